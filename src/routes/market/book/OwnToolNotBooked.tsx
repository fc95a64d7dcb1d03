import { to } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** In place of the booking page of one's own tool, which nobody can book from themselves. */
export function OwnToolNotBooked({ tool: { id, name } }: { tool: { id: string; name: string } }) {
  return (
    <PageContainer $width="reading">
      <PageTitle>{`Book ${name}`}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading="This is your own tool"
        picture="/images/scenes/empty-bookings.svg"
        text={
          <>
            You cannot book <span lang="da">{name}</span> from yourself. You can edit it instead.
          </>
        }
        action={
          <>
            <LinkButton to={to.editTool(id)}>Edit the tool</LinkButton>
            <LinkButton to={to.tool(id)} variant="secondary">
              Back to the tool
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
