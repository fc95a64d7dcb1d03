import { answerDue } from '../../domain/bookings/bookingLife';
import { night } from '../../domain/notifications/quietHours';
import { copenhagenInstant } from '../../domain/values/copenhagenInstant';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import type { BookingReminder, Reminder } from '../jobs/bookingEvents';
import type { BookingDependencies } from './BookingDependencies';
import { lockBooking } from './lockBooking';
import { publishEvent } from './publishEvent';
import { type BookingRecord, toFacts } from './records/bookings';
import { publishIfDue, remindToReview } from './reviews';
import { nextWarnedAt, notifyToolIsBack, warnNextBorrowers } from './warnNextBorrowers';

/** When the day's reminders go out. */
const hour = 9;

const hourMs = 3_600_000;
/** How long before a request expires its owner is reminded. */
const beforeExpiry = 6 * hourMs;

/**
 * When the owner is reminded that a request is about to expire: six hours before, or in the evening when that is at
 * night. Null when the request is so new that they have only just heard of it.
 */
export function answerReminderAt(request: Pick<BookingRecord, 'since' | 'startDate'>): Date | null {
  const due = new Date(answerDue(request).getTime() - beforeExpiry);
  const day = getCopenhagenDate(due);
  const isLate = due >= copenhagenInstant(day, night.from);
  const isEarly = due < copenhagenInstant(day, night.until);
  const at = isLate
    ? copenhagenInstant(day, night.from - 1)
    : isEarly
      ? copenhagenInstant(addDays(day, -1), night.from - 1)
      : due;
  return at.getTime() - request.since.getTime() >= 2 * hourMs ? at : null;
}

/** When each reminder is due. A reminder due before the booking was made is sent immediately, if it is still true. */
export function getReminders(
  booking: Pick<BookingRecord, 'state' | 'since' | 'startDate' | 'endDate'>,
): { what: Reminder; dueAt: Date }[] {
  const { startDate, endDate } = booking;
  if (booking.state === 'requested') {
    const dueAt = answerReminderAt(booking);
    return dueAt ? [{ what: 'answerSoon', dueAt }] : [];
  }
  return [
    { what: 'fetchTomorrow', dueAt: copenhagenInstant(addDays(startDate, -1), hour) },
    { what: 'returnToday', dueAt: copenhagenInstant(endDate, hour) },
    { what: 'nextWarned', dueAt: nextWarnedAt(endDate) },
    { what: 'overdue', dueAt: copenhagenInstant(addDays(endDate, 1), hour) },
  ];
}

/** Whether a reminder is still true: bookings are cancelled, moved and handed back early. */
function isStillTrue(what: BookingReminder, booking: BookingRecord, now: Date): boolean {
  const today = getCopenhagenDate(now);
  const { state, startDate, endDate } = booking;
  if (what === 'answerSoon') return state === 'requested' && now < answerDue(toFacts(booking));
  if (what === 'fetchTomorrow') return state === 'accepted' && addDays(today, 1) === startDate;
  if (what === 'returnToday') return state === 'pickedUp' && today === endDate;
  return state === 'pickedUp' && today > endDate;
}

/** Does what is due of a reminder. Returns the members whose open pages of the booking have changed. */
async function followReminder(
  transaction: Executor,
  { bookingId, what }: { bookingId: number; what: Reminder },
  now: Date,
): Promise<number[]> {
  const booking = await lockBooking(transaction, bookingId);
  if (!booking) return [];
  if (what === 'nextWarned') return warnNextBorrowers(transaction, booking, now);
  if (what === 'nextBack') return notifyToolIsBack(transaction, booking, now);
  if (what === 'reviewsDue') {
    const isPublished = await publishIfDue(transaction, booking, { now, byClock: true });
    return isPublished ? [booking.borrowerId, booking.ownerId] : [];
  }
  if (what === 'reviewPossible') await remindToReview(transaction, booking, now);
  else if (isStillTrue(what, booking, now)) {
    await publishEvent(transaction, booking, { kind: 'reminderDue', reminder: what }, now);
  }
  return [];
}

/** Sends a reminder to the members concerned, if it is still true. */
export async function remind(
  { executor, events, outbox, now }: BookingDependencies,
  reminder: { bookingId: number; what: Reminder },
): Promise<void> {
  const memberIds = await executor
    .transaction()
    .execute((transaction) => followReminder(transaction, reminder, now()));
  events.announce(memberIds, ['Bookings']);
  outbox.wake();
}
