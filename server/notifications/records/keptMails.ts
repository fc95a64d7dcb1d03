import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** A mail that was kept instead of sent. */
export interface KeptMailRecord {
  id: number;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  createdAt: Date;
}

/** Stores a mail; a second one with the same `once` is ignored. */
export async function insertKeptMail(
  executor: Executor,
  mail: { once: string; to: string; subject: string; html: string; plain: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into kept_mails (once, recipient, subject, html, plain, created_at)
    values (${mail.once}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.plain}, ${at})
    on conflict (once) do nothing
  `.execute(executor);
}

/** The latest mails, newest first, without their content. */
export async function latestKeptMails(
  executor: Executor,
  most: number,
): Promise<Omit<KeptMailRecord, 'html' | 'plain'>[]> {
  const { rows } = await sql<Omit<KeptMailRecord, 'html' | 'plain'>>`
    select id, recipient, subject, created_at as "createdAt" from kept_mails order by id desc limit ${most}
  `.execute(executor);
  return rows;
}

export async function keptMailById(executor: Executor, id: number): Promise<KeptMailRecord | null> {
  const { rows } = await sql<KeptMailRecord>`
    select id, recipient, subject, html, plain, created_at as "createdAt" from kept_mails where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Deletes all mails but the `kept` latest ones. */
export async function deleteOldKeptMails(executor: Executor, kept: number): Promise<void> {
  await sql`
    delete from kept_mails where id <= (select id from kept_mails order by id desc offset ${kept} limit 1)
  `.execute(executor);
}
