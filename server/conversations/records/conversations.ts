import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { agreedStates, blockedBetween } from '../../members/records/blockedMembers';

/** A conversation as one of its two members sees it. */
/** Values that are filled into a line that Skuret writes. */
export type LineValues = Record<string, string | number>;

/** A participant of a conversation; without an id it is Skuret. */
export interface ParticipantRecord {
  id: number | null;
  viewerId: number;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

export interface ConversationRecord {
  id: number;
  viewerId: number;
  /** Null: Skuret itself. */
  otherId: number | null;
  toolId: number | null;
  /** Of the newest message; null while nothing was written. */
  newestMessageId: number | null;
  oldestMessageId: number | null;
  newestAt: Date;
  newestSenderId: number | null;
  /** The beginning of the newest message. */
  /** Its beginning, longer than a preview: the resolver cuts it where no character ends up in half. */
  newestContent: string;
  newestPictures: number;
  newestLine: string | null;
  newestLineValues: LineValues | null;
  unreadCount: number;
  viewerHasWritten: boolean;
  /** Why we have hidden the newest message; null for what is not hidden. */
  newestHiddenReason: string | null;
  /** Either of the two has blocked the other. */
  isBlocked: boolean;
  /** Both can write: neither is leaving, and there is no block, or a booking of this tool between them is under way. */
  isOpen: boolean;
  /** Id of the newest message that each of the two has read; 0 for none. */
  viewerMark: number;
  otherMark: number;
}

/** A page of a list that begins with the newest conversation. */
interface Page {
  first: number;
  /** Id of the newest message of the last conversation on the page before; null for the first page. */
  after: number | null;
}

function hasParticipant(userId: number) {
  return sql`(conversation.low_id = ${userId} or conversation.high_id = ${userId})`;
}

/**
 * Whether a row of `messages` can be unread for a member. Lines about bookings are not, and neither is the message of
 * a request: the member has a notification of the event.
 */
const countsFor = (userId: number) => sql`(
  messages.sender_id is distinct from ${userId} and coalesce(messages.line, '') not like 'booking.%'
  and (messages.client_id is not null or not exists (
    select from messages as request where request.conversation_id = messages.conversation_id
      and request.line = 'booking.reserveMoney' and request.id < messages.id and request.created_at = messages.created_at
  ))
)`;

async function conversationsFrom(
  executor: Executor,
  userId: number,
  source: RawBuilder<unknown>,
): Promise<ConversationRecord[]> {
  const { rows } = await sql<ConversationRecord>`
    select conversation.id, ${userId}::bigint as "viewerId", conversation.tool_id as "toolId",
      case when conversation.low_id = ${userId} then conversation.high_id else conversation.low_id end as "otherId",
      conversation.newest_message_id as "newestMessageId",
      (select min(id) from messages where conversation_id = conversation.id) as "oldestMessageId",
      coalesce(conversation.newest_at, conversation.created_at) as "newestAt",
      newest.sender_id as "newestSenderId",
      case when newest.hidden_reason is null then coalesce(left(newest.content, 2 * ${limits.talk.preview}::integer), '') else '' end
        as "newestContent",
      coalesce(cardinality(newest.pictures), 0) as "newestPictures", newest.hidden_reason as "newestHiddenReason",
      block.is as "isBlocked", not exists (
        select from users where users.id in (conversation.low_id, conversation.high_id) and leaving_at is not null
      ) and (not block.is or exists (
        select from bookings where tool_id = conversation.tool_id and state in (${agreedStates})
          and owner_id in (conversation.low_id, conversation.high_id)
          and borrower_id in (conversation.low_id, conversation.high_id)
      )) as "isOpen",
      newest.line as "newestLine", newest.line_values as "newestLineValues",
      unread.count as "unreadCount", mark.own as "viewerMark", mark.others as "otherMark",
      exists (
        select from messages where conversation_id = conversation.id and sender_id = ${userId} and line is null
      ) as "viewerHasWritten"
    from ${source} as conversation
    left join messages as newest on newest.id = conversation.newest_message_id
    cross join lateral (
      select coalesce(max(message_id) filter (where user_id = ${userId}), 0) as own,
        coalesce(max(message_id) filter (where user_id <> ${userId}), 0) as others
      from conversation_reads where conversation_id = conversation.id
    ) as mark
    cross join lateral (
      select count(*)::integer as count from messages
      where conversation_id = conversation.id and id > mark.own and ${countsFor(userId)}
    ) as unread
    cross join lateral (select ${blockedBetween('conversation.low_id', 'conversation.high_id')} as is) as block
    order by conversation.newest_message_id desc nulls last, conversation.id desc
  `.execute(executor);
  return rows;
}

/** A person's conversations in which something was written, the one with the newest message first. */
export function listConversations(executor: Executor, userId: number, { first, after }: Page) {
  const before = after === null ? sql`` : sql`and newest_message_id < ${after}`;
  const side = (column: 'low_id' | 'high_id') => sql`(
    select * from conversations where ${sql.ref(column)} = ${userId} and newest_message_id is not null ${before}
    order by newest_message_id desc limit ${first}
  )`;
  return conversationsFrom(
    executor,
    userId,
    sql`(${side('low_id')} union all ${side('high_id')} order by newest_message_id desc limit ${first})`,
  );
}

/** One conversation as one of its two members sees it; null for anybody else. */
export async function conversationById(
  executor: Executor,
  userId: number,
  id: number,
): Promise<ConversationRecord | null> {
  const source = sql`(select * from conversations as conversation where id = ${id} and ${hasParticipant(userId)})`;
  const [conversation] = await conversationsFrom(executor, userId, source);
  return conversation ?? null;
}

/** Whether two members have never written to each other and have had no booking together. */
export async function areStrangers(
  executor: Executor,
  memberIds: readonly [number, number],
): Promise<boolean> {
  const [low, high] = ordered(memberIds);
  const { rows } = await sql<{ strangers: boolean }>`
    select not exists (
      select from conversations join messages on messages.conversation_id = conversations.id
      where low_id = ${low} and high_id = ${high} and messages.line is null
    ) and not exists (
      select from bookings where (owner_id = ${low} and borrower_id = ${high}) or (owner_id = ${high} and borrower_id = ${low})
    ) as strangers
  `.execute(executor);
  return rows[0]?.strangers ?? true;
}

/** The two members of a conversation, and the tool that it is about. */
export interface ConversationKey {
  memberIds: readonly [number, number];
  toolId: number | null;
}

const ordered = ([one, other]: readonly [number, number]) =>
  [Math.min(one, other), Math.max(one, other)] as const;

/** The id of the conversation of two members about a tool, or about none; null where there is none. */
export async function findConversationId(
  executor: Executor,
  { memberIds, toolId }: ConversationKey,
): Promise<number | null> {
  const [low, high] = ordered(memberIds);
  const { rows } = await sql<{ id: number }>`
    select id from conversations
    where low_id = ${low} and high_id = ${high} and tool_id is not distinct from ${toolId}
  `.execute(executor);
  return rows[0]?.id ?? null;
}

/** Creates a conversation, unless there is one. Concurrent calls, by either member, get the same one. */
export async function makeConversation(
  executor: Executor,
  { memberIds, toolId }: ConversationKey,
): Promise<number> {
  const [low, high] = ordered(memberIds);
  const { rows } = await sql<{ id: number }>`
    insert into conversations (low_id, high_id, tool_id) values (${low}, ${high}, ${toolId})
    on conflict on constraint conversations_between do nothing
    returning id
  `.execute(executor);
  const id = rows[0]?.id ?? (await findConversationId(executor, { memberIds, toolId }));
  if (id === null) throw new Error('The created conversation was not found');
  return id;
}

/** The conversations of many pairs of members about a tool, in one statement; those without a message are left out. */
export async function listConversationIds(
  executor: Executor,
  keys: readonly { memberIds: readonly [number, number]; toolId: number }[],
): Promise<{ id: number; lowId: number; highId: number; toolId: number }[]> {
  const pairs = keys.map(({ memberIds }) => ordered(memberIds));
  const { rows } = await sql<{ id: number; lowId: number; highId: number; toolId: number }>`
    select conversation.id, low_id as "lowId", high_id as "highId", conversation.tool_id as "toolId"
    from unnest(
      ${pairs.map(([low]) => low)}::bigint[], ${pairs.map(([, high]) => high)}::bigint[],
      ${keys.map(({ toolId }) => toolId)}::bigint[]
    ) as wanted(low, high, tool)
    join conversations as conversation on low_id = wanted.low and high_id = wanted.high and tool_id = wanted.tool
    where newest_message_id is not null
  `.execute(executor);
  return rows;
}

/**
 * Whether two members may begin a conversation about a tool: one of them owns it, and it is listed or the other one has
 * booked it before.
 */
export async function mayDiscussTool(
  executor: Executor,
  { memberIds, toolId }: { memberIds: readonly [number, number]; toolId: number },
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from tools as tool where tool.id = ${toolId} and tool.owner_id = any(${memberIds}::bigint[])
        and (tool.listed or exists (
          select from bookings where tool_id = tool.id and borrower_id = any(${memberIds}::bigint[])
        ))
    ) as there
  `.execute(executor);
  return rows[0]?.there === true;
}

/** How many messages a person has not read, in all conversations. */
export async function countUnread(executor: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread.count), 0)::integer as count
    from conversations as conversation
    left join conversation_reads as mark on mark.conversation_id = conversation.id and mark.user_id = ${userId}
    cross join lateral (
      select count(*) from messages
      where conversation_id = conversation.id and id > coalesce(mark.message_id, 0) and ${countsFor(userId)}
    ) as unread
    where ${hasParticipant(userId)} and conversation.newest_message_id > coalesce(mark.message_id, 0)
  `.execute(executor);
  return rows[0]?.count ?? 0;
}

