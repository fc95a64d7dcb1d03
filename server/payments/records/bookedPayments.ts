import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { ProviderName } from '../../database/tables';
import type { PaymentRecord, PayoutRecord } from './payments';

/** After so many tries of a call, about an hour, the comparison with the provider no longer waits for its answer. */
const asksBeforeCompared = 60;

/** A payment with its sums in the ledger. */
export interface BookedPayment {
  id: number;
  providerId: string | null;
  state: PaymentRecord['state'];
  capturedOre: number;
  refundedOre: number;
  refundFailedOre: number;
  disputedOre: number;
  /** The total that it has posted to the account `provider`. */
  ledgerOre: number;
  /** Whether a call about it has no answer yet and has not been tried for too long. */
  isAsking: boolean;
}

/**
 * Payments that were created since a moment, with what was posted for them. Joins the keys instead of comparing them
 * with `or`, for which PostgreSQL reads the whole ledger for each payment.
 */
export async function bookedPayments(
  executor: Executor,
  provider: ProviderName,
  since: Date,
): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select payment.id, payment.provider_id as "providerId", payment.state,
      payment.captured_ore as "capturedOre", payment.refunded_ore as "refundedOre",
      payment.refund_failed_ore as "refundFailedOre", payment.disputed_ore as "disputedOre",
      coalesce((
        select sum(entry.ore)
        from (
          select key from provider_calls where payment_id = payment.id
          union select 'payment:' || payment.id || ':disputed'
          union select 'payment:' || payment.id || ':won'
          -- Each failed refund is posted under the sum of all so far.
          union select key from ledger_transactions
            where payment.refund_failed_ore > 0 and booking_id = payment.booking_id and kind = 'refundFailed'
              and starts_with(key, 'payment:' || payment.id || ':refund-failed:')
        ) as own
        join ledger_transactions as posted on posted.key = own.key
        join ledger_entries as entry on entry.transaction_id = posted.id and entry.account = 'provider'
      ), 0) as "ledgerOre",
      exists (select from provider_calls where payment_id = payment.id and state = 'asking' and tries < ${asksBeforeCompared}) as "isAsking"
    from payments as payment
    where payment.provider = ${provider} and payment.created_at >= ${since}
    order by payment.id
  `.execute(executor);
  return rows;
}

/** A payout with its sum in the ledger. */
export interface BookedPayout {
  id: number;
  providerId: string | null;
  state: PayoutRecord['state'];
  ore: number;
  ledgerOre: number;
  isAsking: boolean;
}

/** Payouts that were created since a moment, with what was posted for them. */
export async function bookedPayouts(
  executor: Executor,
  provider: ProviderName,
  since: Date,
): Promise<BookedPayout[]> {
  const { rows } = await sql<BookedPayout>`
    select payout.id, payout.provider_id as "providerId", payout.state, payout.ore,
      coalesce((
        select sum(entry.ore) from ledger_transactions as posted
        join ledger_entries as entry on entry.transaction_id = posted.id and entry.account = 'provider'
        where posted.key in ('payout:' || payout.id || ':sent', 'payout:' || payout.id || ':returned')
      ), 0) as "ledgerOre",
      exists (select from provider_calls where payout_id = payout.id and state = 'asking' and tries < ${asksBeforeCompared}) as "isAsking"
    from payouts as payout
    where payout.provider = ${provider} and payout.created_at >= ${since}
    order by payout.id
  `.execute(executor);
  return rows;
}
