import type { BookingStep } from '../../domain/bookings/bookingLife';
import type { Executor } from '../database/openDatabase';
import type { Taken } from './createBookings';
import type { Changes, Move } from './moveBooking';
import type { BookingRecord } from './records/bookings';

/**
 * What a step does in its own transaction before it is taken. Returns the columns to write, or why the step is refused.
 */
type Work = (
  transaction: Executor,
  booking: BookingRecord,
) => Promise<Changes | 'not yet' | 'no deposit' | 'deposit on its way' | 'impossible'>;

/**
 * Takes a step for a member: of several, the first that is possible. `work` may refuse it or add to it, in its
 * transaction. Null: there is no such booking.
 */
export type TakeStep = (
  bookingId: number,
  move: Omit<Move, 'now' | 'commissionPercent' | 'step'> & {
    step: BookingStep | readonly BookingStep[];
  },
  work?: Work,
) => Promise<Taken | null>;
