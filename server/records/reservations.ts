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

/** Reservations of an owner's tools, those that are not over (`booked`) by start, those that are by end, latest first. */
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
    where tool.owner_id = ${ownerId} and reservation.status = ${state}
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
  totalPriceCents: number;
}

/**
 * Reserves the first unit that is free on all those days and answers the reservation's id, or null when none is.
 * Null too for one's own tool, a start before `today` and a price of 0. The database decides: of any number who
 * try for the last unit at once, one gets it.
 */
export async function insertReservation(
  executor: Executor,
  reservation: NewReservation,
  today: CalendarDate,
): Promise<number | null> {
  if (reservation.startDate < today || reservation.totalPriceCents < 1) return null;
  for (;;) {
    const { rows } = await sql<{ id: number | null; tried: number | null }>`
      with free as (
        select place.unit from tools, generate_series(1, tools.max_available_count) as place(unit)
        where tools.id = ${reservation.toolId} and tools.owner_id <> ${reservation.borrowerId} and not exists (
          select from reservations as other
          where other.tool_id = tools.id and other.unit = place.unit and other.status <> 'cancelled'
            and other.during && daterange(${reservation.startDate}::date, ${reservation.endDate}::date, '[)')
        )
        order by place.unit limit 1
      ), stored as (
        insert into reservations (tool_id, unit, borrower_id, start_date, end_date, total_price_cents)
        select ${reservation.toolId}, unit, ${reservation.borrowerId}, ${reservation.startDate}::date,
          ${reservation.endDate}::date, ${reservation.totalPriceCents} from free
        on conflict do nothing returning id
      )
      select (select id from stored) as id, (select unit from free) as tried
    `.execute(executor);
    const [row] = rows;
    if (row?.id) return row.id;
    // Nothing tried: no unit is free. Tried and not stored: somebody was faster, so look for the next.
    if (!row?.tried) return null;
  }
}
