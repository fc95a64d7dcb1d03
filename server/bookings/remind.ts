import type { BookingEvent } from '../../domain/bookingNews';
import { addDays, copenhagenDateOf, copenhagenInstant } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import type { BookingRecord } from '../records/bookings';
import { lockBooking } from './lockBooking';
import { notifyOfBooking } from './tell';

/** What is said on a day before or after a booking, to whom it is of use. */
export const reminders = ['fetchTomorrow', 'returnToday', 'overdue'] as const;
export type Reminder = (typeof reminders)[number] & BookingEvent;

/** When the day's reminders go out. */
const hour = 9;

/** When each is due. What lies in the past when the booking is made is sent at once, if it is still so. */
export function remindersOf({
  startDate,
  endDate,
}: Pick<BookingRecord, 'startDate' | 'endDate'>): { what: Reminder; dueAt: Date }[] {
  return [
    { what: 'fetchTomorrow', dueAt: copenhagenInstant(addDays(startDate, -1), hour) },
    { what: 'returnToday', dueAt: copenhagenInstant(endDate, hour) },
    { what: 'overdue', dueAt: copenhagenInstant(addDays(endDate, 1), hour) },
  ];
}

/** Whether a reminder is still true: bookings are cancelled, moved and handed back early. */
function isTrue(what: Reminder, booking: BookingRecord, now: Date): boolean {
  const today = copenhagenDateOf(now);
  const { state, startDate, endDate } = booking;
  if (what === 'fetchTomorrow') return state === 'accepted' && addDays(today, 1) === startDate;
  if (what === 'returnToday') return state === 'pickedUp' && today === endDate;
  return state === 'pickedUp' && today > endDate;
}

/** Reminds those of the two whom it concerns, unless it is no longer so. Answers whom. */
export async function remind(
  executor: Executor,
  { bookingId, what }: { bookingId: number; what: Reminder },
  now: Date,
): Promise<number[]> {
  return executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking || !isTrue(what, booking, now)) return [];
    const to = [booking.borrowerId, booking.ownerId];
    await notifyOfBooking(transaction, booking, { event: what, to, now });
    return to;
  });
}
