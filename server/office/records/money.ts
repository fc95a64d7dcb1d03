import { sql } from 'kysely';
import type { PayoutAccountFacts } from '../../../domain/payments/payoutAccount';
import type { Executor } from '../../database/openDatabase';
import { inForce } from '../../members/records/measures';
import type { Difference, Reconciliation } from '../../payments/reconcile';

/** The sum of all accounts with one name, in øre: those of members, bookings and payouts are added up. */
export interface AccountSum {
  name: string;
  cents: number;
}

export async function sumAccounts(executor: Executor): Promise<AccountSum[]> {
  const { rows } = await sql<AccountSum>`
    select regexp_replace(account, ':[0-9]+', '') as name, sum(ore)::bigint as cents
    from (select account, sum(ore) as ore from ledger_entries group by account) as each
    group by 1 order by 1
  `.execute(executor);
  return rows;
}

export interface ReconciliationRecord extends Reconciliation {
  ranAt: Date;
}

/** Differences that are stored; all are in the log. */
const mostDifferences = 100;

/** Stores the result of a reconciliation in the place of the one before. */
export async function storeReconciliation(
  executor: Executor,
  { payments, payouts, underWay, differences, ranAt }: ReconciliationRecord,
): Promise<void> {
  const stored = JSON.stringify(differences.slice(0, mostDifferences));
  await sql`
    insert into reconciliations (id, ran_at, payments, payouts, under_way, differences)
    values (1, ${ranAt}, ${payments}, ${payouts}, ${underWay}, ${stored}::jsonb)
    on conflict (id) do update set ran_at = excluded.ran_at, payments = excluded.payments, payouts = excluded.payouts,
      under_way = excluded.under_way, differences = excluded.differences
  `.execute(executor);
}

export async function lastReconciliation(executor: Executor): Promise<ReconciliationRecord | null> {
  const { rows } = await sql<ReconciliationRecord & { differences: Difference[] }>`
    select ran_at as "ranAt", payments, payouts, under_way as "underWay", differences from reconciliations
  `.execute(executor);
  return rows[0] ?? null;
}

export interface DuePayoutRecord {
  memberId: number;
  cents: number;
  /** What the provider said last about the member's bank account. */
  facts: PayoutAccountFacts | null;
  isSuspended: boolean;
}

/** The largest amounts that are due to members, whether they can be paid or not. */
export async function duePayouts(
  executor: Executor,
  most: number,
  now: Date,
): Promise<DuePayoutRecord[]> {
  const { rows } = await sql<DuePayoutRecord>`
    with due as (
      select split_part(account, ':', 2)::bigint as member_id, -sum(ore) as cents
      from ledger_entries where account like 'owner:%:due'
      group by account having sum(ore) < 0 order by 2 desc limit ${most}
    )
    select due.member_id as "memberId", due.cents::bigint as cents, known.payout_facts as facts, exists (
      select from measures as measure
      where measure.member_id = due.member_id and measure.kind in ('suspension', 'closing') and ${inForce(now)}
    ) as "isSuspended"
    from due left join lateral (
      select payout_facts from provider_customers where user_id = due.member_id
      order by payout_heard_at desc nulls last limit 1
    ) as known on true
    order by due.cents desc, due.member_id
  `.execute(executor);
  return rows;
}

export interface StoppedPayout {
  id: number;
  memberId: number;
  cents: number;
  state: 'failed' | 'returned';
  failure: string | null;
  at: Date;
  /** The case about it; null until it has opened, which takes 15 seconds at most. */
  caseId: number | null;
}

/** Payouts that failed or came back, the latest first. */
export async function stoppedPayouts(executor: Executor, most: number): Promise<StoppedPayout[]> {
  const { rows } = await sql<StoppedPayout>`
    select payouts.id, owner_id as "memberId", ore as cents, state, failure, created_at as at, (
      select max(staff_cases.id) from staff_cases where kind = 'payout' and subject_id = payouts.id
    ) as "caseId"
    from payouts where state in ('failed', 'returned') order by payouts.id desc limit ${most}
  `.execute(executor);
  return rows;
}

export interface RefundRecord {
  id: number;
  bookingId: number | null;
  cents: number;
  at: Date;
}

/** The latest refunds of payments. */
export async function latestRefunds(executor: Executor, most: number): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    select posted.id, posted.booking_id as "bookingId", posted.at, (
      select -sum(ore) from ledger_entries where transaction_id = posted.id and account = 'provider'
    )::bigint as cents
    from ledger_transactions as posted where posted.kind = 'refund' order by posted.id desc limit ${most}
  `.execute(executor);
  return rows;
}
