import { canTake } from '../../domain/bookings/bookingLife';
import type { Executor } from '../database/openDatabase';
import { requestsOfMember } from '../members/records/leaving';
import type { Moved } from './announceMoves';
import type { BookingDependencies } from './BookingDependencies';
import { moveBooking } from './moveBooking';
import { bookingById, requestsForTool, toFacts } from './records/bookings';
import { takeStep } from './takeStep';

/** Declines all requests for a deleted tool in its owner's name. */
export async function declineRequests(
  dependencies: BookingDependencies,
  toolId: number,
): Promise<void> {
  for (const bookingId of await requestsForTool(dependencies.executor, toolId)) {
    await takeStep(dependencies, { bookingId, step: 'decline', actor: 'owner' });
  }
}

/**
 * Answers all requests of a member who leaves: withdraws their own, declines those to them, and expires those whose
 * time is over. Needs a transaction that holds the locks on all their tools; call `announceMoves` after the commit.
 */
export async function answerRequests(
  transaction: Executor,
  memberId: number,
  now: Date,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const { id, isOwner } of await requestsOfMember(transaction, memberId)) {
    const booking = await bookingById(transaction, id, { lock: true });
    if (!booking) continue;
    const canDecline = canTake('decline', 'owner', toFacts(booking), now);
    const answer = canDecline
      ? ({ step: 'decline', actor: 'owner' } as const)
      : ({ step: 'expire', actor: 'clock' } as const);
    const move = isOwner ? answer : ({ step: 'withdraw', actor: 'borrower' } as const);
    const outcome = await moveBooking(transaction, booking, { ...move, now });
    if (outcome.kind !== 'moved') throw new Error(`A request could not be answered: ${id}`);
    moved.push(outcome.moved);
  }
  return moved;
}
