import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';

interface Props {
  tool: { id: string; name: string };
  /** A paused tool is only shown to members with an open booking of it. */
  reason: 'own' | 'paused';
}

/** Replaces the booking page of a tool that the person cannot book. */
export function ToolNotBooked({ tool: { id, name }, reason }: Props) {
  const { i18n } = useLingui();
  const isOwn = reason === 'own';
  return (
    <PageContainer $width="reading" title={i18n.t('Book {name}', { name })}>
      <EmptyState
        headingLevel={1}
        heading={isOwn ? i18n.t('This is your own tool') : i18n.t('This tool is paused')}
        picture="/images/scenes/empty-bookings.svg"
        text={
          isOwn
            ? i18n.t('You cannot book your own tool. You can edit it instead.', { name })
            : i18n.t(
                '{name} cannot be booked right now. If you already have a booking, it still stands.',
                {
                  name,
                },
              )
        }
        action={
          <>
            {isOwn && <LinkButton to={to.editTool(id)}>{i18n.t('Edit the tool')}</LinkButton>}
            <LinkButton to={to.tool(id)} variant={isOwn ? 'secondary' : 'primary'}>
              {i18n.t('Back to the tool')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
