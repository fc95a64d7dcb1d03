import {
  canBePaidOut,
  getPayoutAccountState,
  type PayoutAccountFacts,
  type PayoutAccountState,
} from '../../../domain/payments/payoutAccount';
import type { Executor } from '../../database/openDatabase';
import {
  findLastTestPayout,
  findTestAccount,
  insertTestPayment,
  setTestAccount,
  setTestPayoutState,
} from '../records/testProvider';
import { createTestId, type TestFunction, type TestProviderDependencies } from './callOnce';
import { storeEvent } from './testPayments';

const good: PayoutAccountFacts = {
  detailsSubmitted: true,
  payoutsEnabled: true,
  transfers: 'active',
  currentlyDue: [],
  pastDue: [],
  eventuallyDue: [],
  pendingVerification: [],
  currentDeadline: null,
  disabledReason: null,
};
const off = { payoutsEnabled: false, transfers: 'inactive' } as const;
const wanted = ['individual.verification.document'];

/** Facts of a real provider for each state. */
const factsOfState: Record<PayoutAccountState, Partial<PayoutAccountFacts>> = {
  missing: { ...off, detailsSubmitted: false, currentlyDue: ['external_account'] },
  underReview: {
    ...off,
    pendingVerification: wanted,
    disabledReason: 'requirements.pending_verification',
  },
  wantedSoon: { currentlyDue: wanted },
  restricted: {
    ...off,
    currentlyDue: wanted,
    pastDue: wanted,
    disabledReason: 'requirements.past_due',
  },
  ready: {},
  paused: { payoutsEnabled: false, disabledReason: 'platform_paused' },
};

export const getAccountId = (customer: string) => `account_${customer}`;

/** The account of every customer can be paid out to, until its state is changed on the provider's page. */
export const readPayoutAccount: TestFunction<'readPayoutAccount'> = async ({ executor }, id) =>
  (await findTestAccount(executor, id)) ?? good;

export async function canPayOutTo(executor: Executor, id: string): Promise<boolean> {
  return canBePaidOut(getPayoutAccountState((await findTestAccount(executor, id)) ?? good));
}

/** Puts an account into a state. What is wanted soon is wanted in 14 days. */
export async function setAccountState(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  customer: string,
  state: PayoutAccountState,
): Promise<void> {
  const id = getAccountId(customer);
  const deadline = new Date(dependencies.now().getTime() + 14 * 86_400_000).toISOString();
  const facts = { ...good, ...factsOfState[state] };
  await setTestAccount(transaction, id, {
    ...facts,
    currentDeadline: state === 'wantedSoon' ? deadline : null,
  });
  await storeEvent(dependencies, transaction, 'account', id);
}

/** The bank sends back the newest payout to an account; does nothing without one. */
export async function returnLastPayout(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  customer: string,
): Promise<void> {
  const id = await findLastTestPayout(transaction, getAccountId(customer));
  if (id === null) return;
  await storeEvent(dependencies, transaction, 'payout', id);
  await setTestPayoutState(transaction, id, 'returned');
}

export const createAccountForm: TestFunction<'payoutAccountForm'> = async (
  { executor, now },
  accountId,
  returnUrl,
) => {
  const id = createTestId('account');
  await insertTestPayment(executor, {
    id,
    kind: 'account',
    customer: accountId.replace(/^account_/, ''),
    reference: 'account',
    state: 'needsAction',
    card: null,
    ore: 0,
    failure: null,
    held_until: null,
    return_url: returnUrl,
    created_at: now(),
  });
  return { url: `/test-payment/${id}` };
};
