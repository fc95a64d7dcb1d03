import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CalendarClock, CreditCard, Hourglass, TriangleAlert } from 'lucide-react';
import { bookingStatusFacts } from '../../../domain/bookings/bookingStatus';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import { type CalendarDate, daysBetween, formatDate } from '../../../domain/values/days';
import { formatDays } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Callout } from '../../ui/Callout';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Booking } from '../api/bookingsApi';

interface Props {
  booking: Pick<Booking, 'status' | 'state' | 'startDate' | 'due' | 'paymentRefused'> & {
    tool: { owner: { name: string } };
  };
  today: CalendarDate;
}

/** `4 July 2026, in 4 days`. Edge: the date alone for a day that has passed while the page stood open. */
function whenPickedUp(
  startDate: CalendarDate,
  today: CalendarDate,
  i18n: I18n,
  language: ScreenLanguage,
): string {
  const date = formatDate(startDate, language);
  const days = daysBetween(today, startDate);
  if (days === 0) return i18n.t('{date}, today', { date });
  if (days === 1) return i18n.t('{date}, tomorrow', { date });
  return days < 0 ? date : i18n.t('{date}, in {days}', { date, days: formatDays(days, language) });
}

/** The awaited step, the pickup reminder or the warning of an overdue tool (§4); nothing for other statuses. */
export function BookingRemark({ booking, today }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { remark } = bookingStatusFacts[booking.status];
  const due = booking.due === null ? '' : formatDeadline(booking.due, language);
  if (booking.state === 'AWAITING_PAYMENT') {
    return (
      <Callout tone="warning" icon={<CreditCard aria-hidden="true" />}>
        {booking.due === null
          ? i18n.t('Finish the payment: the tool is not booked before you have paid.')
          : i18n.t(
              'Finish the payment before {due}. The tool is not booked before you have paid.',
              {
                due,
              },
            )}
      </Callout>
    );
  }
  if (booking.state === 'REQUESTED') {
    return (
      <Callout icon={<Hourglass aria-hidden="true" />}>
        {i18n.t('{name} has until {due} to answer. You pay only if {name} says yes.', {
          name: getFirstName(booking.tool.owner.name),
          due,
        })}
      </Callout>
    );
  }
  if (booking.paymentRefused) {
    return (
      <Callout tone="danger" icon={<CreditCard aria-hidden="true" />}>
        {i18n.t('Your card was refused. Pay in another way before {due}.', { due })}
      </Callout>
    );
  }
  if (remark === 'pickup') {
    return (
      <Callout icon={<CalendarClock aria-hidden="true" />}>
        <strong>{i18n.t('Pickup reminder:')}</strong>{' '}
        {whenPickedUp(booking.startDate, today, i18n, language)}
      </Callout>
    );
  }
  if (remark === 'overdue') {
    return (
      <Callout tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        <strong>{i18n.t('Tool is overdue:')}</strong>{' '}
        {i18n.t('Please return as soon as possible to avoid additional fees.')}
      </Callout>
    );
  }
  return null;
}
