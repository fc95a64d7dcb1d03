import type { Logger } from 'pino';
import { postings } from '../../domain/payments/postings';
import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { raiseAlarm } from '../office/raiseAlarm';
import { contradictionIn, contradictionInPayout } from './contradictionIn';
import { post } from './ledger';
import { notifyOfReturnedPayout, recordWebhookOfPayout } from './payoutNews';
import type { PaymentAnswer, PayoutAnswer, Provider } from './provider';
import { isPosted } from './records/ledger';
import {
  applyPayment,
  applyPayout,
  type PaymentRecord,
  type PayoutRecord,
  paymentById,
  payoutById,
} from './records/payments';
import { getCallKey } from './references';
import { notifyOfRefund } from './refundNews';

export interface PaymentDependencies {
  executor: Executor;
  provider: Provider;
  now: () => Date;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Logs an error when an answer contradicts what we know. */
export function logContradiction({ log }: PaymentDependencies, about: object, wrong: string): void {
  log.error({ ...about, wrong }, 'payment provider response contradicts the request');
}

/** Stores a job for the payment's booking, whose next step may depend on the payment. */
export async function enqueueMoneySync(
  transaction: Executor,
  { id, booking_id }: PaymentRecord,
  what: string,
): Promise<void> {
  if (booking_id === null) return;
  await enqueue(transaction, {
    once: `booking ${booking_id} after payment ${id} ${what}`,
    kind: 'booking_money',
    payload: { bookingId: booking_id },
  });
}

/**
 * Stores the provider's state of a payment, and posts what only the payer's bank causes. `storesJob`: false when the
 * caller stores the job for the booking. Null for an unknown payment.
 */
export async function applyToPayment(
  dependencies: PaymentDependencies,
  transaction: Executor,
  id: number,
  answer: PaymentAnswer,
  { storesJob = true } = {},
): Promise<{ before: PaymentRecord; after: PaymentRecord } | null> {
  const before = await paymentById(transaction, id, { lock: true });
  if (!before) return null;
  const wrong = contradictionIn(before, answer);
  if (wrong !== null) {
    logContradiction(dependencies, { payment: id }, wrong);
    return { before, after: before };
  }
  const after = await applyPayment(transaction, before, answer);
  const isNews = before.state !== after.state || before.captured_ore !== after.captured_ore;
  if (isNews && storesJob) {
    await enqueueMoneySync(transaction, after, `${after.state} ${after.captured_ore}`);
  }
  await postChargeback(dependencies, transaction, after, answer.disputeAnswerBy);
  const cents = after.refund_failed_ore - before.refund_failed_ore;
  if (cents > 0) await postFailedRefund(dependencies, transaction, after, cents);
  return { before, after };
}

/** The borrower keeps their claim to the money: staff refund it again, or pay it another way. */
async function postFailedRefund(
  { now }: PaymentDependencies,
  transaction: Executor,
  { id, refund_failed_ore: total, booking_id: bookingId, payer_id: borrowerId }: PaymentRecord,
  cents: number,
): Promise<void> {
  const at = now();
  await post(transaction, {
    key: getCallKey(id, `refund-failed:${total}`),
    kind: 'refundFailed',
    bookingId,
    entries: postings.refundFailed({ borrowerId, cents }),
    at,
  });
  await raiseAlarm(transaction, { alarm: 'refundFailed', cents, bookingId }, at);
  const once = `refund of payment ${id} failed ${total}`;
  const news = { event: 'refundFailed', borrowerId, bookingId, cents, once, at } as const;
  await notifyOfRefund(transaction, news);
}

/** Each is posted once by its key, even when the provider reports it several times. */
async function postChargeback(
  { now }: PaymentDependencies,
  transaction: Executor,
  { id, state, disputed_ore: cents, booking_id: bookingId }: PaymentRecord,
  answerBy: Date | null,
): Promise<void> {
  const postOnce = (kind: 'chargeback' | 'chargebackWon', name: string) =>
    post(transaction, {
      key: getCallKey(id, name),
      kind,
      bookingId,
      entries: postings[kind]({ cents }),
      at: now(),
    });
  if (['disputed', 'won', 'lost'].includes(state)) {
    const isNew = await postOnce('chargeback', 'disputed');
    const until = answerBy === null ? null : getCopenhagenDate(answerBy);
    const alarm = { alarm: 'chargeback', cents, bookingId, answerBy: until } as const;
    if (isNew) await raiseAlarm(transaction, alarm, now());
  }
  if (state === 'won') await postOnce('chargebackWon', 'won');
}

/** Stores the provider's state of a payout, and posts what follows from it. */
export async function applyToPayout(
  dependencies: PaymentDependencies,
  transaction: Executor,
  id: number,
  answer: PayoutAnswer,
): Promise<void> {
  const known = await payoutById(transaction, id);
  const wrong = known && contradictionInPayout(known, answer);
  if (wrong) return logContradiction(dependencies, { payout: id }, wrong);
  const payout = await applyPayout(transaction, id, answer);
  if (!payout) return;
  const { state } = payout;
  if (state === 'failed') await failPayout(dependencies, transaction, payout);
  if (state === 'onItsWay' || state === 'paid' || state === 'returned') {
    await postForPayout(dependencies, transaction, payout, 'payoutSent');
    await recordWebhookOfPayout(transaction, payout, dependencies.now());
  }
  if (state === 'returned') {
    await postForPayout(dependencies, transaction, payout, 'payoutReturned');
    await notifyOfReturnedPayout(transaction, payout, dependencies.now());
  }
}

/** Makes the amount of a failed or returned payout due again. */
export async function failPayout(
  dependencies: PaymentDependencies,
  transaction: Executor,
  payout: PayoutRecord,
): Promise<void> {
  const isSent = await isPosted(transaction, getPayoutKey(payout.id, 'payoutSent'));
  const kind = isSent ? 'payoutReturned' : 'payoutFailed';
  await postForPayout(dependencies, transaction, payout, kind);
  await recordWebhookOfPayout(transaction, payout, dependencies.now());
}

const payoutKeys = { payoutSent: 'sent', payoutReturned: 'returned', payoutFailed: 'failed' };
type PayoutPosting = keyof typeof payoutKeys;

const getPayoutKey = (id: number, kind: PayoutPosting) => `payout:${id}:${payoutKeys[kind]}`;

async function postForPayout(
  { now }: PaymentDependencies,
  transaction: Executor,
  { id, owner_id: ownerId, ore: cents }: PayoutRecord,
  kind: PayoutPosting,
): Promise<void> {
  const entries = postings[kind]({ ownerId, payoutId: id, cents });
  const key = getPayoutKey(id, kind);
  await post(transaction, { key, kind, bookingId: null, entries, at: now() });
}
