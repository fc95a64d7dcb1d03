import { createHmac } from 'node:crypto';
import type { Executor } from '../database/openDatabase';
import type { SigningKeyRecord } from '../members/records/tokens';
import type { Provider } from './provider';
import { createStripeProvider, type StripeOptions } from './stripe/createStripeProvider';
import { createTestProvider, type TestProvider } from './testProvider/createTestProvider';

/** The payment provider: the test provider, which moves no money, or Stripe. */
export type ProviderChoice =
  | { kind: 'test' }
  | ({ kind: 'stripe' } & Pick<StripeOptions, 'key' | 'webhookSecret' | 'publicUrl'>);

interface Parts {
  executor: Executor;
  /** The newest first. */
  signingKeys: readonly SigningKeyRecord[];
  now: () => Date;
}

/**
 * Opens the provider. `test` is the same provider when it is the test provider, with what its page needs; else null.
 */
export async function openProvider(
  choice: ProviderChoice,
  { executor, signingKeys, now }: Parts,
): Promise<{ provider: Provider; test: TestProvider | null }> {
  if (choice.kind === 'stripe') return { provider: await createStripeProvider(choice), test: null };
  const [key] = signingKeys;
  if (!key) throw new Error('No key for signing provider events');
  const secret = createHmac('sha256', key.secret).update('events of the test provider').digest();
  const test = createTestProvider(executor, secret, now);
  return { provider: test, test };
}
