import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** The days that are counted, both included, in Danish time. */
export interface Period {
  from: CalendarDate;
  until: CalendarDate;
}

/** What is counted. Amounts are in øre, by the ledger. */
export interface Counts {
  members: number;
  listings: number;
  missedSearches: number;
  requests: number;
  accepted: number;
  pickedUp: number;
  disputes: number;
  paidCents: number;
}

export type GroupCounts = Omit<Counts, 'members' | 'missedSearches'> & { name: string };

const within = (column: RawBuilder<unknown>, { from, until }: Period) => sql`
  ${column} >= ${from}::date::timestamp at time zone 'Europe/Copenhagen'
  and ${column} < (${until}::date + 1)::timestamp at time zone 'Europe/Copenhagen'`;

/**
 * The counted events, each with its day. `paidCents` is what reached the provider, less refunds. A refund that the bank
 * rejected counts once the borrower has received it otherwise. Fees for late returns, deposits and debts are left out.
 */
const events = (period: Period) => sql`
  select (created_at at time zone 'Europe/Copenhagen')::date as day, 'members' as what, 1 as amount, null::bigint as tool_id
    from users where ${within(sql`created_at`, period)}
  union all
  select (created_at at time zone 'Europe/Copenhagen')::date, 'listings', 1, id
    from tools where ${within(sql`created_at`, period)}
  union all
  select day, 'missedSearches', misses, null
    from search_misses where day between ${period.from}::date and ${period.until}::date
  union all
  select (created_at at time zone 'Europe/Copenhagen')::date, 'requests', 1, tool_id
    from bookings where ${within(sql`created_at`, period)}
  union all
  select (step.at at time zone 'Europe/Copenhagen')::date,
      case step.to_state when 'inDispute' then 'disputes' else step.to_state end, 1, booking.tool_id
    from booking_history as step join bookings as booking on booking.id = step.booking_id
    where step.to_state in ('accepted', 'pickedUp', 'inDispute')
      and step.from_state is distinct from step.to_state and ${within(sql`step.at`, period)}
  union all
  select (posted.at at time zone 'Europe/Copenhagen')::date, 'paidCents', line.ore, booking.tool_id
    from ledger_transactions as posted
    join ledger_entries as line on line.transaction_id = posted.id and line.account = 'provider'
    join bookings as booking on booking.id = posted.booking_id
    where posted.kind in ('capture', 'refund') and ${within(sql`posted.at`, period)}
  union all
  select (posted.at at time zone 'Europe/Copenhagen')::date, 'paidCents', -line.ore, booking.tool_id
    from ledger_transactions as posted
    join ledger_entries as line on line.transaction_id = posted.id and line.account like 'borrower:%:owed'
    join bookings as booking on booking.id = posted.booking_id
    where posted.kind in ('refundFailed', 'refundAgain', 'refundPaid', 'refundCharged') and exists (
        select from payments as payment where payment.booking_id = booking.id
          and payment.purpose in ('booking', 'change') and starts_with(posted.key, 'payment:' || payment.id || ':')
      ) and ${within(sql`posted.at`, period)}`;

const sumOf = (what: keyof Counts) =>
  sql`coalesce(sum(amount) filter (where what = ${what}), 0)::float8 as ${sql.ref(what)}`;

const ofTools = (
  ['listings', 'requests', 'accepted', 'pickedUp', 'disputes', 'paidCents'] as const
).map(sumOf);

/** The counts of each week, by its Monday. A week in which nothing happened is there too. */
export async function countByWeek(
  executor: Executor,
  period: Period,
): Promise<(Counts & { week: CalendarDate })[]> {
  const { rows } = await sql<Counts & { week: CalendarDate }>`
    with events as (${events(period)})
    select to_char(week, 'YYYY-MM-DD') as week, ${sumOf('members')}, ${sumOf('missedSearches')}, ${sql.join(ofTools)}
    from generate_series(date_trunc('week', ${period.from}::date::timestamp), ${period.until}::date::timestamp,
      interval '7 days') as week
    left join events on date_trunc('week', day::timestamp) = week
    group by week order by week
  `.execute(executor);
  return rows;
}

/** The counts of the categories with the most requests. A tool counts in its first category alone. */
export async function countByCategory(executor: Executor, period: Period): Promise<GroupCounts[]> {
  const { rows } = await sql<GroupCounts>`
    with events as (${events(period)})
    select category.code as name, ${sql.join(ofTools)}
    from events
    join (select tool_id, min(category_id) as category_id from tool_categories group by tool_id) as first
      on first.tool_id = events.tool_id
    join categories as category on category.id = first.category_id
    group by category.code
    order by requests desc, listings desc, name limit ${limits.office.numberGroups}
  `.execute(executor);
  return rows;
}

/** The counts of the places with the most requests, as owners have written them. */
export async function countByPlace(executor: Executor, period: Period): Promise<GroupCounts[]> {
  const { rows } = await sql<GroupCounts>`
    with events as (${events(period)})
    select tool.location as name, ${sql.join(ofTools)}
    from events join tools as tool on tool.id = events.tool_id
    group by tool.location
    order by requests desc, listings desc, name limit ${limits.office.numberGroups}
  `.execute(executor);
  return rows;
}
