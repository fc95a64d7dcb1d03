import type { Cents } from '../values/money';
import type { MoneyLineKind } from './receipt';

const refundKinds: readonly MoneyLineKind[] = [
  'RENTAL_BACK',
  'SERVICE_FEE_BACK',
  'INSURANCE_BACK',
  'REFUND_FAILED',
  'REFUND_AGAIN',
  'REFUND_PAID',
];

interface Line {
  kind: MoneyLineKind;
  /** ISO instant. */
  at: string;
  amountCents: Cents;
}

/**
 * The refunded part of the price since an instant, and the time of the last refund, by the lines of the borrower's
 * receipt. Null when no refund stands: none was sent yet, or the bank has rejected it.
 */
export function getRefund(
  lines: readonly Line[],
  since: string,
): { cents: Cents; at: string } | null {
  const refunds = lines.filter(
    ({ kind, at }) => refundKinds.includes(kind) && Date.parse(at) >= Date.parse(since),
  );
  const cents = -refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const last = refunds.findLast(({ amountCents }) => amountCents < 0);
  return last && cents > 0 ? { cents, at: last.at } : null;
}
