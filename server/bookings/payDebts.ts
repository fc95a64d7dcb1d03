import { type DebtRecord, listDebts } from '../payments/records/debts';
import { callsOfPayment, type PaymentRecord } from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import { debtPayments } from './debts';
import { syncMoney } from './syncMoney';

/** The outcome of paying: all is paid or on its way, or the payment that tells why not. */
export type PaidDebts =
  | { kind: 'paid' }
  | { kind: 'refused' | 'needs step' | 'no answer'; payment: PaymentRecord };

interface Payer {
  memberId: number;
  /** A saved method of theirs. */
  methodId: string;
}

const hasEndedUnpaid = ({ state }: PaymentRecord) =>
  ['failed', 'cancelled', 'expired'].includes(state);

/** Performs the stored calls for a booking's debt immediately, because a member waits for the outcome. */
async function finish(dependencies: BookingDependencies, bookingId: number): Promise<void> {
  const { executor, payments } = dependencies;
  await syncMoney(dependencies, bookingId);
  for (const { id } of await debtPayments(executor, bookingId)) {
    for (const { key, state } of await callsOfPayment(executor, id)) {
      if (state === 'asking') await payments.perform(key);
    }
  }
}

async function payOne(
  dependencies: BookingDependencies,
  { bookingId, cents }: DebtRecord,
  { memberId, methodId }: Payer,
): Promise<PaidDebts> {
  const { executor, payments } = dependencies;
  const before = await debtPayments(executor, bookingId);
  const last = before.at(-1);
  if (last?.state === 'authorised') {
    await finish(dependencies, bookingId);
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
  await finish(dependencies, bookingId);
  return { kind: 'paid' };
}

/** A member pays all their debts with a saved method, booking by booking. Without debts this does nothing. */
export async function payDebts(
  dependencies: BookingDependencies,
  payer: Payer,
): Promise<PaidDebts> {
  for (const debt of await listDebts(dependencies.executor, payer.memberId)) {
    const outcome = await payOne(dependencies, debt, payer);
    if (outcome.kind !== 'paid') return outcome;
  }
  return { kind: 'paid' };
}
