import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import type { TotpSeed } from '../../members/auth/createTotp';
import type { Device } from '../../members/auth/readDevice';

export type StaffRole = Tables['staff']['role'];

/** A staff account that has not ended. */
export interface StaffRecord {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
}

const columns = sql.raw('staff.id, staff.name, staff.email, staff.role');

/** Whether there is any staff account that has not ended. Without one the office does not exist. */
export async function hasStaff(executor: Executor): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from staff where ended_at is null) as is
  `.execute(executor);
  return rows[0]?.is === true;
}

export interface ListedStaff extends StaffRecord {
  createdAt: Date;
  endedAt: Date | null;
  passkeys: number;
  hasPassword: boolean;
  usedAt: Date | null;
}

/** All staff accounts, ended ones too. */
export async function listStaff(executor: Executor): Promise<ListedStaff[]> {
  const { rows } = await sql<ListedStaff>`
    select ${columns}, staff.created_at as "createdAt", staff.ended_at as "endedAt",
      (select count(*)::int from staff_passkeys where staff_id = staff.id) as passkeys,
      staff.password_hash is not null as "hasPassword",
      (select max(used_at) from staff_sessions where staff_id = staff.id) as "usedAt"
    from staff order by staff.ended_at is not null, staff.id
  `.execute(executor);
  return rows;
}

/** Null for an e-mail without an account that has not ended. */
export async function staffByEmail(
  executor: Executor,
  email: string,
): Promise<(StaffRecord & { passwordHash: string | null }) | null> {
  const { rows } = await sql<StaffRecord & { passwordHash: string | null }>`
    select ${columns}, password_hash as "passwordHash" from staff
    where lower(email) = lower(${email}) and ended_at is null
  `.execute(executor);
  return rows[0] ?? null;
}

/** Whether an e-mail has or had an account. */
export async function isStaffEmail(executor: Executor, email: string): Promise<boolean> {
  const { rows } = await sql`select from staff where lower(email) = lower(${email})`.execute(
    executor,
  );
  return rows.length > 0;
}

/** Null when the e-mail has an account already. */
export async function insertStaff(
  executor: Executor,
  { name, email, role }: Omit<StaffRecord, 'id'>,
  at: Date,
): Promise<StaffRecord | null> {
  const { rows } = await sql<StaffRecord>`
    insert into staff (name, email, role, created_at) values (${name}, ${email}, ${role}, ${at})
    on conflict do nothing returning ${columns}
  `.execute(executor);
  return rows[0] ?? null;
}

export async function updateRole(executor: Executor, id: number, role: StaffRole): Promise<void> {
  await executor.updateTable('staff').set({ role }).where('id', '=', id).execute();
}

/** Ends an account permanently, with its sessions and its links. */
export async function endStaff(executor: Executor, id: number, at: Date): Promise<void> {
  await sql`
    with sessions as (
      update staff_sessions set ended_at = ${at}::timestamptz where staff_id = ${id} and ended_at is null
    ), links as (delete from staff_links where staff_id = ${id})
    update staff set ended_at = ${at}::timestamptz where id = ${id}
  `.execute(executor);
}

export interface StaffLink extends StaffRecord {
  seed: TotpSeed;
}

/** Stores a link. The former ones of the account stop working. */
export async function insertStaffLink(
  executor: Executor,
  link: { tokenHash: string; staffId: number; seed: string; keyId: string; at: Date; until: Date },
): Promise<void> {
  const { tokenHash, staffId, seed, keyId, at, until } = link;
  await sql`
    with former as (
      delete from staff_links where staff_id = ${staffId} and (used_at is null or expires_at < ${at}::timestamptz)
    )
    insert into staff_links (token_hash, staff_id, seed, key_id, created_at, expires_at)
    values (${tokenHash}, ${staffId}, ${seed}, ${keyId}, ${at}, ${until})
  `.execute(executor);
}

/** The account of a link that still works; null for any other. */
export async function findStaffLink(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<StaffLink | null> {
  const { rows } = await sql<StaffRecord & { seed: string; keyId: string }>`
    select ${columns}, link.seed, link.key_id as "keyId"
    from staff_links as link join staff on staff.id = link.staff_id
    where link.token_hash = ${tokenHash} and link.used_at is null and link.expires_at > ${now}::timestamptz
      and staff.ended_at is null
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  const { seed, keyId, ...staff } = row;
  return { ...staff, seed: { accountId: staff.id, seed, keyId } };
}

