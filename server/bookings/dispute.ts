import { lateFee } from '../../domain/bookings/bookingEnds';
import { canTake, lateUntil } from '../../domain/bookings/bookingLife';
import { statementSide } from '../../domain/bookings/pickupStatement';
import { mostClaimed } from '../../domain/payments/coverClaims';
import type { BookingDependencies } from './BookingDependencies';
import { bookedQuote } from './bookedQuote';
import type { Changes } from './moveBooking';
import { type BookingRecord, bookingById, listHistory, toFacts } from './records/bookings';
import type { Side } from './records/handover';
import { takeSideStep } from './takeSideStep';
import { type Taken, takeStep } from './takeStep';

/**
 * The late fee of a booking in dispute: of a tool that is back the final one, of a tool that is still out the one so
 * far.
 */
export function lateFeeOfDispute(booking: BookingRecord): number {
  if (booking.returnedOn !== null) return booking.lateFeeCents;
  if (booking.lateWaivedAt !== null) return 0;
  return lateFee(bookedQuote(booking), booking.endDate, lateUntil(booking));
}

/**
 * The columns that the end of a dispute sets. When the tool never came back, this includes the late fee: without a marked return
 * the card was not asked for it before.
 */
export function settlementColumns(
  booking: BookingRecord,
  claimCents: number,
  lateCents = lateFeeOfDispute(booking),
): Changes {
  return {
    settled_claim_cents: claimCents,
    ...(booking.returnedOn === null && { late_fee_cents: lateCents }),
  };
}

const otherSide = { borrower: 'owner', owner: 'borrower' } as const;

/** The owner's present claim; null without an amount. */
export const askedByOwner = (booking: BookingRecord): number | null =>
  booking.ownerProposesCents ?? booking.claimCents;

/** The most that can be settled on: what was claimed, and never more than the deposit and the cover. */
export const settlementLimit = (booking: BookingRecord): number =>
  Math.min(booking.claimCents ?? Number.POSITIVE_INFINITY, mostClaimed(booking));

/** The latest amount that the other side of a dispute has proposed; null for none. */
const otherProposal = (booking: BookingRecord, actor: Side): number | null =>
  actor === 'borrower' ? askedByOwner(booking) : booking.borrowerProposesCents;

/**
 * One of the two proposes an amount. When it equals the other's latest proposal, they have agreed. Otherwise it replaces
 * their own former proposal, and the other member is notified.
 */
export async function proposeSettlement(
  dependencies: BookingDependencies,
  { bookingId, actor, cents }: { bookingId: number; actor: Side; cents: number },
): Promise<Taken | 'too much' | null> {
  const taken = await takeSideStep<'over' | 'agreed' | 'too much' | 'already'>(dependencies, {
    bookingId,
    step: 'proposeSettlement',
    actor,
    cents,
    event: { kind: 'settlementProposed', actor, cents },
    work(booking, at) {
      if (!canTake('proposeSettlement', actor, toFacts(booking), at)) return 'over';
      if (otherProposal(booking, actor) === cents) return 'agreed';
      if (cents > settlementLimit(booking)) return 'too much';
      const mine = actor === 'owner' ? booking.ownerProposesCents : booking.borrowerProposesCents;
      if (mine === cents) return 'already';
      return actor === 'owner'
        ? { owner_proposes_cents: cents }
        : { borrower_proposes_cents: cents };
    },
  });
  if (!taken) return null;
  const { kind, booking } = taken;
  if (kind === 'too much') return kind;
  // A repeated request finds the agreement made, and `takeStep` recognises it.
  if (kind === 'agreed' || kind === 'over') {
    return takeStep(dependencies, {
      bookingId,
      step: 'agreeOnClaim',
      actor,
      work: async (_transaction, present) =>
        otherProposal(present, actor) === cents ? settlementColumns(present, cents) : 'impossible',
    });
  }
  return { kind, booking };
}

/**
 * One of the two contests what the other has reported about the pick-up: the money stays where it is until support
 * decides. The same text again counts as the same request.
 */
export async function contestNoShow(
  dependencies: BookingDependencies,
  { bookingId, actor, text }: { bookingId: number; actor: Side; text: string },
): Promise<Taken | 'too late' | 'contested before' | null> {
  const taken = await takeStep(dependencies, {
    bookingId,
    step: ['contestNoShow', 'contestStatement'],
    actor,
    note: text,
  });
  if (!taken || taken.kind === 'moved') return taken;
  const { noShow, statementKind } = taken.booking;
  const isTheirs =
    (noShow !== null && actor === 'borrower') ||
    (statementKind !== null && statementSide(statementKind) === otherSide[actor]);
  if (!isTheirs) return { ...taken, kind: 'impossible' };
  const history = await listHistory(dependencies.executor, bookingId);
  const before = history.find(
    (each) => ['contestNoShow', 'contestStatement'].includes(each.step) && each.actor === actor,
  );
  if (!before) return 'too late';
  return before.note === text ? { ...taken, kind: 'already' } : 'contested before';
}

/** One of the two asks support to decide their dispute, or whether the tool was picked up. */
export async function askSupport(
  dependencies: BookingDependencies,
  { bookingId, actor }: { bookingId: number; actor: Side },
): Promise<Taken | null> {
  const before = await bookingById(dependencies.executor, bookingId);
  if (before?.state === 'accepted') {
    return takeStep(dependencies, { bookingId, step: 'askSupportAboutPickup', actor });
  }
  return takeSideStep<'already' | 'impossible'>(dependencies, {
    bookingId,
    step: 'askSupport',
    actor,
    work(booking, at) {
      if (canTake('askSupport', actor, toFacts(booking), at)) return { support_asked_at: at };
      return booking.state === 'inDispute' ? 'already' : 'impossible';
    },
  });
}
