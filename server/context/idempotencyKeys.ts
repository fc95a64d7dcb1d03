import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/** A request that the client may repeat: its user, its idempotency key and a hash of its arguments. */
export interface KeyedRequest {
  userId: number;
  /** 1 to 100 printable ASCII characters; the same key of another user is a different key. */
  key: string;
  /** SHA-256 of the arguments, in hex. */
  argumentsHash: string;
}

/** The records that a request with a key can create, and the column that stores their id. */
const columns = {
  tool: sql.raw('tool_id'),
  booking: sql.raw('booking_id'),
  toolImport: sql.raw('import_id'),
};
export type KeyedKind = keyof typeof columns;

/** The stored result of a key: the id of what was created, or arguments that differ from those of this request. */
export type KeyedMade = { kind: 'same'; id: number } | { kind: 'other arguments' };

/** The id of the record that was created under the key in the last 24 hours; null when nothing was. */
export async function madeOfKey(
  executor: Executor,
  what: KeyedKind,
  { userId, key, argumentsHash }: KeyedRequest,
): Promise<KeyedMade | null> {
  const { rows } = await sql<{ id: number | null; isSame: boolean }>`
    select ${columns[what]} as id, arguments_hash = ${argumentsHash} as "isSame"
    from idempotency_keys
    where user_id = ${userId} and key = ${key} and created_at > now() - interval '24 hours'
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  return row.isSame && row.id !== null ? { kind: 'same', id: row.id } : { kind: 'other arguments' };
}

/** Stores what was created under the key, and deletes some of the expired keys. */
async function rememberKey(
  transaction: Executor,
  what: KeyedKind,
  { userId, key, argumentsHash }: KeyedRequest,
  madeId: number,
): Promise<void> {
  // Skips rows that another request is deleting, so that the two never wait for each other.
  await sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at < now() - interval '24 hours'
      order by created_at limit 100 for update skip locked
    )
  `.execute(transaction);
  await sql`
    insert into idempotency_keys (user_id, key, arguments_hash, ${columns[what]})
    values (${userId}, ${key}, ${argumentsHash}, ${madeId})
    on conflict (user_id, key) do update set arguments_hash = excluded.arguments_hash,
      tool_id = excluded.tool_id, booking_id = excluded.booking_id, import_id = excluded.import_id,
      created_at = excluded.created_at
  `.execute(transaction);
}

/**
 * Creates a tool, a booking or an import once per key, even when the same request runs several times concurrently, in any number
 * of processes. Both are stored in one transaction with the key, and a repeated request gets what the first one
 * created. When `make` returns null, nothing was created, and the key is not stored. `make` runs in the transaction and
 * must not use another connection to the database.
 */
export async function onceForKey<Made extends { id: number } | null>(
  executor: Executor,
  what: KeyedKind,
  request: KeyedRequest,
  make: (transaction: Executor) => Promise<Made>,
): Promise<{ kind: 'made'; made: Made } | KeyedMade> {
  return executor.transaction().execute(async (transaction) => {
    // Held until the end of the transaction. Two keys with the same hash wait for each other, with no other effect.
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`${request.userId} ${request.key}`}, 7358023))
    `.execute(transaction);
    const before = await madeOfKey(transaction, what, request);
    if (before) return before;
    const made = await make(transaction);
    if (made) await rememberKey(transaction, what, request, made.id);
    return { kind: 'made', made };
  });
}

/**
 * Deletes a key whose booking was refused, so that the same request can start again. Does nothing when a concurrent
 * request has made another booking under the key.
 */
export async function forgetKey(
  executor: Executor,
  { userId, key }: KeyedRequest,
  bookingId: number,
): Promise<void> {
  await executor
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('booking_id', '=', bookingId)
    .execute();
}
