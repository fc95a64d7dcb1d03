import { lateFee, mostClaimed } from '../../domain/bookingEnds';
import { lateUntil } from '../../domain/bookingLife';
import { formatMoney } from '../../domain/money';
import { type BookingRecord, bookingById, historyOf, insertHistory } from '../records/bookings';
import { bookedQuote } from './bookingMoney';
import type { Options, Taken } from './createBookings';
import { lockBooking } from './lockBooking';
import type { Changes } from './moveBooking';
import type { Take } from './take';
import { notifyOfBooking } from './tell';

/** What being late costs of a tool that is still out while its booking is a dispute; of one that is back, what it cost. */
export function lateOfDispute(booking: BookingRecord): number {
  if (booking.returnedOn !== null) return booking.lateFeeCents;
  if (booking.lateWaivedAt !== null) return 0;
  return lateFee(bookedQuote(booking), booking.endDate, lateUntil(booking));
}

/**
 * What the end of a dispute writes. Of a tool that never came back, what being late costs is part of it: nobody has
 * marked a return, so nothing was asked of the card before.
 */
export function settled(
  booking: BookingRecord,
  claimCents: number,
  lateCents = lateOfDispute(booking),
): Changes {
  return {
    settled_claim_cents: claimCents,
    ...(booking.returnedOn === null && { late_fee_cents: lateCents }),
  };
}

/** What the owner asks for now; null where they have named nothing. */
export const askedByOwner = (booking: BookingRecord): number | null =>
  booking.ownerProposesCents ?? booking.claimCents;

/** The most that can be settled on: what was claimed, and never more than deposit and insurance cover. */
export const mostSettled = ({ claimCents, depositCents }: BookingRecord): number =>
  Math.min(claimCents ?? Number.POSITIVE_INFINITY, mostClaimed(depositCents));

/** How the two of a dispute come to an amount. */
export function createDisputes({
  executor,
  told,
  now,
  take,
}: Pick<Options, 'executor' | 'told' | 'now'> & { take: Take }) {
  /**
   * One of the two proposes an amount. The same as the other's latest is an agreement; another one stands in the place
   * of their own, and the other hears of it.
   */
  async function proposeSettlement(
    bookingId: number,
    actor: 'borrower' | 'owner',
    cents: number,
  ): Promise<Taken | 'too much' | null> {
    const at = now();
    const theirs = (booking: BookingRecord) =>
      actor === 'borrower' ? askedByOwner(booking) : booking.borrowerProposesCents;
    const kind = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (booking?.state !== 'inDispute') return 'over' as const;
      if (theirs(booking) === cents) return 'agreed' as const;
      if (cents > mostSettled(booking)) return 'too much' as const;
      const mine = actor === 'owner' ? booking.ownerProposesCents : booking.borrowerProposesCents;
      if (mine === cents) return 'already' as const;
      const column = actor === 'owner' ? 'owner_proposes_cents' : 'borrower_proposes_cents';
      await transaction
        .updateTable('bookings')
        .set({ [column]: cents })
        .where('id', '=', bookingId)
        .execute();
      await insertHistory(transaction, {
        ...{ bookingId, step: 'proposeSettlement', actor, fromState: booking.state },
        ...{ toState: booking.state, note: formatMoney(cents, 'da'), at },
      });
      await notifyOfBooking(transaction, booking, {
        ...{ event: 'proposeSettlement', now: at, about: `${cents} ${at.getTime()}` },
        to: [actor === 'owner' ? booking.borrowerId : booking.ownerId],
      });
      return 'moved' as const;
    });
    if (kind === 'too much') return kind;
    // A press that was sent twice finds the agreement made, and `take` knows it.
    if (kind === 'agreed' || kind === 'over') {
      return take(bookingId, { step: 'agreeOnClaim', actor }, async (_transaction, booking) =>
        theirs(booking) === cents ? settled(booking, cents) : 'impossible',
      );
    }
    const booking = await bookingById(executor, bookingId);
    if (!booking) return null;
    if (kind === 'moved') {
      const { live, outbox } = told();
      live.announce([booking.ownerId, booking.borrowerId], ['Bookings', 'Notices']);
      outbox.wake();
    }
    return { kind, booking };
  }

  /**
   * The borrower says that they came, or why they could not: what is kept stays held until support decides. The same
   * words once more are the same press.
   */
  async function contestNoShow(
    bookingId: number,
    text: string,
  ): Promise<Taken | 'too late' | 'contested before' | null> {
    const taken = await take(bookingId, { step: 'contestNoShow', actor: 'borrower', note: text });
    if (!taken || taken.kind === 'moved') return taken;
    const { noShow, state } = taken.booking;
    if (state !== 'noShow' || noShow === null) return taken;
    const history = await historyOf(executor, bookingId);
    const before = history.find(({ step }) => step === 'contestNoShow');
    if (!before) return 'too late';
    return before.note === text ? { ...taken, kind: 'already' } : 'contested before';
  }

  return { proposeSettlement, contestNoShow };
}
