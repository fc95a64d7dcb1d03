import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/**
 * Revokes a token permanently, ends its session and deletes its push subscription. Revoked tokens that have expired are
 * deleted.
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

/** Marks a signed ticket as used. False when it was used before. Of two concurrent calls, one returns true. */
export async function consumeSignedTicket(
  executor: Executor,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into revoked_tokens (token_id, expires_at) values (${id}, ${expiresAt})
    on conflict do nothing returning token_id
  `.execute(executor);
  return rows.length > 0;
}

export async function isSignedTicketUsed(executor: Executor, id: string): Promise<boolean> {
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
    // Without the lock both would see no key and store one of their own, and reject each other's tokens.
    await sql`select pg_advisory_xact_lock(7358024)`.execute(transaction);
    await sql`
      insert into signing_keys (id, secret)
      select ${key.id}, ${key.secret}::bytea where not exists (select from signing_keys)
    `.execute(transaction);
  });
}

/** Which of these tokens were revoked, alone or with all of their member's, or belong to an account that is gone. */
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
