import type { PaymentPurpose } from '../../domain/payments/paymentStates';
import type { PaymentDependencies } from './applyAnswer';
import { type CallOutcome, performCall } from './performCall';
import { getPayment, insertCall, insertPayment, type NewCall } from './records/payments';
import { getCallKey } from './references';

export interface NewCharge {
  /** At most 60 characters. The same key means the same payment. */
  key: string;
  bookingId: number | null;
  payerId: number;
  purpose: PaymentPurpose;
  ore: number;
}

async function beginPayment(
  dependencies: PaymentDependencies,
  charge: NewCharge,
  call: Pick<NewCall, 'action' | 'request' | 'posting'>,
): Promise<CallOutcome> {
  const { executor, provider, now } = dependencies;
  const at = now();
  const { id } = await executor.transaction().execute(async (transaction) => {
    const made = await insertPayment(transaction, { ...charge, provider: provider.name, at });
    const key = getCallKey(made.id, 'begin');
    const of = { paymentId: made.id };
    await insertCall(transaction, { ...call, key, ore: charge.ore, of, at });
    return made;
  });
  const state = await performCall(dependencies, getCallKey(id, 'begin'));
  return { state, payment: await getPayment(executor, id) };
}

/**
 * Reserves money, with a saved method or with one that the person chooses. See the payment's `state` and `step_url`.
 */
export function authorise(
  dependencies: PaymentDependencies,
  charge: NewCharge,
  { methodId, save, returnUrl }: { methodId?: string; save?: boolean; returnUrl: string },
): Promise<CallOutcome> {
  const request = { methodId, save, returnUrl };
  return beginPayment(dependencies, charge, { action: 'begin', request, posting: null });
}

/** Charges a saved method without the person present: the payment is captured, or failed. */
export function chargeSaved(
  dependencies: PaymentDependencies,
  charge: NewCharge,
  methodId: string,
  posting: NonNullable<NewCall['posting']>,
): Promise<CallOutcome> {
  const request = { methodId };
  return beginPayment(dependencies, charge, { action: 'chargeSaved', request, posting });
}
