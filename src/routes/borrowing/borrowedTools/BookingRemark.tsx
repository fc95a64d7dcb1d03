import { CalendarClock, TriangleAlert } from 'lucide-react';
import { bookingStatusFacts } from '../../../../domain/bookingStatus';
import { type CalendarDate, daysBetween, formatDate, formatDays } from '../../../../domain/days';
import type { Booking } from '../../../store/api/bookingsApi';
import { Notice } from '../../../ui/Notice';

interface Props {
  booking: Pick<Booking, 'status' | 'startDate'>;
  today: CalendarDate;
}

/** `, in 4 days`. Edge: nothing for a day that has passed while the page stood open. */
function untilPickup(days: number): string {
  if (days < 0) return '';
  if (days === 0) return ', today';
  return days === 1 ? ', tomorrow' : `, in ${formatDays(days, 'en')}`;
}

/** The pickup reminder, or the warning of an overdue tool (§4); nothing for the other statuses. */
export function BookingRemark({ booking, today }: Props) {
  const { remark } = bookingStatusFacts[booking.status];
  if (remark === 'pickup') {
    return (
      <Notice icon={<CalendarClock aria-hidden="true" />}>
        <strong>Pickup reminder:</strong> {formatDate(booking.startDate, 'en')}
        {untilPickup(daysBetween(today, booking.startDate))}
      </Notice>
    );
  }
  if (remark === 'overdue') {
    return (
      <Notice tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        <strong>Tool is overdue:</strong> Please return as soon as possible to avoid additional
        fees.
      </Notice>
    );
  }
  return null;
}
