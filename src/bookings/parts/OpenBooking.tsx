import { useLingui } from '@lingui/react';
import { CalendarClock, CreditCard } from 'lucide-react';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { useViewer } from '../../members/hooks/useViewer';
import { Callout } from '../../ui/Callout';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type Booking, useMyBookingsQuery } from '../api/bookingsApi';

const none: Booking[] = [];

/** The viewer's bookings of a tool that are unpaid, requested, accepted or picked up, in the order of their list. */
export function useOpenBookings(toolId: string): Booking[] {
  const { signedIn } = useViewer();
  const { data = none } = useMyBookingsQuery(undefined, { skip: !signedIn });
  return data.filter(
    ({ tool, state }) =>
      tool.id === toolId &&
      ['AWAITING_PAYMENT', 'REQUESTED', 'ACCEPTED', 'PICKED_UP'].includes(state),
  );
}

interface Props {
  /** The language that the screen was given. */
  given: ScreenLanguage;
  toolId: string;
}

const words = {
  da: {
    unpaid: /*i18n*/ 'Din betaling for {days} er ikke færdig. Gør den færdig inden {due}.',
    requested: /*i18n*/ 'Du har spurgt om at låne værktøjet {days}.',
    accepted: /*i18n*/ 'Du har booket værktøjet {days}.',
    pay: /*i18n*/ 'Gør betalingen færdig',
    see: /*i18n*/ 'Se din booking',
  },
  en: {
    unpaid: /*i18n*/ 'Your payment for {days} is not finished. Finish it before {due}.',
    requested: /*i18n*/ 'You have asked to borrow this tool, {days}.',
    accepted: /*i18n*/ 'You have booked this tool, {days}.',
    pay: /*i18n*/ 'Finish paying',
    see: /*i18n*/ 'See your booking',
  },
} as const;

const stateTexts = {
  AWAITING_PAYMENT: 'unpaid',
  REQUESTED: 'requested',
  ACCEPTED: 'accepted',
  PICKED_UP: 'accepted',
} as const;

type Known = Booking & { state: keyof typeof stateTexts };
const isKnown = (booking: Booking): booking is Known => booking.state in stateTexts;

/** The viewer's open bookings of a tool, with a link to each: an unfinished payment, a request, or an agreed booking. */
export function OpenBooking({ given, toolId }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const said = words[given];
  return useOpenBookings(toolId)
    .filter(isKnown)
    .map((booking) => {
      const isUnpaid = booking.state === 'AWAITING_PAYMENT';
      return (
        <Callout
          key={booking.id}
          tone={isUnpaid ? 'warning' : 'info'}
          icon={isUnpaid ? <CreditCard aria-hidden="true" /> : <CalendarClock aria-hidden="true" />}
        >
          <Stack $gap={3} $align="start">
            <span>
              {i18n.t(said[stateTexts[booking.state]], {
                days: formatPeriod(booking.startDate, booking.endDate, language),
                due: booking.due === null ? '' : formatDeadline(booking.due, language),
              })}
            </span>
            <LinkButton to={to.booking(booking.id)} size="small" variant="secondary">
              {isUnpaid ? i18n.t(said.pay) : i18n.t(said.see)}
            </LinkButton>
          </Stack>
        </Callout>
      );
    });
}