/**
 * Stores up to which message a person has read a conversation; this mark never moves back. Returns the other member's
 * id and the new mark, or null when nothing changed: no such conversation of theirs, no such message, or already read.
 */
export async function markRead(
  executor: Executor,
  userId: number,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<{ otherId: number | null; upTo: number } | null> {
  const { rows } = await sql<{ otherId: number | null; upTo: number }>`
    with theirs as (
      select conversation.id,
        case when conversation.low_id = ${userId} then conversation.high_id else conversation.low_id end as other_id,
        (select max(id) from messages where conversation_id = conversation.id and id <= ${messageId}) as up_to
      from conversations as conversation where conversation.id = ${conversationId} and ${hasParticipant(userId)}
    ), marked as (
      insert into conversation_reads as mark (conversation_id, user_id, message_id)
      select id, ${userId}, up_to from theirs where up_to is not null
      on conflict (conversation_id, user_id) do update set message_id = excluded.message_id
      where mark.message_id < excluded.message_id
      returning message_id
    )
    select theirs.other_id as "otherId", marked.message_id as "upTo" from theirs cross join marked
  `.execute(executor);
  return rows[0] ?? null;
}

/**
 * The member who is notified that the other one is typing; null when the conversation is not theirs, is with Skuret, or one
 * has blocked the other.
 */
export async function typingRecipient(
  executor: Executor,
  userId: number,
  conversationId: number,
): Promise<number | null> {
  const { rows } = await sql<{ otherId: number | null }>`
    select case when conversation.low_id = ${userId} then conversation.high_id else conversation.low_id end as "otherId"
    from conversations as conversation where conversation.id = ${conversationId} and ${hasParticipant(userId)}
      and not ${blockedBetween('conversation.low_id', 'conversation.high_id')}
  `.execute(executor);
  return rows[0]?.otherId ?? null;
}
