import {
  type AmendmentProblem,
  type AmendmentSide,
  getAmendmentExpiry,
  type Terms,
} from '../../domain/bookings/amendment';
import type { Executor } from '../database/openDatabase';
import {
  type BookingPayments,
  type PaymentRecord,
  paymentsOfBooking,
  readBookingPayments,
} from '../payments/records/payments';
import { takeEffect } from './amendmentEffect';
import { findAmendmentPayment, getExtraCost, priceCalls } from './amendmentMoney';
import { announceMoves, type Moved, toMoved } from './announceMoves';
import { alternativesIfTaken, assessAmendment } from './assessAmendment';
import type { BookingDependencies } from './BookingDependencies';
import { endOffer, enqueueMoneySync, storeAmendmentStep } from './endOffer';
import { lockBooking } from './lockBooking';
import {
  type AmendmentRecord,
  getOpenAmendment,
  insertAmendment,
  listAmendments,
} from './records/amendments';
import type { BookingRecord } from './records/bookings';
import type { Days } from './records/reservations';
import { syncMoney } from './syncMoney';

/** The outcome of an offer, or of an answer to one. */
export type AmendmentOutcome =
  /** `already`: it was so before. `unpaid`: the borrower has to finish paying first. */
  | { kind: 'done' | 'already' | 'unpaid'; payment: PaymentRecord | null }
  | { kind: 'wrong'; problem: AmendmentProblem }
  /**
   * `open`: another offer waits. `over`: this offer no longer waits. `busy`: money of the last change is on its way.
   */
  | { kind: 'open' | 'over' | 'busy' | 'too much' }
  /** The days are not free; comes with the nearest free ones. */
  | { kind: 'taken'; nearest: Days[] }
  | { kind: 'refused'; payment: PaymentRecord };

const done: AmendmentOutcome = { kind: 'done', payment: null };
const already: AmendmentOutcome = { kind: 'already', payment: null };

interface Offer {
  bookingId: number;
  /** The side that takes the step. */
  by: AmendmentSide;
}

/** Reserves the borrower's money, and returns how far the change has come with it. */
async function pay(
  dependencies: BookingDependencies,
  {
    booking,
    change,
    methodId,
  }: { booking: BookingRecord; change: AmendmentRecord; methodId: string | null },
): Promise<AmendmentOutcome> {
  const { executor, payments } = dependencies;
  const before = await paymentsOfBooking(executor, booking.id);
  const { nextKey } = findAmendmentPayment(before, change);
  const { payment } = await payments.authorise(
    {
      key: nextKey,
      bookingId: booking.id,
      payerId: booking.borrowerId,
      purpose: 'change',
      ore: getExtraCost(change),
    },
    {
      ...(methodId === null ? { save: true } : { methodId }),
      returnUrl: `/booking/${booking.id}`,
    },
  );
  await syncMoney(dependencies, booking.id);
  const present = (await listAmendments(executor, booking.id)).find(({ id }) => id === change.id);
  if (payment.state === 'failed') return { kind: 'refused', payment };
  if (present?.state === 'taken') return { kind: 'taken', nearest: [] };
  if (present?.state === 'lapsed') return { kind: 'over' };
  const isWaiting = ['begun', 'needsAction'].includes(payment.state);
  return { kind: isWaiting ? 'unpaid' : 'done', payment };
}

const isSameOffer = (change: AmendmentRecord, by: AmendmentSide, wanted: Terms): boolean =>
  change.proposedBy === by &&
  change.startDate === wanted.startDate &&
  change.endDate === wanted.endDate &&
  change.units === wanted.units &&
  change.pricePerDayCents === wanted.pricePerDayCents;

/** Whether a call about the booking's price has no answer yet. */
function isMoneyUnderWay({ payments, calls }: BookingPayments): boolean {
  const begun = payments.filter(({ state }) => state !== 'begun');
  return priceCalls({ payments: begun, calls }).isUnderWay;
}

/** Stores an offer whose terms were assessed. It is unpaid while the borrower has to reserve a surcharge for it. */
async function insertOffer(
  transaction: Executor,
  { bookingId, by }: Offer,
  {
    wanted,
    quote,
    difference,
    pricePerWeekCents,
  }: { wanted: Terms } & Pick<
    Extract<Awaited<ReturnType<typeof assessAmendment>>, { kind: 'free' }>,
    'quote' | 'difference' | 'pricePerWeekCents'
  >,
  now: Date,
): Promise<AmendmentRecord> {
  const state = by === 'borrower' && difference.totalCents > 0 ? 'unpaid' : 'open';
  const until = getAmendmentExpiry(state, now);
  const { startDate, endDate, units, pricePerDayCents } = wanted;
  const change = await insertAmendment(transaction, {
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
    madeAt: now,
  });
  await enqueueMoneySync(transaction, change, until);
  return change;
}

/**
 * One of the two offers the other different terms. A surcharge is reserved before the owner is notified of a borrower's
 * offer.
 */
