import { lateFee } from '../../domain/bookings/bookingEnds';
import { canTake, lateUntil } from '../../domain/bookings/bookingLife';
import { statementSide } from '../../domain/bookings/pickupStatement';
import { mostClaimed } from '../../domain/payments/coverClaims';
import { bookedQuote } from './bookedQuote';
import type { BookingOptions, Taken } from './createBookings';
import type { Changes } from './moveBooking';
import { type BookingRecord, factsOf, historyOf } from './records/bookings';
import type { TakeStep } from './TakeStep';
import { takeSideStep } from './takeSideStep';

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
 * What the end of a dispute writes. When the tool never came back, this includes the late fee: without a marked return
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

/** What the owner asks for now; null when they have named no amount. */
export const askedByOwner = (booking: BookingRecord): number | null =>
  booking.ownerProposesCents ?? booking.claimCents;

/** The most that can be settled on: what was claimed, and never more than the deposit and the cover. */
export const settlementLimit = (booking: BookingRecord): number =>
  Math.min(booking.claimCents ?? Number.POSITIVE_INFINITY, mostClaimed(booking));

/** How the two members of a dispute agree on an amount. */
export function createDisputes({
  executor,
  channels,
  now,
  takeStep,
}: Pick<BookingOptions, 'executor' | 'channels' | 'now'> & { takeStep: TakeStep }) {
  /**
   * One of the two proposes an amount. When it equals the other's latest proposal, they have agreed. Otherwise it
   * replaces their own former proposal, and the other member is told.
   */
  async function proposeSettlement(
    bookingId: number,
    actor: 'borrower' | 'owner',
    cents: number,
  ): Promise<Taken | 'too much' | null> {
    const otherProposal = (booking: BookingRecord) =>
      actor === 'borrower' ? askedByOwner(booking) : booking.borrowerProposesCents;
    const taken = await takeSideStep<'over' | 'agreed' | 'too much' | 'already'>(
      { executor, channels, now },
      bookingId,
      { step: 'proposeSettlement', actor, cents },
      (booking, at) => {
        if (!canTake('proposeSettlement', actor, factsOf(booking), at)) return 'over';
        if (otherProposal(booking) === cents) return 'agreed';
        if (cents > settlementLimit(booking)) return 'too much';
        const mine = actor === 'owner' ? booking.ownerProposesCents : booking.borrowerProposesCents;
        if (mine === cents) return 'already';
        return actor === 'owner'
          ? { owner_proposes_cents: cents }
          : { borrower_proposes_cents: cents };
      },
    );
    if (!taken) return null;
    const { kind, booking } = taken;
    if (kind === 'too much') return kind;
    // A repeated request finds the agreement made, and `takeStep` recognises it.
    if (kind === 'agreed' || kind === 'over') {
      return takeStep(bookingId, { step: 'agreeOnClaim', actor }, async (_transaction, present) =>
        otherProposal(present) === cents ? settlementColumns(present, cents) : 'impossible',
      );
    }
    return { kind, booking };
  }

  /**
   * One of the two contests what the other has reported about the pick-up: the money stays where it is until support
   * decides. The same text again counts as the same request.
   */
  async function contestNoShow(
    bookingId: number,
    actor: 'borrower' | 'owner',
    text: string,
  ): Promise<Taken | 'too late' | 'contested before' | null> {
    const taken = await takeStep(bookingId, {
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
    const history = await historyOf(executor, bookingId);
    const before = history.find(
      (each) => ['contestNoShow', 'contestStatement'].includes(each.step) && each.actor === actor,
    );
    if (!before) return 'too late';
    return before.note === text ? { ...taken, kind: 'already' } : 'contested before';
  }

  return { proposeSettlement, contestNoShow };
}
