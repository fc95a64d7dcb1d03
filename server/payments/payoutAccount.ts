import {
  canBePaidOut,
  getPayoutAccountState,
  type PayoutAccountFacts,
  type PayoutAccountState,
} from '../../domain/payments/payoutAccount';
import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import type { PaymentDependencies } from './applyAnswer';
import { getCustomer } from './getCustomer';
import { notifyOwner, payoutSettings } from './payoutNews';
import { ProviderAway, ProviderRefused } from './provider';
import {
  findPayoutAccount,
  insertPayoutAccount,
  membersNotHeardSince,
  updatePayoutFacts,
} from './records/payments';

/** An account that was closed at the provider. */
const gone: PayoutAccountFacts = {
  detailsSubmitted: true,
  payoutsEnabled: false,
  transfers: 'inactive',
  currentlyDue: [],
  pastDue: [],
  eventuallyDue: [],
  pendingVerification: [],
  currentDeadline: null,
  disabledReason: 'other',
};

export interface PayoutAccountStatus {
  state: PayoutAccountState;
  /** The last day for what is wanted; null without one. */
  wantedBy: string | null;
}

function getStatus(facts: PayoutAccountFacts | null): PayoutAccountStatus {
  const deadline = facts?.currentDeadline ?? null;
  return {
    state: getPayoutAccountState(facts),
    wantedBy: deadline === null ? null : getCopenhagenDate(new Date(deadline)),
  };
}

/** The id of a member's account at the provider; null until they have one. */
async function getAccountId(
  { executor, provider }: PaymentDependencies,
  ownerId: number,
  customer: string,
): Promise<string | null> {
  const known = await findPayoutAccount(executor, provider.name, ownerId);
  if (known?.accountId) return known.accountId;
  const given = await provider.givenPayoutAccount(customer);
  if (given !== null) await insertPayoutAccount(executor, provider.name, ownerId, given);
  return given;
}

/** The status as last heard, without asking the provider. */
export async function readPayoutStatus(
  { executor, provider }: PaymentDependencies,
  ownerId: number,
): Promise<PayoutAccountStatus> {
  return getStatus((await findPayoutAccount(executor, provider.name, ownerId))?.facts ?? null);
}

/** The status, which is asked of the provider if it is older than a minute and the provider answers. */
export async function freshPayoutStatus(
  dependencies: PaymentDependencies,
  ownerId: number,
): Promise<PayoutAccountStatus> {
  const { executor, provider, now } = dependencies;
  const known = await findPayoutAccount(executor, provider.name, ownerId);
  if (!known?.heardAt || now().getTime() - known.heardAt.getTime() > 60_000) {
    await syncPayoutAccount(dependencies, ownerId).catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) throw error;
    });
  }
  return readPayoutStatus(dependencies, ownerId);
}

/**
 * Asks the provider about a member's account, stores the answer and notifies the member when its state has changed.
 * Returns the id of an account that can be paid out to, else null. Throws `ProviderAway`.
 */
export async function syncPayoutAccount(
  dependencies: PaymentDependencies,
  ownerId: number,
): Promise<string | null> {
  const { executor, provider, now, log } = dependencies;
  const id = await getAccountId(dependencies, ownerId, await getCustomer(dependencies, ownerId));
  if (id === null) return null;
  const facts = await provider.readPayoutAccount(id).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ member: ownerId, account: id }, 'payout account is gone at the provider');
    return gone;
  });
  await executor.transaction().execute(async (transaction) => {
    const before = await findPayoutAccount(transaction, provider.name, ownerId, { lock: true });
    await updatePayoutFacts(transaction, provider.name, ownerId, { facts, at: now() });
    if (before?.facts) await announceChange(transaction, ownerId, [before.facts, facts], now());
  });
  return canBePaidOut(getPayoutAccountState(facts)) ? id : null;
}

async function announceChange(
  transaction: Executor,
  ownerId: number,
  [before, after]: [PayoutAccountFacts, PayoutAccountFacts],
  at: Date,
): Promise<void> {
  const [was, { state, wantedBy }] = [getStatus(before), getStatus(after)];
  if (was.state === state && was.wantedBy === wantedBy) return;
  await notifyOwner(transaction, ownerId, {
    event: state,
    wantedBy,
    once: `payout account ${ownerId} ${state} ${at.toISOString()}`,
    at,
  });
}

/** An owner to whom money is due without an account is asked for one, once a month. */
export function notifyOfWaitingPayout(
  { executor, now }: PaymentDependencies,
  ownerId: number,
): Promise<void> {
  const at = now();
  const once = `payout waits for ${ownerId} ${getCopenhagenDate(at).slice(0, 7)}`;
  return executor
    .transaction()
    .execute((transaction) => notifyOwner(transaction, ownerId, { event: 'missing', once, at }));
}

/**
 * Opens the account if need be, and returns where the member gives what the provider wants. Throws `ProviderAway`, and
 * `ProviderRefused` for an account that the provider has ended.
 */
export async function openPayoutForm(
  dependencies: PaymentDependencies,
  ownerId: number,
): Promise<{ url: string }> {
  const { executor, provider } = dependencies;
  const customer = await getCustomer(dependencies, ownerId);
  if ((await getAccountId(dependencies, ownerId, customer)) === null) {
    const asked = { key: `payout-account:${ownerId}`, userId: ownerId, customer };
    const opened = await provider.openPayoutAccount(asked);
    await insertPayoutAccount(executor, provider.name, ownerId, opened);
  }
  await syncPayoutAccount(dependencies, ownerId);
  const id = await getAccountId(dependencies, ownerId, customer);
  return provider.payoutAccountForm(id ?? '', payoutSettings);
}

/**
 * Works for one owner after the other. An owner whom the provider gives no answer about waits for the next time; after
 * three in a row all others do.
 */
export async function forEachOwner(
  { log }: PaymentDependencies,
  owners: readonly number[],
  work: (ownerId: number) => Promise<void>,
): Promise<void> {
  let silent = 0;
  for (const ownerId of owners) {
    try {
      await work(ownerId);
      silent = 0;
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      log.warn({ err: error, member: ownerId }, 'payment provider unavailable');
      silent += 1;
      if (silent === 3) return;
    }
  }
}

/** Asks again about accounts that no event was heard of for a day, in case one was lost. */
export async function syncPayoutAccounts(dependencies: PaymentDependencies): Promise<void> {
  const { executor, provider, now } = dependencies;
  const dayAgo = new Date(now().getTime() - 86_400_000);
  const owners = await membersNotHeardSince(executor, provider.name, dayAgo);
  await forEachOwner(dependencies, owners, async (ownerId) => {
    await syncPayoutAccount(dependencies, ownerId);
  });
}
