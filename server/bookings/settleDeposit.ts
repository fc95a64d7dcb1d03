import { isEnd } from '../../domain/bookings/bookingLife';
import { mustChargeHold } from '../../domain/payments/depositHold';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { isPosted } from '../payments/records/ledger';
import { type BookingPayments, callsAbout, type PaymentRecord } from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import { postForBooking } from './bookingMoney';
import { publishEvent } from './publishEvent';
import type { BookingRecord } from './records/bookings';

/** The parts of what the borrower owes at the end of a booking that its deposit pays, in øre. */
export interface DepositNeed {
  /** The claim, up to the deposit. */
  claimCents: number;
  /** The late fee as far as the card did not pay it, up to what the claim leaves of the deposit. */
  lateCents: number;
}

type Dependencies = Pick<BookingDependencies, 'payments' | 'now'>;
interface Deposit {
  booking: BookingRecord;
  deposit: PaymentRecord;
}

/** Charges a deposit whose reservation would end before the booking does. It is refunded at the end. */
async function chargeEndingHold(
  { payments, now }: Dependencies,
  transaction: Executor,
  { booking, deposit }: Deposit,
): Promise<void> {
  if (deposit.state !== 'authorised') return;
  const { ore: cents, id: paymentId, created_at: since, held_until: until } = deposit;
  if (!mustChargeHold(booking, { since, until }, now())) return;
  const entries = postings.depositCapture({ bookingId: booking.id, cents, reservedCents: cents });
  const posting = { kind: 'depositCapture' as const, entries };
  const charging = { paymentId, name: 'charge', posting };
  await payments.enqueueChange(transaction, 'capture', charging, cents);
  await publishEvent(transaction, booking, { kind: 'depositTaken' }, now());
}

/** Posts that a deposit is reserved, or that its reservation is over. Returns whether it was ever reserved. */
async function postReservation(
  transaction: Executor,
  { booking, deposit }: Deposit,
  at: Date,
): Promise<boolean> {
  const name = `deposit ${deposit.id}`;
  const reserved = { bookingId: booking.id, cents: deposit.ore };
  if (deposit.state === 'authorised') {
    const entries = postings.depositReserve(reserved);
    await postForBooking(transaction, booking, { name, kind: 'depositReserve', entries, at });
    return true;
  }
  const wasReserved = await isPosted(transaction, `booking:${booking.id}:${name}`);
  if (deposit.state === 'expired' && wasReserved) {
    const entries = postings.depositRelease(reserved);
    const over = { name: `${name} over`, kind: 'depositRelease', entries, at } as const;
    await postForBooking(transaction, booking, over);
  }
  return wasReserved;
}

/** Stores the call that takes part of a reserved deposit, or releases it. */
async function endReservation(
  { payments }: Dependencies,
  transaction: Executor,
  { booking: { id: bookingId }, deposit }: Deposit,
  takenCents: number,
): Promise<void> {
  const change = { paymentId: deposit.id, name: takenCents > 0 ? 'take' : 'cancel' };
  if (takenCents > 0) {
    const taken = { bookingId, cents: takenCents, reservedCents: deposit.ore };
    const entries = postings.depositCapture(taken);
    const taking = { ...change, posting: { kind: 'depositCapture' as const, entries } };
    await payments.enqueueChange(transaction, 'capture', taking, takenCents);
  } else {
    const entries = postings.depositRelease({ bookingId, cents: deposit.ore });
    const leaving = { ...change, posting: { kind: 'depositRelease' as const, entries } };
    await payments.enqueueChange(transaction, 'cancel', leaving, 0);
  }
}

/** Posts what a charged deposit pays, and refunds the rest when the provider does not release it by itself. */
async function shareDeposit(
  { payments, now }: Dependencies,
  transaction: Executor,
  { booking, deposit }: Deposit,
  { lateCents, claimCents, isRestOut }: DepositNeed & { isRestOut: boolean },
): Promise<void> {
  const { id: bookingId, ownerId } = booking;
  const at = now();
  if (lateCents > 0) {
    const entries = postings.lateFeeFromDeposit({ bookingId, ownerId, cents: lateCents });
    const late = { name: 'late from deposit', kind: 'lateFeeFromDeposit', entries, at } as const;
    await postForBooking(transaction, booking, late);
  }
  if (claimCents > 0) {
    const entries = postings.damage({ bookingId, ownerId, cents: claimCents });
    await postForBooking(transaction, booking, { name: 'damage', kind: 'damage', entries, at });
  }
  const backCents = deposit.captured_ore - lateCents - claimCents;
  if (isRestOut && backCents > 0) {
    const entries = postings.depositReturn({ bookingId, cents: backCents });
    const returning = { paymentId: deposit.id, name: 'back' };
    await payments.enqueueChange(
      transaction,
      'refund',
      { ...returning, posting: { kind: 'depositReturn', entries } },
      backCents,
    );
  }
}

/** Posts that a deposit is reserved; when the booking is over, releases it or takes part of it. */
export async function settleDeposit(
  dependencies: Dependencies,
  transaction: Executor,
  of: Deposit & { money: BookingPayments },
  need: DepositNeed,
): Promise<void> {
  const { booking, deposit, money } = of;
  const wasReserved = await postReservation(transaction, of, dependencies.now());
  if (!isEnd(booking.state)) return chargeEndingHold(dependencies, transaction, of);
  const asked = callsAbout(money, deposit);
  const isCharged = asked.some(({ key }) => key.endsWith(':charge'));
  // Waits for the answer of the call, which starts this function again.
  if (isCharged && asked.some(({ state }) => state === 'asking')) return;
  if (deposit.state === 'needsAction') {
    const leaving = { paymentId: deposit.id, name: 'cancel', posting: null };
    await dependencies.payments.enqueueChange(transaction, 'cancel', leaving, 0);
  } else if (deposit.state === 'authorised') {
    await endReservation(dependencies, transaction, of, need.lateCents + need.claimCents);
  } else if (deposit.captured_ore > 0) {
    // Capturing part of a reservation releases the rest. A charged deposit needs a refund of the rest.
    const isRestOut = !wasReserved || isCharged;
    await shareDeposit(dependencies, transaction, of, { ...need, isRestOut });
  }
}
