import { sql } from 'kysely';
import { bookingKinds, type CaseKind, caseKinds, dueHours } from '../../../domain/office/cases';
import type { Executor } from '../../database/openDatabase';
import { inForce } from '../../members/records/measures';
import type { Decision } from '../decisions';

/** A decision that waits for a second person. Those stored before statements had rules have none. */
type ProposedDecision = Decision & { rule?: string };

/** A case without what it is about. */
export interface CaseRecord {
  id: number;
  kind: CaseKind;
  subjectId: number;
  openedAt: Date;
  dueAt: Date;
  takenBy: number | null;
  takenAt: Date | null;
  proposal: ProposedDecision | null;
  proposedBy: number | null;
  proposalReason: string | null;
  proposedAt: Date | null;
  closedAt: Date | null;
  closedBy: number | null;
  closedReason: string | null;
}

const columns = sql.raw(`staff_cases.id, staff_cases.kind, staff_cases.subject_id as "subjectId",
  staff_cases.opened_at as "openedAt", staff_cases.due_at as "dueAt", staff_cases.taken_by as "takenBy",
  staff_cases.taken_at as "takenAt", staff_cases.proposal, staff_cases.proposed_by as "proposedBy",
  staff_cases.proposal_reason as "proposalReason", staff_cases.proposed_at as "proposedAt",
  staff_cases.closed_at as "closedAt", staff_cases.closed_by as "closedBy",
  staff_cases.closed_reason as "closedReason"`);

const hoursOfKind = sql.join(caseKinds.map((kind) => sql`(${kind}::text, ${dueHours[kind]}::int)`));

const kindsOfBookings = sql.join(bookingKinds.map((kind) => sql`${kind}::text`));

/**
 * The open matters, without those that are a case only once: contact messages, failed jobs and stopped payouts. Closing
 * the case of a suspended member's booking keeps the booking.
 */
const listWaiting = (now: Date) => sql`
  select 'dispute' as kind, id as subject_id, coalesce(support_asked_at, since) as since from bookings where state = 'inDispute'
  union all select 'noShow', id, since from bookings where no_show = 'contested'
  union all select 'noShow', id, coalesce(statement_at, since) from bookings where statement_stage = 'contested'
  union all select 'coverClaim', booking_id, made_at from cover_claims where state = 'waiting'
  union all select 'report', id, created_at from reports where closed_at is null
  union all select 'appeal', id, appealed_at from measures where appealed_at is not null and decided_at is null
  union all select 'goodwill', id, given_at from goodwill where state = 'waiting'
  union all select 'refund', posted.booking_id, max(posted.at) filter (where posted.kind = 'refundFailed')
    from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
    where posted.booking_id in (select booking_id from payments where refund_failed_ore > 0)
      and entry.account like 'borrower:%:owed'
    group by posted.booking_id having sum(entry.ore) < 0
  union all select 'suspendedBooking', booking.id, measure.taken_at from measures as measure
    cross join lateral (
      select * from bookings where owner_id = measure.member_id and state = 'accepted'
      union all select * from bookings where borrower_id = measure.member_id and state = 'accepted'
    ) as booking
    where measure.kind = 'suspension' and ${inForce(now)}
      and booking.owner_gave_it_at is null and booking.borrower_has_it_at is null and not exists (
        select from staff_cases as kept where kept.kind = 'suspendedBooking' and kept.subject_id = booking.id
          and kept.closed_by is not null and kept.opened_at >= measure.taken_at
      )`;

/**
 * Opens a case for everything that waits and has none, and closes the cases whose matter was settled elsewhere. Cheap
 * when there is nothing new, so it runs with each look at the queue and as a scheduled job.
 */
export async function syncCases(executor: Executor, now: Date): Promise<void> {
  const waiting = listWaiting(now);
  await sql`
    with waiting as (${waiting}), once as (
      select 'job' as kind, id as subject_id, given_up_at as since from outbox where given_up_at is not null
      union all select 'payout', id, created_at from payouts where state in ('failed', 'returned')
    ), contacts as (
      update contact_messages set in_office = true where not in_office returning id, created_at
    ), source as (
      select waiting.* from waiting where not exists (
        select from staff_cases as open where open.kind = waiting.kind and open.subject_id = waiting.subject_id
          and open.closed_at is null
      )
      union all select once.* from once where not exists (
        select from staff_cases as known where known.kind = once.kind and known.subject_id = once.subject_id
      )
      union all select 'contact', id, created_at from contacts
    )
    insert into staff_cases (kind, subject_id, opened_at, due_at)
    select source.kind, source.subject_id, source.since, source.since + make_interval(hours => due.hours)
    from source join (values ${hoursOfKind}) as due(kind, hours) on due.kind = source.kind
    order by source.since, source.subject_id
    on conflict do nothing
  `.execute(executor);
  await sql`
    with waiting as (${waiting})
    update staff_cases set closed_at = ${now}::timestamptz, proposal = null, proposed_by = null, proposal_reason = null,
      proposed_at = null
    where closed_at is null and staff_cases.kind not in ('contact', 'job', 'payout') and not exists (
      select from waiting where waiting.kind = staff_cases.kind and waiting.subject_id = staff_cases.subject_id
    )
  `.execute(executor);
}

