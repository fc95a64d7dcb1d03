import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/** A request that may come again: whose it is, the key it came under, and what it asked for. */
export interface KeyedRequest {
  userId: number;
  /** 1 to 100 printable ASCII characters; another user's same key is another key. */
  key: string;
  /** SHA-256 of the arguments, in hex. */
  argumentsHash: string;
}

/** What a key can stand for, and the column that says so. */
const columns = { tool: sql.raw('tool_id'), booking: sql.raw('booking_id') };
export type KeyedKind = keyof typeof columns;

/** What a key stands for: the id of what came of it, or arguments that are not those of this request. */
export type KeyedMade = { kind: 'same'; id: number } | { kind: 'other arguments' };

/** What the key stood for in the last 24 hours; null when nothing has come of it yet. */
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

/** Stores what came of the key, and deletes some of those that are too old. */
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
      tool_id = excluded.tool_id, booking_id = excluded.booking_id, created_at = excluded.created_at
  `.execute(transaction);
}

/**
 * Makes a tool or a booking once for each key, also when the same request runs many times at once, in any number of
 * processes: it and the key are stored together or neither is, and the second gets what the first made. A null of
 * `make` says that nothing was made; the key then stands for nothing.
 * `make` runs in the transaction and may use nothing else of the database.
 */
export async function onceForKey<Made extends { id: number } | null>(
  executor: Executor,
  what: KeyedKind,
  request: KeyedRequest,
  make: (transaction: Executor) => Promise<Made>,
): Promise<{ kind: 'made'; made: Made } | KeyedMade> {
  return executor.transaction().execute(async (transaction) => {
    // Until the end of the transaction. Two keys of one hash wait for each other and that is all.
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

/** What came of a key was refused: the same request may begin anew. */
export async function forgetKey(executor: Executor, { userId, key }: KeyedRequest): Promise<void> {
  await executor
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
