import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { type DebtRecord, debtsOf } from '../payments/records/debts';
import {
  callsOfPayment,
  type PaymentRecord,
  paymentsOfBooking,
} from '../payments/records/payments';
import type { BookingOptions } from './createBookings';
import type { BookingRecord } from './records/bookings';

/** The outcome of paying: all is paid or on its way, or the payment that tells why not. */
export type PaidDebts =
  | { kind: 'paid' }
  | { kind: 'refused' | 'needs step' | 'no answer'; payment: PaymentRecord };

const hasEndedUnpaid = ({ state }: PaymentRecord) =>
  ['failed', 'cancelled', 'expired'].includes(state);

const debtPayments = async (executor: Executor, bookingId: number) =>
  (await paymentsOfBooking(executor, bookingId)).filter(({ purpose }) => purpose === 'debt');

/** The borrower pays later what neither card nor deposit covered. The money is reserved first, then captured. */
export function createDebts({
  executor,
  payments,
  syncMoney,
}: Pick<BookingOptions, 'executor' | 'payments'> & {
  syncMoney: (bookingId: number) => Promise<void>;
}) {
  /**
   * Captures what is reserved for a debt. Needs the lock on the booking: of two payments begun at once, in two windows,
   * the one that is no longer needed is released. Returns whether a payment was ever begun.
   */
  async function captureReserved(transaction: Executor, booking: BookingRecord): Promise<boolean> {
    const begun = await debtPayments(transaction, booking.id);
    if (begun.length === 0) return false;
    const { id, ownerId, borrowerId } = booking;
    const debt = (await debtsOf(transaction, borrowerId)).find(({ bookingId }) => bookingId === id);
    let openCents = debt?.cents ?? 0;
    const waiting: PaymentRecord[] = [];
    for (const payment of begun) {
      const calls = await callsOfPayment(transaction, payment.id);
      const change = calls.find(({ action }) => action === 'capture' || action === 'cancel');
      if (change?.action === 'capture' && change.state === 'asking') openCents -= payment.ore;
      else if (!change && payment.state === 'authorised') waiting.push(payment);
    }
    for (const { id: paymentId, ore } of waiting) {
      if (ore <= openCents) {
        openCents -= ore;
        const entries = postings.debtPaid({ ownerId, borrowerId, cents: ore });
        const posting = { kind: 'debtPaid' as const, entries };
        await payments.enqueueChange(
          transaction,
          'capture',
          { paymentId, name: 'capture', posting },
          ore,
        );
      } else {
        const leaving = { paymentId, name: 'cancel', posting: null };
        await payments.enqueueChange(transaction, 'cancel', leaving, 0);
      }
    }
    return true;
  }

  /** Performs the stored calls for a booking's debt at once, because a person waits for the outcome. */
  async function finish(bookingId: number): Promise<void> {
    await syncMoney(bookingId);
    for (const { id } of await debtPayments(executor, bookingId)) {
      for (const { key, state } of await callsOfPayment(executor, id)) {
        if (state === 'asking') await payments.perform(key);
      }
    }
  }

  async function payOne(
    { bookingId, cents }: DebtRecord,
    memberId: number,
    methodId: string,
  ): Promise<PaidDebts> {
    const before = await debtPayments(executor, bookingId);
    const last = before.at(-1);
    if (last?.state === 'authorised') {
      await finish(bookingId);
      return { kind: 'paid' };
    }
    // The confirmation that was left open is given up: this payment may use another card.
    if (last?.state === 'needsAction') {
      await payments.release({ paymentId: last.id, name: 'cancel', posting: null });
    }
    const attempt = last?.state === 'begun' ? before.length : before.length + 1;
    const charge = { key: `booking:${bookingId}:debt:${attempt}`, bookingId, payerId: memberId };
    const { payment } = await payments.authorise(
      { ...charge, purpose: 'debt', ore: cents },
      { methodId, returnUrl: `/booking/${bookingId}` },
    );
    if (hasEndedUnpaid(payment)) return { kind: 'refused', payment };
    if (payment.state === 'needsAction') return { kind: 'needs step', payment };
    if (payment.state === 'begun') return { kind: 'no answer', payment };
    await finish(bookingId);
    return { kind: 'paid' };
  }

  /** A member pays all their debts with a saved method, booking by booking. Without debts this does nothing. */
  async function payDebts(memberId: number, methodId: string): Promise<PaidDebts> {
    for (const debt of await debtsOf(executor, memberId)) {
      const outcome = await payOne(debt, memberId, methodId);
      if (outcome.kind !== 'paid') return outcome;
    }
    return { kind: 'paid' };
  }

  return { captureReserved, payDebts };
}
