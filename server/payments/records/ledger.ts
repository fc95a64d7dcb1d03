import { sql } from 'kysely';
import type { Account, Entry, PostingKind } from '../../../domain/payments/postings';
import type { Executor } from '../../database/openDatabase';

export interface Posting {
  /** The idempotency key: posting the same key again does nothing. */
  key: string;
  kind: PostingKind;
  bookingId: number | null;
  /** As `domain/payments/postings.ts` makes them. An empty list posts nothing. */
  entries: readonly Entry[];
  at: Date;
}

/** Stores a posting, once for each key. Returns how many entries this call has written. */
export async function insertPosting(executor: Executor, posting: Posting): Promise<number> {
  const { key, kind, bookingId, entries, at } = posting;
  // One statement, so that it is atomic outside a transaction too.
  const { rows } = await sql<{ lines: number }>`
    with posted as (
      insert into ledger_transactions (key, kind, booking_id, at)
      values (${key}, ${kind}, ${bookingId}, ${at}) on conflict (key) do nothing returning id
    ), written as (
      insert into ledger_entries (transaction_id, account, ore)
      select posted.id, line.account, line.ore
      from posted, unnest(${entries.map(({ account }) => account)}::text[], ${entries.map(({ ore }) => ore)}::bigint[]) as line(account, ore)
      returning 1
    )
    select count(*)::integer as lines from written
  `.execute(executor);
  return rows[0]?.lines ?? 0;
}

export async function isPosted(executor: Executor, key: string): Promise<boolean> {
  const row = await executor
    .selectFrom('ledger_transactions')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sum of an account, in øre; 0 for one that nothing was posted to. */
export async function readBalance(executor: Executor, account: Account): Promise<number> {
  const { rows } = await sql<{ ore: number }>`
    select coalesce(sum(ore), 0) as ore from ledger_entries where account = ${account}
  `.execute(executor);
  return rows[0]?.ore ?? 0;
}

/** The part of the provider's balance that can be paid out, less payouts that are requested and not sent. */
export async function payableBalance(executor: Executor): Promise<number> {
  const { rows } = await sql<{ ore: number }>`
    select coalesce(sum(ore), 0) as ore from ledger_entries where account = 'provider' or account like 'payout:%'
  `.execute(executor);
  return rows[0]?.ore ?? 0;
}

/** The sums of all accounts of a booking, in øre; those that are 0 are left out. */
export async function balancesOfBooking(
  executor: Executor,
  bookingId: number,
): Promise<Map<Account, number>> {
  const { rows } = await sql<{ account: Account; ore: number }>`
    select entry.account, sum(entry.ore) as ore
    from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
    where posted.booking_id = ${bookingId}
    group by entry.account having sum(entry.ore) <> 0 order by entry.account
  `.execute(executor);
  return new Map(rows.map(({ account, ore }) => [account, ore]));
}

/** The sum of all entries and the number of unbalanced transactions; both must be 0. */
export async function trialBalance(
  executor: Executor,
): Promise<{ ore: number; transactions: number; unbalanced: number }> {
  const { rows } = await sql<{ ore: number; transactions: number; unbalanced: number }>`
    select coalesce(sum(ore), 0) as ore, count(*) as transactions,
      count(*) filter (where ore <> 0) as unbalanced
    from (select sum(ore) as ore from ledger_entries group by transaction_id) as posted
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The sum returned no row');
  return row;
}
