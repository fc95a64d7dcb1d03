import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { PaymentDependencies } from './applyAnswer';
import { type CallOutcome, performCall } from './performCall';
import { getPayment, insertCall, type NewCall } from './records/payments';
import { getCallKey } from './references';

type ChangeAction = 'capture' | 'refund' | 'cancel';

/** A change of a payment: the call to the provider, and its posting. */
export interface Change {
  paymentId: number;
  /** The purpose, unique within its payment: `capture`, `cancel`, `refund-late`. */
  name: string;
  /** Written once the provider has performed the call. */
  posting: NewCall['posting'];
}

async function storeChange(
  { now }: PaymentDependencies,
  transaction: Executor,
  action: ChangeAction,
  { paymentId, name, posting }: Change,
  ore: number,
): Promise<string> {
  const key = getCallKey(paymentId, name);
  await insertCall(transaction, { key, action, of: { paymentId }, ore, posting, at: now() });
  return key;
}

/**
 * Stores a change in the caller's own transaction, with the job that performs it; call `outbox.wake()` after the
 * commit. What a refusal leads to is in the call's `failure`.
 */
export async function enqueueChange(
  dependencies: PaymentDependencies,
  transaction: Executor,
  action: ChangeAction,
  change: Change,
  ore: number,
): Promise<string> {
  const key = await storeChange(dependencies, transaction, action, change, ore);
  await enqueue(transaction, { once: `call ${key}`, kind: 'provider_call', payload: { key } });
  return key;
}

/** Stores a change and performs it now. */
export async function changePayment(
  dependencies: PaymentDependencies,
  action: ChangeAction,
  change: Change,
  ore: number,
): Promise<CallOutcome> {
  const { executor } = dependencies;
  const key = await storeChange(dependencies, executor, action, change, ore);
  const state = await performCall(dependencies, key);
  return { state, payment: await getPayment(executor, change.paymentId) };
}
