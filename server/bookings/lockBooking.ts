import type { Executor } from '../database/openDatabase';
import { type BookingRecord, bookingById } from './records/bookings';
import { lockToolOfBooking } from './records/reservations';

/**
 * Locks a booking together with its tool, in the order of locks that all code follows. Null when there is no such
 * booking.
 */
export async function lockBooking(
  transaction: Executor,
  bookingId: number,
): Promise<BookingRecord | null> {
  await lockToolOfBooking(transaction, bookingId);
  return bookingById(transaction, bookingId, { lock: true });
}
