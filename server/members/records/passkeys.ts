import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { PasskeyStore, Passkeys, StoredPasskey } from '../auth/createPasskeys';

export interface PasskeyRecord extends StoredPasskey {
  memberId: number;
  name: string;
  synced: boolean;
  createdAt: Date;
  usedAt: Date | null;
}

type ChallengePurpose = 'register' | 'signIn' | 'proof';

const columns = sql`id, member_id as "memberId", credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter,
  transports, name, synced, created_at as "createdAt", used_at as "usedAt"`;

export async function listPasskeys(executor: Executor, memberId: number): Promise<PasskeyRecord[]> {
  const { rows } = await sql<PasskeyRecord>`
    select ${columns} from passkeys where member_id = ${memberId} order by id
  `.execute(executor);
  return rows;
}

async function findPasskey(
  executor: Executor,
  credentialId: string,
  memberId: number | null,
): Promise<PasskeyRecord | null> {
  const isTheirs = memberId === null ? sql`true` : sql`member_id = ${memberId}`;
  const { rows } = await sql<PasskeyRecord>`
    select ${columns} from passkeys where credential_id = ${credentialId} and ${isTheirs}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores a passkey. False when it is registered already, for any member. */
export async function insertPasskey(
  transaction: Executor,
  passkey: Omit<PasskeyRecord, 'id' | 'usedAt'>,
): Promise<boolean> {
  const { memberId, credentialId, publicKey, counter, transports, name, synced } = passkey;
  const { rows } = await sql`
    insert into passkeys (member_id, credential_id, public_key, counter, transports, name, synced, created_at)
    values (${memberId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${synced},
      ${passkey.createdAt})
    on conflict do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

/**
 * Stores a use with the authenticator's counter. False when the stored counter is not lower, as when the passkey was
 * copied. Edge: a counter that is always 0 is not checked.
 */
export async function notePasskeyUsed(
  executor: Executor,
  { id, counter }: { id: number; counter: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id
  `.execute(executor);
  return rows.length > 0;
}

export async function renamePasskey(
  executor: Executor,
  { id, memberId, name }: { id: number; memberId: number; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set name = ${name} where id = ${id} and member_id = ${memberId} returning id
  `.execute(executor);
  return rows.length > 0;
}

export async function deletePasskey(
  executor: Executor,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkeys where id = ${id} and member_id = ${memberId} returning id
  `.execute(executor);
  return rows.length > 0;
}

async function insertChallenge(
  executor: Executor,
  row: { challenge: string; purpose: ChallengePurpose; memberId: number | null; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge, purpose, member_id, expires_at)
    values (${row.challenge}, ${row.purpose}, ${row.memberId}, ${row.expiresAt})
  `.execute(executor);
}

/**
 * Consumes a challenge. False when it has another purpose or member, was used or has expired. Of two concurrent calls,
 * one returns true.
 */
async function consumeChallenge(
  executor: Executor,
  asked: { challenge: string; purpose: ChallengePurpose; memberId: number | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges
    where challenge = ${asked.challenge} and purpose = ${asked.purpose} and expires_at > ${now}::timestamptz
      and member_id is not distinct from ${asked.memberId}::bigint
    returning challenge
  `.execute(executor);
  return rows.length > 0;
}

export async function deleteOldChallenges(executor: Executor, before: Date): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < ${before}::timestamptz`.execute(
    executor,
  );
}

type ShownPurpose = Exclude<ChallengePurpose, 'register'>;
export type MemberPasskeys = Passkeys<ShownPurpose, PasskeyRecord>;

/** The passkeys of members. */
export const memberPasskeys = (executor: Executor): PasskeyStore<ShownPurpose, PasskeyRecord> => ({
  list: (memberId) => listPasskeys(executor, memberId),
  find: (credentialId, memberId) => findPasskey(executor, credentialId, memberId),
  insertChallenge: ({ accountId: memberId, ...row }) =>
    insertChallenge(executor, { ...row, memberId }),
  consumeChallenge: ({ accountId: memberId, ...asked }, now) =>
    consumeChallenge(executor, { ...asked, memberId }, now),
});
