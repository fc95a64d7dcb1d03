import type { PaymentState } from '../../domain/payments/paymentStates';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { callsOfPayment, paymentsOfBooking } from '../payments/records/payments';
import { depositDue, latestPayments } from './bookingMoney';
import type { BookingOptions } from './createBookings';
import type { BookingRecord } from './records/bookings';
import { notifyOfBooking } from './tell';

/**
 * Whether a charge without the borrower present has failed. A bank that asks for the borrower (`needsAction`) has paid
 * nothing either.
 */
export function isChargeUnpaid({ state }: { state: PaymentState }): boolean {
  return ['failed', 'expired', 'cancelled', 'needsAction'].includes(state);
}

/** What a booking takes from the borrower's card besides the rental: its deposit and its late fee. */
export function createCharges({
  executor,
  payments,
  channels,
  now,
}: Pick<BookingOptions, 'executor' | 'payments' | 'channels' | 'now'>) {
  /** How much of the late fee the card was asked for and did not pay, in øre; null while that is not known. */
  async function lateOwed(transaction: Executor, booking: BookingRecord): Promise<number | null> {
    if (booking.lateFeeCents === 0) return 0;
    const { lateFee: payment } = latestPayments(await paymentsOfBooking(transaction, booking.id));
    if (!payment) return null;
    if (payment.captured_ore > 0) return 0;
    const calls = await callsOfPayment(transaction, payment.id);
    return isChargeUnpaid(payment) || calls.some(({ state }) => state === 'refused')
      ? booking.lateFeeCents
      : null;
  }

  /** The saved method to charge: the one chosen for this booking, else the borrower's default. */
  async function methodOf(booking: BookingRecord): Promise<string | null> {
    if (booking.methodId !== null) return booking.methodId;
    const customer = await payments.customer(booking.borrowerId);
    const methods = await payments.provider.methods(customer);
    return (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? null;
  }

  async function notifyBorrower(
    booking: BookingRecord,
    event: 'depositRefused' | 'depositTaken' | 'depositLost',
  ): Promise<void> {
    const to = [booking.borrowerId];
    await executor
      .transaction()
      .execute((transaction) => notifyOfBooking(transaction, booking, { event, to, now: now() }));
    channels().live.announce(to, ['Notices', 'Bookings']);
    channels().outbox.wake();
  }

  /**
   * Reserves or charges the deposit when it is due. Returns whether the provider was asked. `again`: retry a refused
   * deposit, because the borrower has chosen another method.
   */
  async function secureDeposit(
    booking: BookingRecord,
    { atHandover = false, again = false } = {},
  ): Promise<boolean> {
    const how = depositDue(booking, now(), { atHandover });
    const before = (await paymentsOfBooking(executor, booking.id)).filter(
      ({ purpose }) => purpose === 'deposit',
    );
    const last = before.at(-1);
    if (how === null || (last !== undefined && !(again && isChargeUnpaid(last)))) return false;
    if (last?.state === 'needsAction') {
      await payments.release({ paymentId: last.id, name: 'cancel', posting: null });
    }
    const methodId = await methodOf(booking);
    if (methodId === null) {
      await notifyBorrower(booking, 'depositRefused');
      return false;
    }
    const { id: bookingId, depositCents: ore } = booking;
    const charge = {
      key: `booking:${bookingId}:deposit${before.length === 0 ? '' : before.length + 1}`,
      bookingId,
      payerId: booking.borrowerId,
      purpose: 'deposit' as const,
      ore,
    };
    const entries = postings.depositCharge({ bookingId, cents: ore });
    const outcome =
      how === 'hold'
        ? await payments.authorise(charge, { methodId, returnUrl: `/booking/${bookingId}` })
        : await payments.chargeSaved(charge, methodId, { kind: 'depositCharge', entries });
    if (['failed', 'needsAction'].includes(outcome.payment.state) || outcome.state === 'refused') {
      await notifyBorrower(booking, 'depositRefused');
    } else if (outcome.payment.captured_ore > 0) {
      await notifyBorrower(booking, 'depositTaken');
    }
    return true;
  }

  /**
   * Charges the deposit of a tool that is out, or in dispute, again after the bank has released the reservation of it,
   * once. Returns whether the provider was asked.
   */
  async function chargeReleasedDeposit(booking: BookingRecord): Promise<boolean> {
    const { id: bookingId, depositCents: ore, depositHeldAt, state } = booking;
    if (ore === 0 || depositHeldAt !== null) return false;
    if (!['pickedUp', 'returned', 'inDispute'].includes(state)) return false;
    const before = (await paymentsOfBooking(executor, bookingId)).filter(
      ({ purpose }) => purpose === 'deposit',
    );
    const last = before.at(-1);
    if (last?.state !== 'expired' && last?.state !== 'cancelled') return false;
    const charge = { key: `booking:${bookingId}:deposit${before.length + 1}`, bookingId };
    const outcome = await payments.chargeSaved(
      { ...charge, payerId: booking.borrowerId, purpose: 'deposit', ore },
      (await methodOf(booking)) ?? 'none',
      { kind: 'depositCharge', entries: postings.depositCharge({ bookingId, cents: ore }) },
    );
    await notifyBorrower(
      booking,
      outcome.payment.captured_ore > 0 ? 'depositTaken' : 'depositLost',
    );
    return true;
  }

  /** Charges the late fee, once. Returns whether the provider was asked. */
  async function chargeLateFee(booking: BookingRecord): Promise<boolean> {
    const { id: bookingId, ownerId, lateFeeCents: ore, state } = booking;
    if (ore === 0 || !['returned', 'inDispute', 'completed'].includes(state)) return false;
    const { lateFee: asked } = latestPayments(await paymentsOfBooking(executor, bookingId));
    if (asked) return false;
    const methodId = (await methodOf(booking)) ?? 'none';
    const charge = { key: `booking:${bookingId}:late`, bookingId, payerId: booking.borrowerId };
    const entries = postings.lateFee({ ownerId, cents: ore });
    await payments.chargeSaved({ ...charge, purpose: 'lateFee', ore }, methodId, {
      kind: 'lateFee',
      entries,
    });
    return true;
  }

  return { lateOwed, secureDeposit, chargeReleasedDeposit, chargeLateFee };
}
