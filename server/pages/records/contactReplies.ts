import { sql } from 'kysely';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';

/** What became of the mail of an answer. `kept`: the service has no mail server. */
export type ReplyMail = 'waiting' | 'sent' | 'kept' | 'failed';

export interface ContactReply {
  id: number;
  /** The staff member who has answered; null for the writer of the contact message. */
  by: string | null;
  text: string;
  at: Date;
  /** Null for what the writer has sent. */
  mail: ReplyMail | null;
}

const once = 'contact reply ';
/** Identifies the job that mails an answer. */
export const onceOfReply = (id: number) => `${once}${id}`;

/** The answers to a contact message, and what its writer has sent since, in order. */
export async function listReplies(
  executor: Executor,
  messageId: number,
  most: number,
): Promise<ContactReply[]> {
  const { rows } = await sql<ContactReply>`
    select * from (
      select reply.id, staff.name as by, reply.text, reply.created_at as at,
        case when reply.staff_id is null then null when job.given_up_at is not null then 'failed'
          else coalesce(reply.mailed, 'waiting') end as mail
      from contact_replies as reply left join staff on staff.id = reply.staff_id
      left join outbox as job on job.once = ${once}::text || reply.id
      where reply.message_id = ${messageId} order by reply.id desc limit ${most}
    ) as latest order by id
  `.execute(executor);
  return rows;
}

/** Stores an answer of a staff member. */
export async function insertAnswer(
  transaction: Executor,
  answer: { messageId: number; staffId: number; text: string; at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('contact_replies')
    .values({
      message_id: answer.messageId,
      staff_id: answer.staffId,
      text: answer.text,
      created_at: answer.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores what the writer of a contact message sends back, and puts its case into the queue again when it is closed.
 * Edge: the same text twice in a row is stored once.
 */
export async function insertWritersReply(
  executor: Executor,
  { messageId, text, at, dueAt }: { messageId: number; text: string; at: Date; dueAt: Date },
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    // Waits for another reply to the same message, so that a repetition is seen.
    await sql`select from contact_messages where id = ${messageId} for update`.execute(transaction);
    const { numAffectedRows } = await sql`
      insert into contact_replies (message_id, text, created_at)
      select ${messageId}::bigint, ${text}::text, ${at}::timestamptz
      where exists (select from contact_messages where id = ${messageId}) and not exists (
        select from (
          select staff_id, text from contact_replies where message_id = ${messageId} order by id desc limit 1
        ) as latest where staff_id is null and text = ${text}::text
      )
    `.execute(transaction);
    if (Number(numAffectedRows) === 0) return;
    await sql`
      update staff_cases set opened_at = ${at}::timestamptz, due_at = ${dueAt}::timestamptz, closed_at = null,
        closed_by = null, closed_reason = null
      where kind = 'contact' and subject_id = ${messageId} and closed_at is not null
    `.execute(transaction);
  });
}

export interface ContactConversation {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: ScreenLanguage;
  createdAt: Date;
}

/** A contact message; null once it is deleted. */
export async function contactConversation(
  executor: Executor,
  id: number,
): Promise<ContactConversation | null> {
  const { rows } = await sql<ContactConversation>`
    select id, name, email, subject, message, language, created_at as "createdAt" from contact_messages where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** An answer that is to be mailed; null once it is deleted. */
export async function replyToMail(
  executor: Executor,
  id: number,
): Promise<{ messageId: number; text: string } | null> {
  const { rows } = await sql<{ messageId: number; text: string }>`
    select message_id as "messageId", text from contact_replies where id = ${id} and staff_id is not null
  `.execute(executor);
  return rows[0] ?? null;
}

export async function noteMailed(
  executor: Executor,
  id: number,
  mailed: 'sent' | 'kept',
): Promise<void> {
  await executor.updateTable('contact_replies').set({ mailed }).where('id', '=', id).execute();
}
