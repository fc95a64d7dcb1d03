import type { Executor } from '../database/openDatabase';
import { type BookingRecord, bookingById } from '../records/bookings';
import { lockTool } from '../records/reservations';

/** Locks a booking together with its tool, in the one order that everybody locks in. Null for one that there is not. */
export async function lockBooking(
  transaction: Executor,
  bookingId: number,
): Promise<BookingRecord | null> {
  const seen = await bookingById(transaction, bookingId);
  if (!seen) return null;
  await lockTool(transaction, seen.toolId);
  return bookingById(transaction, bookingId, { lock: true });
}