/** The ids of the members whom the row of `staff_cases` is about. */
const concerned = sql`
  select unnest(array[owner_id, borrower_id]) as id from bookings
    where staff_cases.kind in (${kindsOfBookings}) and bookings.id = staff_cases.subject_id
  union all select unnest(array[reporter_id, about_id]) from reports
    where staff_cases.kind = 'report' and reports.id = staff_cases.subject_id
  union all select users.id from contact_messages join users on lower(users.email) = lower(contact_messages.email)
    where staff_cases.kind = 'contact' and contact_messages.id = staff_cases.subject_id
  union all select owner_id from payouts where staff_cases.kind = 'payout' and payouts.id = staff_cases.subject_id
  union all select member_id from goodwill where staff_cases.kind = 'goodwill' and goodwill.id = staff_cases.subject_id
  union all select unnest(array[measures.member_id, bookings.owner_id, bookings.borrower_id]) from measures
    left join bookings on measures.subject = 'booking' and bookings.id = measures.subject_id
    where staff_cases.kind = 'appeal' and measures.id = staff_cases.subject_id`;

/** Whether the row of `staff_cases` names a member, or is from a person, with this e-mail. */
const names = (email: string) => sql`(
  exists (
    select from users as member where lower(member.email) = lower(${email}) and member.id in (
      ${concerned}
      -- An appeal is also against the member whose report led to the measure.
      union all select reports.reporter_id from measures
        join staff_cases as earlier on earlier.id = measures.case_id and earlier.kind = 'report'
        join reports on reports.id = earlier.subject_id
        where staff_cases.kind = 'appeal' and measures.id = staff_cases.subject_id
    )
  ) or exists (
    select from contact_messages where staff_cases.kind = 'contact' and contact_messages.id = staff_cases.subject_id
      and lower(contact_messages.email) = lower(${email})
  )
)`;

export type CaseFilter = 'all' | 'mine' | 'free';

/** A line of the queue. Names of people are those that everybody sees. */
export interface CaseLineRecord extends CaseRecord {
  /** The tool, the subject of the message, the kind of the job or of what is reported. */
  about: string | null;
  /** The member concerned, and the other side where there is one. */
  people: string[];
}

const isIn = (filter: CaseFilter, staffId: number) =>
  ({
    all: sql`true`,
    mine: sql`taken_by = ${staffId}`,
    free: sql`taken_by is null`,
  })[filter];

