import { clockStep } from '../../domain/bookings/bookingLife';
import { getCopenhagenDate } from '../../domain/values/days';
import { bookingsWithEndingHold } from '../payments/records/payments';
import { reserveUnavailabilities } from '../tools/records/unavailabilities';
import { announceMoves } from './announceMoves';
import type { BookingDependencies } from './BookingDependencies';
import { lockBooking } from './lockBooking';
import { moveBooking } from './moveBooking';
import { bookingsDue, toFacts, updateBooking } from './records/bookings';
import { releaseDays } from './records/reservations';
import { syncMoney } from './syncMoney';

/** Bookings in one round; the next round takes the rest. */
const perRound = 200;

/** Takes the clock's step that is due for a booking, or ends the hold of an instant booking. */
async function takeDueStep(dependencies: BookingDependencies, bookingId: number): Promise<void> {
  const { executor, now } = dependencies;
  const at = now();
  // Reads the payment's state first: money that arrived in time counts before the clock ends the hold.
  await syncMoney(dependencies, bookingId);
  const moved = await executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const next = clockStep(toFacts(booking));
    if (next && next.dueAt <= at) {
      const move = { step: next.step, actor: 'clock', now: at } as const;
      const outcome = await moveBooking(transaction, booking, move);
      return outcome.kind === 'moved' ? outcome.moved : null;
    }
    if (booking.state === 'awaitingPayment') {
      await releaseDays(transaction, bookingId);
      await reserveUnavailabilities(transaction, booking.toolId, getCopenhagenDate(at));
    }
    await updateBooking(transaction, bookingId, { due_at: next?.dueAt ?? null });
    return null;
  });
  if (moved) announceMoves(dependencies, [moved]);
}

/**
 * Takes the clock's steps that are due. A step that fails is retried at the next run and does not stop the
 * others.
 */
export async function takeDueSteps(dependencies: BookingDependencies): Promise<void> {
  const { executor, now, log } = dependencies;
  for (const id of await bookingsDue(executor, now(), perRound)) {
    await takeDueStep(dependencies, id).catch((error: unknown) => {
      log.warn(
        { err: error, booking: id },
        'automatic booking step failed; retrying at the next run',
      );
    });
  }
  for (const id of await bookingsWithEndingHold(executor, now(), perRound)) {
    await syncMoney(dependencies, id).catch((error: unknown) => {
      log.warn({ err: error, booking: id }, 'deposit update failed; retrying at the next run');
    });
  }
}
