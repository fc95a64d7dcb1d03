import { lateFee } from '../../domain/bookings/bookingEnds';
import { canTake } from '../../domain/bookings/bookingLife';
import { getCopenhagenDate } from '../../domain/values/days';
import { enqueue } from '../jobs/enqueue';
import type { BookingDependencies } from './BookingDependencies';
import { bookedQuote } from './bookedQuote';
import { toFacts } from './records/bookings';
import type { Side } from './records/handover';
import { takeSideStep } from './takeSideStep';
import { type Taken, takeStep } from './takeStep';

/** Marks the tool as returned: from today its days are free, and its late fee is final. `isBoth`: with a code. */
export function markReturned(
  dependencies: BookingDependencies,
  { bookingId, actor, isBoth }: { bookingId: number; actor: Side; isBoth: boolean },
): Promise<Taken | null> {
  return takeStep(dependencies, {
    bookingId,
    step: 'markReturned',
    actor,
    async work(transaction, booking) {
      const today = getCopenhagenDate(dependencies.now());
      // A next borrower who was warned of the delay is notified that the tool is back.
      await enqueue(transaction, {
        once: `booking ${bookingId} nextBack`,
        kind: 'booking_reminder',
        payload: { bookingId, what: 'nextBack' },
      });
      const fee =
        booking.lateWaivedAt === null ? lateFee(bookedQuote(booking), booking.endDate, today) : 0;
      return {
        returned_on: today,
        returned_by: isBoth ? 'both' : actor,
        late_fee_cents: fee,
      };
    },
  });
}

/** While the tool is out, its owner can waive the late fee. */
export function waiveLateFee(
  dependencies: BookingDependencies,
  { bookingId, actor }: { bookingId: number; actor: Side },
): Promise<Taken | null> {
  return takeSideStep<'already' | 'impossible'>(dependencies, {
    bookingId,
    step: 'waiveLateFee',
    actor,
    event: { kind: 'lateFeeWaived' },
    work(booking, at) {
      if (!canTake('waiveLateFee', actor, toFacts(booking), at)) return 'impossible';
      return booking.lateWaivedAt === null ? { late_waived_at: at } : 'already';
    },
  });
}
