import { currency, type PaymentAnswer, type PayoutAnswer } from './provider';
import type { CallRecord, PaymentRecord, PayoutRecord } from './records/payments';
import { reference } from './references';

/** Why an answer cannot belong to this payment; null when it can. */
export function contradictionIn(payment: PaymentRecord, answer: PaymentAnswer): string | null {
  const { capturedOre, refundedOre, refundFailedOre, disputedOre } = answer;
  if (answer.reference !== reference.payment(payment.id)) return `reference ${answer.reference}`;
  if (answer.currency !== currency) return `currency ${answer.currency}`;
  if (answer.ore !== payment.ore) return `ore ${answer.ore}`;
  if (
    capturedOre > payment.ore ||
    refundedOre - refundFailedOre > capturedOre ||
    disputedOre > capturedOre
  ) {
    return `sums ${capturedOre} ${refundedOre} ${disputedOre}`;
  }
  if (refundFailedOre > refundedOre) return `failed refunds ${refundFailedOre}`;
  // A payment that a person finishes on the provider's page may get another id then.
  const isOpen = payment.state === 'begun' || payment.state === 'needsAction';
  const { provider_id: known } = payment;
  return known === null || known === answer.id || isOpen ? null : `id ${answer.id}`;
}

/** Why an answer contradicts the call; null when it does not. For a refund, `calls` are all calls of its payment. */
export function getContradiction(
  call: CallRecord,
  calls: readonly CallRecord[],
  { state, capturedOre, refundedOre }: PaymentAnswer,
): string | null {
  // A failure is a possible answer to every call.
  if (state === 'failed') return null;
  if (call.action === 'capture' || call.action === 'chargeSaved') {
    return capturedOre === call.ore ? null : `captured ${capturedOre}`;
  }
  if (call.action === 'refund') {
    const asked = calls
      .filter(
        ({ action, key, ...of }) =>
          action === 'refund' && (of.state === 'done' || key === call.key),
      )
      .reduce((sum, { ore }) => sum + ore, 0);
    return refundedOre >= asked ? null : `refunded ${refundedOre}`;
  }
  const isOver = state === 'cancelled' || state === 'expired';
  return call.action === 'cancel' && !isOver ? `state ${state}` : null;
}

/** Like `contradictionIn`, for a payout. */
export function contradictionInPayout(payout: PayoutRecord, answer: PayoutAnswer): string | null {
  if (answer.reference !== reference.payout(payout.id)) return `reference ${answer.reference}`;
  if (answer.currency !== currency) return `currency ${answer.currency}`;
  if (answer.ore !== payout.ore) return `ore ${answer.ore}`;
  const { provider_id: known } = payout;
  return known === null || known === answer.id ? null : `id ${answer.id}`;
}
