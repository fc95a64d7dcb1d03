import { type BookedQuote, coverClaim, type Settlement, settle } from '../../domain/bookingEnds';
import { isEnd } from '../../domain/bookingLife';
import { copenhagenInstant } from '../../domain/copenhagenInstant';
import { addDays } from '../../domain/days';
import { endOfStatement, type PickupStatement } from '../../domain/pickupStatement';
import { type Entry, type PostingKind, postings } from '../../domain/postings';
import type { Executor } from '../database/openDatabase';
import { post } from '../money/ledger';
import type { PaymentService } from '../money/payments';
import { type BookingRecord, factsOf } from '../records/bookings';
import { callsOfPayment, type PaymentRecord, paymentsOfBooking } from '../records/payments';
import { priceCalls, refundPrice } from './changeMoney';
import { notifyOfBooking } from './tell';

/**
 * The hour at which a deposit is reserved on the first day: early enough for a borrower who fetches the tool in the
 * morning.
 */
const depositHour = 6;

/** Days after the last day that a deposit still has to cover: by then the return is confirmed or a problem reported. */
const depositDaysAfter = 2;

/** How many days we rely on a bank's reservation; banks promise seven, this leaves a margin. */
const longestHoldDays = 6;

/** Ends without costs. Money can still be on its way for them: what was captured is refunded in full. */
const neverCharged = ['lapsed', 'declined', 'withdrawn', 'expired', 'paymentFailed'];

export function bookedQuote(booking: BookingRecord): BookedQuote {
  const { rentalCents, serviceFeeCents, insuranceCents, totalPriceCents, depositCents } = booking;
  return {
    ...{ rentalCents, serviceFeeCents, insuranceCents, depositCents, units: booking.units },
    days: 0,
    totalCents: totalPriceCents,
    pricePerDayCents: booking.pricePerDayCents,
  };
}

/** How the money of an ended booking is shared out; null while the booking goes on. */
function settlementOf(booking: BookingRecord, commissionPercent: number): Settlement | null {
  const { endedAs } = booking;
  if (endedAs === null) return null;
  const isPaid = booking.paidAt !== null;
  const end = neverCharged.includes(endedAs) && isPaid ? 'cancelledByOwner' : endedAs;
  return settle(bookedQuote(booking), end, commissionPercent);
}

interface Refund {
  name: string;
  rentalCents: number;
  serviceFeeCents: number;
  insuranceCents: number;
}

/**
 * The refunds to the borrower, in chronological order. For a refuted no-show: first the undisputed part, paid at the
 * report, then the part that was held.
 */
function refundsOf(booking: BookingRecord, { back }: Settlement): Refund[] {
  if (booking.endedAs !== 'noShowRefuted') return [{ name: 'refund', ...back }];
  const first = settle(bookedQuote(booking), 'noShow').back;
  return [
    { name: 'refund', ...first },
    {
      name: 'refund of what was held',
      rentalCents: back.rentalCents - first.rentalCents,
      serviceFeeCents: back.serviceFeeCents - first.serviceFeeCents,
      insuranceCents: back.insuranceCents - first.insuranceCents,
    },
  ];
}

/**
 * Whether a no-show is reported and undecided (the borrower may still contest it, or has): then the kept money is held.
 */
const isHeld = ({ noShow }: BookingRecord): boolean =>
  noShow === 'reported' || noShow === 'contested';

/**
 * How much of a reported no-show is held until the case is decided, in øre: for the borrower what they paid of it, for
 * the owner what they may get. Null when nothing is held.
 */
export function heldOfNoShow(booking: BookingRecord, side: 'borrower' | 'owner'): number | null {
  if (!isHeld(booking) || booking.paidAt === null) return null;
  const { chargedCents, backCents, ownerCents } = settle(bookedQuote(booking), 'noShow');
  return side === 'owner' ? ownerCents : chargedCents - backCents;
}

/** How the price is shared out if a statement about the pick-up counts. */
export function statementMoney(booking: BookingRecord, statement: PickupStatement): Settlement {
  return settle(bookedQuote(booking), endOfStatement(statement, factsOf(booking)));
}

/** The payments of a booking by what they are for, the latest of each. */
export function latestPayments(payments: readonly PaymentRecord[]) {
  const latest = (purpose: PaymentRecord['purpose']) =>
    payments.filter((payment) => payment.purpose === purpose).at(-1) ?? null;
  return { rental: latest('booking'), deposit: latest('deposit'), lateFee: latest('lateFee') };
}

/**
 * What the deposit of a booking has to cover in the end: the claim, and the late fee as far as the card did not pay it.
 */
export interface DepositNeed {
  lateCents: number;
  claimCents: number;
}

interface Options {
  payments: PaymentService;
  commissionPercent: number;
  now: () => Date;
}

/**
 * Stores what a booking's money still needs in its present state, in the transaction that holds the booking's lock:
 * calls of the provider with their postings, and postings that move nothing outside. Each has a key of its own, so that
 * a second look does nothing twice.
 */
