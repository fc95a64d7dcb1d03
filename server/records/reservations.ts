import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';

export interface Days {
  startDate: CalendarDate;
  /** The day it is handed back; after `startDate`. */
  endDate: CalendarDate;
}

/** Until the end of the transaction nobody else takes days of the tool, or moves a booking of it on. */
export async function lockTool(transaction: Executor, toolId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tool ${toolId}`}, 7358024))`.execute(
    transaction,
  );
}

/**
 * Days that a unit is taken: as promised or blocked, with the buffer; and a unit that has not come back is taken
 * today, and for its buffer.
 */
const takenDays = (today: CalendarDate): RawBuilder<unknown> => sql`
  (taken.during && wanted.days or exists (
    select from bookings as booking
    where booking.id = taken.booking_id and booking.state = 'pickedUp' and booking.end_date < ${today}::date
      and daterange(booking.end_date, ${today}::date + 1 + taken.buffer_days, '[)') && wanted.days
  ))`;

/**
 * The units of a tool that are free on all of the days, those first that leave the smallest gap. What everybody asks
 * who wants to know whether a tool is free: calendar, quote, request, acceptance and change.
 * `except` is a booking whose own days are not in its way.
 */
export async function freeUnits(
  executor: Executor,
  { toolId, startDate, endDate }: Days & { toolId: number },
  today: CalendarDate,
  { except = 0 }: { except?: number } = {},
): Promise<number[]> {
  const { rows } = await sql<{ unit: number }>`
    with wanted as materialized (
      select daterange(${startDate}::date, ${endDate}::date + tools.buffer_days, '[)') as days, tools.max_available_count as units
      from tools where tools.id = ${toolId}
    )
    select place.unit from wanted, generate_series(1, wanted.units) as place(unit)
    where not exists (
      select from reservations as taken
      where taken.tool_id = ${toolId} and taken.unit = place.unit
        and taken.booking_id is distinct from ${except} and ${takenDays(today)}
    )
    order by (
      select coalesce(min(lower(wanted.days) - upper(taken.during)), 100000) from reservations as taken
      where taken.tool_id = ${toolId} and taken.unit = place.unit and upper(taken.during) <= lower(wanted.days)
    ), place.unit
  `.execute(executor);
  return rows.map(({ unit }) => unit);
}

/**
 * Takes units of a tool for a booking, all of them or none. Answers whether they were free. Needs the lock on the tool;
 * the constraint of the table stands behind it.
 */
export async function takeDays(
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

/** Gives the days of a booking back to its tool. */
export async function freeDays(transaction: Executor, bookingId: number): Promise<void> {
  await transaction.deleteFrom('reservations').where('booking_id', '=', bookingId).execute();
}

/** A tool that is back on a day is free from then on; the buffer holds. On the first day it is taken for that day. */
export async function shortenDays(
  transaction: Executor,
  bookingId: number,
  returnedOn: CalendarDate,
): Promise<void> {
  await sql`
    update reservations set end_date = greatest(${returnedOn}::date, start_date + 1)
    where booking_id = ${bookingId} and end_date > greatest(${returnedOn}::date, start_date + 1)
  `.execute(transaction);
}

/** The stretches of days on which fewer units than wanted are free, in order, within a window. */
export async function takenRanges(
  executor: Executor,
  {
    toolId,
    units,
    from,
    to,
  }: { toolId: number; units: number; from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
): Promise<{ startDate: CalendarDate; endDate: CalendarDate }[]> {
  const { rows } = await sql<{ startDate: CalendarDate; endDate: CalendarDate }>`
    with taken as (
      select one.unit, range_agg(one.days) as days from (
        select taken.unit, taken.during as days from reservations as taken where taken.tool_id = ${toolId}
        union all
        select taken.unit, daterange(booking.end_date, ${today}::date + 1 + taken.buffer_days, '[)')
        from reservations as taken join bookings as booking on booking.id = taken.booking_id
        where taken.tool_id = ${toolId} and booking.state = 'pickedUp' and booking.end_date < ${today}::date
      ) as one
      where one.days && daterange(${from}::date, ${to}::date, '[)') group by one.unit
    ), days as (
      select day::date as day, (
        select count(*) from taken where taken.days @> day::date
      ) as out, (select max_available_count from tools where id = ${toolId}) as has
      from generate_series(${from}::date, ${to}::date - 1, interval '1 day') as day
    ), full_days as (
      select range_agg(daterange(day, day + 1, '[)')) as days from days where has - out < ${units}
    )
    select lower(stretch) as "startDate", upper(stretch) as "endDate"
    from full_days, unnest(full_days.days) as stretch order by 1
  `.execute(executor);
  return rows;
}

/** The nearest days of the same length on which the tool is free, before the wanted ones and after, as far as there are. */
export async function nearestFree(
  executor: Executor,
  { toolId, units, startDate, endDate }: Days & { toolId: number; units: number },
  today: CalendarDate,
): Promise<Days[]> {
  const { rows } = await sql<Days>`
    with wanted as (
      select shift, ${startDate}::date + shift as first, ${endDate}::date + shift as last, tools.max_available_count as units,
        daterange(${startDate}::date + shift, ${endDate}::date + shift + tools.buffer_days, '[)') as days
      from tools, generate_series(-${searched}::integer, ${searched}::integer) as shift
      where tools.id = ${toolId} and ${startDate}::date + shift >= ${today}::date + tools.notice_days
    ), nearest as (
      select distinct on (shift > 0) first, last from wanted
      where ${units} <= (
        select count(*) from generate_series(1, wanted.units) as place(unit)
        where not exists (
          select from reservations as taken
          where taken.tool_id = ${toolId} and taken.unit = place.unit and ${takenDays(today)}
        )
      )
      order by shift > 0, abs(shift)
    )
    select first as "startDate", last as "endDate" from nearest order by first
  `.execute(executor);
  return rows;
}
/** How many days to either side are looked at. */
const searched = 60;
