import { sql } from 'kysely';
import { type CalendarDate, getCopenhagenDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

/** An identity check under way, of one session and one browser. State and cookie are stored as hashes. */
export interface IdentityCheckRecord {
  memberId: number;
  tokenId: string;
  nonce: string;
  codeVerifier: string;
}

/** Stores a check in place of the member's former ones. */
export async function insertIdentityCheck(
  executor: Executor,
  check: IdentityCheckRecord & { stateHash: string; browserHash: string; expiresAt: Date },
): Promise<void> {
  await sql`
    with former as (delete from identity_checks where member_id = ${check.memberId})
    insert into identity_checks (state_hash, browser_hash, member_id, token_id, nonce, code_verifier, expires_at)
    values (${check.stateHash}, ${check.browserHash}, ${check.memberId}, ${check.tokenId}, ${check.nonce},
      ${check.codeVerifier}, ${check.expiresAt}::timestamptz)
  `.execute(executor);
}

/**
 * Uses a check up. Null when it was used before, has expired, was started in another browser, or its session has ended.
 */
export async function consumeIdentityCheck(
  executor: Executor,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<IdentityCheckRecord | null> {
  const { rows } = await sql<IdentityCheckRecord>`
    with used as (
      delete from identity_checks where state_hash = ${stateHash} and browser_hash = ${browserHash} returning *
    )
    select used.member_id as "memberId", used.token_id as "tokenId", nonce, code_verifier as "codeVerifier"
    from used join sessions on sessions.token_id = used.token_id and sessions.member_id = used.member_id
    where used.expires_at > ${now}::timestamptz and sessions.ended_at is null and sessions.expires_at > ${now}::timestamptz
  `.execute(executor);
  return rows[0] ?? null;
}

export async function deleteOldIdentityChecks(executor: Executor, before: Date): Promise<void> {
  await sql`delete from identity_checks where expires_at < ${before}::timestamptz`.execute(
    executor,
  );
}

/** The salt of the hashes, created at first use. */
export async function readIdentitySalt(executor: Executor, made: string): Promise<string> {
  await sql`insert into identity_salts (salt) values (${made}) on conflict do nothing`.execute(
    executor,
  );
  const { salt } = await executor
    .selectFrom('identity_salts')
    .select('salt')
    .executeTakeFirstOrThrow();
  return salt;
}

/**
 * Stores that a member's identity was checked. False when another account has this identity, or this account has
 * another one, or is being deleted.
 */
export async function storeIdentity(
  executor: Executor,
  { memberId, hash, now }: { memberId: number; hash: string; now: Date },
): Promise<boolean> {
  try {
    const { rows } = await sql`
      update users set identity_checked_on = ${getCopenhagenDate(now)}::date, identity_hash = ${hash}
      where id = ${memberId} and leaving_at is null and (identity_hash is null or identity_hash = ${hash})
      returning id
    `.execute(executor);
    return rows.length > 0;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_identity') return false;
    throw error;
  }
}

/** The day on which a member's identity was checked; null when it was not. */
export async function identityCheckedOn(
  executor: Executor,
  memberId: number,
): Promise<CalendarDate | null> {
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select identity_checked_on::text as day from users where id = ${memberId}
  `.execute(executor);
  return rows[0]?.day ?? null;
}
