import { useLingui } from '@lingui/react';
import { to } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** Replaces the booking page of a paused tool, which only members with an open booking of it see. */
export function PausedToolNotBooked({
  tool: { id, name },
}: {
  tool: { id: string; name: string };
}) {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Book {name}', { name })}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={i18n.t('This tool is paused')}
        picture="/images/scenes/empty-bookings.svg"
        text={i18n.t('{name} cannot be booked now. The booking you have is not affected.', {
          name,
        })}
        action={<LinkButton to={to.tool(id)}>{i18n.t('Back to the tool')}</LinkButton>}
      />
    </PageContainer>
  );
}
