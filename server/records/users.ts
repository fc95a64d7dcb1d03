import { CompiledQuery, sql } from 'kysely';
import type { Language } from '../../domain/language';
import type { Executor } from '../database/openDatabase';

/** What everybody may see of a member. */
export interface MemberRecord {
  id: number;
  name: string;
  createdAt: Date;
  about: string | null;
  avatarImageUrl: string | null;
  location: string | null;
  emailConfirmed: boolean;
}

/** What a person wants to hear of, and in which language. */
export interface SettingsRecord {
  emailNotices: boolean;
  pushNotices: boolean;
  marketing: boolean;
  language: Language;
}

/** The signed-in user, as only that user sees it. */
export interface UserRecord extends MemberRecord, SettingsRecord {
  email: string;
  latitude: number | null;
  longitude: number | null;
}

/** What the tools of an owner add up to. */
export interface OwnerTotals {
  ownerId: number;
  toolCount: number;
  reviewCount: number;
  ratingSum: number;
}

const memberTexts = `
  users.id, users.name, users.created_at as "createdAt", users.about, users.avatar_image_url as "avatarImageUrl",
  users.location, users.email_confirmed_at is not null as "emailConfirmed"`;
const memberColumns = sql.raw(memberTexts);

const userTexts = `
  ${memberTexts}, users.email, users.latitude, users.longitude, users.email_notices as "emailNotices",
  users.push_notices as "pushNotices", users.marketing, users.language`;
const userColumns = sql.raw(userTexts);

/** A fixed text, which need not be compiled: every request of a signed-in person sends it. */
const userOfTokenStatement = `
  select ${userTexts} from users
  where id = $1 and not exists (select from revoked_tokens where token_id = $2)`;

export async function membersByIds(
  executor: Executor,
  ids: readonly number[],
): Promise<MemberRecord[]> {
  const { rows } = await sql<MemberRecord>`
    select ${memberColumns} from users where id = any(${ids}::bigint[])
  `.execute(executor);
  return rows;
}

/** Owners without tools are left out. */
export async function ownerTotals(
  executor: Executor,
  ownerIds: readonly number[],
): Promise<OwnerTotals[]> {
  const { rows } = await sql<OwnerTotals>`
    select owner_id as "ownerId", count(*)::integer as "toolCount",
      sum(review_count)::integer as "reviewCount", sum(rating_sum)::integer as "ratingSum"
    from tools where owner_id = any(${ownerIds}::bigint[]) group by owner_id
  `.execute(executor);
  return rows;
}

/** The user of a token, unless the token was ended or the user is gone. */
export async function userOfToken(
  executor: Executor,
  userId: number,
  tokenId: string,
): Promise<UserRecord | null> {
  const { rows } = await executor.executeQuery<UserRecord>(
    CompiledQuery.raw(userOfTokenStatement, [userId, tokenId]),
  );
  return rows[0] ?? null;
}

/** What a sign-in needs, by e-mail in any case. */
export async function credentialsOf(
  executor: Executor,
  email: string,
): Promise<{ id: number; passwordHash: string | null } | null> {
  const { rows } = await sql<{ id: number; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from users where lower(email) = lower(${email})
  `.execute(executor);
  return rows[0] ?? null;
}

/** Returns the new id, or null when the e-mail is taken. */
export async function insertUser(
  executor: Executor,
  user: { name: string; email: string; passwordHash: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into users (name, email, password_hash)
    values (${user.name}, ${user.email}, ${user.passwordHash})
    on conflict ((lower(email))) do nothing returning id
  `.execute(executor);
  return rows[0]?.id ?? null;
}

/** What a person has changed of their profile. What is not there stays as it is. */
export interface ProfileChanges {
  name?: string;
  about?: string | null;
  avatarImageUrl?: string | null;
  /** With its coordinates, or none of the three. */
  place?: { location: string; latitude: number; longitude: number } | null;
}

/** Stores the changes and returns the person as they are now. */
export async function updateProfile(
  executor: Executor,
  userId: number,
  { name, about, avatarImageUrl, place }: ProfileChanges,
): Promise<UserRecord> {
  const { rows } = await sql<UserRecord>`
    update users set
      name = coalesce(${name ?? null}, name),
      about = case when ${about !== undefined} then ${about ?? null} else about end,
      avatar_image_url = case when ${avatarImageUrl !== undefined} then ${avatarImageUrl ?? null} else avatar_image_url end,
      location = case when ${place !== undefined} then ${place?.location ?? null} else location end,
      latitude = case when ${place !== undefined} then ${place?.latitude ?? null}::float8 else latitude end,
      longitude = case when ${place !== undefined} then ${place?.longitude ?? null}::float8 else longitude end
    where id = ${userId} returning ${userColumns}
  `.execute(executor);
  return onlyRow(rows);
}

/** Stores what a person wants to hear of; what is not there stays as it is. Returns the person as they are now. */
export async function updateSettings(
  executor: Executor,
  userId: number,
  { emailNotices, pushNotices, marketing, language }: Partial<SettingsRecord>,
): Promise<UserRecord> {
  const { rows } = await sql<UserRecord>`
    update users set email_notices = coalesce(${emailNotices ?? null}, email_notices),
      push_notices = coalesce(${pushNotices ?? null}, push_notices),
      marketing = coalesce(${marketing ?? null}, marketing),
      language = coalesce(${language ?? null}, language)
    where id = ${userId} returning ${userColumns}
  `.execute(executor);
  return onlyRow(rows);
}

function onlyRow(rows: readonly UserRecord[]): UserRecord {
  const [row] = rows;
  if (!row) throw new Error('The signed-in user is gone');
  return row;
}
