import {
  type ChangeProblem,
  type ChangeSide,
  changeUntil,
  type Terms,
} from '../../domain/bookings/bookingChange';
import type { Executor } from '../database/openDatabase';
import type { PaymentService } from '../payments/payments';
import { type PaymentRecord, paymentsOfBooking } from '../payments/records/payments';
import { alternativesIfTaken, assessChange } from './assessChange';
import { createChangeEffect, enqueueMoneySync, movedOf } from './changeEffect';
import {
  isChangeRefused,
  letGoOfChanges,
  moreOf,
  paymentsOfChange,
  postChangeDebt,
  priceCalls,
} from './changeMoney';
import { lockBooking } from './lockBooking';
import type { Moved } from './moveBooking';
import {
  type ChangeRecord,
  changesOfBooking,
  insertChange,
  openChange,
  openForAnswer,
  refuseChangeMoney,
} from './records/bookingChanges';
import type { BookingRecord } from './records/bookings';
import type { Days } from './records/reservations';
import { notifyOfBooking } from './tell';
import { tellOfChange } from './tellOfChange';

interface Options {
  executor: Executor;
  payments: PaymentService;
  /** The owner's commission in percent. */
  commissionPercent: number;
  /** Tells open pages, and wakes the outbox for the stored jobs. */
  announceMoves: (moved: readonly Moved[]) => void;
  /** Brings a booking and its money in line. */
  syncMoney: (bookingId: number) => Promise<void>;
  now: () => Date;
}

/** The outcome of an offer, or of an answer to one. */
export type ChangeOutcome =
  /** `already`: it was so before. `unpaid`: the borrower has to finish paying first. */
  | { kind: 'done' | 'already' | 'unpaid'; payment: PaymentRecord | null }
  | { kind: 'wrong'; problem: ChangeProblem }
  /**
   * `open`: another offer waits. `over`: this offer no longer waits. `busy`: money of the last change is on its way.
   */
  | { kind: 'open' | 'over' | 'busy' | 'too much' }
  /** The days are not free; comes with the nearest free ones. */
  | { kind: 'taken'; nearest: Days[] }
  | { kind: 'refused'; payment: PaymentRecord };

const done: ChangeOutcome = { kind: 'done', payment: null };
const already: ChangeOutcome = { kind: 'already', payment: null };

