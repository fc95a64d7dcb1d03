import { mostFailingDays, pingType } from '../../../domain/notifications/webhooks';
import { addresses } from '../../../domain/values/addresses';
import type { Executor } from '../../database/openDatabase';
import type { Handler } from '../../jobs/jobs';
import { notify } from '../notify';
import {
  findDeliveryToSend,
  noteWebhookAttempt,
  noteWebhookHealth,
  switchWebhookOff,
  type WebhookDeliveryToSend,
} from '../records/webhooks';
import type { WebhookOutcome, WebhookSender } from './createWebhookSender';

interface Delivering {
  executor: Executor;
  sender: WebhookSender;
  now: () => Date;
  /** Called after an attempt, with the member of the webhook. */
  onTried: (memberId: number) => void;
}

const dayMs = 24 * 3_600_000;

/** Switches a webhook off, and notifies its member. */
async function switchOff(
  transaction: Executor,
  { webhookId, memberId, url }: WebhookDeliveryToSend,
  { because, at }: { because: 'failures' | 'gone'; at: Date },
): Promise<void> {
  if (!(await switchWebhookOff(transaction, webhookId, because))) return;
  await notify(
    transaction,
    {
      memberId,
      kind: 'webhook_off',
      params: { host: new URL(url).host },
      once: `webhook ${webhookId} off ${at.toISOString()}`,
      subject: `webhook ${webhookId}`,
      address: `${addresses.settings}#security`,
      from: null,
    },
    at,
  );
}

/** Stores an attempt and what follows from it. Returns whether it is to be repeated. */
async function storeAttempt(
  transaction: Executor,
  delivery: WebhookDeliveryToSend,
  { outcome, isLastTry, at }: { outcome: WebhookOutcome; isLastTry: boolean; at: Date },
): Promise<boolean> {
  const { failure } = outcome;
  const { id, webhookId, type } = delivery;
  const isTest = type === pingType;
  const isFinal = isLastTry || isTest || failure === 'OFF' || failure === 'GONE';
  const failed = isFinal ? 'failed' : 'waiting';
  const state = failure === null ? 'delivered' : failed;
  await noteWebhookAttempt(transaction, id, { ...outcome, state, at });
  // A test that fails says nothing about deliveries.
  if (failure === 'OFF' || (isTest && failure !== null)) return false;
  const since = await noteWebhookHealth(transaction, webhookId, failure === null ? null : at);
  if (failure === 'GONE') await switchOff(transaction, delivery, { because: 'gone', at });
  const isHopeless = since !== null && at.getTime() - since.getTime() >= mostFailingDays * dayMs;
  if (isLastTry && isHopeless) {
    await switchOff(transaction, delivery, { because: 'failures', at });
  }
  return state === 'waiting';
}

/**
 * Sends a delivery to its webhook. Failures are repeated by the outbox; the last one, and a test, stay failed until the
 * member has them sent again. A webhook without a success for days is switched off.
 */
export function deliverWebhook({
  executor,
  sender,
  now,
  onTried,
}: Delivering): Handler<{ deliveryId: number }> {
  return async ({ deliveryId }, { isLastTry }) => {
    const delivery = await findDeliveryToSend(executor, deliveryId);
    if (!delivery) return;
    const outcome: WebhookOutcome =
      delivery.offBecause === null
        ? await sender.send(delivery, now())
        : { status: null, failure: 'OFF' };
    const isRepeated = await executor
      .transaction()
      .execute((transaction) =>
        storeAttempt(transaction, delivery, { outcome, isLastTry, at: now() }),
      );
    onTried(delivery.memberId);
    if (isRepeated)
      throw new Error(`The webhook failed: ${outcome.failure} ${outcome.status ?? ''}`.trim());
  };
}
