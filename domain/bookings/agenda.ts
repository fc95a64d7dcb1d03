import { addDays, type CalendarDate } from '../values/days';
import { getBookingStage, type StageFacts } from './nextAction';

interface AgendaFacts extends StageFacts {
  role: 'BORROWER' | 'OWNER';
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** How urgent a booking is for a member, from 0 on. Null: it does not wait for them. */
function getUrgency(booking: AgendaFacts, today: CalendarDate): number | null {
  const { role, startDate, endDate } = booking;
  const tomorrow = addDays(today, 1);
  switch (getBookingStage(booking)) {
    case 'overdue':
      return 0;
    case 'unpaid':
      return role === 'BORROWER' ? 1 : null;
    case 'asked':
      return role === 'OWNER' ? 2 : null;
    case 'pickup':
      return 3;
    case 'out':
      if (endDate === today) return 3;
      return endDate === tomorrow ? 5 : null;
    case 'returned':
      return role === 'OWNER' ? 4 : null;
    case 'agreed':
      return startDate === today || startDate === tomorrow ? 5 : null;
    default:
      return null;
  }
}

/**
 * The bookings that wait for a member, the most urgent first: overdue, to pay, to answer, changing hands today, to
 * confirm, changing hands tomorrow.
 */
export function getAgenda<Booking extends AgendaFacts>(
  bookings: readonly Booking[],
  today: CalendarDate,
): Booking[] {
  return bookings
    .flatMap((booking) => {
      const urgency = getUrgency(booking, today);
      return urgency === null ? [] : [{ booking, urgency }];
    })
    .toSorted((one, other) => one.urgency - other.urgency)
    .map(({ booking }) => booking);
}

/** Whether a booking of the agenda is overdue or changes hands today. */
export function isDueToday(
  { state, status, startDate, endDate }: AgendaFacts,
  today: CalendarDate,
): boolean {
  if (status === 'overdue') return true;
  if (state === 'RETURNED') return false;
  return (state === 'PICKED_UP' ? endDate : startDate) === today;
}
