import { sql } from 'kysely';
import { earningKinds, type PostingKind } from '../../domain/postings';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';
import type { PayoutRecord } from './payments';

/** What lending has brought a member, in whole øre, out of the ledger. */
export interface EarningsRecord {
  /** Earned in all, whether it is paid out or not. */
  earnedCents: number;
  /** Paid by borrowers, and theirs when the booking is over. */
  heldCents: number;
  /** Theirs, and paid out next. */
  dueCents: number;
}

/** What nobody has paid yet stands among what is held until somebody does; it is no money that waits for its owner. */
const debtKinds = ['debt', 'debtPaid', 'debtWaived'] as const satisfies readonly PostingKind[];

/** With whose they are, for what else is asked of them. */
export type OwnEarnings = EarningsRecord & { ownerId: number };

export async function earningsOf(executor: Executor, ownerId: number): Promise<OwnEarnings> {
  const [held, due] = [`owner:${ownerId}:held`, `owner:${ownerId}:due`];
  const { rows } = await sql<EarningsRecord>`
    select
      coalesce(-sum(entry.ore) filter (where entry.account = ${due} and posted.kind = any(${earningKinds}::text[])), 0) as "earnedCents",
      coalesce(-sum(entry.ore) filter (where entry.account = ${held} and posted.kind <> all(${debtKinds}::text[])), 0) as "heldCents",
      coalesce(-sum(entry.ore) filter (where entry.account = ${due}), 0) as "dueCents"
    from ledger_entries as entry join ledger_transactions as posted on posted.id = entry.transaction_id
    where entry.account in (${held}, ${due})
  `.execute(executor);
  const [sums = { earnedCents: 0, heldCents: 0, dueCents: 0 }] = rows;
  return { ...sums, ownerId };
}

/** What a member was paid out, latest first. */
export function payoutsOf(executor: Executor, ownerId: number): Promise<PayoutRecord[]> {
  return executor
    .selectFrom('payouts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.lists.payouts)
    .execute();
}
