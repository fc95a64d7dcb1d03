import { type BookingStep, canTake } from '../../domain/bookings/bookingLife';
import type { Executor } from '../database/openDatabase';
import { announceMoves } from './announceMoves';
import type { BookingDependencies } from './BookingDependencies';
import { lockBooking } from './lockBooking';
import { type Changes, type Move, moveBooking } from './moveBooking';
import { type BookingRecord, bookingById, findLastStep, toFacts } from './records/bookings';
import { syncMoney } from './syncMoney';

/** The outcome of a step: the booking as it is now, and whether this step made it so. */
export interface Taken {
  kind:
    | 'moved'
    | 'already'
    /** The same step was taken before with another text or amount, which stays. */
    | 'other words'
    | 'impossible'
    | 'taken'
    | 'no deposit'
    | 'deposit on its way';
  booking: BookingRecord;
}

/**
 * The work of a step in its own transaction, before the step is taken. Returns the columns to write, or the rejection.
 */
type Work = (
  transaction: Executor,
  booking: BookingRecord,
) => Promise<Changes | 'not yet' | 'no deposit' | 'deposit on its way' | 'impossible'>;

interface WantedStep extends Omit<Move, 'now' | 'step'> {
  bookingId: number;
  /** Of several, the first that is possible is taken. */
  step: BookingStep | readonly BookingStep[];
  work?: Work;
}

/** The outcome of a step that the table of steps does not allow: it may have been taken before. */
async function findEarlierStep(
  transaction: Executor,
  booking: BookingRecord,
  { step, actor, note, changes }: WantedStep,
): Promise<'impossible' | 'already' | 'other words'> {
  const last = await findLastStep(transaction, booking.id);
  const isRepeated = [step].flat().some((each) => each === last?.step) && last?.actor === actor;
  if (!isRepeated) return 'impossible';
  const claimed = changes?.claim_cents ?? booking.claimCents;
  return last.note === (note ?? null) && claimed === booking.claimCents ? 'already' : 'other words';
}

/**
 * Takes a step for a member, in one transaction, and asks for the money that follows. `work` may refuse the step or add
 * to it. Null: there is no such booking.
 */
export async function takeStep(
  dependencies: BookingDependencies,
  wanted: WantedStep,
): Promise<Taken | null> {
  const { executor, events, now, log } = dependencies;
  const { bookingId, step: steps, work, ...move } = wanted;
  const at = now();
  const outcome = await executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const step = [steps].flat().find((each) => canTake(each, move.actor, toFacts(booking), at));
    if (step === undefined) {
      return { kind: await findEarlierStep(transaction, booking, wanted), booking };
    }
    const changes = work ? await work(transaction, booking) : {};
    if (changes === 'not yet') return { kind: 'moved' as const, booking, moved: null };
    if (typeof changes === 'string') return { kind: changes, booking };
    const moving = { ...move, step, now: at, changes: { ...move.changes, ...changes } };
    const result = await moveBooking(transaction, booking, moving);
    return result.kind === 'moved'
      ? { kind: 'moved' as const, booking: result.moved.booking, moved: result.moved }
      : { kind: result.kind, booking };
  });
  if (!outcome) return null;
  if ('moved' in outcome) {
    const { ownerId, borrowerId } = outcome.booking;
    if (outcome.moved) announceMoves(dependencies, [outcome.moved]);
    else events.announce([ownerId, borrowerId], ['Bookings']);
    await syncMoney(dependencies, bookingId).catch((error: unknown) => {
      // The step has stored a job that does this later.
      log.warn(
        { err: error, booking: bookingId },
        'payment update of a booking failed; retrying in a job',
      );
    });
  }
  const present = await bookingById(executor, bookingId);
  return { kind: outcome.kind, booking: present ?? outcome.booking };
}
