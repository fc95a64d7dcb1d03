import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

type Purpose = Tables['account_tickets']['purpose'];

export async function insertTicket(
  executor: Executor,
  ticket: { tokenHash: string; memberId: number; purpose: Purpose; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, memberId, purpose, now, expiresAt } = ticket;
  await sql`
    insert into account_tickets (token_hash, member_id, purpose, created_at, expires_at)
    values (${tokenHash}, ${memberId}, ${purpose}, ${now}, ${expiresAt})
  `.execute(executor);
}

/** Marks a ticket as used and returns its member; null when it does not exist, was used or has expired. */
export async function consumeAccountTicket(
  executor: Executor,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: Purpose; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ memberId: number }>`
    update account_tickets set used_at = ${now}
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}::timestamptz
    returning member_id as "memberId"
  `.execute(executor);
  return rows[0]?.memberId ?? null;
}

/** When the `most`-th latest of a member's tickets after `since` was made; null when there are fewer. */
export async function nthLatestTicketTime(
  executor: Executor,
  { memberId, purpose, since }: { memberId: number; purpose: Purpose; since: Date },
  most: number,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from account_tickets
    where member_id = ${memberId} and purpose = ${purpose} and created_at > ${since}::timestamptz
    order by created_at desc offset ${most - 1}::integer limit 1
  `.execute(executor);
  return rows[0]?.at ?? null;
}

/** Deletes tickets that expired before `before`. */
export async function deleteOldTickets(executor: Executor, before: Date): Promise<void> {
  await sql`delete from account_tickets where expires_at < ${before}::timestamptz`.execute(
    executor,
  );
}
