import { postings } from '../../domain/postings';
import type { Executor } from '../database/openDatabase';
import type { BookingRecord } from '../records/bookings';
import { type DebtRecord, debtsOf } from '../records/debts';
import { callsOfPayment, type PaymentRecord, paymentsOfBooking } from '../records/payments';
import type { Options } from './createBookings';

/** What came of paying: all is paid or on its way, or this payment says why it is not. */
export type PaidDebts =
  | { kind: 'paid' }
  | { kind: 'refused' | 'needs step' | 'no answer'; payment: PaymentRecord };

const isOver = ({ state }: PaymentRecord) => ['failed', 'cancelled', 'expired'].includes(state);

const debtPayments = async (executor: Executor, bookingId: number) =>
  (await paymentsOfBooking(executor, bookingId)).filter(({ purpose }) => purpose === 'debt');

/** What neither card nor deposit has paid of being late is paid by the borrower later: reserved first, then taken. */
export function createDebts({
  executor,
  payments,
  look,
}: Pick<Options, 'executor' | 'payments'> & { look: (bookingId: number) => Promise<void> }) {
  /**
   * Takes what is reserved for a debt. Needs the lock on the booking: of two that were begun at once, in two windows, the
   * one that the debt no longer needs is let go. Answers whether anything was ever begun.
   */
  async function takeReserved(transaction: Executor, booking: BookingRecord): Promise<boolean> {
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
        await payments.intend(transaction, 'capture', { paymentId, name: 'capture', posting }, ore);
      } else {
        const leaving = { paymentId, name: 'cancel', posting: null };
        await payments.intend(transaction, 'cancel', leaving, 0);
      }
    }
    return true;
  }

  /** Does at once what was stored for a booking's debt, for somebody who waits for it. */
  async function finish(bookingId: number): Promise<void> {
    await look(bookingId);
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
    // A step that was left open is given up: this may be another card.
    if (last?.state === 'needsAction') {
      await payments.release({ paymentId: last.id, name: 'cancel', posting: null });
    }
    const attempt = last?.state === 'begun' ? before.length : before.length + 1;
    const charge = { key: `booking:${bookingId}:debt:${attempt}`, bookingId, payerId: memberId };
    const { payment } = await payments.authorise(
      { ...charge, purpose: 'debt', ore: cents },
      { methodId, returnUrl: `/booking/${bookingId}` },
    );
    if (isOver(payment)) return { kind: 'refused', payment };
    if (payment.state === 'needsAction') return { kind: 'needs step', payment };
    if (payment.state === 'begun') return { kind: 'no answer', payment };
    await finish(bookingId);
    return { kind: 'paid' };
  }

  /** A member pays all that they owe with a saved method, booking by booking. Nothing owed is nothing to do. */
  async function payDebts(memberId: number, methodId: string): Promise<PaidDebts> {
    for (const debt of await debtsOf(executor, memberId)) {
      const outcome = await payOne(debt, memberId, methodId);
      if (outcome.kind !== 'paid') return outcome;
    }
    return { kind: 'paid' };
  }

  return { takeReserved, payDebts };
}
