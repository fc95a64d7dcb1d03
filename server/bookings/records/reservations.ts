import { type RawBuilder, sql } from 'kysely';
import { addDays, type CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

export interface Days {
  startDate: CalendarDate;
  /** The day it is handed back; after `startDate`. */
  endDate: CalendarDate;
}

/** Until the end of the transaction no other one can reserve days of the tool, or change the state of its bookings. */
export function lockTool(transaction: Executor, toolId: number): Promise<void> {
  return lockTools(transaction, [toolId]);
}

/** The same for several tools. They are locked in the order of their ids, so that no deadlock is possible. */
export async function lockTools(transaction: Executor, toolIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('tool ' || tool.id, 7358024))
    from (select id from unnest(${[...toolIds]}::bigint[]) as wanted(id) order by id) as tool
  `.execute(transaction);
}

/** Like `lockTool`, for the tool of a booking. */
export async function lockToolOfBooking(transaction: Executor, bookingId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('tool ' || tool_id, 7358024)) from bookings where id = ${bookingId}
  `.execute(transaction);
}

/** Until the end of the transaction no other one can request a booking for the member. */
export async function lockRequests(transaction: Executor, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${memberId}`}, 7358024))`.execute(
    transaction,
  );
}

/** The borrower has the tool, also in a dispute about a tool that was not returned. */
const isOut = sql.raw(
  `(booking.state = 'pickedUp' or booking.state = 'inDispute' and booking.returned_on is null)`,
);

/**
 * Days on which units of a tool are taken, within a window: reserved or blocked, with the buffer. A unit that is late
 * is taken today too, and for its buffer. `materialized`: computed once per statement, however often it is read.
 */
export const takenDays = (
  toolId: number,
  today: CalendarDate,
  window: { from: CalendarDate; to: CalendarDate },
): RawBuilder<unknown> => sql`
  taken as materialized (
    select promised.unit, promised.booking_id, promised.during as days from reservations as promised
    where promised.tool_id = ${toolId} and promised.during && daterange(${window.from}::date, ${window.to}::date, '[)')
    union all
    select late.unit, late.booking_id, daterange(booking.end_date, ${today}::date + 1 + late.buffer_days, '[)')
    from bookings as booking join reservations as late on late.booking_id = booking.id
    where booking.tool_id = ${toolId} and ${isOut} and booking.end_date < ${today}::date
  )`;
/** In days. No buffer is longer, so reservations that begin later cannot be in the way. */
export const longestBuffer = 14;

/**
 * The units of a tool that are free on all of the days, those first that leave the smallest gap. Calendar, quote,
 * request, acceptance and change all use it to decide whether a tool is free. `except` is a booking whose own days do
 * not count as taken.
 */
export async function freeUnits(
  executor: Executor,
  { toolId, startDate, endDate }: Days & { toolId: number },
  today: CalendarDate,
  { except = 0 }: { except?: number } = {},
): Promise<number[]> {
  const window = { from: startDate, to: addDays(endDate, longestBuffer) };
  const { rows } = await sql<{ unit: number }>`
    with wanted as materialized (
      select daterange(${startDate}::date, ${endDate}::date + tools.buffer_days, '[)') as days, tools.max_available_count as units
      from tools where tools.id = ${toolId}
    ), ${takenDays(toolId, today, window)}
    select place.unit from wanted, generate_series(1, wanted.units) as place(unit)
    where not exists (
      select from taken
      where taken.unit = place.unit and taken.booking_id is distinct from ${except} and taken.days && wanted.days
    )
    order by (
      select coalesce(lower(wanted.days) - max(upper(before.during)), 100000) from reservations as before
      where before.tool_id = ${toolId} and before.unit = place.unit and upper(before.during) <= lower(wanted.days)
    ), place.unit
  `.execute(executor);
  return rows.map(({ unit }) => unit);
}

/**
 * Reserves units of a tool for a booking, all of them or none. Returns whether enough were free. Needs the lock on the
 * tool; a constraint of the table rejects overlapping days in any case.
 */