export function createBookingMoney({ payments, commissionPercent, now }: Options) {
  const posting = (
    transaction: Executor,
    booking: BookingRecord,
    name: string,
    kind: PostingKind,
    entries: readonly Entry[],
  ) =>
    post(transaction, {
      key: `booking:${booking.id}:${name}`,
      ...{ kind, entries, bookingId: booking.id, at: now() },
    });

  /** Captures, releases or refunds the rental, as the state requires; the surcharges of changes go with it. */
  async function settleRental(
    transaction: Executor,
    booking: BookingRecord,
    rental: PaymentRecord,
    all: readonly PaymentRecord[],
  ): Promise<void> {
    const { ownerId } = booking;
    const lines = bookedQuote(booking);
    const isReserved = rental.state === 'authorised' || rental.state === 'needsAction';
    const isCharged = rental.captured_ore > 0;
    if (['accepted', 'pickedUp', 'returned', 'inDispute'].includes(booking.state)) {
      if (rental.state !== 'authorised') return;
      await payments.enqueueChange(
        transaction,
        'capture',
        {
          ...{ paymentId: rental.id, name: 'capture' },
          posting: { kind: 'capture', entries: postings.capture({ ownerId, ...lines }) },
        },
        rental.ore,
      );
      return;
    }
    const settlement = settlementOf(
      { ...booking, paidAt: isCharged ? now() : null },
      commissionPercent,
    );
    if (!settlement) return;
    if (isReserved) {
      const capture = (await callsOfPayment(transaction, rental.id)).find(
        ({ action, state }) => action === 'capture' && state === 'asking',
      );
      // Waits for the answer of the capture. If the money was taken, it is refunded then; else the reservation is
      // released.
      if (capture) return;
      await payments.enqueueChange(
        transaction,
        'cancel',
        { ...{ paymentId: rental.id, name: 'cancel' }, posting: null },
        0,
      );
      return;
    }
    if (!isCharged) return;
    const { ownerCents, commissionCents } = settlement;
    const { calls, isUnderWay } = await priceCalls(transaction, all);
    let mayAsk = !isUnderWay;
    for (const part of refundsOf(booking, settlement)) {
      if (calls.some(({ key }) => key.endsWith(`:${part.name}`))) continue;
      // Waits for calls under way, whose answers start this function again. Each refund is divided among the payments
      // once.
      if (!mayAsk) return;
      if (part.rentalCents + part.serviceFeeCents + part.insuranceCents === 0) continue;
      await refundPrice(transaction, payments, booking, all, part);
      mayAsk = false;
    }
    if (isHeld(booking)) return;
    const release = { ownerId, cents: ownerCents, commissionCents };
    await posting(transaction, booking, 'release', 'release', postings.release(release));
  }

  /**
   * A change can make a booking outlast the bank's reservation. Then the deposit is charged, and refunded at the end.
   */
  async function chargeLongDeposit(
    transaction: Executor,
    booking: BookingRecord,
    deposit: PaymentRecord,
  ): Promise<void> {
    if (deposit.state !== 'authorised') return;
    const { created_at: since, ore: cents, id: paymentId } = deposit;
    if (holdCoversReturn(booking.endDate, since)) return;
    const taken = { bookingId: booking.id, cents, reservedCents: cents };
    const entries = postings.depositCapture(taken);
    const posting = { kind: 'depositCapture' as const, entries };
    await payments.enqueueChange(
      transaction,
      'capture',
      { paymentId, name: 'charge', posting },
      cents,
    );
    const to = [booking.borrowerId];
    await notifyOfBooking(transaction, booking, { event: 'depositTaken', to, now: now() });
  }

  /** Posts that a deposit is reserved; when the booking is over, releases it or takes part of it. */
  async function settleDeposit(
    transaction: Executor,
    booking: BookingRecord,
    deposit: PaymentRecord,
    need: DepositNeed,
  ): Promise<void> {
    const { id: bookingId, ownerId } = booking;
    const reservedCents = deposit.ore;
    const ofDeposit = { bookingId, cents: reservedCents };
    const wasReserved =
      deposit.state === 'authorised' ||
      (await transaction
        .selectFrom('ledger_transactions')
        .select('id')
        .where('key', '=', `booking:${bookingId}:deposit ${deposit.id}`)
        .executeTakeFirst()) !== undefined;
    if (deposit.state === 'authorised') {
      const entries = postings.depositReserve(ofDeposit);
      await posting(transaction, booking, `deposit ${deposit.id}`, 'depositReserve', entries);
    }
    if (deposit.state === 'expired' && wasReserved) {
      const entries = postings.depositRelease(ofDeposit);
      await posting(transaction, booking, `deposit ${deposit.id} over`, 'depositRelease', entries);
    }
    if (!isEnd(booking.state)) {
      await chargeLongDeposit(transaction, booking, deposit);
      return;
    }
    const asked = await callsOfPayment(transaction, deposit.id);
    const isCharged = asked.some(({ key }) => key.endsWith(':charge'));
    // Waits for the answer of the call, which starts this function again.
    if (isCharged && asked.some(({ state }) => state === 'asking')) return;
    if (deposit.state === 'needsAction') {
      const leaving = { paymentId: deposit.id, name: 'cancel', posting: null };
      await payments.enqueueChange(transaction, 'cancel', leaving, 0);
      return;
    }
    const late = Math.min(need.lateCents, reservedCents);
    const cover = coverClaim(need.claimCents, reservedCents - late);
    const takenCents = late + cover.fromDepositCents;
    if (deposit.state === 'authorised') {
      const change = { paymentId: deposit.id, name: takenCents > 0 ? 'take' : 'cancel' };
      if (takenCents > 0) {
        const taken = { bookingId, cents: takenCents, reservedCents };
        const entries = postings.depositCapture(taken);
        const taking = { ...change, posting: { kind: 'depositCapture' as const, entries } };
        await payments.enqueueChange(transaction, 'capture', taking, takenCents);
      } else {
        const entries = postings.depositRelease(ofDeposit);
        const leaving = { ...change, posting: { kind: 'depositRelease' as const, entries } };
        await payments.enqueueChange(transaction, 'cancel', leaving, 0);
      }
      return;
    }
    if (deposit.captured_ore === 0) return;
    if (late > 0) {
      const entries = postings.lateFeeFromDeposit({ bookingId, ownerId, cents: late });
      await posting(transaction, booking, 'late from deposit', 'lateFeeFromDeposit', entries);
    }
    if (cover.fromDepositCents > 0) {
      const entries = postings.damage({ bookingId, ownerId, cents: cover.fromDepositCents });
      await posting(transaction, booking, 'damage', 'damage', entries);
    }
    const backCents = deposit.captured_ore - takenCents;
    // Capturing part of a reservation releases the rest. A charged deposit needs a refund of the rest.
    if ((!wasReserved || isCharged) && backCents > 0) {
      const entries = postings.depositReturn({ bookingId, cents: backCents });
      await payments.enqueueChange(
        transaction,
        'refund',
        { ...{ paymentId: deposit.id, name: 'back' }, posting: { kind: 'depositReturn', entries } },
        backCents,
      );
    }
  }

  /** Posts the part of claim and late fee that no deposit covers. Returns whether it is a debt from now on. */
  async function settleRest(
    transaction: Executor,
    booking: BookingRecord,
    need: DepositNeed,
    depositCents: number,
  ): Promise<boolean> {
    if (!isEnd(booking.state)) return false;
    const { ownerId, borrowerId } = booking;
    const late = Math.min(need.lateCents, depositCents);
    const cover = coverClaim(need.claimCents, depositCents - late);
    if (cover.fromInsuranceCents > 0) {
      const entries = postings.claim({ ownerId, cents: cover.fromInsuranceCents });
      await posting(transaction, booking, 'claim', 'claim', entries);
    }
    const owed = need.lateCents - late;
    if (owed <= 0) return false;
    const entries = postings.debt({ ownerId, borrowerId, cents: owed });
    const isNew = await posting(transaction, booking, 'debt', 'debt', entries);
    if (isNew) {
      await notifyOfBooking(transaction, booking, { event: 'owes', to: [borrowerId], now: now() });
    }
    return isNew;
  }

  return {
    /**
     * Stores what is needed. `lateCents` is the late fee that the card was asked for and did not pay. Returns whether
     * the borrower owes something from now on.
     */
    async settle(
      transaction: Executor,
      booking: BookingRecord,
      { lateCents }: { lateCents: number },
    ): Promise<boolean> {
      const all = await paymentsOfBooking(transaction, booking.id);
      const { rental, deposit } = latestPayments(all);
      const need = { lateCents, claimCents: booking.settledClaimCents ?? 0 };
      if (rental) await settleRental(transaction, booking, rental, all);
      const isThere =
        deposit !== null && (deposit.state === 'authorised' || deposit.captured_ore > 0);
      if (deposit) await settleDeposit(transaction, booking, deposit, need);
      // A fault that counts can end together with a claim about the return.
      if (booking.state !== 'completed') return false;
      return settleRest(transaction, booking, need, isThere ? deposit.ore : 0);
    },
  };
}

/**
 * Whether a deposit is to be reserved or charged now, and which of the two. At a hand-over it does not wait for the
 * hour.
 */
export function depositDue(
  booking: BookingRecord,
  now: Date,
  { atHandover = false } = {},
): 'hold' | 'charge' | null {
  const { state, depositCents, startDate, endDate, paidAt } = booking;
  if (state !== 'accepted' || depositCents === 0 || paidAt === null) return null;
  if (now < depositDueAt(startDate) && !atHandover) return null;
  return holdCoversReturn(endDate, now) ? 'hold' : 'charge';
}

/** Whether a bank's reservation made at `since` still holds when the return of the booking is confirmed. */
function holdCoversReturn(endDate: string, since: Date): boolean {
  const neededUntil = copenhagenInstant(addDays(endDate, depositDaysAfter), 24);
  const held = new Date(since.getTime() + longestHoldDays * 86_400_000);
  return neededUntil <= held;
}

/** At 06:00 on the first day (live.md). */
export const depositDueAt = (startDate: string) => copenhagenInstant(startDate, depositHour);
