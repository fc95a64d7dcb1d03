import { restrictions } from '../../domain/members/measures';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { unfinishedBookings } from '../members/records/leaving';
import { restrictingMeasure } from '../members/records/measures';
import { raiseAlarm } from '../office/raiseAlarm';
import type { PaymentDependencies } from './applyAnswer';
import { post } from './ledger';
import {
  forEachOwner,
  notifyOfWaitingPayout,
  readPayoutStatus,
  syncPayoutAccount,
} from './payoutAccount';
import { performCall } from './performCall';
import { payableBalance, readBalance } from './records/ledger';
import {
  insertCall,
  insertPayout,
  lockPayouts,
  ownersDue,
  type PayoutRecord,
  payoutById,
  payoutByKey,
} from './records/payments';
import { reference } from './references';

/**
 * Pays out what is due to an owner. Null when nothing is due, when the provider's balance does not cover it, or while a
 * measure about the owner makes it wait: then it is paid afterwards.
 */
export async function payOut(
  dependencies: PaymentDependencies,
  ownerId: number,
  key: string,
): Promise<PayoutRecord | null> {
  const { executor } = dependencies;
  const made = await executor
    .transaction()
    .execute((transaction) => storePayout(dependencies, transaction, ownerId, key));
  if (!made) return null;
  await performCall(dependencies, reference.payout(made.id));
  return payoutById(executor, made.id);
}

async function mustPayoutWait(executor: Executor, ownerId: number, now: Date): Promise<boolean> {
  const measure = await restrictingMeasure(executor, ownerId, now);
  if (!measure) return false;
  const { payouts } = restrictions[measure.kind];
  if (payouts === 'wait for the last rental') {
    return (await unfinishedBookings(executor, ownerId, 1)).length > 0;
  }
  return payouts === 'wait';
}

async function storePayout(
  { provider, now }: PaymentDependencies,
  transaction: Executor,
  ownerId: number,
  key: string,
): Promise<PayoutRecord | null> {
  const at = now();
  // Two concurrent payouts would both see the same balances: the owner's, and the provider's.
  await lockPayouts(transaction);
  const before = await payoutByKey(transaction, key);
  if (before) return before;
  const ore = -(await readBalance(transaction, `owner:${ownerId}:due`));
  if (ore <= 0 || (await mustPayoutWait(transaction, ownerId, at))) return null;
  const balanceCents = await payableBalance(transaction);
  if (ore > balanceCents) {
    await raiseAlarm(transaction, { alarm: 'payoutStopped', cents: ore, balanceCents }, at);
    return null;
  }
  const payout = await insertPayout(transaction, {
    key,
    ownerId,
    ore,
    provider: provider.name,
    at,
  });
  const of = { payoutId: payout.id };
  const entries = postings.payout({ ownerId, payoutId: payout.id, cents: ore });
  const call = reference.payout(payout.id);
  await post(transaction, { key: call, kind: 'payout', bookingId: null, entries, at });
  await insertCall(transaction, { key: call, action: 'payOut', of, ore, posting: null, at });
  return payout;
}

/**
 * Pays out to every owner to whom money is due and whose account can be paid, once a day. All other amounts stay due:
 * for an account, for the provider's review, or for its balance.
 */
export async function payOutDue(dependencies: PaymentDependencies, day: string): Promise<void> {
  const owners = (await ownersDue(dependencies.executor)).map(({ ownerId }) => ownerId);
  await forEachOwner(dependencies, owners, async (ownerId) => {
    if ((await syncPayoutAccount(dependencies, ownerId)) !== null) {
      await payOut(dependencies, ownerId, `${ownerId}:${day}`);
    } else if ((await readPayoutStatus(dependencies, ownerId)).state === 'missing') {
      await notifyOfWaitingPayout(dependencies, ownerId);
    }
  });
}
