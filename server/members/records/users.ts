import { CompiledQuery, sql } from 'kysely';
import { formerMemberName } from '../../../domain/members/leaving';
import type { LenderKind, Trader } from '../../../domain/members/lender';
import type { NotificationSettings } from '../../../domain/notifications/notifications';
import type { Language } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';

/** The public data of a member. */
export interface MemberRecord {
  id: number;
  name: string;
  createdAt: Date;
  about: string | null;
  avatarImageUrl: string | null;
  location: string | null;
  emailConfirmed: boolean;
  /** Null until the member has declared it. */
  lenderKind: LenderKind | null;
  /** The business of a trader. */
  trader: Trader | null;
  /** Has left, or is leaving: their profile is not shown, and no one can write to them or request their tools. */
  isFormer: boolean;
}

/** The notifications that a person wants, and in which language. */
export interface SettingsRecord extends NotificationSettings {
  marketing: boolean;
  language: Language;
}

/** The signed-in member, as only that user sees it. */
export interface UserRecord extends MemberRecord, SettingsRecord {
  email: string;
  latitude: number | null;
  longitude: number | null;
}

/** The signed-in member with data of their session; null for a token from before sessions were stored. */
interface UserOfToken extends UserRecord {
  sessionUsedAt: Date | null;
  /** When they last proved their identity. */
  sessionProvedAt: Date | null;
}

/** Sums over the tools of an owner. */
export interface OwnerTotals {
  ownerId: number;
  toolCount: number;
  reviewCount: number;
  ratingSum: number;
}

/** Lines that Skuret writes to a new member, in this order (`server/conversations/schema/conversations.ts`). */
const welcomeLines = ['welcome.greeting', 'welcome.firstSteps'];

const memberTexts = `
  users.id, users.name, users.created_at as "createdAt", users.about, users.avatar_image_url as "avatarImageUrl",
  users.location, users.email_confirmed_at is not null as "emailConfirmed", users.lender_kind as "lenderKind", users.trader,
  users.leaving_at is not null as "isFormer"`;
const memberColumns = sql.raw(memberTexts);

const userTexts = `
  ${memberTexts}, users.email, users.latitude, users.longitude, users.email_notices as "emailNotifications",
  users.push_notices as "pushNotifications", users.muted_mails as "mutedMails", users.muted_pushes as "mutedPushes",
  users.marketing, users.language`;
export const userColumns = sql.raw(userTexts);

/**
 * A fixed text, which need not be compiled: every request of a signed-in member sends it. Ending all sessions revokes
 * the tokens of the existing ones, so a session that began in that same moment is a new one and is valid. A token
 * without a session is compared by its time of issue, which is exact to the second only.
 */
const userOfTokenStatement = `
  select ${userTexts}, session.used_at as "sessionUsedAt", session.proved_at as "sessionProvedAt"
  from users left join sessions as session on session.token_id = $2
  where users.id = $1 and users.leaving_at is null
    and (sessions_ended_at is null or sessions_kept = $2
      or coalesce(sessions_ended_at <= session.created_at, sessions_ended_at < $3::timestamptz))
    and not exists (select from revoked_tokens where token_id = $2)`;

/** The data that remain visible of a member who has left or is leaving. */
const former = (member: MemberRecord): MemberRecord => ({
  ...member,
  name: formerMemberName,
  about: null,
  avatarImageUrl: null,
  location: null,
  emailConfirmed: false,
  lenderKind: null,
  trader: null,
});

export async function membersByIds(
  executor: Executor,
  ids: readonly number[],
): Promise<MemberRecord[]> {
  const { rows } = await sql<MemberRecord>`
    select ${memberColumns} from users where id = any(${ids}::bigint[])
  `.execute(executor);
  return rows.map((member) => (member.isFormer ? former(member) : member));
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
  { userId, tokenId, issuedAt }: { userId: number; tokenId: string; issuedAt: Date },
): Promise<UserOfToken | null> {
  const { rows } = await executor.executeQuery<UserOfToken>(
    CompiledQuery.raw(userOfTokenStatement, [userId, tokenId, issuedAt]),
  );
  return rows[0] ?? null;
}

interface Credentials {
  id: number;
  passwordHash: string | null;
  /** Until when a member who is leaving can return; they cannot sign in. Null for all others. */
  leavesAt: Date | null;
}