/** The life of an offer, which one of the two makes to the other. */
export function createChanges({
  executor,
  payments,
  commissionPercent,
  announceMoves,
  syncMoney,
  now,
}: Options) {
  const { end, takeEffect } = createChangeEffect({ payments, commissionPercent, now });

  /** Follows up an open offer: its time may be over, or its payment has come or failed. */
  async function followOpen(
    transaction: Executor,
    booking: BookingRecord,
    change: ChangeRecord,
  ): Promise<{ booking: BookingRecord; moved: Moved[] }> {
    const at = now();
    const lapse = async () => ({
      booking,
      moved: [await end(transaction, booking, change, { step: 'lapseChange', actor: 'clock' })],
    });
    if (change.until <= at) return lapse();
    const { last } = await paymentsOfChange(transaction, change);
    if (!last) return { booking, moved: [] };
    const isGone = ['failed', 'cancelled', 'expired'].includes(last.state);
    if (change.state === 'unpaid') {
      if (isGone) return lapse();
      if (last.state !== 'authorised') return { booking, moved: [] };
      const until = changeUntil('open', at);
      await openForAnswer(transaction, change.id, until);
      await enqueueMoneySync(transaction, change, until);
      const told = {
        step: 'proposeChange',
        actor: 'borrower',
        commissionPercent,
        now: at,
      } as const;
      const conversationId = await tellOfChange(transaction, booking, change, told);
      return { booking, moved: [movedOf(booking, conversationId)] };
    }
    // The bank released the reservation on which the borrower's own offer is based.
    if (change.proposedBy === 'borrower') return isGone ? lapse() : { booking, moved: [] };
    if (last.state !== 'authorised') return { booking, moved: [] };
    const effect = await takeEffect(transaction, booking, change, 'borrower');
    return { booking: effect.booking, moved: [effect.moved] };
  }

  /**
   * The bank refused to capture its reservation: the price falls back to what was paid, and the rest becomes a debt
   * when the booking is completed.
   */
  async function followRefused(
    transaction: Executor,
    booking: BookingRecord,
    change: ChangeRecord,
  ): Promise<BookingRecord> {
    await refuseChangeMoney(transaction, change.id, now());
    const rentalCents = booking.rentalCents - change.moreRentalCents;
    const serviceFeeCents = booking.serviceFeeCents - change.moreFeeCents;
    await transaction
      .updateTable('bookings')
      .set({ rental_cents: rentalCents, service_fee_cents: serviceFeeCents })
      .where('id', '=', booking.id)
      .execute();
    await notifyOfBooking(transaction, booking, {
      event: 'changeUnpaid',
      about: `change ${change.id}`,
      to: [booking.borrowerId],
      cents: moreOf(change),
      now: now(),
    });
    const totalPriceCents = booking.totalPriceCents - moreOf(change);
    return { ...booking, rentalCents, serviceFeeCents, totalPriceCents };
  }

  /** Follows up all changes of a booking, in the transaction that holds its lock. */
  async function follow(
    transaction: Executor,
    locked: BookingRecord,
  ): Promise<{ booking: BookingRecord; moved: Moved[] }> {
    let booking = locked;
    const moved: Moved[] = [];
    const open = await openChange(transaction, booking.id);
    if (open) {
      const followed = await followOpen(transaction, booking, open);
      booking = followed.booking;
      moved.push(...followed.moved);
    }
    const changes = await changesOfBooking(transaction, booking.id);
    for (const change of changes) {
      if (await isChangeRefused(transaction, change)) {
        booking = await followRefused(transaction, booking, change);
        moved.push(movedOf(booking));
        change.refusedAt = now();
      }
      if (change.refusedAt !== null && booking.endedAs === 'completed') {
        await postChangeDebt(transaction, booking, change, now());
      }
    }
    await letGoOfChanges(transaction, payments, changes);
    return { booking, moved };
  }

  /** Reserves the borrower's money, and returns how far the change has come with it. */
  async function pay(
    booking: BookingRecord,
    change: ChangeRecord,
    methodId: string | null,
  ): Promise<ChangeOutcome> {
    const { nextKey } = await paymentsOfChange(executor, change);
    const charged = await payments.authorise(
      {
        key: nextKey,
        bookingId: booking.id,
        payerId: booking.borrowerId,
        purpose: 'change',
        ore: moreOf(change),
      },
      {
        ...(methodId === null ? { save: true } : { methodId }),
        returnUrl: `/booking/${booking.id}`,
      },
    );
    await syncMoney(booking.id);
    const { payment } = charged;
    const present = (await changesOfBooking(executor, booking.id)).find(
      ({ id }) => id === change.id,
    );
    if (payment.state === 'failed') return { kind: 'refused', payment };
    if (present?.state === 'taken') return { kind: 'taken', nearest: [] };
    if (present?.state === 'lapsed') return { kind: 'over' };
    const isWaiting = ['begun', 'needsAction'].includes(payment.state);
    return { kind: isWaiting ? 'unpaid' : 'done', payment };
  }

  /**
   * One of the two offers the other different terms. A surcharge is reserved before the owner hears of a borrower's
   * offer.
   */
  async function propose(
    bookingId: number,
    by: ChangeSide,
    wanted: Terms,
    methodId: string | null,
  ): Promise<ChangeOutcome | null> {
    const at = now();
    const moved: Moved[] = [];
    const made = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (!booking) return null;
      const before = await openChange(transaction, bookingId);
      if (before && before.until > at) {
        const isSame =
          before.proposedBy === by &&
          before.startDate === wanted.startDate &&
          before.endDate === wanted.endDate &&
          before.units === wanted.units &&
          before.pricePerDayCents === wanted.pricePerDayCents;
        if (before.state === 'open') return isSame ? already : ({ kind: 'open' } as const);
        // The button was pressed again: the payment that was begun continues.
        if (isSame) return { kind: 'made' as const, booking, change: before };
      }
      const weighed = await assessChange(transaction, booking, wanted, by, at);
      if (weighed.kind !== 'free') return weighed;
      const { isUnderWay } = await priceCalls(
        transaction,
        (await paymentsOfBooking(transaction, bookingId)).filter(({ state }) => state !== 'begun'),
      );
      if (isUnderWay) return { kind: 'busy' as const };
      if (before) {
        moved.push(
          await end(transaction, booking, before, { step: 'lapseChange', actor: 'clock' }),
        );
      }
      const { quote, difference, pricePerWeekCents } = weighed;
      const state = by === 'borrower' && difference.totalCents > 0 ? 'unpaid' : 'open';
      const until = changeUntil(state, at);
      const { startDate, endDate, units, pricePerDayCents } = wanted;
      const change = await insertChange(transaction, {
        bookingId,
        proposedBy: by,
        state,
        until,
        startDate,
        endDate,
        units,
        pricePerDayCents,
        pricePerWeekCents,
        rentalCents: quote.rentalCents,
        serviceFeeCents: quote.serviceFeeCents,
        depositCents: quote.depositCents,
        moreRentalCents: difference.rentalCents,
        moreFeeCents: difference.serviceFeeCents,
        madeAt: at,
      });
      await enqueueMoneySync(transaction, change, until);
      if (state === 'open') {
        const told = { step: 'proposeChange', actor: by, commissionPercent, now: at } as const;
        moved.push(movedOf(booking, await tellOfChange(transaction, booking, change, told)));
      }
      return { kind: 'made' as const, booking, change };
    });
    announceMoves(moved);
    if (made?.kind !== 'made') return made;
    return made.change.state === 'unpaid' ? pay(made.booking, made.change, methodId) : done;
  }

  /** The other member accepts or declines. A surcharge is reserved before the change takes effect. */
  async function answer(
    bookingId: number,
    by: ChangeSide,
    changeId: number,
    { accept, methodId }: { accept: boolean; methodId: string | null },
  ): Promise<ChangeOutcome | null> {
    const at = now();
    const moved: Moved[] = [];
    const answered = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      const changes = booking ? await changesOfBooking(transaction, bookingId) : [];
      const change = changes.find(({ id }) => id === changeId);
      if (!booking || !change || change.state === 'unpaid') return null;
      if (change.proposedBy === by) return { kind: 'over' as const };
      if (change.state === (accept ? 'accepted' : 'declined')) return already;
      if (change.state !== 'open') return { kind: 'over' as const };
      if (change.until <= at) {
        moved.push(
          await end(transaction, booking, change, { step: 'lapseChange', actor: 'clock' }),
        );
        return { kind: 'over' as const };
      }
      if (!accept) {
        moved.push(await end(transaction, booking, change, { step: 'declineChange', actor: by }));
        return done;
      }
      if (by === 'borrower' && moreOf(change) > 0) {
        const nearest = await alternativesIfTaken(transaction, booking, change, at);
        if (!nearest) return { kind: 'pay' as const, booking, change };
      }
      if (moreOf(change) > 0 && by === 'owner') {
        const { last } = await paymentsOfChange(transaction, change);
        // The bank has released the reservation, and the service has just heard of it.
        if (last?.state !== 'authorised') return { kind: 'over' as const };
      }
      const effect = await takeEffect(transaction, booking, change, by);
      moved.push(effect.moved);
      if (effect.kind === 'over') return { kind: 'over' as const };
      if (effect.kind === 'done') return done;
      return {
        kind: 'taken' as const,
        nearest: (await alternativesIfTaken(transaction, booking, change, at)) ?? [],
      };
    });
    announceMoves(moved);
    if (answered?.kind !== 'pay') {
      if (answered) await syncMoney(bookingId);
      return answered;
    }
    return pay(answered.booking, answered.change, methodId);
  }

  /** The proposer withdraws their offer. */
  async function withdraw(
    bookingId: number,
    by: ChangeSide,
    changeId: number,
  ): Promise<ChangeOutcome | null> {
    const moved: Moved[] = [];
    const outcome = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      const changes = booking ? await changesOfBooking(transaction, bookingId) : [];
      const change = changes.find(({ id }) => id === changeId);
      if (!booking || change?.proposedBy !== by) return null;
      if (change.state === 'withdrawn') return already;
      if (change.state !== 'open' && change.state !== 'unpaid') return { kind: 'over' as const };
      moved.push(await end(transaction, booking, change, { step: 'withdrawChange', actor: by }));
      return done;
    });
    announceMoves(moved);
    if (outcome) await syncMoney(bookingId);
    return outcome;
  }

  return { propose, answer, withdraw, follow };
}
