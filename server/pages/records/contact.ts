import { sql } from 'kysely';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A recording of a session, and the member who sends it. */
export interface AttachedRecording {
  memberId: number;
  recording: string;
}

/** Stores what a visitor wrote, for the people who run Skuret, and the recording that a member has attached. */
export async function insertContactMessage(
  executor: Executor,
  { name, email, subject, message, language }: ContactMessage & { language: ScreenLanguage },
  attached: AttachedRecording | null,
): Promise<void> {
  const { memberId = null, recording = null } = attached ?? {};
  await sql`
    with stored as (
      insert into contact_messages (name, email, subject, message, language)
      values (${name}, ${email}, ${subject}, ${message}, ${language}) returning id
    )
    insert into contact_recordings (message_id, member_id, recording)
    select id, ${memberId}::bigint, ${recording}::text from stored where ${recording}::text is not null
  `.execute(executor);
}

export async function countRecordings(executor: Executor, memberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_recordings where member_id = ${memberId}
  `.execute(executor);
  return rows[0]?.count ?? 0;
}

/** Deletes the recordings of messages that were sent before; the messages stay. */
export async function deleteOldRecordings(executor: Executor, before: Date): Promise<void> {
  await sql`
    delete from contact_recordings where message_id in (
      select id from contact_messages where created_at < ${before}::timestamptz
    )
  `.execute(executor);
}

export interface NewsletterSubscription {
  id: number;
  email: string;
  /** Whether the holder of the address has confirmed it; before, nothing is sent but the question. */
  isConfirmed: boolean;
}

/** Stores an address that wants the newsletter, or is said to. Edge: a confirmed address stays as it is. */
export async function insertNewsletterSubscription(
  executor: Executor,
  email: string,
): Promise<NewsletterSubscription> {
  const { rows } = await sql<NewsletterSubscription>`
    insert into newsletter_subscriptions (email) values (${email.toLowerCase()})
    on conflict (email) do update set created_at = case
      when newsletter_subscriptions.confirmed_at is null then now() else newsletter_subscriptions.created_at end
    returning id, email, confirmed_at is not null as "isConfirmed"
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('A newsletter subscription was not stored');
  return row;
}

/** Null for an address that is no longer stored. */
export async function newsletterSubscription(
  executor: Executor,
  id: number,
): Promise<NewsletterSubscription | null> {
  const { rows } = await sql<NewsletterSubscription>`
    select id, email, confirmed_at is not null as "isConfirmed" from newsletter_subscriptions where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** False for an address that is no longer stored. */
export async function confirmNewsletter(
  executor: Executor,
  id: number,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, ${now}::timestamptz) where id = ${id}
  `.execute(executor);
  return Number(numAffectedRows) > 0;
}

/** Deletes the addresses that were not confirmed in time. */
export async function deleteUnconfirmedNewsletters(
  executor: Executor,
  before: Date,
): Promise<void> {
  await sql`
    delete from newsletter_subscriptions where confirmed_at is null and created_at < ${before}::timestamptz
  `.execute(executor);
}
