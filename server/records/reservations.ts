import { sql } from 'kysely';
import type { BookingStatus } from '../../domain/booking';
import type { CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';

export interface ReservationRecord {
  id: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: 'booked' | 'returned' | 'cancelled';
}

/**
 * What a reservation is called on a day (§4). Edge: on the day it is handed back it is still active,
 * the day after it is overdue.
 */
export function reservationStatus(
  reservation: ReservationRecord,
  today: CalendarDate,
): BookingStatus {
  if (reservation.state === 'cancelled') return 'cancelled';
  if (reservation.state === 'returned') return 'completed';
  if (today < reservation.startDate) return 'upcoming';
  return today <= reservation.endDate ? 'active' : 'overdue';
}

/** Bookings of an owner's tools, one row each however many units: those that are not over (`booked`) by start, those that are by end, latest first. */
export async function reservationsOfOwner(
  executor: Executor,
  ownerId: number,
  state: 'booked' | 'returned',
): Promise<ReservationRecord[]> {
  const order =
    state === 'booked'
      ? sql`reservation.start_date, reservation.id`
      : sql`reservation.end_date desc, reservation.id desc`;
  const { rows } = await sql<ReservationRecord>`
    select reservation.id, reservation.start_date as "startDate", reservation.end_date as "endDate",
      reservation.status as state
    from reservations as reservation join tools as tool on tool.id = reservation.tool_id
    where tool.owner_id = ${ownerId} and reservation.status = ${state} and reservation.id = reservation.booking_id
    order by ${order} limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

export interface NewReservation {
  toolId: number;
  borrowerId: number;
  startDate: CalendarDate;
  /** The day it is handed back; after `startDate`. */
  endDate: CalendarDate;
  /** Of all units together. */
  totalPriceCents: number;
  /** 1 when left out. Several need a transaction that holds the tool's lock. */
  units?: number;
}

/**
 * Reserves the first units that are free on all those days, all of them as one booking or none. Returns the
 * booking's id, or null when too few are free, for one's own tool, for one that is not listed, for a start before
 * `today` and for a price of 0. The database decides: of any number who try for the last unit at once, one gets it.
 */
export async function insertReservation(
  executor: Executor,
  { units = 1, ...reservation }: NewReservation,
  today: CalendarDate,
): Promise<number | null> {
  if (reservation.startDate < today || reservation.totalPriceCents < 1) return null;
  const eachCents = Math.floor(reservation.totalPriceCents / units);
  const firstCents = reservation.totalPriceCents - eachCents * (units - 1);
  for (;;) {
    const { rows } = await sql<{ id: number | null; stored: number; tried: number }>`
      with free as (
        select place.unit from tools, generate_series(1, tools.max_available_count) as place(unit)
        where tools.id = ${reservation.toolId} and tools.listed and tools.owner_id <> ${reservation.borrowerId} and not exists (
          select from reservations as other
          where other.tool_id = tools.id and other.unit = place.unit and other.status <> 'cancelled'
            and other.during && daterange(${reservation.startDate}::date, ${reservation.endDate}::date, '[)')
        )
        order by place.unit limit ${units}
      ), numbered as materialized (
        select unit, nextval(pg_get_serial_sequence('reservations', 'id')) as id from free
        where (select count(*) from free) = ${units}
      ), stored as (
        insert into reservations (id, booking_id, tool_id, unit, borrower_id, start_date, end_date, total_price_cents)
        select id, min(id) over (), ${reservation.toolId}, unit, ${reservation.borrowerId},
          ${reservation.startDate}::date, ${reservation.endDate}::date,
          case when id = min(id) over () then ${firstCents}::bigint else ${eachCents}::bigint end
        from numbered on conflict do nothing returning booking_id
      )
      select (select min(booking_id) from stored) as id, (select count(*)::int from stored) as stored,
        (select count(*)::int from numbered) as tried
    `.execute(executor);
    const [row] = rows;
    if (row?.id && row.stored === units) return row.id;
    if (row?.stored) throw new Error('Units were taken in spite of the lock on their tool');
    // Nothing tried: too few are free. Tried and not stored: another request took it, so look for the next.
    if (!row?.tried) return null;
  }
}
