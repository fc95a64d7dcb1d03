import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';

/** Shown when the address belongs to no conversation. */
export function ConversationNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('Conversation not found')}
      text={i18n.t('There is no conversation at this link. You find all of yours in your shed.')}
      action={
        <>
          <LinkButton to={memberAddresses.messages}>{i18n.t('Back to your messages')}</LinkButton>
          <LinkButton to={addresses.borrowedTools} variant="secondary">
            {i18n.t('Borrowed Tools')}
          </LinkButton>
        </>
      }
    />
  );
}