/** Open cases, oldest first, after the one that the cursor names. */
export async function listCases(
  executor: Executor,
  asked: {
    staffId: number;
    /** Names are left out of cases that name a member, or are from a person, with this e-mail. */
    email: string;
    filter: CaseFilter;
    kind: CaseKind | null;
    after: { openedAt: Date; id: number } | null;
    most: number;
  },
): Promise<CaseLineRecord[]> {
  const { staffId, email, filter, kind, after, most } = asked;
  const isAfter = after
    ? sql`(opened_at, id) > (${after.openedAt}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  const { rows } = await sql<CaseLineRecord>`
    with page as (
      select * from staff_cases
      where closed_at is null and ${isIn(filter, staffId)} and ${isAfter}
        and (${kind}::text is null or kind = ${kind}::text)
      order by opened_at, id limit ${most}
    )
    select ${columns}, coalesce(tool.name, contact.subject, outbox.kind, report.kind, measure.kind) as about,
      case when ${names(email)} then '{}'::text[] else array_remove(array[
        coalesce(owner.name, contact.name, reporter.name, paid.name, appealing.name), coalesce(borrower.name, reported.name)
      ], null) end as people
    from page as staff_cases
    left join bookings as booking
      on staff_cases.kind in (${kindsOfBookings}) and booking.id = staff_cases.subject_id
    left join tools as tool on tool.id = booking.tool_id
    left join users as owner on owner.id = booking.owner_id
    left join users as borrower on borrower.id = booking.borrower_id
    left join contact_messages as contact on staff_cases.kind = 'contact' and contact.id = staff_cases.subject_id
    left join outbox on staff_cases.kind = 'job' and outbox.id = staff_cases.subject_id
    left join reports as report on staff_cases.kind = 'report' and report.id = staff_cases.subject_id
    left join users as reporter on reporter.id = report.reporter_id
    left join users as reported on reported.id = report.about_id
    left join payouts on staff_cases.kind = 'payout' and payouts.id = staff_cases.subject_id
    left join goodwill on staff_cases.kind = 'goodwill' and goodwill.id = staff_cases.subject_id
    left join users as paid on paid.id = coalesce(payouts.owner_id, goodwill.member_id)
    left join measures as measure on staff_cases.kind = 'appeal' and measure.id = staff_cases.subject_id
    left join users as appealing on appealing.id = measure.member_id
    order by staff_cases.opened_at, staff_cases.id
  `.execute(executor);
  return rows;
}

export interface CaseCounts {
  all: number;
  mine: number;
  free: number;
  overdue: number;
}

export async function countCases(
  executor: Executor,
  staffId: number,
  now: Date,
): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    select count(*)::int as all, count(*) filter (where taken_by = ${staffId})::int as mine,
      count(*) filter (where taken_by is null)::int as free,
      count(*) filter (where due_at < ${now}::timestamptz)::int as overdue
    from staff_cases where closed_at is null
  `.execute(executor);
  const [counts] = rows;
  if (!counts) throw new Error('The count returned no row');
  return counts;
}

/** Overdue cases are mailed twice: when they are late, and this long after. */
const overdueAgainHours = 24;

const awaitsOverdueMail = (now: Date) => sql`due_at < ${now}::timestamptz and (overdue_mails = 0
  or overdue_mails = 1 and overdue_mailed_at <= ${now}::timestamptz - make_interval(hours => ${overdueAgainHours}))`;

/** Stores that staff were mailed about the overdue cases that `countNewAndOverdue` has counted at this time. */
export async function noteOverdueMail(executor: Executor, now: Date): Promise<void> {
  await sql`
    update staff_cases set overdue_mails = overdue_mails + 1, overdue_mailed_at = ${now}::timestamptz
    where closed_at is null and ${awaitsOverdueMail(now)}
  `.execute(executor);
}

/** Open cases of a kind: those that came in a time, and those that are overdue and to be mailed about. */
export interface NewAndOverdue {
  kind: CaseKind;
  new: number;
  overdue: number;
}

