import { useLingui } from '@lingui/react';
import { to } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** Replaces the booking page of the person's own tool, which they cannot book. */
export function OwnToolNotBooked({ tool: { id, name } }: { tool: { id: string; name: string } }) {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Book {name}', { name })}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={i18n.t('This is your own tool')}
        picture="/images/scenes/empty-bookings.svg"
        text={i18n.t('You cannot book {name} from yourself. You can edit it instead.', { name })}
        action={
          <>
            <LinkButton to={to.editTool(id)}>{i18n.t('Edit the tool')}</LinkButton>
            <LinkButton to={to.tool(id)} variant="secondary">
              {i18n.t('Back to the tool')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
