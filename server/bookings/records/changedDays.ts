import { sql } from 'kysely';
import { addDays, type CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import { type Days, longestBuffer, takenDays } from './reservations';

/** Releases the days and units that a booking no longer needs. The days that remain keep their buffer. */
export async function shrinkDays(
  transaction: Executor,
  bookingId: number,
  { startDate, endDate, units }: Days & { units: number },
): Promise<void> {
  await sql`
    delete from reservations where booking_id = ${bookingId} and unit not in (
      select unit from reservations where booking_id = ${bookingId} order by unit limit ${units}
    )
  `.execute(transaction);
  await sql`
    update reservations set start_date = ${startDate}::date, end_date = ${endDate}::date
    where booking_id = ${bookingId}
  `.execute(transaction);
}

/** The latest day from `first` to `last` to which a booking can be extended; null when there is none. */
export async function latestFreeEnd(
  executor: Executor,
  booking: { id: number; toolId: number; startDate: CalendarDate; units: number },
  { first, last }: { first: CalendarDate; last: CalendarDate },
  today: CalendarDate,
): Promise<CalendarDate | null> {
  const window = { from: booking.startDate, to: addDays(last, longestBuffer) };
  const { rows } = await sql<{ last: CalendarDate | null }>`
    with ${takenDays(booking.toolId, today, window)}, wanted as (
      select day::date as last, tools.max_available_count as units,
        daterange(${booking.startDate}::date, day::date + tools.buffer_days, '[)') as days
      from tools, generate_series(${first}::date, ${last}::date, interval '1 day') as day
      where tools.id = ${booking.toolId}
    )
    select max(last) as last from wanted where ${booking.units} <= (
      select count(*) from generate_series(1, wanted.units) as place(unit)
      where not exists (
        select from taken where taken.unit = place.unit and taken.days && wanted.days
          and taken.booking_id is distinct from ${booking.id}
      )
    )
  `.execute(executor);
  return rows[0]?.last ?? null;
}
