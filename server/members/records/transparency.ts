import { type RawBuilder, sql } from 'kysely';
import type {
  BookingDecisionKind,
  HideableKind,
  RestrictionKind,
} from '../../../domain/members/measures';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

type DecisionKind = RestrictionKind | HideableKind | BookingDecisionKind;

/** What was reported and decided in a half-year. */
export interface TransparencyRecord {
  /** Its first day, in Danish time. */
  from: CalendarDate;
  reportCounts: { reason: string; count: number }[];
  /** What is hidden by its kind. A decision about a booking counts once, although both members get one. */
  measureCounts: { kind: DecisionKind; count: number }[];
  appeals: number;
  upheldAppeals: number;
  /** Between a report and its outcome; null without outcomes. */
  medianReportHours: number | null;
  /** Between an appeal and its outcome. */
  medianAppealHours: number | null;
}

/** The first day of the half-year of a time, in Danish time. */
const halfYear = (time: RawBuilder<unknown>) => sql<string>`to_char(
  date_trunc('year', ${time} at time zone 'Europe/Copenhagen')
    + interval '6 months' * floor((extract(month from ${time} at time zone 'Europe/Copenhagen') - 1) / 6), 'YYYY-MM-DD')`;

const medianHours = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
  sql<
    number | null
  >`round(percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from})) / 3600)::integer`;

/** The half-years with a report, a measure or an appeal, the latest first. */
export async function readTransparency(
  executor: Executor,
  most: number,
): Promise<TransparencyRecord[]> {
  const reports = await sql<{ from: string; reason: string; count: number }>`
    select ${halfYear(sql`created_at`)} as "from", reason, count(*)::integer as count
    from reports group by 1, 2 order by 1, 2
  `.execute(executor);
  const reportTimes = await sql<{ from: string; hours: number | null }>`
    select ${halfYear(sql`created_at`)} as "from", ${medianHours(sql`created_at`, sql`closed_at`)} as hours
    from reports group by 1
  `.execute(executor);
  const measures = await sql<{ from: string; kind: DecisionKind; count: number }>`
    select ${halfYear(sql`taken_at`)} as "from", case kind when 'hidden' then subject else kind end as kind,
      count(distinct case when subject = 'booking' then subject_id else id end)::integer as count
    from measures group by 1, 2 order by 1, 2
  `.execute(executor);
  const appeals = await sql<{
    from: string;
    count: number;
    upheld: number;
    hours: number | null;
  }>`
    select ${halfYear(sql`appealed_at`)} as "from", count(*)::integer as count,
      count(*) filter (where is_upheld)::integer as upheld,
      ${medianHours(sql`appealed_at`, sql`decided_at`)} as hours
    from measures where appealed_at is not null group by 1
  `.execute(executor);
  const starts = [...reports.rows, ...measures.rows, ...appeals.rows].map(({ from }) => from);
  return [...new Set(starts)]
    .sort()
    .reverse()
    .slice(0, most)
    .map((from) => {
      const isOf = (row: { from: string }) => row.from === from;
      const appealed = appeals.rows.find(isOf);
      return {
        from,
        reportCounts: reports.rows.filter(isOf),
        measureCounts: measures.rows.filter(isOf),
        appeals: appealed?.count ?? 0,
        upheldAppeals: appealed?.upheld ?? 0,
        medianReportHours: reportTimes.rows.find(isOf)?.hours ?? null,
        medianAppealHours: appealed?.hours ?? null,
      };
    });
}
