import { sql } from 'kysely';
import type { SecurityEventKind } from '../../domain/securityEvents';
import type { Device } from '../auth/deviceOf';
import type { Executor } from '../database/openDatabase';

/** A browser that is signed in. */
export interface SessionRecord extends Device {
  /** Of its token. */
  id: string;
  createdAt: Date;
  usedAt: Date;
}

interface TokenOfSession {
  tokenId: string;
  userId: number;
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * Stores a session for who knows the password of this hash, and that they signed in, with `signedInNew` from a browser that
 * no other of their sessions had. Null where the password is another by now, or they are leaving: a change that is under
 * way is waited for, so that no session of the former password, or from before they left, outlives it.
 */
export async function insertSession(
  executor: Executor,
  session: Device & {
    tokenId: string;
    memberId: number;
    passwordHash: string;
    event: 'signedIn' | 'signedUp';
    expiresAt: Date;
  },
  now: Date,
): Promise<{ eventId: number; kind: SecurityEventKind } | null> {
  const { tokenId, memberId, passwordHash, event, browser, system, expiresAt } = session;
  const { rows } = await sql<{ eventId: number; kind: SecurityEventKind }>`
    with person as (
      select id from users where id = ${memberId} and password_hash = ${passwordHash} and leaving_at is null for share
    ), session as (
      insert into sessions (token_id, member_id, browser, system, created_at, used_at, proved_at, expires_at)
      select ${tokenId}, id, ${browser}, ${system}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
      from person returning member_id
    ), event as (
      insert into security_events (member_id, kind, browser, system, at)
      select member_id,
        case when ${event}::text = 'signedIn' and before.known = 0 and before.others > 0 then 'signedInNew' else ${event}::text end,
        ${browser}, ${system}, ${now}::timestamptz
      from session, (
        select count(*) as others,
          count(*) filter (where (browser, system) is not distinct from (${browser}::text, ${system}::text)) as known
        from sessions where member_id = ${memberId}
      ) as before
      returning id, kind
    )
    select id as "eventId", kind from event
  `.execute(executor);
  return rows[0] ?? null;
}

/** Notes that a session is used now. One from before sessions were kept gets its row. */
export async function touchSession(
  executor: Executor,
  { tokenId, userId, issuedAt, expiresAt }: TokenOfSession,
  { browser, system }: Device,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<void> {
  await sql`
    insert into sessions (token_id, member_id, browser, system, created_at, used_at, proved_at, expires_at)
    values (${tokenId}, ${userId}, ${browser}, ${system}, ${issuedAt}, ${now}, ${issuedAt}, ${expiresAt})
    on conflict (token_id) do update set used_at = excluded.used_at where sessions.used_at < ${notSince}::timestamptz
  `.execute(executor);
}

/** Notes that a session's person has shown that it is them. */
export async function proveSession(
  executor: Executor,
  { tokenId, userId, issuedAt, expiresAt }: TokenOfSession,
  { browser, system }: Device,
  now: Date,
): Promise<void> {
  await sql`
    insert into sessions (token_id, member_id, browser, system, created_at, used_at, proved_at, expires_at)
    values (${tokenId}, ${userId}, ${browser}, ${system}, ${issuedAt}, ${now}, ${now}, ${expiresAt})
    on conflict (token_id) do update set proved_at = excluded.proved_at, used_at = excluded.used_at
  `.execute(executor);
}

/** Those of a member that are not over: the one that asks, then the one used last. */
export async function sessionsOf(
  executor: Executor,
  { memberId, tokenId }: { memberId: number; tokenId: string },
  now: Date,
  most: number,
): Promise<SessionRecord[]> {
  const { rows } = await sql<SessionRecord>`
    select session.token_id as id, session.browser, session.system, session.created_at as "createdAt",
      session.used_at as "usedAt"
    from sessions as session join users on users.id = session.member_id
    where session.member_id = ${memberId} and session.ended_at is null and session.expires_at > ${now}::timestamptz
      and (users.sessions_ended_at is null or users.sessions_ended_at <= session.created_at
        or users.sessions_kept = session.token_id)
      and not exists (select from revoked_tokens where revoked_tokens.token_id = session.token_id)
    order by session.token_id = ${tokenId} desc, session.used_at desc, session.token_id limit ${most}
  `.execute(executor);
  return rows;
}

/** Ends one of a member's sessions, with what is pushed to its browser. False where there is none that could be ended. */
export async function endSession(
  executor: Executor,
  { memberId, tokenId }: { memberId: number; tokenId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      update sessions set ended_at = ${now}::timestamptz
      where token_id = ${tokenId} and member_id = ${memberId} and ended_at is null returning token_id, expires_at
    ), pushed as (delete from push_subscriptions where token_id in (select token_id from gone)),
    revoked as (
      insert into revoked_tokens (token_id, expires_at) select token_id, expires_at from gone on conflict do nothing
    )
    select token_id from gone
  `.execute(executor);
  return rows.length > 0;
}

/**
 * Ends all of a member's sessions but one, or all of them, and answers which. For a transaction that holds the member's
 * row: a session that begins meanwhile waits for it, so that none is overlooked.
 */
export async function endSessionsBut(
  transaction: Executor,
  { memberId, kept }: { memberId: number; kept: string | null },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      update sessions set ended_at = ${now}::timestamptz
      where member_id = ${memberId} and ended_at is null and token_id is distinct from ${kept}::text
      returning token_id, expires_at
    ), revoked as (
      insert into revoked_tokens (token_id, expires_at) select token_id, expires_at from gone on conflict do nothing
    ), pushed as (
      delete from push_subscriptions where member_id = ${memberId} and token_id is distinct from ${kept}::text
    ), person as (
      update users set sessions_ended_at = ${now}::timestamptz, sessions_kept = ${kept}::text where id = ${memberId}
    )
    select token_id as id from gone
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Forgets sessions whose tokens have long been too old for anything. */
export async function deleteOldSessions(executor: Executor, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before}::timestamptz`.execute(executor);
}
