import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import type { CalendarDate } from '../../../domain/values/days';
import type { Cents } from '../../../domain/values/money';
import type { Executor } from '../../database/openDatabase';

/** The fields of a booking that a mail shows. */
export interface MailedBooking {
  id: number;
  /** Whether the recipient is its owner. */
  isOwner: boolean;
  tool: string;
  imageUrl: string;
  startDate: CalendarDate;
  /** The day it is handed back. */
  endDate: CalendarDate;
  state: BookingState;
  rentalCents: Cents;
  totalCents: Cents;
  /** The pick-up address once the booking is paid, else the area of the tool. Null unless it is agreed and not over. */
  place: string | null;
}

/** A booking of a member; null for a booking of others. */
export async function mailedBooking(
  executor: Executor,
  { id, memberId }: { id: number; memberId: number },
): Promise<MailedBooking | null> {
  const { rows } = await sql<MailedBooking>`
    select booking.id, booking.owner_id = ${memberId} as "isOwner", tool.name as tool, tool.image_url as "imageUrl",
      booking.start_date as "startDate", booking.end_date as "endDate", booking.state,
      booking.rental_cents as "rentalCents", booking.total_cents as "totalCents",
      case when booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute')
        then coalesce(case when booking.paid_at is not null then tool.pickup_address end, tool.location) end as place
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    where booking.id = ${id} and (booking.borrower_id = ${memberId} or booking.owner_id = ${memberId})
  `.execute(executor);
  return rows[0] ?? null;
}
