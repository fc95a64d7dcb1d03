import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

/** Rows in a list of this file, which has what support reads (docs/decisions/54-support.md). */
const most = 500;

export interface NamesOfBooking {
  tool: string;
  owner: string;
  ownerEmail: string;
  borrower: string;
  borrowerEmail: string;
}

export async function namesOfBooking(executor: Executor, id: number): Promise<NamesOfBooking> {
  const { rows } = await sql<NamesOfBooking>`
    select tool.name as tool, owner.name as owner, owner.email as "ownerEmail", borrower.name as borrower,
      borrower.email as "borrowerEmail"
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    join users as owner on owner.id = booking.owner_id join users as borrower on borrower.id = booking.borrower_id
    where booking.id = ${id}
  `.execute(executor);
  const [names] = rows;
  if (!names) throw new Error(`There is no booking ${id}`);
  return names;
}

export interface WaitingJob {
  kind: string;
  dueAt: Date;
  tries: number;
  lastError: string | null;
}

/** The jobs that wait for a booking: its own, and those of its payments' calls to the provider. */
export async function jobsOfBooking(executor: Executor, id: number): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select kind, due_at as "dueAt", tries, last_error as "lastError" from outbox
    where done_at is null and given_up_at is null and (
      payload ->> 'bookingId' = ${String(id)} or payload ->> 'key' in (
        select call.key from provider_calls as call join payments as payment on payment.id = call.payment_id
        where payment.booking_id = ${id}
      )
    ) order by due_at, id limit ${most}
  `.execute(executor);
  return rows;
}

export interface JobKindCounts {
  kind: string;
  waiting: number;
  /** Waiting jobs that were due before `lateBefore`. */
  late: number;
  /** Waiting jobs that have failed before and will be tried again. */
  failed: number;
  givenUp: number;
  lastError: string | null;
}

/** The state of the jobs of each kind. A waiting job is late when it was due before `lateBefore`. */
export async function jobsByKind(executor: Executor, lateBefore: Date): Promise<JobKindCounts[]> {
  const { rows } = await sql<JobKindCounts>`
    select kind, count(*) filter (where given_up_at is null)::integer as waiting,
      count(*) filter (where given_up_at is null and due_at > 'epoch' and due_at < ${lateBefore}
        or given_up_at is null and due_at = 'epoch' and created_at < ${lateBefore})::integer as late,
      count(*) filter (where given_up_at is null and last_error is not null)::integer as failed,
      count(*) filter (where given_up_at is not null)::integer as "givenUp",
      max(last_error) as "lastError"
    from outbox where done_at is null group by kind order by kind
  `.execute(executor);
  return rows;
}

/** Stores that a round of scheduled jobs has finished. */
export async function noteJobRun(executor: Executor, name: string, at: Date): Promise<void> {
  await sql`
    insert into sweeps (name, ran_at) values (${name}, ${at})
    on conflict (name) do update set ran_at = greatest(sweeps.ran_at, excluded.ran_at)
  `.execute(executor);
}

/** The name under which the time of the newest verified backup is kept. */
const verifiedBackup = 'verified backup';

/** Stores when a backup was made that has been restored on trial. */
export function noteVerifiedBackup(executor: Executor, createdAt: Date): Promise<void> {
  return noteJobRun(executor, verifiedBackup, createdAt);
}

/** When the newest verified backup was made; null for none. */
export async function newestVerifiedBackup(executor: Executor): Promise<Date | null> {
  const row = await executor
    .selectFrom('sweeps')
    .select('ran_at')
    .where('name', '=', verifiedBackup)
    .executeTakeFirst();
  return row?.ran_at ?? null;
}

export function listJobRuns(executor: Executor): Promise<{ name: string; ran_at: Date }[]> {
  return executor.selectFrom('sweeps').selectAll().orderBy('name').execute();
}

export interface SupportedMember {
  id: number;
  name: string;
  email: string;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  sessionsEndedAt: Date | null;
  /** For a member who has deleted the account: when they did, until when they can return, and when it was erased. */
  leavingAt: Date | null;
  leavesAt: Date | null;
  leftAt: Date | null;
}

/** A member by id or e-mail. */
export async function supportedMember(
  executor: Executor,
  who: { id: number } | { email: string },
): Promise<SupportedMember | null> {
  const isThey = 'id' in who ? sql`id = ${who.id}` : sql`lower(email) = lower(${who.email})`;
  const { rows } = await sql<SupportedMember>`
    select id, name, email, created_at as "createdAt", email_confirmed_at as "emailConfirmedAt",
      sessions_ended_at as "sessionsEndedAt", leaving_at as "leavingAt", leaves_at as "leavesAt", left_at as "leftAt"
    from users where ${isThey}
  `.execute(executor);
  return rows[0] ?? null;
}

export interface MembersBooking {
  id: number;
  tool: string;
  role: 'borrows' | 'lends';
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: BookingState;
}

/** A member's bookings, as borrower and as owner, latest first. */
export async function bookingsOfMember(executor: Executor, id: number): Promise<MembersBooking[]> {
  const { rows } = await sql<MembersBooking>`
    select booking.id, tool.name as tool, booking.start_date as "startDate", booking.end_date as "endDate",
      case when booking.borrower_id = ${id} then 'borrows' else 'lends' end as role, booking.state
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    where booking.borrower_id = ${id} or booking.owner_id = ${id}
    order by booking.start_date desc, booking.id desc limit 50
  `.execute(executor);
  return rows;
}

export interface MembersTool {
  id: number;
  name: string;
  state: string;
  hiddenReason: string | null;
}

export async function toolsOfMember(executor: Executor, id: number): Promise<MembersTool[]> {
  const { rows } = await sql<MembersTool>`
    select id, name, state, hidden_reason as "hiddenReason" from tools
    where owner_id = ${id} and deleted_at is null order by id limit ${most}
  `.execute(executor);
  return rows;
}

export interface HiddenTool {
  id: number;
  ownerId: number;
  name: string;
  hiddenReason: string | null;
}

/** A tool that is not deleted, locked until the end of the transaction. */
export async function toolToHide(transaction: Executor, id: number): Promise<HiddenTool | null> {
  const { rows } = await sql<HiddenTool>`
    select id, owner_id as "ownerId", name, hidden_reason as "hiddenReason" from tools
    where id = ${id} and deleted_at is null for update
  `.execute(transaction);
  return rows[0] ?? null;
}

/** Hides a tool: pauses it, so that its owner cannot publish it again, and stores the state it had. */
export async function hideTool(transaction: Executor, id: number, reason: string): Promise<void> {
  await sql`
    update tools set hidden_reason = ${reason}, hidden_from = state,
      state = case when state = 'published' then 'paused' else state end, version = version + 1,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where id = ${id}
  `.execute(transaction);
}

/** Restores the state that a tool had before it was hidden, unless its owner has chosen another one since. */
export async function showTool(transaction: Executor, id: number): Promise<void> {
  await sql`
    update tools set hidden_reason = null, hidden_from = null,
      state = case when state = 'paused' then hidden_from else state end, version = version + 1,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where id = ${id}
  `.execute(transaction);
}
