import type { PayoutState } from '../../../domain/payments/paymentStates';
import type { Executor } from '../../database/openDatabase';
import { currency, ProviderRefused } from '../provider';
import {
  insertTestPayout,
  lockTestPayout,
  setTestPayoutState,
  type TestPayoutRecord,
} from '../records/testProvider';
import {
  callOnce,
  createTestId,
  getOutcomeId,
  type TestFunction,
  type TestProviderDependencies,
} from './callOnce';
import { canPayOutTo } from './testAccounts';
import { storeEvent } from './testPayments';

/** How long a payout takes: short, so that a person who tries it sees it arrive. */
const payoutMs = 60_000;

/** The payout, locked, after what time has done to it. */
async function lockPayout(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  id: string,
): Promise<TestPayoutRecord | null> {
  const row = await lockTestPayout(transaction, id);
  const isArrived = row && row.arrives_at.getTime() <= dependencies.now().getTime();
  if (row?.state !== 'onItsWay' || !isArrived) return row;
  await storeEvent(dependencies, transaction, 'payout', id);
  await setTestPayoutState(transaction, id, 'paid');
  return { ...row, state: 'paid' };
}

export const readPayout: TestFunction<'readPayout'> = async (dependencies, id) => {
  const row = await dependencies.executor
    .transaction()
    .execute((transaction) => lockPayout(dependencies, transaction, id));
  if (!row) throw new ProviderRefused('unknown');
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    ore: row.ore,
    currency,
    failure: row.state === 'failed' ? 'declined' : null,
  };
};

export const payOut: TestFunction<'payOut'> = async (dependencies, { key, ore, reference, to }) => {
  const args = { ore, reference, to };
  const { outcome } = await callOnce(dependencies, key, args, async (transaction) => {
    if (!(await canPayOutTo(transaction, to))) return { refused: 'no account' };
    const id = createTestId('payout');
    await insertTestPayout(transaction, {
      id,
      destination: to,
      reference,
      state: 'onItsWay',
      ore,
      arrives_at: new Date(dependencies.now().getTime() + payoutMs),
    });
    await storeEvent(dependencies, transaction, 'payout', id);
    return { id };
  });
  return readPayout(dependencies, getOutcomeId(outcome));
};

/** Ends a payout as failed or returned, which does not happen by itself. */
export async function endPayout(
  dependencies: TestProviderDependencies,
  id: string,
  state: Extract<PayoutState, 'failed' | 'returned'>,
): Promise<void> {
  await dependencies.executor.transaction().execute(async (transaction) => {
    await storeEvent(dependencies, transaction, 'payout', id);
    await setTestPayoutState(transaction, id, state);
  });
}