export async function reserveDays(
  transaction: Executor,
  booking: Days & { id: number; toolId: number; units: number },
  today: CalendarDate,
): Promise<boolean> {
  const { id, toolId, startDate, endDate } = booking;
  const units = (await freeUnits(transaction, booking, today, { except: id })).slice(
    0,
    booking.units,
  );
  if (units.length < booking.units) return false;
  await sql`
    insert into reservations (booking_id, tool_id, unit, start_date, end_date, buffer_days)
    select ${id}, tools.id, chosen.unit, ${startDate}::date, ${endDate}::date, tools.buffer_days
    from tools, unnest(${units}::integer[]) as chosen(unit) where tools.id = ${toolId}
  `.execute(transaction);
  return true;
}

/** Releases the days of a booking. */
export async function releaseDays(transaction: Executor, bookingId: number): Promise<void> {
  await transaction.deleteFrom('reservations').where('booking_id', '=', bookingId).execute();
}

/** Releases the days after a tool's early return; the buffer stays. Edge: the first day always stays reserved. */
export async function releaseDaysAfter(
  transaction: Executor,
  bookingId: number,
  returnedOn: CalendarDate,
): Promise<void> {
  await sql`
    update reservations set end_date = greatest(${returnedOn}::date, start_date + 1)
    where booking_id = ${bookingId} and end_date > greatest(${returnedOn}::date, start_date + 1)
  `.execute(transaction);
}

/** The periods in a window in which fewer units than wanted are free, in order. */
export async function takenRanges(
  executor: Executor,
  {
    toolId,
    units,
    from,
    to,
  }: { toolId: number; units: number; from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
  { except = 0 }: { except?: number } = {},
): Promise<{ startDate: CalendarDate; endDate: CalendarDate }[]> {
  const { rows } = await sql<{ startDate: CalendarDate; endDate: CalendarDate }>`
    with ${takenDays(toolId, today, { from, to })}, edges as (
      -- Between two of them the same units are taken.
      select ${from}::date as day union select ${to}::date
      union select edge from taken, unnest(array[lower(days), upper(days)]) as edge where edge > ${from}::date and edge < ${to}::date
    ), stretches as (
      select day, lead(day) over (order by day) as next, (
        -- A unit that the tool no longer has can still be blocked.
        select count(distinct taken.unit) from taken, tools
        where tools.id = ${toolId} and taken.unit <= tools.max_available_count and taken.days @> day
          and taken.booking_id is distinct from ${except}
      ) as out from edges
    ), full_days as (
      select range_agg(daterange(day, next)) as days from stretches
      where next is not null and (select max_available_count from tools where id = ${toolId}) - out < ${units}
    )
    select lower(stretch) as "startDate", upper(stretch) as "endDate"
    from full_days, unnest(full_days.days) as stretch order by 1
  `.execute(executor);
  return rows;
}

/** The nearest free periods of the same length: one before the wanted days and one after, as far as they exist. */
export async function nearestFreePeriods(
  executor: Executor,
  { toolId, units, startDate, endDate }: Days & { toolId: number; units: number },
  today: CalendarDate,
  { except = 0 }: { except?: number } = {},
): Promise<Days[]> {
  const window = {
    from: addDays(startDate, -searched),
    to: addDays(endDate, searched + longestBuffer),
  };
  const { rows } = await sql<Days>`
    with ${takenDays(toolId, today, window)}, wanted as (
      select shift, ${startDate}::date + shift as first, ${endDate}::date + shift as last, tools.max_available_count as units,
        daterange(${startDate}::date + shift, ${endDate}::date + shift + tools.buffer_days, '[)') as days
      from tools, generate_series(-${searched}::integer, ${searched}::integer) as shift
      where tools.id = ${toolId} and ${startDate}::date + shift >= ${today}::date + tools.notice_days
    ), nearest as (
      select distinct on (shift > 0) first, last from wanted
      where ${units} <= (
        select count(*) from generate_series(1, wanted.units) as place(unit)
        where not exists (
          select from taken where taken.unit = place.unit and taken.days && wanted.days
            and taken.booking_id is distinct from ${except}
        )
      )
      order by shift > 0, abs(shift)
    )
    select first as "startDate", last as "endDate" from nearest order by first
  `.execute(executor);
  return rows;
}
/** How many days before and after are searched. */
const searched = 60;
