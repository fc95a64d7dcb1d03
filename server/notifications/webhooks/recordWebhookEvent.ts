import { pingType, type WebhookType, webhookTypes } from '../../../domain/notifications/webhooks';
import type { Executor } from '../../database/openDatabase';
import { enqueue } from '../../jobs/enqueue';
import {
  insertWebhookDeliveries,
  insertWebhookDelivery,
  restartWebhookDelivery,
  type WebhookDeliveryRecord,
} from '../records/webhooks';

/** An event for the webhooks of a member. */
export interface WebhookEvent {
  memberId: number;
  type: WebhookType;
  /** Tells the events of a member apart: each is sent once. */
  key: string;
  /** Ids and facts that the member can read anyway. */
  data: Record<string, string | number>;
}

const toPayload = (type: string, data: object, at: Date) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

async function plan(
  transaction: Executor,
  { id: deliveryId, memberId, replays = 0 }: { id: number; memberId: number; replays?: number },
): Promise<void> {
  await enqueue(transaction, {
    once: `webhook delivery ${deliveryId} ${replays}`,
    kind: 'webhook_delivery',
    payload: { deliveryId, memberId },
  });
}

/**
 * Stores an event for the webhooks of a member, with the jobs that send it, in the transaction of its cause. Wake the
 * outbox after the commit.
 */
export async function recordWebhookEvent(
  transaction: Executor,
  { memberId, type, key, data }: WebhookEvent,
  at: Date,
): Promise<void> {
  const delivery = { key, type, payload: toPayload(type, data, at), at };
  const of = { memberId, topic: webhookTypes[type] };
  for (const id of await insertWebhookDeliveries(transaction, of, delivery)) {
    await plan(transaction, { id, memberId });
  }
}

/** Stores that a member has received a message, without its text. */
export function recordWebhookOfMessage(
  transaction: Executor,
  message: { id: number; conversationId: number; readerId: number; sender: { id: number } },
  at: Date,
): Promise<void> {
  const { id, conversationId, readerId: memberId, sender } = message;
  const data = {
    messageId: String(id),
    conversationId: String(conversationId),
    senderId: String(sender.id),
  };
  const event = { memberId, type: 'message.received', key: `message ${id}`, data } as const;
  return recordWebhookEvent(transaction, event, at);
}

/** Stores a test delivery. `key` tells the tests of a webhook apart. */
export async function recordPing(
  transaction: Executor,
  { id: webhookId, memberId }: { id: number; memberId: number },
  { key, at }: { key: string; at: Date },
): Promise<WebhookDeliveryRecord> {
  const payload = toPayload(pingType, { webhookId: String(webhookId) }, at);
  const delivery = { key, type: pingType, payload, at };
  const made = await insertWebhookDelivery(transaction, webhookId, delivery);
  await plan(transaction, { id: made.id, memberId });
  return made;
}

/** Has a delivery that is over sent again. Null when that is not possible. */
export async function replayDelivery(
  transaction: Executor,
  delivery: { id: number; memberId: number },
): Promise<WebhookDeliveryRecord | null> {
  const restarted = await restartWebhookDelivery(transaction, delivery);
  if (restarted) await plan(transaction, { ...restarted, memberId: delivery.memberId });
  return restarted;
}
