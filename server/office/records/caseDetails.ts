import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { StaffRecord } from './staff';

/** Staff by id, ended ones too. */
export async function staffByIds(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, StaffRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StaffRecord>`
    select id, name, email, role from staff where id = any(${[...ids]}::bigint[])
  `.execute(executor);
  return new Map(rows.map((each) => [each.id, each]));
}

/** The people with an account that has not ended, by name. */
export async function openStaff(executor: Executor): Promise<StaffRecord[]> {
  const { rows } = await sql<StaffRecord>`
    select id, name, email, role from staff where ended_at is null order by name, id limit 200
  `.execute(executor);
  return rows;
}

export interface CaseMemberRecord {
  id: number;
  name: string;
  email: string;
  emailConfirmed: boolean;
  joinedAt: Date;
  completedBookings: number;
  chargebacks: number;
  claims: number;
}

/** A member with what speaks for and against them. */
export async function caseMember(executor: Executor, id: number): Promise<CaseMemberRecord> {
  const { rows } = await sql<CaseMemberRecord>`
    select member.id, member.name, member.email, member.email_confirmed_at is not null as "emailConfirmed",
      member.created_at as "joinedAt",
      (select count(*)::int from bookings where state = 'completed' and member.id in (owner_id, borrower_id))
        as "completedBookings",
      (select count(*)::int from payments where payer_id = member.id and state in ('disputed', 'lost')) as chargebacks,
      (select count(*)::int from bookings where claim_cents is not null and member.id in (owner_id, borrower_id)) as claims
    from users as member where member.id = ${id}
  `.execute(executor);
  const [member] = rows;
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
}

export interface CaseMessageRecord {
  id: number;
  senderId: number | null;
  content: string;
  pictures: string[];
  hiddenReason: string | null;
  at: Date;
}

/** The latest messages of two members about a tool, in order; without the lines of the service. */
export async function messagesAbout(
  executor: Executor,
  { ownerId, borrowerId, toolId }: { ownerId: number; borrowerId: number; toolId: number },
  most: number,
): Promise<CaseMessageRecord[]> {
  const { rows } = await sql<CaseMessageRecord>`
    select * from (
      select message.id, message.sender_id as "senderId", message.content, message.pictures,
        message.hidden_reason as "hiddenReason", message.created_at as at
      from messages as message join conversations as conversation on conversation.id = message.conversation_id
      where conversation.low_id = least(${ownerId}::bigint, ${borrowerId}::bigint)
        and conversation.high_id = greatest(${ownerId}::bigint, ${borrowerId}::bigint)
        and conversation.tool_id = ${toolId} and message.line is null
      order by message.id desc limit ${most}
    ) as latest order by id
  `.execute(executor);
  return rows;
}

export interface ContactRecord {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  memberId: number | null;
  recordingBytes: number | null;
}

export async function contactById(executor: Executor, id: number): Promise<ContactRecord | null> {
  const { rows } = await sql<ContactRecord>`
    select contact.id, contact.name, contact.email, contact.subject, contact.message, member.id as "memberId",
      octet_length(attached.recording) as "recordingBytes"
    from contact_messages as contact left join users as member on lower(member.email) = lower(contact.email)
    left join contact_recordings as attached on attached.message_id = contact.id
    where contact.id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The recording that came with a contact message, and the member who sent it. */
export async function contactRecording(
  executor: Executor,
  messageId: number,
): Promise<{ recording: string; memberId: number } | undefined> {
  return executor
    .selectFrom('contact_recordings')
    .select(['recording', 'member_id as memberId'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export interface FailedJobRecord {
  id: number;
  kind: string;
  tries: number;
  error: string | null;
  createdAt: Date;
}

export async function jobById(executor: Executor, id: number): Promise<FailedJobRecord | null> {
  const { rows } = await sql<FailedJobRecord>`
    select id, kind, tries, last_error as error, created_at as "createdAt" from outbox where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

export interface StoppedPayoutRecord {
  id: number;
  ownerId: number;
  owner: string;
  cents: number;
  state: string;
  failure: string | null;
  createdAt: Date;
}

export async function stoppedPayout(
  executor: Executor,
  id: number,
): Promise<StoppedPayoutRecord | null> {
  const { rows } = await sql<StoppedPayoutRecord>`
    select payouts.id, owner_id as "ownerId", users.name as owner, ore as cents, state, failure,
      payouts.created_at as "createdAt"
    from payouts join users on users.id = payouts.owner_id where payouts.id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The newest event of a booking that is stored but not yet told, as the transaction sees it. */
export async function newestEvents<Payload>(
  transaction: Executor,
  bookingId: number,
  afterId: number,
): Promise<Payload[]> {
  const { rows } = await sql<{ payload: Payload }>`
    select payload from outbox
    where kind = 'booking_event' and id > ${afterId} and payload -> 'booking' ->> 'id' = ${String(bookingId)}
    order by id
  `.execute(transaction);
  return rows.map(({ payload }) => payload);
}

export async function highestJobId(executor: Executor): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::bigint as id from outbox
  `.execute(executor);
  return rows[0]?.id ?? 0;
}