/** The data that a sign-in needs, by e-mail in upper or lower case. */
export async function findCredentials(
  executor: Executor,
  email: string,
): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select id, password_hash as "passwordHash", leaves_at as "leavesAt" from users where lower(email) = lower(${email})
  `.execute(executor);
  return rows[0] ?? null;
}

/** The password's hash, for a step that asks for the password. */
export async function findPasswordHash(executor: Executor, id: number): Promise<string | null> {
  const row = await executor
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Locks a member's row until the end of the transaction. False when there is no such member. */
export async function lockMember(transaction: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${id} for no key update`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Stores another password. With `instead`, returns false when the stored hash is no longer that one. */
export async function updatePassword(
  executor: Executor,
  id: number,
  { passwordHash, instead }: { passwordHash: string; instead?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set password_hash = ${passwordHash}
    where id = ${id} and password_hash = coalesce(${instead ?? null}, password_hash) returning id
  `.execute(executor);
  return rows.length > 0;
}

/** Marks an e-mail address as confirmed. False when the person has another address, or had confirmed it before. */
export async function confirmEmail(
  executor: Executor,
  id: number,
  email: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update users set email_confirmed_at = ${at}
    where id = ${id} and lower(email) = lower(${email}) and email_confirmed_at is null returning id
  `.execute(executor);
  return rows.length > 0;
}

/** Gives a person another, confirmed e-mail address. Throws when another account has it. */
export async function updateEmail(
  executor: Executor,
  id: number,
  email: string,
  at: Date,
): Promise<void> {
  await sql`
    update users set email = ${email}, email_confirmed_at = ${at} where id = ${id}
  `.execute(executor);
}

/** The data of a member that a mail about the account needs. */
export interface MailedMember {
  id: number;
  name: string;
  email: string;
  language: Language;
  isConfirmed: boolean;
}

const mailedMember = sql.raw(
  'id, name, email, language, email_confirmed_at is not null as "isConfirmed"',
);

export async function mailedMemberById(
  executor: Executor,
  id: number,
): Promise<MailedMember | null> {
  const { rows } = await sql<MailedMember>`
    select ${mailedMember} from users where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The member who signs in with this address. */
export async function mailedMemberByEmail(
  executor: Executor,
  email: string,
): Promise<MailedMember | null> {
  const { rows } = await sql<MailedMember>`
    select ${mailedMember} from users where lower(email) = lower(${email}) and password_hash is not null
  `.execute(executor);
  return rows[0] ?? null;
}

/** Whether a member has one of these addresses, exactly as it is written here. */
export async function isAnyEmailTaken(
  executor: Executor,
  emails: readonly string[],
): Promise<boolean> {
  const row = await executor
    .selectFrom('users')
    .where('email', 'in', emails)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The data of a member that external services, such as the payment provider, need. */
export async function findContact(
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

/** Returns the new id, or null when the e-mail is taken. The welcome lines of Skuret wait for them, unread. */
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

/** How a member lends: a trader has a business, a private person has none. */
export type Lender = { kind: 'private'; trader: null } | { kind: 'trader'; trader: Trader };

/** Changes of a person's profile. Absent fields stay as they are. */
export interface ProfileChanges {
  name?: string;
  about?: string | null;
  avatarImageUrl?: string | null;
  /** With its coordinates, or none of the three. */
  place?: { location: string; latitude: number; longitude: number } | null;
  lender?: Lender;
}

/** Stores the changes and returns the updated person. */
export async function updateProfile(
  executor: Executor,
  userId: number,
  { name, about, avatarImageUrl, place, lender }: ProfileChanges,
): Promise<UserRecord> {
  const { rows } = await sql<UserRecord>`
    update users set
      name = coalesce(${name ?? null}, name),
      about = case when ${about !== undefined} then ${about ?? null} else about end,
      avatar_image_url = case when ${avatarImageUrl !== undefined} then ${avatarImageUrl ?? null} else avatar_image_url end,
      location = case when ${place !== undefined} then ${place?.location ?? null} else location end,
      latitude = case when ${place !== undefined} then ${place?.latitude ?? null}::float8 else latitude end,
      longitude = case when ${place !== undefined} then ${place?.longitude ?? null}::float8 else longitude end,
      lender_kind = coalesce(${lender?.kind ?? null}, lender_kind),
      trader = case when ${lender !== undefined} then ${lender?.trader ? JSON.stringify(lender.trader) : null}::jsonb else trader end
    where id = ${userId} returning ${userColumns}
  `.execute(executor);
  return onlyRow(rows);
}

/** Stores a person's settings; absent ones stay as they are. Returns the updated person. */
export async function updateSettings(
  executor: Executor,
  userId: number,
  {
    emailNotifications,
    mutedMails,
    pushNotifications,
    mutedPushes,
    marketing,
    language,
  }: Partial<SettingsRecord>,
): Promise<UserRecord> {
  const { rows } = await sql<UserRecord>`
    update users set email_notices = coalesce(${emailNotifications ?? null}, email_notices),
      push_notices = coalesce(${pushNotifications ?? null}, push_notices),
      muted_mails = coalesce(${mutedMails ?? null}::text[], muted_mails),
      muted_pushes = coalesce(${mutedPushes ?? null}::text[], muted_pushes),
      marketing = coalesce(${marketing ?? null}, marketing),
      language = coalesce(${language ?? null}, language)
    where id = ${userId} returning ${userColumns}
  `.execute(executor);
  return onlyRow(rows);
}

type MailSettings = { id: number } & Pick<
  SettingsRecord,
  'emailNotifications' | 'mutedMails' | 'language'
>;

/** Which mails a person wants, and in which language; null when there is no such person. */
export async function findMailSettings(
  executor: Executor,
  userId: number,
): Promise<MailSettings | null> {
  const { rows } = await sql<MailSettings>`
    select id, email_notices as "emailNotifications", muted_mails as "mutedMails", language from users
    where id = ${userId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores that mail to this address of a person is refused. */
export async function setRefusedEmail(
  executor: Executor,
  userId: number,
  email: string,
): Promise<void> {
  await sql`update users set refused_email = ${email} where id = ${userId}`.execute(executor);
}

function onlyRow(rows: readonly UserRecord[]): UserRecord {
  const [row] = rows;
  if (!row) throw new Error('The signed-in member was not found');
  return row;
}
