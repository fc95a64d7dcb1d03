import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { messagesAddress } from './messagesAddress';

/** Shown when the address belongs to no conversation. */
export function ConversationNotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Conversation not found')}</PageTitle>
      <EmptyState
        heading={i18n.t('Conversation not found')}
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text={i18n.t(
          'There is no conversation at this address. You find all of yours on the dashboard.',
        )}
        action={
          <>
            <LinkButton to={messagesAddress}>{i18n.t('Back to your messages')}</LinkButton>
            <LinkButton to={addresses.borrowedTools} variant="secondary">
              {i18n.t('Borrowed Tools')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
