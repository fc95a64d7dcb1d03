import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { messagesAddress } from './messagesAddress';

/** An address of no conversation. */
export function ConversationNotFound() {
  return (
    <PageContainer $width="reading">
      <PageTitle>Conversation not found</PageTitle>
      <EmptyState
        heading="Conversation not found"
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text="There is no conversation at this address. You find all of yours on the dashboard."
        action={
          <>
            <LinkButton to={messagesAddress}>Back to your messages</LinkButton>
            <LinkButton to={addresses.borrowedTools} variant="secondary">
              Borrowed Tools
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
