import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** The parts of a browser's push subscription that are needed to address messages to it and to encrypt them. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

/** The stored pair of keys; null when none was needed yet. */
export async function keptPushKeys(executor: Executor): Promise<PushKeyPair | null> {
  const row = await executor
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a pair of keys, unless one is stored already. */
export async function insertPushKeys(
  executor: Executor,
  { publicKey, privateKey }: PushKeyPair,
): Promise<void> {
  await executor
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewPushSubscription extends PushTarget {
  memberId: number;
  tokenId: string;
  serverKey: string;
}

/**
 * Stores a subscription and turns the member's push notifications on. A browser that belonged to another member becomes
 * theirs. The member's oldest subscriptions beyond `most` are deleted. False when another member has the endpoint with
 * another secret.
 */
export async function storePushSubscription(
  transaction: Executor,
  { memberId, tokenId, serverKey, endpoint, p256dh, auth }: NewPushSubscription,
  most: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_subscriptions as kept (member_id, endpoint, p256dh, auth, server_key, token_id, created_at)
    values (${memberId}, ${endpoint}, ${p256dh}, ${auth}, ${serverKey}, ${tokenId}, ${now})
    on conflict (endpoint) do update set member_id = excluded.member_id, p256dh = excluded.p256dh, auth = excluded.auth,
      server_key = excluded.server_key, token_id = excluded.token_id, created_at = excluded.created_at
      where kept.member_id = excluded.member_id or kept.auth = excluded.auth
    returning id
  `.execute(transaction);
  if (rows.length === 0) return false;
  await sql`
    with wanted as (update users set push_notices = true where id = ${memberId} and not push_notices)
    delete from push_subscriptions where id in (
      select id from push_subscriptions where member_id = ${memberId}
      order by created_at desc, id desc offset ${most}
    )
  `.execute(transaction);
  return true;
}

/**
 * How many browsers of a member have a subscription with this key of ours, and whether one of them has this endpoint.
 */
export async function readPushSubscriptions(
  executor: Executor,
  memberId: number,
  { endpoint, serverKey }: { endpoint: string | null; serverKey: string },
): Promise<{ devices: number; isStored: boolean }> {
  const { rows } = await sql<{ devices: number; isStored: boolean }>`
    select count(*)::integer as devices, coalesce(bool_or(endpoint = ${endpoint}), false) as "isStored"
    from push_subscriptions where member_id = ${memberId} and server_key = ${serverKey}
  `.execute(executor);
  return rows[0] ?? { devices: 0, isStored: false };
}

/** Deletes a member's subscription, or all of theirs where no endpoint is given. */
export async function deletePushSubscriptions(
  executor: Executor,
  memberId: number,
  endpoint: string | null,
): Promise<void> {
  await sql`
    delete from push_subscriptions
    where member_id = ${memberId} and (${endpoint}::text is null or endpoint = ${endpoint})
  `.execute(executor);
}

/**
 * Replaces a browser's subscription. The old endpoint and its secret identify it. False when there is no such
 * subscription, or the new endpoint is stored already.
 */
export async function replacePushSubscription(
  executor: Executor,
  old: Pick<PushTarget, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update push_subscriptions set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
    where endpoint = ${old.endpoint} and auth = ${old.auth}
      and not exists (select from push_subscriptions as other where other.endpoint = ${endpoint} and other.endpoint <> ${old.endpoint})
  `.execute(executor);
  return Number(numAffectedRows ?? 0) > 0;
}

export type PushTargetToSend = PushTarget & { serverKey: string };

/** A member's subscription; null when it is deleted or belongs to another member by now. */
export async function findPushTarget(
  executor: Executor,
  memberId: number,
  id: number,
): Promise<PushTargetToSend | null> {
  const row = await executor
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'server_key as serverKey'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a subscription that its push service no longer knows, unless it has another endpoint by now. */
export async function deleteGonePushSubscription(
  executor: Executor,
  id: number,
  endpoint: string,
): Promise<void> {
  await executor
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}