export async function proposeChange(
  dependencies: BookingDependencies,
  { bookingId, by, wanted, methodId }: Offer & { wanted: Terms; methodId: string | null },
): Promise<AmendmentOutcome | null> {
  const at = dependencies.now();
  const moved: Moved[] = [];
  const made = await dependencies.executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const before = await getOpenAmendment(transaction, bookingId);
    if (before && before.until > at) {
      const isSame = isSameOffer(before, by, wanted);
      if (before.state === 'open') return isSame ? already : ({ kind: 'open' } as const);
      // The button was clicked again: the payment that was begun continues.
      if (isSame) return { kind: 'made' as const, booking, change: before };
    }
    const money = await readBookingPayments(transaction, bookingId);
    const { payments } = money;
    const assessed = await assessAmendment(transaction, { booking, payments }, wanted, by, at);
    if (assessed.kind !== 'free') return assessed;
    if (isMoneyUnderWay(money)) return { kind: 'busy' as const };
    if (before) {
      const lapsed = { step: 'lapseChange', actor: 'clock', now: at } as const;
      moved.push(await endOffer(transaction, booking, before, lapsed));
    }
    const offer = { bookingId, by };
    const change = await insertOffer(transaction, offer, { ...assessed, wanted }, at);
    if (change.state === 'open') {
      const proposed = { step: 'proposeChange', actor: by, now: at } as const;
      moved.push(
        toMoved(booking, await storeAmendmentStep(transaction, booking, change, proposed)),
      );
    }
    return { kind: 'made' as const, booking, change };
  });
  announceMoves(dependencies, moved);
  if (made?.kind !== 'made') return made;
  if (made.change.state !== 'unpaid') return done;
  return pay(dependencies, { booking: made.booking, change: made.change, methodId });
}

/** The outcome of accepting an open offer. `pay`: the borrower has to reserve its surcharge first. */
async function acceptOffer(
  dependencies: BookingDependencies,
  transaction: Executor,
  { booking, change, by }: { booking: BookingRecord; change: AmendmentRecord; by: AmendmentSide },
): Promise<{ outcome: AmendmentOutcome | { kind: 'pay' }; moved: Moved[] }> {
  const at = dependencies.now();
  if (getExtraCost(change) > 0 && by === 'borrower') {
    const nearest = await alternativesIfTaken(transaction, booking, change, at);
    if (!nearest) return { outcome: { kind: 'pay' }, moved: [] };
  }
  const money = await readBookingPayments(transaction, booking.id);
  if (getExtraCost(change) > 0 && by === 'owner') {
    const { last } = findAmendmentPayment(money.payments, change);
    // The bank has released the reservation, and the service has just heard of it.
    if (last?.state !== 'authorised') return { outcome: { kind: 'over' }, moved: [] };
  }
  const accepted = { booking, change, money, actor: by };
  const { kind, moved } = await takeEffect(dependencies, transaction, accepted);
  if (kind === 'over') return { outcome: { kind }, moved: [moved] };
  if (kind === 'done') return { outcome: done, moved: [moved] };
  const nearest = (await alternativesIfTaken(transaction, booking, change, at)) ?? [];
  return { outcome: { kind, nearest }, moved: [moved] };
}

/** The booking, locked, and one of its offers; null when there is no such offer. */
async function lockOffer(
  transaction: Executor,
  { bookingId, changeId }: { bookingId: number; changeId: number },
): Promise<{ booking: BookingRecord; change: AmendmentRecord } | null> {
  const booking = await lockBooking(transaction, bookingId);
  const changes = booking ? await listAmendments(transaction, bookingId) : [];
  const change = changes.find(({ id }) => id === changeId);
  return booking && change ? { booking, change } : null;
}

/** The other member accepts or declines. A surcharge is reserved before the change takes effect. */
export async function answerChange(
  dependencies: BookingDependencies,
  {
    bookingId,
    by,
    changeId,
    accept,
    methodId,
  }: Offer & { changeId: number; accept: boolean; methodId: string | null },
): Promise<AmendmentOutcome | null> {
  const at = dependencies.now();
  const moved: Moved[] = [];
  const answered = await dependencies.executor.transaction().execute(async (transaction) => {
    const offer = await lockOffer(transaction, { bookingId, changeId });
    if (!offer || offer.change.state === 'unpaid') return null;
    const { booking, change } = offer;
    if (change.proposedBy === by) return { kind: 'over' as const };
    if (change.state === (accept ? 'accepted' : 'declined')) return already;
    if (change.state !== 'open') return { kind: 'over' as const };
    if (change.until <= at) {
      const lapsed = { step: 'lapseChange', actor: 'clock', now: at } as const;
      moved.push(await endOffer(transaction, booking, change, lapsed));
      return { kind: 'over' as const };
    }
    if (!accept) {
      const declined = { step: 'declineChange', actor: by, now: at } as const;
      moved.push(await endOffer(transaction, booking, change, declined));
      return done;
    }
    const accepted = await acceptOffer(dependencies, transaction, { booking, change, by });
    moved.push(...accepted.moved);
    return accepted.outcome.kind === 'pay'
      ? { kind: 'pay' as const, booking, change }
      : accepted.outcome;
  });
  announceMoves(dependencies, moved);
  if (answered?.kind === 'pay') return pay(dependencies, { ...answered, methodId });
  if (answered) await syncMoney(dependencies, bookingId);
  return answered;
}

/** The proposer withdraws their offer. */
export async function withdrawChange(
  dependencies: BookingDependencies,
  { bookingId, by, changeId }: Offer & { changeId: number },
): Promise<AmendmentOutcome | null> {
  const at = dependencies.now();
  const moved: Moved[] = [];
  const outcome = await dependencies.executor.transaction().execute(async (transaction) => {
    const offer = await lockOffer(transaction, { bookingId, changeId });
    if (offer?.change.proposedBy !== by) return null;
    const { booking, change } = offer;
    if (change.state === 'withdrawn') return already;
    if (change.state !== 'open' && change.state !== 'unpaid') return { kind: 'over' as const };
    const withdrawn = { step: 'withdrawChange', actor: by, now: at } as const;
    moved.push(await endOffer(transaction, booking, change, withdrawn));
    return done;
  });
  announceMoves(dependencies, moved);
  if (outcome) await syncMoney(dependencies, bookingId);
  return outcome;
}
