import { sql } from 'kysely';
import type { MailLinkPurpose } from '../../../domain/members/mailLinks';
import type { Executor } from '../../database/openDatabase';

/** A link that is sent by mail, without the token that opens it. */
export interface MailLinkRecord {
  id: number;
  purpose: MailLinkPurpose;
  /** Null for a password reset until it is sent. */
  memberId: number | null;
  email: string;
  seed: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  endedAt: Date | null;
}

const columns = sql.raw(`
  id, purpose, member_id as "memberId", email, seed, token_hash as "tokenHash", created_at as "createdAt",
  expires_at as "expiresAt", used_at as "usedAt", ended_at as "endedAt"`);

export async function insertMailLink(
  executor: Executor,
  link: Pick<
    MailLinkRecord,
    'purpose' | 'memberId' | 'email' | 'seed' | 'tokenHash' | 'createdAt' | 'expiresAt'
  >,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mail_links (purpose, member_id, email, seed, token_hash, created_at, expires_at)
    values (${link.purpose}, ${link.memberId}, ${link.email}, ${link.seed}, ${link.tokenHash}, ${link.createdAt}, ${link.expiresAt})
    returning id
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The insert of a link returned no row');
  return row.id;
}

export async function mailLinkById(executor: Executor, id: number): Promise<MailLinkRecord | null> {
  const { rows } = await sql<MailLinkRecord>`
    select ${columns} from mail_links where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

export async function mailLinkByHash(
  executor: Executor,
  tokenHash: string,
): Promise<MailLinkRecord | null> {
  const { rows } = await sql<MailLinkRecord>`
    select ${columns} from mail_links where token_hash = ${tokenHash}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores the member of a link that is about to be sent, and when the link expires. */
export async function noteMailLinkSent(
  executor: Executor,
  id: number,
  { memberId, expiresAt }: { memberId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    update mail_links set member_id = ${memberId}, expires_at = ${expiresAt} where id = ${id}
  `.execute(executor);
}

/** Marks a link as used. Of concurrent calls, only one returns true. */
export async function consumeMailLink(executor: Executor, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mail_links set used_at = ${now}::timestamptz
    where id = ${id} and used_at is null and ended_at is null and expires_at > ${now}::timestamptz returning id
  `.execute(executor);
  return rows.length > 0;
}

/** Ends a member's open links of these purposes. */
export async function endMailLinks(
  executor: Executor,
  memberId: number,
  purposes: readonly MailLinkPurpose[],
  now: Date,
): Promise<void> {
  await sql`
    update mail_links set ended_at = ${now}::timestamptz
    where member_id = ${memberId} and purpose = any(${purposes}::text[]) and used_at is null and ended_at is null
  `.execute(executor);
}

/** The e-mail address that a member last asked to change to, and has not confirmed yet. */
export async function findPendingEmail(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from mail_links
    where member_id = ${memberId} and purpose = 'changeEmail' and used_at is null and ended_at is null
      and expires_at > ${now}::timestamptz
    order by id desc limit 1
  `.execute(executor);
  return rows[0]?.email ?? null;
}

export async function deleteMailLink(executor: Executor, id: number): Promise<void> {
  await sql`delete from mail_links where id = ${id}`.execute(executor);
}

/** Deletes links that were created before `before`. */
export async function deleteOldMailLinks(executor: Executor, before: Date): Promise<void> {
  await sql`delete from mail_links where created_at < ${before}::timestamptz`.execute(executor);
}
