import { sql } from 'kysely';
import { type BookingState, decidableAt, isEnd } from '../../../domain/bookings/bookingLife';
import { getReceipt } from '../../../domain/payments/receipt';
import { getReturnedDeposit } from '../../../domain/payments/returnedDeposit';
import type { CalendarDate } from '../../../domain/values/days';
import type { Cents } from '../../../domain/values/money';
import type { Executor } from '../../database/openDatabase';
import { postingsOfBooking } from '../../payments/records/receipts';

/** The deposit of a booking that did not take place. `held`: its release is on its way. */
interface MailedDeposit {
  state: 'unreserved' | 'held' | 'released';
  cents: Cents;
}

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
  /** Until when the state, or a proposed change, waits for an answer. Null when nothing waits. */
  answerBy: Date | null;
  /** Null for the owner, without a deposit, and for a booking that is not over or was completed. */
  deposit: MailedDeposit | null;
}

interface Row extends Omit<MailedBooking, 'deposit'> {
  depositCents: Cents;
  since: Date;
}

/** As the ledger has it. */
async function readDeposit(
  executor: Executor,
  { id, isOwner, state, depositCents: agreed }: Row,
): Promise<MailedDeposit | null> {
  if (isOwner || agreed === 0 || !isEnd(state) || state === 'completed') return null;
  const { deposit, depositCents } = getReceipt(await postingsOfBooking(executor, id), 'BORROWER');
  if (deposit.length === 0) return { state: 'unreserved', cents: agreed };
  const returned = getReturnedDeposit(deposit, { agreedCents: agreed, heldCents: depositCents });
  if (returned !== null) return { state: 'released', cents: returned };
  return depositCents > 0 ? { state: 'held', cents: depositCents } : null;
}

/** A booking of a member; null for a booking of others. */
export async function mailedBooking(
  executor: Executor,
  { id, memberId }: { id: number; memberId: number },
): Promise<MailedBooking | null> {
  const { rows } = await sql<Row>`
    select booking.id, booking.owner_id = ${memberId} as "isOwner", tool.name as tool, tool.image_url as "imageUrl",
      booking.start_date as "startDate", booking.end_date as "endDate", booking.state,
      booking.rental_cents as "rentalCents", booking.total_cents as "totalCents",
      case when booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute')
        then coalesce(case when booking.paid_at is not null then tool.pickup_address end, tool.location) end as place,
      coalesce(
        (select change.until from booking_changes as change where change.booking_id = booking.id and change.state = 'open'),
        case when booking.state in ('requested', 'noShow', 'returned') or booking.state = 'accepted' and booking.capture_refused_at is not null
          then booking.due_at end
      ) as "answerBy",
      booking.deposit_cents as "depositCents", booking.since
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    where booking.id = ${id} and (booking.borrower_id = ${memberId} or booking.owner_id = ${memberId})
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  const { depositCents, since, answerBy, ...shown } = row;
  return {
    ...shown,
    answerBy: row.state === 'inDispute' ? decidableAt({ since }) : answerBy,
    deposit: await readDeposit(executor, row),
  };
}
