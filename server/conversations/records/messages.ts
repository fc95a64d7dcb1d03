import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import {
  type ConversationKey,
  findConversationId,
  type LineValues,
  makeConversation,
} from './conversations';

export interface MessageRecord {
  id: number;
  conversationId: number;
  /** Null: Skuret. */
  senderId: number | null;
  content: string;
  pictures: string[];
  line: string | null;
  lineValues: LineValues;
  clientId: string | null;
  /** Why we have hidden what it said; null for what is not hidden. */
  hiddenReason: string | null;
  createdAt: Date;
}

/** A message with the member who reads it, since some fields depend on the reader. */
export interface SeenMessage extends MessageRecord {
  viewerId: number;
  viewerMark: number;
  otherMark: number;
}

const columns = sql`
  id, conversation_id as "conversationId", sender_id as "senderId", line, hidden_reason as "hiddenReason",
  case when hidden_reason is null then content else '' end as content,
  case when hidden_reason is null then pictures else '{}' end as pictures,
  line_values as "lineValues", client_id as "clientId", created_at as "createdAt"`;

/** The newest messages of a conversation, or those before one of them; oldest first. */
export async function listMessages(
  executor: Executor,
  conversationId: number,
  { first, before }: { first: number; before: number | null },
): Promise<MessageRecord[]> {
  const bound = before === null ? sql`` : sql`and id < ${before}`;
  const { rows } = await sql<MessageRecord>`
    select ${columns} from messages where conversation_id = ${conversationId} ${bound}
    order by id desc limit ${first}
  `.execute(executor);
  return rows.reverse();
}

/** The message that a person has sent with this client id; null when there is none. */
export async function messageSentAs(
  executor: Executor,
  senderId: number,
  clientId: string,
): Promise<MessageRecord | null> {
  const { rows } = await sql<MessageRecord>`
    select ${columns} from messages where sender_id = ${senderId} and client_id = ${clientId}
  `.execute(executor);
  return rows[0] ?? null;
}

interface NewMessage {
  conversationId: number;
  senderId: number;
  content: string;
  pictures: readonly string[];
  clientId: string | null;
  now: Date;
}

/**
 * Stores a message. The lock is taken before the id is assigned, so that a member who sees one message of a
 * conversation sees all with smaller ids. Returns null when the sender has already sent a message with the same client
 * id.
 */
export async function insertMessage(
  transaction: Executor,
  { conversationId, senderId, content, pictures, clientId, now }: NewMessage,
): Promise<MessageRecord | null> {
  await lockConversation(transaction, conversationId);
  const { rows } = await sql<MessageRecord>`
    insert into messages (conversation_id, sender_id, content, pictures, client_id, created_at)
    values (${conversationId}, ${senderId}, ${content}, ${pictures}::text[], ${clientId}, ${now})
    on conflict on constraint messages_sent_once do nothing
    returning ${columns}
  `.execute(transaction);
  return rows[0] ?? null;
}

async function lockConversation(transaction: Executor, id: number): Promise<void> {
  await sql`select from conversations where id = ${id} for no key update`.execute(transaction);
}

/**
 * Stores a line by Skuret in the conversation of two members about a tool, which is created if needed. Runs in the
 * transaction of the step that the line reports. `by` is the member who took the step; for them it is not unread.
 */
export async function insertLine(
  transaction: Executor,
  key: ConversationKey,
  { line, values, by, now }: { line: string; values: LineValues; by: number | null; now: Date },
): Promise<{ conversationId: number }> {
  const conversationId =
    (await findConversationId(transaction, key)) ?? (await makeConversation(transaction, key));
  await lockConversation(transaction, conversationId);
  await sql`
    insert into messages (conversation_id, sender_id, line, line_values, created_at)
    values (${conversationId}, ${by}, ${line}, ${JSON.stringify(values)}::jsonb, ${now})
  `.execute(transaction);
  return { conversationId };
}
