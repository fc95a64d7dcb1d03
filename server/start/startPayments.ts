import { getCopenhagenDate } from '../../domain/values/days';
import { limits } from '../config/limits';
import type { Executor } from '../database/openDatabase';
import type { OutboxHandlers } from '../jobs/jobs';
import type { Outbox } from '../jobs/startOutbox';
import type { SigningKeyRecord } from '../members/records/tokens';
import { storeReconciliation } from '../office/records/money';
import { createQuotes } from '../payments/createQuotes';
import { deliverEvents } from '../payments/deliverEvents';
import { openProvider } from '../payments/openProvider';
import { createPayments } from '../payments/payments';
import type { Provider } from '../payments/provider';
import { reconcile } from '../payments/reconcile';
import { countWaitingCover } from '../payments/records/coverClaims';
import { withProviderTimeout } from '../payments/withProviderTimeout';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** Where the hourly reconciliation begins: 60 days ago, longer than a reservation or a bank's return takes. */
const reconciledSince = (now: Date) => new Date(now.getTime() - 60 * 86_400_000);

/** Compares ledger and payment provider every hour. */
function scheduleReconciliation(
  { log, metrics, now, schedule }: Start,
  executor: Executor,
  provider: Provider,
): void {
  let differences = 0;
  metrics.gauge(
    'skuret_money_differences',
    'What ledger and payment provider balances differ on.',
    () => differences,
  );
  schedule('hourly', async () => {
    const found = await reconcile(executor, provider, reconciledSince(now()));
    differences = found.differences.length;
    await storeReconciliation(executor, { ...found, ranAt: now() });
    for (const difference of found.differences) {
      log.error({ difference }, 'ledger and payment provider balances differ');
    }
  });
}

interface Parts {
  executor: Executor;
  signingKeys: readonly SigningKeyRecord[];
  outbox: Pick<Outbox, 'wake'>;
}

/** Opens the payment provider, and the payments over it. */
export async function startPayments(
  start: Start,
  { executor, signingKeys, outbox }: Parts,
  options: Pick<StartOptions, 'between' | 'payments' | 'timeouts'>,
) {
  const { log, metrics, now, schedule } = start;
  const opened = await openProvider(options.payments, { executor, signingKeys, now });
  const { test: testProvider } = opened;
  const provider = withProviderTimeout(
    options.between?.(opened.provider) ?? opened.provider,
    options.timeouts?.provider ?? limits.timeouts.provider,
  );
  const payments = createPayments({ executor, provider, now, log });
  schedule('frequent', () => payments.catchUp());
  schedule('frequent', async () => {
    if (testProvider) await deliverEvents(testProvider, payments);
    outbox.wake();
  });
  schedule('hourly', () => payments.payOutDue(getCopenhagenDate(now())));
  schedule('hourly', () => payments.syncPayoutAccounts());
  scheduleReconciliation(start, executor, provider);
  metrics.gauge('skuret_cover_claims_waiting', 'Cover claims that wait for staff.', () =>
    countWaitingCover(executor),
  );

  const services = { payments, testProvider, quotes: createQuotes(signingKeys, now) };
  const handlers = {
    // When the provider does not answer, the scheduled job repeats the call until it does.
    provider_call: async ({ key }) => {
      await payments.perform(key);
    },
  } satisfies Partial<OutboxHandlers>;
  return { services, handlers };
}
