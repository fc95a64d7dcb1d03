import { sql } from 'kysely';
import type { PostingKind } from '../../../domain/payments/postings';
import { kindsOfSide } from '../../../domain/payments/receipt';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import type { PayoutRecord } from './payments';

/** The earnings of a member, in whole øre, computed from the ledger. */
export interface EarningsRecord {
  /** The total of all receipts of the owner, with late fees and claims, whether it is paid out or not. */
  earnedCents: number;
  /** Paid by borrowers; due to the owner when the booking is over. */
  heldCents: number;
  /** Due to the owner; paid out next. */
  dueCents: number;
}

/** An unpaid debt is posted to the `held` account until it is paid, but it is no money that waits for the owner. */
const debtKinds = ['debt', 'debtPaid', 'debtWaived'] as const satisfies readonly PostingKind[];

/** With the owner's id, from which resolvers read further fields. */
export type OwnEarnings = EarningsRecord & { ownerId: number };

export async function readEarnings(executor: Executor, ownerId: number): Promise<OwnEarnings> {
  const [held, due] = [`owner:${ownerId}:held`, `owner:${ownerId}:due`];
  const { rows } = await sql<EarningsRecord>`
    select
      coalesce(-sum(entry.ore) filter (where entry.account = ${due} and posted.kind = any(${kindsOfSide('OWNER')}::text[])), 0) as "earnedCents",
      coalesce(-sum(entry.ore) filter (where entry.account = ${held} and posted.kind <> all(${debtKinds}::text[])), 0) as "heldCents",
      coalesce(-sum(entry.ore) filter (where entry.account = ${due}), 0) as "dueCents"
    from ledger_entries as entry join ledger_transactions as posted on posted.id = entry.transaction_id
    where entry.account in (${held}, ${due})
  `.execute(executor);
  const [sums = { earnedCents: 0, heldCents: 0, dueCents: 0 }] = rows;
  return { ...sums, ownerId };
}

/** A member's payouts, latest first. */
export function listPayouts(executor: Executor, ownerId: number): Promise<PayoutRecord[]> {
  return executor
    .selectFrom('payouts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.lists.payouts)
    .execute();
}
