import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/**
 * Ends a token for good, and with it what is pushed to the browser that it was used in; tokens that have expired
 * meanwhile are deleted.
 */
export async function revokeToken(
  executor: Executor,
  tokenId: string,
  expiresAt: Date,
): Promise<void> {
  await sql`
    with aged as (delete from revoked_tokens where expires_at < now()),
      pushed as (delete from push_subscriptions where token_id = ${tokenId}),
      session as (update sessions set ended_at = now() where token_id = ${tokenId} and ended_at is null)
    insert into revoked_tokens (token_id, expires_at) values (${tokenId}, ${expiresAt})
    on conflict do nothing
  `.execute(executor);
}

/** Uses up a ticket that is signed as tokens are. False where it was used: of two at once one gets it. */
export async function takeTicket(
  executor: Executor,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into revoked_tokens (token_id, expires_at) values (${id}, ${expiresAt})
    on conflict do nothing returning token_id
  `.execute(executor);
  return rows.length > 0;
}

export async function isTicketUsed(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`select from revoked_tokens where token_id = ${id}`.execute(executor);
  return rows.length > 0;
}

export interface SigningKeyRecord {
  id: string;
  secret: Buffer;
}

/** All signing keys, the one to sign with first. */
export async function signingKeys(executor: Executor): Promise<SigningKeyRecord[]> {
  return executor
    .selectFrom('signing_keys')
    .select(['id', 'secret'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Stores the first key; two processes that start together end up with the same one. */
export async function insertFirstSigningKey(
  executor: Executor,
  key: SigningKeyRecord,
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    // Else each would look before the other has stored one, and neither would know the other's tokens.
    await sql`select pg_advisory_xact_lock(7358024)`.execute(transaction);
    await sql`
      insert into signing_keys (id, secret)
      select ${key.id}, ${key.secret}::bytea where not exists (select from signing_keys)
    `.execute(transaction);
  });
}

/** Which of these tokens were ended, by themselves or with all of their member's, or are of somebody who is gone. */
export async function endedTokens(
  executor: Executor,
  tokens: readonly { tokenId: string; userId: number; issuedAt: Date }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select open.id from unnest(
      ${tokens.map(({ tokenId }) => tokenId)}::text[], ${tokens.map(({ userId }) => userId)}::bigint[],
      ${tokens.map(({ issuedAt }) => issuedAt.toISOString())}::timestamptz[]
    ) as open(id, user_id, issued_at)
    where exists (select from revoked_tokens where token_id = open.id)
      or not exists (
        select from users left join sessions as session on session.token_id = open.id
        where users.id = open.user_id
          and (sessions_ended_at is null or sessions_kept = open.id
            or coalesce(sessions_ended_at <= session.created_at, sessions_ended_at < open.issued_at))
      )
  `.execute(executor);
  return rows.map(({ id }) => id);
}
