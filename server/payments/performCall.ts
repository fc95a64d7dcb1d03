import type { Executor } from '../database/openDatabase';
import {
  applyToPayment,
  applyToPayout,
  enqueueMoneySync,
  failPayout,
  logContradiction,
  type PaymentDependencies,
} from './applyAnswer';
import { askProvider } from './askProvider';
import { post } from './ledger';
import {
  isPaymentAnswer,
  type PaymentAnswer,
  type PayoutAnswer,
  ProviderAway,
  ProviderContradicts,
  ProviderRefused,
} from './provider';
import { lookAtPayment } from './providerEvents';
import {
  type CallRecord,
  callByKey,
  endCall,
  type PaymentRecord,
  paymentById,
  refusePayout,
} from './records/payments';
import { notifyOfRefund } from './refundNews';

/** `asking`: the outcome is unknown, and the scheduled job asks again. `refused`: it was not done, and will not be. */
export type CallState = CallRecord['state'];

export interface CallOutcome {
  state: CallState;
  payment: PaymentRecord;
}

/** Performs a stored call, as far as the provider answers. May run twice concurrently. */
export async function performCall(
  dependencies: PaymentDependencies,
  key: string,
): Promise<CallState> {
  const { executor, log } = dependencies;
  const call = await callByKey(executor, key);
  if (!call) throw new Error(`There is no call ${key}`);
  if (call.state !== 'asking') return call.state;
  try {
    const settled = await settleCall(dependencies, call, await askProvider(dependencies, call));
    if (settled) return settled;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await refuseCall(dependencies, call, error);
    } else if (error instanceof ProviderContradicts) {
      logContradiction(dependencies, { call: key, ore: call.ore }, error.message);
    } else if (error instanceof ProviderAway) {
      log.warn({ err: error, call: key }, 'payment provider unavailable');
    } else {
      throw error;
    }
  }
  return (await callByKey(executor, key))?.state ?? 'asking';
}

const findPayment = async (transaction: Executor, { payment_id }: CallRecord) =>
  payment_id === null ? null : paymentById(transaction, payment_id);

/**
 * Stores an answer and everything that follows from it, in one transaction. Returns the state of the call; null when it
 * was ended before.
 */
async function settleCall(
  dependencies: PaymentDependencies,
  call: CallRecord,
  answer: PaymentAnswer | PayoutAnswer,
): Promise<CallState | null> {
  const { executor, now } = dependencies;
  // A declined reservation has been answered. A charge or payout that failed was not done, so its call counts as
  // refused.
  const isRefused = answer.state === 'failed' && call.action !== 'begin';
  return executor.transaction().execute(async (transaction) => {
    const failure = isRefused ? (answer.failure ?? 'declined') : null;
    const isFirst = await endCall(transaction, call.key, { failure, at: now() });
    let applied: Awaited<ReturnType<typeof applyToPayment>> = null;
    if (isPaymentAnswer(answer)) {
      if (call.payment_id !== null) {
        const job = { storesJob: !isFirst };
        applied = await applyToPayment(dependencies, transaction, call.payment_id, answer, job);
      }
    } else if (call.payout_id !== null) {
      await applyToPayout(dependencies, transaction, call.payout_id, answer);
    }
    if (!isFirst) return null;
    if (applied) await enqueueMoneySync(transaction, applied.after, `call ${call.key}`);
    if (isRefused) return 'refused';
    if (call.posting !== null) await postCall(transaction, call, call.posting, applied, now());
    return 'done';
  });
}

/** Posts what a call has done to a payment, and notifies of a repeated refund. */
async function postCall(
  transaction: Executor,
  call: CallRecord,
  { kind, entries }: NonNullable<CallRecord['posting']>,
  applied: { before: PaymentRecord; after: PaymentRecord } | null,
  at: Date,
): Promise<void> {
  const bookingId = applied?.after.booking_id ?? null;
  await post(transaction, { key: call.key, kind, bookingId, entries, at });
  if (kind !== 'refundAgain' || !applied) return;
  const { before, after } = applied;
  // A refund that has failed in the same answer was announced as failed.
  if (after.refund_failed_ore !== before.refund_failed_ore) return;
  const [cents, once] = [call.ore, `call ${call.key}`];
  const { payer_id: borrowerId } = after;
  const news = { event: 'refundAgain', borrowerId, bookingId, cents, once, at } as const;
  await notifyOfRefund(transaction, news);
}

async function refuseCall(
  dependencies: PaymentDependencies,
  call: CallRecord,
  { reason }: ProviderRefused,
): Promise<void> {
  const { executor, now, log } = dependencies;
  if (reason === 'other arguments' || reason === 'above') {
    log.error({ call: call.key, reason }, 'payment provider rejected a call');
  }
  await executor.transaction().execute(async (transaction) => {
    if (!(await endCall(transaction, call.key, { failure: reason, at: now() }))) return;
    const payment = await findPayment(transaction, call);
    if (payment) await enqueueMoneySync(transaction, payment, `call ${call.key}`);
    if (call.payout_id === null) return;
    const payout = await refusePayout(transaction, call.payout_id, reason);
    await failPayout(dependencies, transaction, payout);
  });
  // The reason of the refusal may be news, for example a reservation that has expired.
  if (call.payment_id !== null) await lookAtPayment(dependencies, call.payment_id);
}
