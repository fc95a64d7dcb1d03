import type { PaymentState } from '../../domain/payments/paymentStates';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import {
  type BookingPayments,
  callsAbout,
  type PaymentRecord,
  paymentsOfBooking,
} from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import { depositDue, latestPayments } from './bookingMoney';
import { publishEvent } from './publishEvent';
import type { BookingRecord } from './records/bookings';

/**
 * Whether a charge without the borrower present has failed. A bank that asks for the borrower (`needsAction`) has paid
 * nothing either.
 */
export function isChargeUnpaid({ state }: { state: PaymentState }): boolean {
  return ['failed', 'expired', 'cancelled', 'needsAction'].includes(state);
}

/** How much of the late fee the card was asked for and did not pay, in øre; null while that is not known. */
export function lateOwed(booking: BookingRecord, money: BookingPayments): number | null {
  if (booking.lateFeeCents === 0) return 0;
  const { lateFee: payment } = latestPayments(money.payments);
  if (!payment) return null;
  if (payment.captured_ore > 0) return 0;
  const isRefused = callsAbout(money, payment).some(({ state }) => state === 'refused');
  return isChargeUnpaid(payment) || isRefused ? booking.lateFeeCents : null;
}

/** The saved method to charge: the one chosen for this booking, else the borrower's default. */
async function findMethod(
  { payments }: BookingDependencies,
  { methodId, borrowerId }: BookingRecord,
): Promise<string | null> {
  if (methodId !== null) return methodId;
  const methods = await payments.provider.methods(await payments.customer(borrowerId));
  return (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? null;
}

async function publishDeposit(
  { executor, events, outbox, now }: BookingDependencies,
  booking: BookingRecord,
  kind: 'depositRefused' | 'depositTaken' | 'depositLost',
): Promise<void> {
  await executor
    .transaction()
    .execute((transaction) => publishEvent(transaction, booking, { kind }, now()));
  events.announce([booking.borrowerId], ['Bookings']);
  outbox.wake();
}

const depositPayments = async (executor: Executor, bookingId: number): Promise<PaymentRecord[]> =>
  (await paymentsOfBooking(executor, bookingId)).filter(({ purpose }) => purpose === 'deposit');

/**
 * Reserves or charges the deposit when it is due. Returns whether the provider was asked. `again`: retry a refused
 * deposit, because the borrower has chosen another method.
 */
export async function secureDeposit(
  dependencies: BookingDependencies,
  booking: BookingRecord,
  { atHandover = false, again = false } = {},
): Promise<boolean> {
  const { executor, payments, now } = dependencies;
  const { id: bookingId, borrowerId: payerId, depositCents: ore } = booking;
  const how = depositDue(booking, now(), { atHandover });
  if (how === null) return false;
  const before = await depositPayments(executor, bookingId);
  const last = before.at(-1);
  if (last !== undefined && !(again && isChargeUnpaid(last))) return false;
  if (last?.state === 'needsAction') {
    await payments.release({ paymentId: last.id, name: 'cancel', posting: null });
  }
  const methodId = await findMethod(dependencies, booking);
  if (methodId === null) {
    await publishDeposit(dependencies, booking, 'depositRefused');
    return false;
  }
  const key = `booking:${bookingId}:deposit${before.length === 0 ? '' : before.length + 1}`;
  const charge = { key, bookingId, payerId, purpose: 'deposit' as const, ore };
  const entries = postings.depositCharge({ bookingId, cents: ore });
  const outcome =
    how === 'hold'
      ? await payments.authorise(charge, { methodId, returnUrl: `/booking/${bookingId}` })
      : await payments.chargeSaved(charge, methodId, { kind: 'depositCharge', entries });
  if (['failed', 'needsAction'].includes(outcome.payment.state) || outcome.state === 'refused') {
    await publishDeposit(dependencies, booking, 'depositRefused');
  } else if (outcome.payment.captured_ore > 0) {
    await publishDeposit(dependencies, booking, 'depositTaken');
  }
  return true;
}

/**
 * Charges the deposit of a tool that is out, or in dispute, again after the bank has released the reservation of it,
 * once. Returns whether the provider was asked.
 */
export async function chargeReleasedDeposit(
  dependencies: BookingDependencies,
  booking: BookingRecord,
): Promise<boolean> {
  const { executor, payments } = dependencies;
  const { id: bookingId, depositCents: ore, depositHeldAt, state } = booking;
  if (ore === 0 || depositHeldAt !== null) return false;
  if (!['pickedUp', 'returned', 'inDispute'].includes(state)) return false;
  const before = await depositPayments(executor, bookingId);
  const last = before.at(-1);
  if (last?.state !== 'expired' && last?.state !== 'cancelled') return false;
  const charge = { key: `booking:${bookingId}:deposit${before.length + 1}`, bookingId };
  const outcome = await payments.chargeSaved(
    { ...charge, payerId: booking.borrowerId, purpose: 'deposit', ore },
    (await findMethod(dependencies, booking)) ?? 'none',
    { kind: 'depositCharge', entries: postings.depositCharge({ bookingId, cents: ore }) },
  );
  const kind = outcome.payment.captured_ore > 0 ? 'depositTaken' : 'depositLost';
  await publishDeposit(dependencies, booking, kind);
  return true;
}

/** Charges the late fee, once. Returns whether the provider was asked. */
export async function chargeLateFee(
  dependencies: BookingDependencies,
  booking: BookingRecord,
): Promise<boolean> {
  const { executor, payments } = dependencies;
  const { id: bookingId, ownerId, lateFeeCents: ore, state } = booking;
  if (ore === 0 || !['returned', 'inDispute', 'completed'].includes(state)) return false;
  const { lateFee: asked } = latestPayments(await paymentsOfBooking(executor, bookingId));
  if (asked) return false;
  const methodId = (await findMethod(dependencies, booking)) ?? 'none';
  const charge = { key: `booking:${bookingId}:late`, bookingId, payerId: booking.borrowerId };
  const entries = postings.lateFee({ ownerId, cents: ore });
  await payments.chargeSaved({ ...charge, purpose: 'lateFee', ore }, methodId, {
    kind: 'lateFee',
    entries,
  });
  return true;
}
