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

/** What Skuret says to a new member, in this order (`server/schema/lineSaid.ts`). */
const welcomeLines = ['welcome.greeting', 'welcome.firstSteps'];

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

/** What others that we work with have to know of a member. */
export async function contactOf(
  executor: Executor,
  id: number,
): Promise<{ name: string; email: string } | null> {
  const row = await executor
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the new id, or null when the e-mail is taken. What Skuret says to begin with waits for them, unread. */
export async function insertUser(
  executor: Executor,
  user: { name: string; email: string; passwordHash: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with person as (
      insert into users (name, email, password_hash)
      values (${user.name}, ${user.email}, ${user.passwordHash})
      on conflict ((lower(email))) do nothing returning id
    ), conversation as (
      insert into conversations (low_id) select id from person returning id
    ), welcome as (
      insert into messages (conversation_id, line, line_values)
      select conversation.id, given.line, jsonb_build_object('name', ${user.name}::text)
      from conversation cross join unnest(${welcomeLines}::text[]) with ordinality as given(line, place)
      order by given.place
    )
    select id from person
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

/** How a person has their mails; null when there is no such person. */
export async function mailsOf(
  executor: Executor,
  userId: number,
): Promise<({ id: number } & Pick<SettingsRecord, 'emailNotices' | 'language'>) | null> {
  const { rows } = await sql<{ id: number } & Pick<SettingsRecord, 'emailNotices' | 'language'>>`
    select id, email_notices as "emailNotices", language from users where id = ${userId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Keeps that mail to this address of a person is refused. */
export async function setRefusedEmail(
  executor: Executor,
  userId: number,
  email: string,
): Promise<void> {
  await sql`update users set refused_email = ${email} where id = ${userId}`.execute(executor);
}

function onlyRow(rows: readonly UserRecord[]): UserRecord {
  const [row] = rows;
  if (!row) throw new Error('The signed-in user is gone');
  return row;
}
