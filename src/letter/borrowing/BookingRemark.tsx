import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { bookingStatusFacts } from '../../../domain/bookings/bookingStatus';
import { type CalendarDate, daysBetween, formatDate } from '../../../domain/values/days';
import { formatDays } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Booking } from '../../bookings/api/bookingsApi';
import { Callout } from '../../ui/Callout';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  booking: Pick<Booking, 'status' | 'startDate'>;
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

/** The pickup reminder, or the warning of an overdue tool (§4); nothing for the other statuses. */
export function BookingRemark({ booking, today }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { remark } = bookingStatusFacts[booking.status];
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