/** Kinds without either are left out. */
export async function countNewAndOverdue(
  executor: Executor,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<NewAndOverdue[]> {
  const isNew = sql`opened_at >= ${from}::timestamptz and opened_at < ${to}::timestamptz`;
  const isLate = awaitsOverdueMail(now);
  const { rows } = await sql<NewAndOverdue>`
    select kind, count(*) filter (where ${isNew})::int as new, count(*) filter (where ${isLate})::int as overdue
    from staff_cases where closed_at is null and ((${isNew}) or ${isLate}) group by kind
  `.execute(executor);
  return rows;
}

/** Open cases of a kind, and when the oldest came. */
export async function countWaiting(
  executor: Executor,
): Promise<{ kind: CaseKind; count: number; oldest: Date }[]> {
  const { rows } = await sql<{ kind: CaseKind; count: number; oldest: Date }>`
    select kind, count(*)::int as count, min(opened_at) as oldest from staff_cases where closed_at is null group by kind
  `.execute(executor);
  return rows;
}

export async function caseById(executor: Executor, id: number): Promise<CaseRecord | null> {
  const { rows } = await sql<CaseRecord>`
    select ${columns} from staff_cases where id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockCase(transaction: Executor, id: number): Promise<CaseRecord | null> {
  const { rows } = await sql<CaseRecord>`
    select ${columns} from staff_cases where id = ${id} for update
  `.execute(transaction);
  return rows[0] ?? null;
}

/** Gives a case to a person, or back to the queue. */
export async function assignCase(
  transaction: Executor,
  id: number,
  staffId: number | null,
  at: Date,
): Promise<void> {
  await updateCase(transaction, id, {
    taken_by: staffId,
    taken_at: staffId === null ? null : at,
  });
}

export const closeCase = (
  transaction: Executor,
  id: number,
  { staffId, reason, at }: { staffId: number; reason: string; at: Date },
) =>
  updateCase(transaction, id, {
    closed_at: at,
    closed_by: staffId,
    closed_reason: reason,
    ...withoutProposal,
  });

const withoutProposal = {
  proposal: null,
  proposed_by: null,
  proposal_reason: null,
  proposed_at: null,
};

/** Stores a decision that waits for a second person. */
export const proposeDecision = (
  transaction: Executor,
  id: number,
  {
    decision,
    staffId,
    reason,
    at,
  }: { decision: ProposedDecision; staffId: number; reason: string; at: Date },
) =>
  updateCase(transaction, id, {
    proposal: JSON.stringify(decision),
    proposed_by: staffId,
    proposal_reason: reason,
    proposed_at: at,
  });

export const dropProposal = (transaction: Executor, id: number) =>
  updateCase(transaction, id, withoutProposal);

interface CaseChanges {
  taken_by?: number | null;
  taken_at?: Date | null;
  proposal?: string | null;
  proposed_by?: number | null;
  proposal_reason?: string | null;
  proposed_at?: Date | null;
  closed_at?: Date;
  closed_by?: number;
  closed_reason?: string;
}

async function updateCase(transaction: Executor, id: number, changes: CaseChanges): Promise<void> {
  await transaction.updateTable('staff_cases').set(changes).where('id', '=', id).execute();
}

/** The members whom a case is about. */
export async function membersOfCase(
  executor: Executor,
  found: CaseRecord,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select member.id, member.name from users as member where member.id in (
      select each.id from staff_cases cross join lateral (${concerned}) as each where staff_cases.id = ${found.id}
    ) order by member.id
  `.execute(executor);
  return rows;
}

/** Whether a case names a member, or is from a person, with the e-mail of a staff account. */
export async function isNamedIn(
  executor: Executor,
  found: CaseRecord,
  { email }: { email: string },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${names(email)} as is from staff_cases where id = ${found.id}
  `.execute(executor);
  return rows[0]?.is === true;
}

export type ReadKind =
  | 'booking'
  | 'report'
  | 'contact'
  | 'recording'
  | 'payout'
  | 'member'
  | 'appeal';

/**
 * Stores that a person looks at private data of members. Edge: the same look within ten minutes is stored once, because
 * an open page asks again.
 */
export async function recordReads(
  executor: Executor,
  read: { staffId: number; caseId: number; memberIds: readonly number[]; what: ReadKind; at: Date },
): Promise<void> {
  const { staffId, caseId, memberIds, what, at } = read;
  await sql`
    insert into staff_reads (staff_id, member_id, case_id, what, at)
    select ${staffId}::bigint, member_id, ${caseId}::bigint, ${what}::text, ${at}::timestamptz
    from unnest(${[...memberIds]}::bigint[]) as member_id
    where not exists (
      select from staff_reads as earlier where earlier.staff_id = ${staffId} and earlier.member_id = member_id
        and earlier.case_id = ${caseId} and earlier.what = ${what}
        and earlier.at > ${at}::timestamptz - interval '10 minutes'
    )
  `.execute(executor);
}

export interface DataRead {
  id: number;
  /** The person's name, and their role. */
  staff: string;
  role: 'support' | 'lead';
  caseId: number;
  kind: CaseKind;
  what: ReadKind;
  at: Date;
}

/** Which staff have looked at a member's private data, latest first. */
export async function readsOfMember(
  executor: Executor,
  memberId: number,
  most: number,
): Promise<DataRead[]> {
  const { rows } = await sql<DataRead>`
    select read.id, staff.name as staff, staff.role, read.case_id as "caseId", staff_cases.kind, read.what, read.at
    from staff_reads as read join staff on staff.id = read.staff_id
    join staff_cases on staff_cases.id = read.case_id
    where read.member_id = ${memberId} order by read.id desc limit ${most}
  `.execute(executor);
  return rows;
}

export interface CaseDeed {
  id: number;
  staff: string | null;
  action: string;
  reason: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  at: Date;
}

/** The actions of staff in a case, in order. */
export async function deedsOfCase(
  executor: Executor,
  caseId: number,
  most: number,
): Promise<CaseDeed[]> {
  const { rows } = await sql<CaseDeed>`
    select deed.id, staff.name as staff, deed.action, deed.reason, deed.before, deed.after, deed.at
    from staff_log as deed left join staff on staff.id = deed.staff_id
    where deed.case_id = ${caseId} order by deed.id limit ${most}
  `.execute(executor);
  return rows;
}
