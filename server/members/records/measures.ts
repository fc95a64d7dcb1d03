import { type RawBuilder, sql } from 'kysely';
import type {
  HideableKind,
  MeasureKind,
  RestrictionKind,
  TermsRule,
} from '../../../domain/members/measures';
import { type CalendarDate, getCopenhagenDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import { pauseTools, publishTools } from './leaving';

/** A measure with its appeal. */
export interface MeasureRecord {
  id: number;
  kind: MeasureKind;
  memberId: number;
  /** What is hidden, or the decided booking; null for a measure about the account. */
  subject: HideableKind | 'booking' | null;
  subjectId: number | null;
  /** The name of the hidden tool, or of that of the booking. */
  tool: string | null;
  rule: TermsRule;
  facts: string;
  caseId: number;
  takenBy: number;
  /** The author of a decision that `takenBy` has confirmed. */
  proposedBy: number | null;
  takenAt: Date;
  /** The amount of a decision about a booking, in øre. */
  cents: number | null;
  lastDay: CalendarDate | null;
  liftedAt: Date | null;
  liftedReason: string | null;
  appealText: string | null;
  appealedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  decidedReason: string | null;
  isUpheld: boolean | null;
}

const columns = sql.raw(`measure.id, measure.kind, measure.member_id as "memberId", measure.subject,
  measure.subject_id as "subjectId", tool.name as tool, measure.rule, measure.facts, measure.case_id as "caseId",
  measure.taken_by as "takenBy", measure.proposed_by as "proposedBy", measure.cents, measure.taken_at as "takenAt", measure.last_day as "lastDay", measure.lifted_at as "liftedAt",
  measure.lifted_reason as "liftedReason", measure.appeal_text as "appealText", measure.appealed_at as "appealedAt",
  measure.decided_at as "decidedAt", measure.decided_by as "decidedBy", measure.decided_reason as "decidedReason",
  measure.is_upheld as "isUpheld"`);
const joined = sql.raw(
  `measures as measure
    left join bookings as booking on measure.subject = 'booking' and booking.id = measure.subject_id
    left join tools as tool
      on tool.id = case measure.subject when 'tool' then measure.subject_id else booking.tool_id end`,
);

async function list(executor: Executor, rest: RawBuilder<unknown>): Promise<MeasureRecord[]> {
  const { rows } = await sql<MeasureRecord>`select ${columns} from ${joined} ${rest}`.execute(
    executor,
  );
  return rows;
}

/** Whether a measure has not been lifted and has not ended, as a condition on `measure`. */
export const inForce = (now: Date) => sql`measure.lifted_at is null
  and (measure.last_day is null or measure.last_day >= ${getCopenhagenDate(now)}::date)`;

export type NewMeasure = Pick<
  MeasureRecord,
  | 'kind'
  | 'memberId'
  | 'subject'
  | 'subjectId'
  | 'rule'
  | 'facts'
  | 'caseId'
  | 'takenBy'
  | 'takenAt'
  | 'lastDay'
> &
  Partial<Pick<MeasureRecord, 'cents' | 'proposedBy'>>;

export async function insertMeasure(transaction: Executor, measure: NewMeasure): Promise<number> {
  const { id } = await transaction
    .insertInto('measures')
    .values({
      kind: measure.kind,
      member_id: measure.memberId,
      subject: measure.subject,
      subject_id: measure.subjectId,
      rule: measure.rule,
      facts: measure.facts,
      case_id: measure.caseId,
      taken_by: measure.takenBy,
      proposed_by: measure.proposedBy ?? null,
      taken_at: measure.takenAt,
      cents: measure.cents ?? null,
      last_day: measure.lastDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The measures about a member and their content, the latest first. */
export const measuresOfMember = (executor: Executor, memberId: number, most: number) =>
  list(executor, sql`where measure.member_id = ${memberId} order by measure.id desc limit ${most}`);

export async function measureById(executor: Executor, id: number): Promise<MeasureRecord | null> {
  return (await list(executor, sql`where measure.id = ${id}`))[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockMeasure(
  transaction: Executor,
  id: number,
): Promise<MeasureRecord | null> {
  return (await list(transaction, sql`where measure.id = ${id} for update of measure`))[0] ?? null;
}

/** The measure that hides something now; null for what is shown. */
export async function hidingMeasure(
  executor: Executor,
  { subject, subjectId }: { subject: HideableKind; subjectId: number },
): Promise<MeasureRecord | null> {
  const found = await list(
    executor,
    sql`where measure.kind = 'hidden' and measure.subject = ${subject} and measure.subject_id = ${subjectId}
      and measure.lifted_at is null`,
  );
  return found[0] ?? null;
}

export type RestrictingMeasure = MeasureRecord & { kind: Exclude<RestrictionKind, 'warning'> };

/** The strictest measure that restricts a member now; null for none. */
export async function restrictingMeasure(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<RestrictingMeasure | null> {
  const found = await list(
    executor,
    sql`where measure.member_id = ${memberId} and measure.kind in ('limit', 'suspension', 'closing') and ${inForce(now)}
      order by array_position(array['closing', 'suspension', 'limit'], measure.kind), measure.id desc limit 1`,
  );
  return (found[0] as RestrictingMeasure | undefined) ?? null;
}

export const liftMeasure = (
  transaction: Executor,
  id: number,
  { staffId, reason, at }: { staffId: number; reason: string; at: Date },
) =>
  transaction
    .updateTable('measures')
    .set({ lifted_at: at, lifted_by: staffId, lifted_reason: reason })
    .where('id', '=', id)
    .execute();

/** Returns false when there has been an appeal. */
export async function storeAppeal(
  executor: Executor,
  { id, memberId, text, at }: { id: number; memberId: number; text: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update measures set appeal_text = ${text}, appealed_at = ${at}::timestamptz
    where id = ${id} and member_id = ${memberId} and appealed_at is null and lifted_at is null returning id
  `.execute(executor);
  return rows.length > 0;
}

export const decideAppeal = (
  transaction: Executor,
  id: number,
  {
    staffId,
    isUpheld,
    reason,
    at,
  }: { staffId: number; isUpheld: boolean; reason: string; at: Date },
) =>
  transaction
    .updateTable('measures')
    .set({ decided_at: at, decided_by: staffId, decided_reason: reason, is_upheld: isUpheld })
    .where('id', '=', id)
    .execute();

/** The bookings of a member that are not handed over, on either side. */
export async function bookingsBeforeHandover(
  executor: Executor,
  memberId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bookings
    where (borrower_id = ${memberId} or owner_id = ${memberId}) and state in ('awaitingPayment', 'requested', 'accepted')
    order by id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** Takes the tools of a member out of sight, or shows them again. Needs the locks of `lockMemberAndTools`. */
export async function setSuspended(
  transaction: Executor,
  memberId: number,
  suspended: boolean,
): Promise<void> {
  await transaction.updateTable('users').set({ suspended }).where('id', '=', memberId).execute();
  await (suspended ? pauseTools : publishTools)(transaction, memberId);
}
