import { sql } from 'kysely';
import type { SecurityEventKind } from '../../../domain/members/securityEvents';
import type { Executor } from '../../database/openDatabase';
import type { Device } from '../auth/readDevice';

/** A browser that is signed in. */
export interface SessionRecord extends Device {
  /** The id of its token. */
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
 * Stores a session for a member whose password has this hash, and the event that they signed in: `signedInNew` when
 * none of their other sessions had this browser. Returns null when the password has changed or the member is leaving.
 * The statement waits for a concurrent change of these, so that no session outlives the former password or the leaving.
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

/** Stores that a session is used now. A token from before sessions were stored gets its row. */
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

/** Stores that the person of a session has proved their identity. */
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

/** A member's sessions that have not ended: the one that asks first, then by last use, latest first. */
export async function listSessions(
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

/** Ends one of a member's sessions, and its push subscription. False when there is no such open session. */
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
 * Ends all of a member's sessions except `kept`, and all API tokens. Returns the ids of the sessions. Needs the lock on the member's row: a session
 * that begins concurrently waits for it, so that none is overlooked.
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
    ), programs as (
      delete from api_tokens where member_id = ${memberId}
    ), person as (
      update users set sessions_ended_at = ${now}::timestamptz, sessions_kept = ${kept}::text where id = ${memberId}
    )
    select token_id as id from gone
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes sessions that expired before `before`. */
export async function deleteOldSessions(executor: Executor, before: Date): Promise<void> {
  await sql`delete from sessions where expires_at < ${before}::timestamptz`.execute(executor);
}
