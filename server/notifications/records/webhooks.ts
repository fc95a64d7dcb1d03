import { sql } from 'kysely';
import type { WebhookFailure, WebhookTopic } from '../../../domain/notifications/webhooks';
import type { Executor } from '../../database/openDatabase';

/** Why a webhook sends nothing: paused by its member, or switched off after failures or the status 410. */
export type OffReason = 'member' | 'failures' | 'gone';

export interface WebhookRecord {
  id: number;
  memberId: number;
  url: string;
  topics: WebhookTopic[];
  /** Null while it sends. */
  offBecause: OffReason | null;
  /** The first failed attempt since the last delivery that arrived. */
  failingSince: Date | null;
  createdAt: Date;
}

const columns = sql`id, member_id as "memberId", url, topics, off_because as "offBecause",
  failing_since as "failingSince", created_at as "createdAt"`;

/** A member's webhooks, oldest first. */
export async function listWebhooks(executor: Executor, memberId: number): Promise<WebhookRecord[]> {
  const { rows } = await sql<WebhookRecord>`
    select ${columns} from webhooks where member_id = ${memberId} order by id
  `.execute(executor);
  return rows;
}

/** Which of the members have a webhook. */
export async function listMembersWithWebhooks(
  executor: Executor,
  memberIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ memberId: number }>`
    select distinct member_id as "memberId" from webhooks where member_id = any(${memberIds}::bigint[])
  `.execute(executor);
  return rows.map(({ memberId }) => memberId);
}

/** A webhook of a member. */
interface Owned {
  id: number;
  memberId: number;
}

export async function findWebhook(
  executor: Executor,
  { id, memberId }: Owned,
): Promise<WebhookRecord | null> {
  const { rows } = await sql<WebhookRecord>`
    select ${columns} from webhooks where id = ${id} and member_id = ${memberId}
  `.execute(executor);
  return rows[0] ?? null;
}

export async function insertWebhook(
  transaction: Executor,
  webhook: Pick<WebhookRecord, 'memberId' | 'url' | 'topics' | 'createdAt'> & { secret: string },
): Promise<WebhookRecord> {
  const { memberId, url, topics, secret, createdAt } = webhook;
  const { rows } = await sql<WebhookRecord>`
    insert into webhooks (member_id, url, topics, secret, created_at)
    values (${memberId}, ${url}, ${topics}::text[], ${secret}, ${createdAt})
    returning ${columns}
  `.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('The insert of a webhook returned no row');
  return made;
}

