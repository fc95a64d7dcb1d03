import { sql } from 'kysely';
import { mostAvailabilityAlerts } from '../../../domain/search/savedSearch';
import type { CalendarDate } from '../../../domain/values/days';
import type { Days } from '../../bookings/records/reservations';
import type { Executor } from '../../database/openDatabase';
import { blockedBetween } from '../../members/records/blockedMembers';

/** Days of a tool that a member waits for, as they see them. */
export interface AvailabilityAlertRecord extends Days {
  id: number;
  toolId: number;
  toolName: string;
  units: number;
  createdAt: Date;
  /** When they were notified that the days are free; null while they wait. */
  toldAt: Date | null;
}

const columns =
  sql.raw(`alert.id, alert.tool_id as "toolId", tool.name as "toolName", alert.start_date as "startDate",
  alert.end_date as "endDate", alert.units, alert.created_at as "createdAt", alert.told_at as "toldAt"`);

/** A member's alerts whose first day has not passed, by first day; of one tool or of all. */
export async function listAvailabilityAlerts(
  executor: Executor,
  memberId: number,
  { toolId, today }: { toolId: number | null; today: CalendarDate },
): Promise<AvailabilityAlertRecord[]> {
  const { rows } = await sql<AvailabilityAlertRecord>`
    select ${columns} from day_watches as alert join tools as tool on tool.id = alert.tool_id
    where alert.member_id = ${memberId} and alert.start_date >= ${today}::date
      and (${toolId}::bigint is null or alert.tool_id = ${toolId})
    order by alert.start_date, alert.id limit ${mostAvailabilityAlerts}
  `.execute(executor);
  return rows;
}

type Wanted = Days & { memberId: number; toolId: number; units: number };

/**
 * Stores that a member waits for days of a tool. The same days are one row, which waits again when the member was told
 * before. Returns null when the member has as many alerts as allowed. Needs the lock on the tool.
 */
export async function insertAvailabilityAlert(
  transaction: Executor,
  { memberId, toolId, startDate, endDate, units }: Wanted,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<number | null> {
  await sql`select id from users where id = ${memberId} for no key update`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    insert into day_watches as alert (member_id, tool_id, start_date, end_date, units, created_at)
    select ${memberId}::bigint, ${toolId}::bigint, ${startDate}::date, ${endDate}::date, ${units}::integer, ${now}::timestamptz
    where (
      select count(*) from day_watches as other where other.member_id = ${memberId} and other.start_date >= ${today}::date
        and (other.tool_id, other.start_date, other.end_date, other.units)
          <> (${toolId}::bigint, ${startDate}::date, ${endDate}::date, ${units}::integer)
    ) < ${mostAvailabilityAlerts}
    on conflict (member_id, tool_id, start_date, end_date, units) do update
      set created_at = case when alert.told_at is null then alert.created_at else excluded.created_at end, told_at = null
    returning alert.id
  `.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Deletes a member's alert; the id of another member's alert has no effect. */
export async function deleteAvailabilityAlert(
  executor: Executor,
  memberId: number,
  id: number,
): Promise<void> {
  await sql`delete from day_watches where id = ${id} and member_id = ${memberId}`.execute(executor);
}

/** An alert of a member, for days that could be booked if they were free. */
export type WaitingRecord = AvailabilityAlertRecord & { memberId: number };

/** The alerts of a tool that wait, in the order in which members asked. Needs the lock on the tool. */
export async function waitingForDays(
  transaction: Executor,
  toolId: number,
  today: CalendarDate,
): Promise<WaitingRecord[]> {
  const { rows } = await sql<WaitingRecord>`
    select ${columns}, alert.member_id as "memberId"
    from day_watches as alert join tools as tool on tool.id = alert.tool_id join users as member on member.id = alert.member_id
    where alert.tool_id = ${toolId} and alert.told_at is null and tool.listed and member.leaving_at is null
      and alert.units <= tool.max_available_count
      and alert.start_date between ${today}::date + tool.notice_days and ${today}::date + tool.horizon_days
      and alert.end_date - alert.start_date between tool.shortest_days and tool.longest_days
      and not ${blockedBetween('tool.owner_id', 'alert.member_id')}
    order by alert.created_at, alert.id for update of alert
  `.execute(transaction);
  return rows;
}

export async function markAlertNotified(
  transaction: Executor,
  id: number,
  now: Date,
): Promise<void> {
  await sql`update day_watches set told_at = ${now} where id = ${id}`.execute(transaction);
}

/** Ids of the tools with alerts that wait, and whose first day has not passed. */
export async function toolsWaitedFor(executor: Executor, today: CalendarDate): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct tool_id as id from day_watches where told_at is null and start_date >= ${today}::date order by tool_id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** Deletes alerts whose last day is before `before`. */
export async function deleteOldAvailabilityAlerts(
  executor: Executor,
  before: CalendarDate,
): Promise<void> {
  await sql`delete from day_watches where end_date < ${before}::date`.execute(executor);
}
