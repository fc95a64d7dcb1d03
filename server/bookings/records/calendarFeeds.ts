import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import type { CalendarDate } from '../../../domain/values/days';
import type { Language } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';

export interface CalendarFeedRecord {
  seed: string;
  tokenHash: string;
  madeAt: Date;
}

export async function findCalendarFeed(
  executor: Executor,
  memberId: number,
): Promise<CalendarFeedRecord | null> {
  const { rows } = await sql<CalendarFeedRecord>`
    select seed, token_hash as "tokenHash", made_at as "madeAt" from calendar_feeds where member_id = ${memberId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Gives a member's calendar an address, in place of the one that it had. */
export async function setCalendarFeed(
  executor: Executor,
  memberId: number,
  { seed, tokenHash, madeAt }: CalendarFeedRecord,
): Promise<void> {
  await sql`
    insert into calendar_feeds (member_id, seed, token_hash, made_at)
    values (${memberId}, ${seed}, ${tokenHash}, ${madeAt})
    on conflict (member_id) do update
      set seed = excluded.seed, token_hash = excluded.token_hash, made_at = excluded.made_at
  `.execute(executor);
}

/** False where there was none. */
export async function deleteCalendarFeed(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from calendar_feeds where member_id = ${memberId} returning member_id
  `.execute(executor);
  return rows.length > 0;
}

/** The member whose calendar has the address; null for an unknown address, and for a member who is leaving. */
export async function calendarMember(
  executor: Executor,
  tokenHash: string,
): Promise<{ id: number; language: Language } | null> {
  const { rows } = await sql<{ id: number; language: Language }>`
    select users.id, users.language from calendar_feeds join users on users.id = calendar_feeds.member_id
    where calendar_feeds.token_hash = ${tokenHash} and users.leaving_at is null
  `.execute(executor);
  return rows[0] ?? null;
}

/** A booking as a calendar shows it. */
export interface CalendarBooking {
  id: number;
  isOwner: boolean;
  tool: string;
  /** The name of the other side; null for a member who has left or is leaving. */
  other: string | null;
  startDate: CalendarDate;
  /** The day it is handed back. */
  endDate: CalendarDate;
  units: number;
  state: BookingState;
  /** Null unless the booking is paid, agreed and not over: at other times the borrower must not see it. */
  pickupAddress: string | null;
  /** How often the booking has changed, and when it last did. */
  changes: number;
  changedAt: Date;
}

/**
 * A member's bookings, as borrower and as owner, that end on `from` or later: the `most` latest ones, by first day, or all.
 * Those that wait for their payment, and requests that ended before they were agreed, are left out.
 */
export async function bookingsForCalendar(
  executor: Executor,
  memberId: number,
  { from, most }: { from: CalendarDate; most: number | null },
): Promise<CalendarBooking[]> {
  const { rows } = await sql<CalendarBooking>`
    select booking.id, booking.owner_id = ${memberId} as "isOwner", tool.name as tool,
      case when other.leaving_at is null then other.name end as other,
      booking.start_date as "startDate", booking.end_date as "endDate", booking.units, booking.state,
      case when booking.paid_at is not null and booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute')
        then tool.pickup_address end as "pickupAddress",
      history.changes + case when booking.paid_at is null then 0 else 1 end as changes,
      greatest(booking.since, booking.paid_at, history.at) as "changedAt"
    from (
      select * from bookings
      where (borrower_id = ${memberId} or owner_id = ${memberId}) and end_date >= ${from}::date
        and state not in ('awaitingPayment', 'lapsed', 'declined', 'withdrawn', 'expired')
      order by start_date desc, id desc limit ${most}::bigint
    ) as booking
    join tools as tool on tool.id = booking.tool_id
    join users as other on other.id = case when booking.owner_id = ${memberId} then booking.borrower_id else booking.owner_id end
    cross join lateral (
      select count(*)::integer as changes, max(at) as at from booking_history where booking_id = booking.id
    ) as history
    order by booking.start_date, booking.id
  `.execute(executor);
  return rows;
}