/** Pauses a webhook, or has it send again: its failures up to then are forgotten. */
export async function pauseWebhook(
  executor: Executor,
  { id, memberId }: Owned,
  isPaused: boolean,
): Promise<WebhookRecord | null> {
  const { rows } = await sql<WebhookRecord>`
    update webhooks set off_because = case when ${isPaused} then coalesce(off_because, 'member') end,
      failing_since = case when ${isPaused} then failing_since end
    where id = ${id} and member_id = ${memberId} returning ${columns}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Switches a webhook off. Returns null when it was off already, or is deleted. */
export async function switchWebhookOff(
  transaction: Executor,
  id: number,
  because: Exclude<OffReason, 'member'>,
): Promise<WebhookRecord | null> {
  const { rows } = await sql<WebhookRecord>`
    update webhooks set off_because = ${because} where id = ${id} and off_because is null returning ${columns}
  `.execute(transaction);
  return rows[0] ?? null;
}

/** Deletes a webhook with its log. */
export async function deleteWebhook(executor: Executor, { id, memberId }: Owned): Promise<boolean> {
  const { rows } = await sql`
    delete from webhooks where id = ${id} and member_id = ${memberId} returning id
  `.execute(executor);
  return rows.length > 0;
}

export interface WebhookDeliveryRecord {
  id: number;
  messageId: string;
  type: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Attempts since the event or the last replay. */
  tries: number;
  /** The status of the last response; null without one. */
  status: number | null;
  failure: WebhookFailure | null;
  createdAt: Date;
  triedAt: Date | null;
}

const deliveryColumns = sql`delivery.id, message_id as "messageId", type, state, tries, status, failure,
  delivery.created_at as "createdAt", tried_at as "triedAt"`;

/** The newest deliveries of a member's webhook. */
export async function listWebhookDeliveries(
  executor: Executor,
  { id, memberId }: Owned,
  most: number,
): Promise<WebhookDeliveryRecord[]> {
  const { rows } = await sql<WebhookDeliveryRecord>`
    select ${deliveryColumns} from webhook_deliveries as delivery
    join webhooks as webhook on webhook.id = delivery.webhook_id
    where webhook.id = ${id} and webhook.member_id = ${memberId}
    order by delivery.id desc limit ${most}
  `.execute(executor);
  return rows;
}

interface NewDelivery {
  /** Tells the events of a webhook apart: each is stored once. */
  key: string;
  type: string;
  payload: string;
  at: Date;
}

const insertColumns = sql`(webhook_id, message_id, event_key, type, payload, created_at)`;
const newDelivery = ({ key, type, payload, at }: NewDelivery) =>
  sql`'msg_' || replace(gen_random_uuid()::text, '-', ''), ${key}::text, ${type}::text, ${payload}::text, ${at}::timestamptz`;

/**
 * Stores an event for the webhooks of a member that are about its topic and send. Returns the ids of the new
 * deliveries. None while the member is leaving.
 */
export async function insertWebhookDeliveries(
  transaction: Executor,
  { memberId, topic }: { memberId: number; topic: WebhookTopic },
  delivery: NewDelivery,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries ${insertColumns}
    select webhook.id, ${newDelivery(delivery)} from webhooks as webhook join users on users.id = webhook.member_id
    where webhook.member_id = ${memberId} and webhook.off_because is null and webhook.topics @> array[${topic}::text]
      and users.leaving_at is null
    on conflict (webhook_id, event_key) do nothing
    returning id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Stores a delivery for one webhook. */
export async function insertWebhookDelivery(
  transaction: Executor,
  webhookId: number,
  delivery: NewDelivery,
): Promise<WebhookDeliveryRecord> {
  const { rows } = await sql<WebhookDeliveryRecord>`
    insert into webhook_deliveries as delivery ${insertColumns} select ${webhookId}::bigint, ${newDelivery(delivery)}
    returning ${deliveryColumns}
  `.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('The insert of a delivery returned no row');
  return made;
}

/**
 * Sets a delivery of a member's webhook back to its start. Null when it still waits, its webhook is off, or there is
 * none.
 */
export async function restartWebhookDelivery(
  transaction: Executor,
  { id, memberId }: Owned,
): Promise<(WebhookDeliveryRecord & { replays: number }) | null> {
  const { rows } = await sql<WebhookDeliveryRecord & { replays: number }>`
    update webhook_deliveries as delivery set state = 'waiting', tries = 0, replays = replays + 1
    from webhooks as webhook
    where delivery.id = ${id} and delivery.state <> 'waiting' and webhook.id = delivery.webhook_id
      and webhook.member_id = ${memberId} and webhook.off_because is null
    returning ${deliveryColumns}, replays
  `.execute(transaction);
  return rows[0] ?? null;
}

/** A delivery with what is needed to send it. */
export interface WebhookDeliveryToSend {
  id: number;
  webhookId: number;
  memberId: number;
  url: string;
  secret: string;
  offBecause: OffReason | null;
  messageId: string;
  type: string;
  payload: string;
}

/** Null when it does not wait, or is deleted. */
export async function findDeliveryToSend(
  executor: Executor,
  id: number,
): Promise<WebhookDeliveryToSend | null> {
  const { rows } = await sql<WebhookDeliveryToSend>`
    select delivery.id, webhook.id as "webhookId", webhook.member_id as "memberId", url, secret,
      off_because as "offBecause", message_id as "messageId", type, payload
    from webhook_deliveries as delivery join webhooks as webhook on webhook.id = delivery.webhook_id
    where delivery.id = ${id} and delivery.state = 'waiting'
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores the outcome of an attempt. A delivery that waits will be tried again. */
export async function noteWebhookAttempt(
  transaction: Executor,
  id: number,
  attempt: Pick<WebhookDeliveryRecord, 'state' | 'status' | 'failure'> & { at: Date },
): Promise<void> {
  const { state, status, failure, at } = attempt;
  await sql`
    update webhook_deliveries set state = ${state}, tries = tries + 1, status = ${status}, failure = ${failure},
      tried_at = ${at} where id = ${id}
  `.execute(transaction);
}

/** Stores that a webhook works, or since when it does not. Returns since when; null when it works. */
export async function noteWebhookHealth(
  transaction: Executor,
  id: number,
  failedAt: Date | null,
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    update webhooks set failing_since = case when ${failedAt}::timestamptz is null then null
      else coalesce(failing_since, ${failedAt}::timestamptz) end
    where id = ${id} returning failing_since as since
  `.execute(transaction);
  return rows[0]?.since ?? null;
}

/** How many deliveries wait and how many have failed, and how many webhooks do not work at the moment. */
export async function countWebhookWork(
  executor: Executor,
): Promise<{ waiting: number; failed: number; failing: number }> {
  const { rows } = await sql<{ waiting: number; failed: number; failing: number }>`
    select (select count(*) from webhook_deliveries where state = 'waiting') as waiting,
      (select count(*) from webhook_deliveries where state = 'failed') as failed,
      (select count(*) from webhooks where failing_since is not null and off_because is null) as failing
  `.execute(executor);
  return rows[0] ?? { waiting: 0, failed: 0, failing: 0 };
}

/** Deletes some of the deliveries from before a time; returns how many. */
export async function deleteOldWebhookDeliveries(
  executor: Executor,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where created_at < ${before}::timestamptz
        and coalesce(tried_at, created_at) < ${before}::timestamptz
      limit ${most} for update skip locked
    )
  `.execute(executor);
  return Number(numAffectedRows ?? 0);
}
