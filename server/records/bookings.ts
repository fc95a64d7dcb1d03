import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';
import { insertReservation, type NewReservation, type ReservationRecord } from './reservations';

/** A booking as one of its two sees it. Its id is that of the first of its reservations. */
export interface BookingRecord extends ReservationRecord {
  toolId: number;
  borrowerId: number;
  units: number;
  totalPriceCents: number;
  /** Whether the person who asks has reviewed it. */
  reviewed: boolean;
  /** What the person who asks is in it. */
  role: 'BORROWER' | 'OWNER';
}

const order = {
  /** What needs somebody first: overdue, out, to come by its start; then over, called off, latest first. */
  needed: (today: CalendarDate) => sql`
    case reservation.status when 'booked' then case
        when reservation.end_date < ${today}::date then 1
        when reservation.start_date <= ${today}::date then 2 else 3 end
      when 'returned' then 4 else 5 end,
    case when reservation.status = 'booked' then reservation.start_date end,
    reservation.end_date desc, reservation.id desc`,
  latest: sql`reservation.end_date desc, reservation.id desc`,
};

async function bookingsWhere(
  executor: Executor,
  userId: number,
  condition: RawBuilder<unknown>,
  sorting: RawBuilder<unknown>,
): Promise<BookingRecord[]> {
  const { rows } = await sql<BookingRecord>`
    select reservation.id, reservation.tool_id as "toolId", reservation.borrower_id as "borrowerId",
      reservation.start_date as "startDate", reservation.end_date as "endDate", reservation.status as state,
      whole.units, whole.cents as "totalPriceCents",
      exists (
        select from reviews where reviews.booking_id = reservation.id and reviews.author_id = ${userId}
      ) as reviewed,
      case when reservation.borrower_id = ${userId} then 'BORROWER' else 'OWNER' end as role
    from reservations as reservation
    join tools as tool on tool.id = reservation.tool_id
    cross join lateral (
      select count(*)::integer as units, sum(unit.total_price_cents)::bigint as cents
      from reservations as unit where unit.booking_id = reservation.id
    ) as whole
    where reservation.id = reservation.booking_id and ${condition}
    order by ${sorting} limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

/** What a person borrows, has borrowed and has called off. */
export function bookingsOfBorrower(executor: Executor, userId: number, today: CalendarDate) {
  const isTheirs = sql`reservation.borrower_id = ${userId}`;
  return bookingsWhere(executor, userId, isTheirs, order.needed(today));
}

/** The same of what a person lends. */
export function bookingsOfOwner(executor: Executor, userId: number, today: CalendarDate) {
  const isTheirs = sql`tool.owner_id = ${userId}`;
  return bookingsWhere(executor, userId, isTheirs, order.needed(today));
}

/** What is over, borrowed and lent, latest first. */
export function completedBookings(executor: Executor, userId: number) {
  const isTheirs = sql`reservation.status = 'returned'
    and (reservation.borrower_id = ${userId} or tool.owner_id = ${userId})`;
  return bookingsWhere(executor, userId, isTheirs, order.latest);
}

/** One booking, seen by one of its two; null for anybody else. */
export async function bookingById(
  executor: Executor,
  userId: number,
  id: number,
): Promise<BookingRecord | null> {
  const isIt = sql`reservation.id = ${id} and (reservation.borrower_id = ${userId} or tool.owner_id = ${userId})`;
  const [booking] = await bookingsWhere(executor, userId, isIt, order.latest);
  return booking ?? null;
}

/** How many bookings of a borrower are not over. */
export async function countOpenBookings(executor: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from reservations
    where borrower_id = ${userId} and status = 'booked' and id = booking_id
  `.execute(executor);
  return rows[0]?.open ?? 0;
}

/** Books all units or none; null when too few are free. Until the end of the transaction nobody else books the tool. */
export async function insertBooking(
  transaction: Executor,
  booking: Required<NewReservation>,
  today: CalendarDate,
): Promise<{ id: number } | null> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`tool ${booking.toolId}`}, 7358024))
  `.execute(transaction);
  const id = await insertReservation(transaction, booking, today);
  return id === null ? null : { id };
}
