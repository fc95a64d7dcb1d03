import { type Settlement, settle } from '../../domain/bookings/bookingEnds';
import { isEnd } from '../../domain/bookings/bookingLife';
import { endOfStatement, type PickupStatement } from '../../domain/bookings/pickupStatement';
import { splitClaim } from '../../domain/payments/coverClaims';
import {
  type DepositHold,
  holdCoversReturn,
  mustChargeHold,
} from '../../domain/payments/depositHold';
import { type Entry, type PostingKind, postings } from '../../domain/payments/postings';
import { copenhagenInstant } from '../../domain/values/copenhagenInstant';
import type { Executor } from '../database/openDatabase';
import { askForCover } from '../payments/coverClaims';
import { post } from '../payments/ledger';
import type { PaymentService } from '../payments/payments';
import { coverClaimOf } from '../payments/records/coverClaims';
import {
  callsOfPayment,
  type PaymentRecord,
  paymentsOfBooking,
} from '../payments/records/payments';
import { bookedQuote } from './bookedQuote';
import { priceCalls, refundPrice } from './changeMoney';
import { type BookingRecord, factsOf } from './records/bookings';
import { notifyOfBooking } from './tell';

/**
 * The hour at which a deposit is reserved on the first day: early enough for a borrower who fetches the tool in the
 * morning.
 */
const depositHour = 6;

/** Ends without costs. Money can still be on its way for them: what was captured is refunded in full. */
const neverCharged = ['lapsed', 'declined', 'withdrawn', 'expired', 'paymentFailed'];

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

/** The hold of a deposit payment. */
const holdOf = ({ created_at: since, held_until: until }: PaymentRecord): DepositHold => ({
  since,
  until,
});

/** The parts of what the borrower owes at the end of a booking that its deposit pays, in øre. */
export interface DepositNeed {
  /** The claim, up to the deposit. */
  claimCents: number;
  /** The late fee as far as the card did not pay it, up to what the claim leaves of the deposit. */
  lateCents: number;
}

/** What the deposit pays of a settled claim and an unpaid late fee. The claim comes first. */
function depositNeed(booking: BookingRecord, lateCents: number): DepositNeed {
  const { fromDepositCents, depositBackCents } = splitClaim(
    booking.settledClaimCents ?? 0,
    booking,
  );
  return { claimCents: fromDepositCents, lateCents: Math.min(lateCents, depositBackCents) };
}

/** How the latest deposit of a booking is. `underWay`: the provider's answer will tell. */
type DepositStanding = 'there' | 'underWay' | 'gone';

async function depositStanding(
  transaction: Executor,
  deposit: PaymentRecord | null,
): Promise<DepositStanding> {
  if (!deposit) return 'gone';
  if (deposit.captured_ore > 0) return 'there';
  if (['begun', 'needsAction'].includes(deposit.state)) return 'underWay';
  const calls = await callsOfPayment(transaction, deposit.id);
  if (calls.some(({ state }) => state === 'asking')) return 'underWay';
  return deposit.state === 'authorised' ? 'there' : 'gone';
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
      kind,
      entries,
      bookingId: booking.id,
      at: now(),
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
          paymentId: rental.id,
          name: 'capture',
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
        { paymentId: rental.id, name: 'cancel', posting: null },
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

  /** Charges a deposit whose reservation would end before the booking does. It is refunded at the end. */
  async function chargeEndingHold(
    transaction: Executor,
    booking: BookingRecord,
    deposit: PaymentRecord,
  ): Promise<void> {
    if (deposit.state !== 'authorised') return;
    if (!mustChargeHold(booking, holdOf(deposit), now())) return;
    const { ore: cents, id: paymentId } = deposit;
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
      await chargeEndingHold(transaction, booking, deposit);
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
    const takenCents = need.lateCents + need.claimCents;
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
    if (need.lateCents > 0) {
      const cents = need.lateCents;
      const entries = postings.lateFeeFromDeposit({ bookingId, ownerId, cents });
      await posting(transaction, booking, 'late from deposit', 'lateFeeFromDeposit', entries);
    }
    if (need.claimCents > 0) {
      const entries = postings.damage({ bookingId, ownerId, cents: need.claimCents });
      await posting(transaction, booking, 'damage', 'damage', entries);
    }
    const backCents = deposit.captured_ore - takenCents;
    // Capturing part of a reservation releases the rest. A charged deposit needs a refund of the rest.
    if ((!wasReserved || isCharged) && backCents > 0) {
      const entries = postings.depositReturn({ bookingId, cents: backCents });
      await payments.enqueueChange(
        transaction,
        'refund',
        { paymentId: deposit.id, name: 'back', posting: { kind: 'depositReturn', entries } },
        backCents,
      );
    }
  }

  /**
   * Posts what the deposit does not pay: the rest of the late fee, and all that a deposit should have paid which the bank
   * has released, become a debt of the borrower. What is above the deposit is asked of the insurance account, where it
   * waits for staff. Returns whether there is a new debt.
   */
  async function settleRest(
    transaction: Executor,
    booking: BookingRecord,
    need: DepositNeed,
    { lateCents, standing }: { lateCents: number; standing: DepositStanding },
  ): Promise<boolean> {
    const { ownerId, borrowerId } = booking;
    const { coverCents } = splitClaim(booking.settledClaimCents ?? 0, booking);
    const cover = await coverClaimOf(transaction, booking.id);
    // The insurance paid this claim before staff decided about cover, and with it what a released deposit did not pay.
    if (cover !== null && cover.askedCents > coverCents) return false;
    if (coverCents > 0) await askForCover(transaction, booking, coverCents, now());
    const debts = [
      { name: 'debt', cents: lateCents - need.lateCents },
      {
        name: 'debt of the deposit',
        cents: standing === 'gone' ? need.lateCents + need.claimCents : 0,
      },
    ];
    let owes = false;
    for (const { name, cents } of debts) {
      if (cents <= 0) continue;
      const entries = postings.debt({ ownerId, borrowerId, cents });
      if (await posting(transaction, booking, name, 'debt', entries)) owes = true;
    }
    if (owes) {
      const cents = debts.reduce((sum, debt) => sum + Math.max(0, debt.cents), 0);
      await notifyOfBooking(transaction, booking, {
        event: 'owes',
        to: [borrowerId],
        cents,
        now: now(),
      });
    }
    return owes;
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
      const need = depositNeed(booking, lateCents);
      if (rental) await settleRental(transaction, booking, rental, all);
      // Read before the deposit is settled, which may store a call of its own.
      const standing = await depositStanding(transaction, deposit);
      if (deposit) await settleDeposit(transaction, booking, deposit, need);
      // A fault that counts can end together with a claim about the return.
      if (booking.state !== 'completed') return false;
      return settleRest(transaction, booking, need, { lateCents, standing });
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
  return holdCoversReturn(endDate, { since: now, until: null }) ? 'hold' : 'charge';
}

/** At 06:00 on the first day (live.md). */
export const depositDueAt = (startDate: string) => copenhagenInstant(startDate, depositHour);
