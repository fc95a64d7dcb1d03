import type { PaymentDependencies } from './applyAnswer';
import { contradictionIn, contradictionInPayout, getContradiction } from './contradictionIn';
import { getCustomer } from './getCustomer';
import { syncPayoutAccount } from './payoutAccount';
import {
  isPaymentAnswer,
  type PaymentAnswer,
  type PayoutAnswer,
  ProviderContradicts,
  ProviderRefused,
} from './provider';
import { type CallRecord, callsOfPayment, getPayment, payoutById } from './records/payments';
import { reference } from './references';

/**
 * Sends a stored call to the provider. Throws when the answer contradicts the call; then nothing of the answer is
 * stored.
 */
export async function askProvider(
  dependencies: PaymentDependencies,
  call: CallRecord,
): Promise<PaymentAnswer | PayoutAnswer> {
  const answer = await sendCall(dependencies, call);
  const wrong = await findContradiction(dependencies, call, answer);
  if (wrong !== null) throw new ProviderContradicts(wrong);
  return answer;
}

async function sendCall(
  dependencies: PaymentDependencies,
  call: CallRecord,
): Promise<PaymentAnswer | PayoutAnswer> {
  const { executor, provider } = dependencies;
  if (call.action === 'payOut') return sendPayout(dependencies, call);
  const payment = await getPayment(executor, call.payment_id);
  if (call.action === 'begin' || call.action === 'chargeSaved') {
    const { methodId, save, returnUrl = '/' } = call.request;
    const asked = {
      key: call.key,
      ore: call.ore,
      reference: reference.payment(payment.id),
      customer: await getCustomer(dependencies, payment.payer_id),
    };
    if (call.action === 'begin') return provider.begin({ ...asked, methodId, save, returnUrl });
    return provider.chargeSaved({ ...asked, methodId: methodId ?? '' });
  }
  const id = payment.provider_id;
  if (id === null) throw new Error(`Payment ${payment.id} was never started`);
  if (call.action === 'capture') return provider.capture(id, call.ore, call.key);
  if (call.action === 'refund') return provider.refund(id, call.ore, call.key);
  return provider.cancel(id, call.key);
}

async function sendPayout(
  dependencies: PaymentDependencies,
  { key, ore, payout_id }: CallRecord,
): Promise<PayoutAnswer> {
  const { executor, provider } = dependencies;
  const payout = await payoutById(executor, payout_id ?? 0);
  if (!payout) throw new Error(`There is no payout ${payout_id}`);
  const to = await syncPayoutAccount(dependencies, payout.owner_id);
  if (to === null) throw new ProviderRefused('no account');
  return provider.payOut({ key, ore, to, reference: reference.payout(payout.id) });
}

async function findContradiction(
  { executor }: PaymentDependencies,
  call: CallRecord,
  answer: PaymentAnswer | PayoutAnswer,
): Promise<string | null> {
  if (isPaymentAnswer(answer)) {
    if (call.payment_id === null) return null;
    const calls = call.action === 'refund' ? await callsOfPayment(executor, call.payment_id) : [];
    return (
      contradictionIn(await getPayment(executor, call.payment_id), answer) ??
      getContradiction(call, calls, answer)
    );
  }
  const payout = call.payout_id === null ? null : await payoutById(executor, call.payout_id);
  return payout && contradictionInPayout(payout, answer);
}
