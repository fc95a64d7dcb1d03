import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** The amount still to be paid for a booking. */
export interface DebtRecord {
  bookingId: number;
  ownerId: number;
  cents: number;
}

/** The amount that a member still has to pay, by booking, the oldest first: the sums of their account in the ledger. */
export async function listDebts(executor: Executor, memberId: number): Promise<DebtRecord[]> {
  const { rows } = await sql<DebtRecord>`
    select booking.id as "bookingId", booking.owner_id as "ownerId", sum(entry.ore)::bigint as cents
    from ledger_entries as entry join ledger_transactions as posted on posted.id = entry.transaction_id
    join bookings as booking on booking.id = posted.booking_id
    where entry.account = ${`borrower:${memberId}:debt`}
    group by booking.id having sum(entry.ore) > 0 order by booking.id
  `.execute(executor);
  return rows;
}
