import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export interface NewGoodwill {
  key: string;
  memberId: number;
  bookingId: number | null;
  cents: number;
  reason: string;
  state: 'waiting' | 'given';
  givenBy: number;
  givenAt: Date;
}

export interface GoodwillRecord extends Omit<NewGoodwill, 'key' | 'state'> {
  id: number;
  state: 'waiting' | 'given' | 'withdrawn';
  /** The name that everybody sees. */
  member: string;
  decidedBy: number | null;
}

const columns =
  sql.raw(`goodwill.id, member_id as "memberId", booking_id as "bookingId", ore as cents, reason,
  goodwill.state, given_by as "givenBy", given_at as "givenAt", decided_by as "decidedBy", member.name as member`);

/** Stores goodwill. Returns null when the key was used before. */
export async function insertGoodwill(
  executor: Executor,
  { key, memberId, bookingId, cents, reason, state, givenBy, givenAt }: NewGoodwill,
): Promise<number | null> {
  const made = await executor
    .insertInto('goodwill')
    .values({
      key,
      member_id: memberId,
      booking_id: bookingId,
      ore: cents,
      reason,
      state,
      given_by: givenBy,
      given_at: givenAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** What a member got or is about to get since a moment, in øre. */
export async function goodwillSince(
  executor: Executor,
  memberId: number,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(ore), 0)::bigint as cents from goodwill
    where member_id = ${memberId} and given_at >= ${since} and state <> 'withdrawn'
  `.execute(executor);
  return rows[0]?.cents ?? 0;
}

/** Goodwill, locked until the end of the transaction. */
export async function lockGoodwill(
  transaction: Executor,
  id: number,
): Promise<GoodwillRecord | null> {
  const { rows } = await sql<GoodwillRecord>`
    select ${columns} from goodwill join users as member on member.id = goodwill.member_id
    where goodwill.id = ${id} for update of goodwill
  `.execute(transaction);
  return rows[0] ?? null;
}

export const decideGoodwill = (
  transaction: Executor,
  id: number,
  { state, staffId, at }: { state: 'given' | 'withdrawn'; staffId: number; at: Date },
) =>
  transaction
    .updateTable('goodwill')
    .set({ state, decided_by: staffId, decided_at: at })
    .where('id', '=', id)
    .execute();

/** What waits for a second person, then the latest. */
export async function listGoodwill(executor: Executor, most: number): Promise<GoodwillRecord[]> {
  const { rows } = await sql<GoodwillRecord>`
    select ${columns} from (
      (select * from goodwill where state = 'waiting' order by id limit ${most})
      union (select * from goodwill order by id desc limit ${most})
    ) as goodwill join users as member on member.id = goodwill.member_id
    order by goodwill.state = 'waiting' desc, goodwill.id desc limit ${most}
  `.execute(executor);
  return rows;
}

export interface Receiver {
  id: number;
  name: string;
  email: string;
  leftAt: Date | null;
}

/** A member who can be given money, by id or e-mail, locked so that two gifts count together. */
export async function lockReceiver(
  transaction: Executor,
  who: { id: number } | { email: string },
): Promise<Receiver | null> {
  const isThey = 'id' in who ? sql`id = ${who.id}` : sql`lower(email) = lower(${who.email})`;
  const { rows } = await sql<Receiver>`
    select id, name, email, left_at as "leftAt" from users where ${isThey} for no key update
  `.execute(transaction);
  return rows[0] ?? null;
}
