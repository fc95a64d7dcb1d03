import { copenhagenInstant } from '../../domain/values/copenhagenInstant';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { publishEvent } from './publishEvent';
import {
  acceptedBookings,
  type BookingRecord,
  bookingById,
  insertHistory,
  updateBooking,
} from './records/bookings';
import { freeUnits, nearestFreePeriods } from './records/reservations';

/** Early enough for a borrower who fetches the tool in the morning, and not at night. */
const hour = 7;

/** When the next borrower is warned for the first time: on the first day that a tool is late. */
export const nextWarnedAt = (endDate: string) => copenhagenInstant(addDays(endDate, 1), hour);

/** Agreed bookings of a tool that begin before the late tool may be back. Needs the lock on the tool. */
async function nextBookings(
  transaction: Executor,
  late: BookingRecord,
  today: string,
): Promise<BookingRecord[]> {
  const next: BookingRecord[] = [];
  for (const { id, startDate, bufferDays } of await acceptedBookings(transaction, late.toolId)) {
    if (startDate > addDays(today, bufferDays)) continue;
    const booking = await bookingById(transaction, id, { lock: true });
    if (booking) next.push(booking);
  }
  return next;
}

/** Whether enough units are free for an agreed booking; all callers use the same rule. */
export async function hasEnoughUnits(
  executor: Executor,
  booking: BookingRecord,
  today: string,
): Promise<boolean> {
  const free = await freeUnits(executor, booking, today, { except: booking.id });
  return free.length >= booking.units;
}

/**
 * A tool is late: the next borrowers who cannot be served are notified immediately of free days, and may cancel
 * without cost from then on. Checks again each morning until the tool is back. Returns the notified members.
 */
export async function warnNextBorrowers(
  transaction: Executor,
  late: BookingRecord,
  now: Date,
): Promise<number[]> {
  const today = getCopenhagenDate(now);
  if (late.state !== 'pickedUp' || late.endDate >= today) return [];
  const notified: number[] = [];
  for (const next of await nextBookings(transaction, late, today)) {
    if (next.toolLateAt !== null || (await hasEnoughUnits(transaction, next, today))) continue;
    await updateBooking(transaction, next.id, { tool_late_at: now });
    await insertHistory(transaction, {
      bookingId: next.id,
      step: 'toolIsLate',
      actor: 'clock',
      note: null,
      at: now,
      fromState: next.state,
      toState: next.state,
    });
    const free = (await nearestFreePeriods(transaction, next, today, { except: next.id })).filter(
      ({ startDate }) => startDate >= today,
    );
    await publishEvent(transaction, next, { kind: 'toolLate', free }, now);
    notified.push(next.borrowerId, next.ownerId);
  }
  const again = copenhagenInstant(addDays(today, 1), hour);
  await enqueue(transaction, {
    once: `booking ${late.id} nextWarned ${again.toISOString()}`,
    kind: 'booking_reminder',
    payload: { bookingId: late.id, what: 'nextWarned' },
    dueAt: again,
  });
  return notified;
}

/** The tool is back: next borrowers who were warned and can be served now are notified. Returns the notified members. */
export async function notifyToolIsBack(
  transaction: Executor,
  late: BookingRecord,
  now: Date,
): Promise<number[]> {
  const today = getCopenhagenDate(now);
  const notified: number[] = [];
  for (const next of await nextBookings(transaction, late, today)) {
    if (next.toolLateAt === null || !(await hasEnoughUnits(transaction, next, today))) continue;
    await publishEvent(transaction, next, { kind: 'toolBack' }, now);
    notified.push(next.borrowerId);
  }
  return notified;
}
