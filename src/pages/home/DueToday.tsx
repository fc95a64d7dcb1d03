import { useLingui } from '@lingui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { getAgenda, isDueToday } from '../../../domain/bookings/agenda';
import { formatBookingWhen, rowActionLabels } from '../../../domain/bookings/bookingWhen';
import { getNextAction } from '../../../domain/bookings/nextAction';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { aheadSeconds } from '../../platform/api/aheadSeconds';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { PageContainer } from '../../ui/PageContainer';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';

const { border, color, fontSize, fontWeight, icon, space, target } = theme;

/* Over the room that the hero leaves for it, so that nothing moves when it comes. */
const Strip = styled.section`
  position: absolute;
  inset-inline: 0;
  margin-block-start: calc(-1 * ${space[6]});
  background: ${color.surface};
  border-block-end: ${border.line} solid ${color.line};
`;
const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-height: ${target.medium};
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  text-decoration: none;
  white-space: nowrap;
  > svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
  ${media.hover} {
    &:hover span {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
/* A long name makes room for what is to do. */
const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
`;
const When = styled.span`
  [data-late] > & {
    color: ${color.danger};
  }
`;
const Action = styled.span`
  color: ${color.primary};
`;

function DueBooking({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const today = useToday();
  const { id, role, tool, borrower, status } = booking;
  const action = getNextAction(booking);
  const name = getFirstName((role === 'OWNER' ? borrower : tool.owner).name);
  const label =
    action === null || action === 'write'
      ? i18n.t('Skriv til {name}', { name })
      : action === 'accept'
        ? i18n.t('Svar {name}', { name })
        : rowActionLabels[language][action];
  return (
    <Line
      to={`${to.booking(id)}${action === 'showCode' ? '?show' : ''}`}
      data-late={status === 'overdue' || undefined}
    >
      <Name lang={written}>{tool.name}:</Name>
      <When>{formatBookingWhen(booking, today, language)}</When>
      <Action>· {label}</Action>
      <ChevronRight aria-hidden />
    </Line>
  );
}

/** The member's most urgent booking that is overdue or changes hands today; nothing without one. */
export function DueToday() {
  const { i18n } = useLingui();
  const today = useToday();
  const { currentData: bookings = [] } = useDashboardBookingsQuery(undefined, {
    refetchOnMountOrArgChange: aheadSeconds,
  });
  const booking = getAgenda(bookings, today).find((waiting) => isDueToday(waiting, today));
  if (!booking) return null;
  return (
    <Strip aria-label={i18n.t('Det her venter')} data-print="hide">
      <PageContainer>
        <DueBooking booking={booking} />
      </PageContainer>
    </Strip>
  );
}
