import { answerDue } from '../../domain/bookingLife';
import type { BookingEvent } from '../../domain/bookingNews';
import { copenhagenInstant } from '../../domain/copenhagenInstant';
import { addDays, copenhagenDateOf } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { type BookingRecord, factsOf } from '../records/bookings';
import { lockBooking } from './lockBooking';
import { publishIfDue, remindToReview } from './reviews';
import { notifyOfBooking } from './tell';
import { nextWarnedAt, tellItIsBack, warnNext } from './warnNext';

/** What is said on a day before or after a booking, to whom it is of use. */
const reminders = ['answerSoon', 'fetchTomorrow', 'returnToday', 'overdue'] as const;
type Spoken = (typeof reminders)[number] & BookingEvent;
/**
 * `nextWarned` and `nextBack` speak to whoever has the tool next, `reviewPossible` to who has not reviewed it; `reviewsDue`
 * publishes what was written when the time for it is over.
 */
export type Reminder = Spoken | 'nextWarned' | 'nextBack' | 'reviewPossible' | 'reviewsDue';

/** When the day's reminders go out. */
const hour = 9;

const hourMs = 3_600_000;
/** So long before a request expires its owner is reminded. */
const beforeExpiry = 6 * hourMs;
/** Nobody is woken: what would be due from this hour on, or before that one, is said in the evening. */
const night = { from: 22, until: 7 };

/**
 * When the owner of a request is reminded that it is about to expire: six hours before, or in the evening where that is at
 * night. Null where they have only just heard of it.
 */
export function answerReminderAt(request: Pick<BookingRecord, 'since' | 'startDate'>): Date | null {
  const due = new Date(answerDue(request).getTime() - beforeExpiry);
  const day = copenhagenDateOf(due);
  const isLate = due >= copenhagenInstant(day, night.from);
  const isEarly = due < copenhagenInstant(day, night.until);
  const at = isLate
    ? copenhagenInstant(day, night.from - 1)
    : isEarly
      ? copenhagenInstant(addDays(day, -1), night.from - 1)
      : due;
  return at.getTime() - request.since.getTime() >= 2 * hourMs ? at : null;
}

/** When each is due. What lies in the past when the booking is made is sent at once, if it is still so. */
export function remindersOf(
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
function isTrue(what: Spoken, booking: BookingRecord, now: Date): boolean {
  const today = copenhagenDateOf(now);
  const { state, startDate, endDate } = booking;
  if (what === 'answerSoon') return state === 'requested' && now < answerDue(factsOf(booking));
  if (what === 'fetchTomorrow') return state === 'accepted' && addDays(today, 1) === startDate;
  if (what === 'returnToday') return state === 'pickedUp' && today === endDate;
  return state === 'pickedUp' && today > endDate;
}

/** Reminds those whom it concerns, unless it is no longer so. Answers whom. */
export async function remind(
  executor: Executor,
  { bookingId, what }: { bookingId: number; what: Reminder },
  now: Date,
): Promise<number[]> {
  return executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return [];
    if (what === 'nextWarned') return warnNext(transaction, booking, now);
    if (what === 'nextBack') return tellItIsBack(transaction, booking, now);
    if (what === 'reviewPossible') return remindToReview(transaction, booking, now);
    if (what === 'reviewsDue') {
      const isPublished = await publishIfDue(transaction, booking, now);
      return isPublished ? [booking.borrowerId, booking.ownerId] : [];
    }
    if (!isTrue(what, booking, now)) return [];
    const { borrowerId, ownerId, startDate, endDate } = booking;
    const to = what === 'answerSoon' ? [ownerId] : [borrowerId, ownerId];
    // Said anew when the days have been changed.
    const about = what === 'fetchTomorrow' ? startDate : endDate;
    await notifyOfBooking(transaction, booking, { event: what, about, to, now });
    return to;
  });
}
