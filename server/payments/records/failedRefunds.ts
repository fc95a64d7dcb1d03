import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { PaymentRecord } from './payments';

/** A payment of which failed refunds are not settled yet. */
export interface OwedRefund {
  paymentId: number;
  borrowerId: number;
  state: PaymentRecord['state'];
  /** The amount of failed refunds that the borrower has not got. */
  cents: number;
  /** The part of it that the borrower's bank has given them with a lost chargeback. */
  chargedCents: number;
  /** How often it was sent again, and whether the provider has not answered the last call. */
  attempts: number;
  isAsking: boolean;
  /** Why the provider refused the last call; null otherwise. */
  failure: string | null;
}

/** What is owed for each payment of a booking, by the postings of its failed refunds. */
export async function listOwedRefunds(
  executor: Executor,
  bookingId: number,
): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`
    select payment.id as "paymentId", payment.payer_id as "borrowerId", payment.state, owed.cents,
      case when payment.state = 'lost' then least(owed.cents, greatest(0, owed.cents
        - (payment.captured_ore - payment.refunded_ore + payment.refund_failed_ore - payment.disputed_ore)))
      else 0 end::bigint as "chargedCents",
      again.attempts, again."isAsking", again.failure
    from payments as payment
    cross join lateral (
      select coalesce(-sum(entry.ore), 0)::bigint as cents
      from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
      where posted.booking_id = payment.booking_id and entry.account = 'borrower:' || payment.payer_id || ':owed'
        and starts_with(posted.key, 'payment:' || payment.id || ':')
    ) as owed
    cross join lateral (
      select count(*)::int as attempts, coalesce(bool_or(state = 'asking'), false) as "isAsking",
        (array_agg(failure order by asked_at desc))[1] as failure
      from provider_calls
      where payment_id = payment.id and starts_with(key, 'payment:' || payment.id || ':refund-again:')
    ) as again
    where payment.booking_id = ${bookingId} and payment.refund_failed_ore > 0 and owed.cents > 0
    order by payment.id
  `.execute(executor);
  return rows;
}

/** How much of a payment was refunded once more after a failed refund, in øre. */
export async function refundedAgain(executor: Executor, paymentId: number): Promise<number> {
  const { rows } = await sql<{ ore: number }>`
    select coalesce(sum(ore), 0)::bigint as ore from provider_calls
    where payment_id = ${paymentId} and state = 'done'
      and starts_with(key, 'payment:' || payment_id || ':refund-again:')
  `.execute(executor);
  return rows[0]?.ore ?? 0;
}
