import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { listDebts } from '../payments/records/debts';
import {
  type BookingPayments,
  callsAbout,
  type PaymentRecord,
  paymentsOfBooking,
} from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import type { BookingRecord } from './records/bookings';

const isOfDebt = ({ purpose }: PaymentRecord) => purpose === 'debt';

export const debtPayments = async (executor: Executor, bookingId: number) =>
  (await paymentsOfBooking(executor, bookingId)).filter(isOfDebt);

/**
 * Captures what is reserved for a debt. Needs the lock on the booking: of two payments begun concurrently, in two windows,
 * the one that is no longer needed is released. Returns whether a payment was ever begun.
 */
export async function captureReservedDebt(
  { payments }: Pick<BookingDependencies, 'payments'>,
  transaction: Executor,
  { booking, money }: { booking: BookingRecord; money: BookingPayments },
): Promise<boolean> {
  const begun = money.payments.filter(isOfDebt);
  if (begun.length === 0) return false;
  const { id, ownerId, borrowerId } = booking;
  const debt = (await listDebts(transaction, borrowerId)).find(({ bookingId }) => bookingId === id);
  let openCents = debt?.cents ?? 0;
  const waiting: PaymentRecord[] = [];
  for (const payment of begun) {
    const change = callsAbout(money, payment).find(
      ({ action }) => action === 'capture' || action === 'cancel',
    );
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
