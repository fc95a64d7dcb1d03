import { sql } from 'kysely';
import type { ApiTokenScope } from '../../../domain/members/apiTokens';
import type { Executor } from '../../database/openDatabase';
import { type UserRecord, userColumns } from './users';

export interface ApiTokenRecord {
  id: number;
  name: string;
  scopes: ApiTokenScope[];
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

const columns = sql`id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"`;

/** A member's API tokens that have not expired, oldest first. */
export async function listApiTokens(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<ApiTokenRecord[]> {
  const { rows } = await sql<ApiTokenRecord>`
    select ${columns} from api_tokens where member_id = ${memberId} and expires_at > ${now}::timestamptz order by id
  `.execute(executor);
  return rows;
}

/** Stores an API token, and deletes the member's expired ones. */
export async function insertApiToken(
  transaction: Executor,
  token: Omit<ApiTokenRecord, 'id' | 'usedAt'> & { memberId: number; hash: string },
): Promise<ApiTokenRecord> {
  const { memberId, name, scopes, hash, createdAt, expiresAt } = token;
  const { rows } = await sql<ApiTokenRecord>`
    with expired as (delete from api_tokens where member_id = ${memberId} and expires_at <= ${createdAt}::timestamptz)
    insert into api_tokens (member_id, name, scopes, token_hash, created_at, expires_at)
    values (${memberId}, ${name}, ${scopes}::text[], ${hash}, ${createdAt}, ${expiresAt})
    returning ${columns}
  `.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('The insert of an API token returned no row');
  return made;
}

export async function deleteApiToken(
  executor: Executor,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from api_tokens where id = ${id} and member_id = ${memberId} returning id
  `.execute(executor);
  return rows.length > 0;
}

/** An API token of a request, with its member. */
export interface UserOfApiToken {
  user: UserRecord;
  token: ApiTokenRecord;
}

/** The member of an API token; null when it has expired or ended, or the member is leaving. */
export async function userOfApiToken(
  executor: Executor,
  hash: string,
  now: Date,
): Promise<UserOfApiToken | null> {
  const { rows: tokens } = await sql<ApiTokenRecord & { memberId: number }>`
    select ${columns}, member_id as "memberId" from api_tokens
    where token_hash = ${hash} and expires_at > ${now}::timestamptz
  `.execute(executor);
  const [token] = tokens;
  if (!token) return null;
  const { rows: users } = await sql<UserRecord>`
    select ${userColumns} from users where users.id = ${token.memberId} and users.leaving_at is null
  `.execute(executor);
  const [user] = users;
  return user ? { user, token } : null;
}

/** Stores that an API token is used now, unless that was stored after `notSince`. */
export async function touchApiToken(
  executor: Executor,
  id: number,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<void> {
  await sql`
    update api_tokens set used_at = ${now}::timestamptz
    where id = ${id} and (used_at is null or used_at < ${notSince}::timestamptz)
  `.execute(executor);
}