/** Uses a link up. False when it was used or has expired. Of two concurrent calls, one returns true. */
export async function consumeStaffLink(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update staff_links set used_at = ${now}::timestamptz
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}::timestamptz
      and exists (select from staff where staff.id = staff_links.staff_id and staff.ended_at is null for share)
    returning staff_id
  `.execute(executor);
  return rows.length > 0;
}

/** Stores a password with the authenticator app that belongs to it. Both replace the former ones. */
export async function storeStaffPassword(
  transaction: Executor,
  { accountId, seed, keyId }: TotpSeed,
  { passwordHash, step, at }: { passwordHash: string; step: number; at: Date },
): Promise<void> {
  await sql`
    with factor as (
      insert into staff_second_factors (staff_id, seed, key_id, last_step, created_at)
      values (${accountId}, ${seed}, ${keyId}, ${step}, ${at})
      on conflict (staff_id) do update set seed = excluded.seed, key_id = excluded.key_id,
        last_step = excluded.last_step, created_at = excluded.created_at
    )
    update staff set password_hash = ${passwordHash} where id = ${accountId}
  `.execute(transaction);
}

export async function findStaffSeed(executor: Executor, staffId: number): Promise<TotpSeed | null> {
  const { rows } = await sql<TotpSeed>`
    select staff_id as "accountId", seed, key_id as "keyId" from staff_second_factors where staff_id = ${staffId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Marks a time step and all earlier ones as used. False when it was used. */
export async function consumeStaffStep(
  executor: Executor,
  { accountId, seed }: TotpSeed,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update staff_second_factors set last_step = ${step}
    where staff_id = ${accountId} and seed = ${seed} and last_step < ${step} returning staff_id
  `.execute(executor);
  return rows.length > 0;
}

/** Opens a session. False when the account has ended. */
export async function insertStaffSession(
  executor: Executor,
  session: Device & { tokenId: string; staffId: number; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { tokenId, staffId, browser, system, expiresAt } = session;
  const { rows } = await sql`
    insert into staff_sessions (token_id, staff_id, browser, system, created_at, used_at, expires_at)
    select ${tokenId}, staff.id, ${browser}, ${system}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from staff where staff.id = ${staffId} and staff.ended_at is null for share
    returning token_id
  `.execute(executor);
  return rows.length > 0;
}

export interface StaffSessionRecord extends Device {
  id: string;
  createdAt: Date;
  usedAt: Date;
}

const isOpen = (now: Date, unusedSince: Date) => sql`session.ended_at is null
  and session.expires_at > ${now}::timestamptz and session.used_at > ${unusedSince}::timestamptz`;

/** The person of a session that is open: not ended, not expired, and used since `unusedSince`. */
export async function staffOfSession(
  executor: Executor,
  { tokenId, staffId }: { tokenId: string; staffId: number },
  { now, unusedSince }: { now: Date; unusedSince: Date },
): Promise<(StaffRecord & { usedAt: Date }) | null> {
  const { rows } = await sql<StaffRecord & { usedAt: Date }>`
    select ${columns}, session.used_at as "usedAt"
    from staff_sessions as session join staff on staff.id = session.staff_id
    where session.token_id = ${tokenId} and staff.id = ${staffId} and staff.ended_at is null
      and ${isOpen(now, unusedSince)}
  `.execute(executor);
  return rows[0] ?? null;
}

export async function touchStaffSession(
  executor: Executor,
  tokenId: string,
  now: Date,
): Promise<void> {
  await sql`
    update staff_sessions set used_at = ${now}::timestamptz
    where token_id = ${tokenId} and used_at < ${now}::timestamptz
  `.execute(executor);
}

/** The open sessions of a person: the one that asks first, then by last use, latest first. */
export async function listStaffSessions(
  executor: Executor,
  { staffId, tokenId }: { staffId: number; tokenId: string },
  { now, unusedSince, most }: { now: Date; unusedSince: Date; most: number },
): Promise<StaffSessionRecord[]> {
  const { rows } = await sql<StaffSessionRecord>`
    select session.token_id as id, session.browser, session.system, session.created_at as "createdAt",
      session.used_at as "usedAt"
    from staff_sessions as session where session.staff_id = ${staffId} and ${isOpen(now, unusedSince)}
    order by session.token_id = ${tokenId} desc, session.used_at desc, session.token_id limit ${most}
  `.execute(executor);
  return rows;
}

/** Ends an open session of a person. False when there is none with this id. */
export async function endStaffSession(
  executor: Executor,
  { staffId, tokenId }: { staffId: number; tokenId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update staff_sessions set ended_at = ${now}::timestamptz
    where token_id = ${tokenId} and staff_id = ${staffId} and ended_at is null returning token_id
  `.execute(executor);
  return rows.length > 0;
}

/** Deletes what has expired: challenges, and links and sessions from before `before`. */
export async function deleteOldStaffRows(
  executor: Executor,
  now: Date,
  before: Date,
): Promise<void> {
  await sql`delete from staff_challenges where expires_at < ${now}::timestamptz`.execute(executor);
  await sql`delete from staff_links where expires_at < ${before}::timestamptz`.execute(executor);
  await sql`delete from staff_sessions where expires_at < ${before}::timestamptz`.execute(executor);
}
