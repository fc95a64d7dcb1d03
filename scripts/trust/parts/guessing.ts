import { ask } from '../../../testing/ask';
import type { Finding } from '../Finding';
import { withService } from '../withService';

const signIn =
  'mutation ($p: String!) { signInUser(email: "mette@skuret.example", password: $p) { token } }';

/** The number of passwords that were checked, and how long all 400 requests took, in ms. */
async function guess(url: string): Promise<{ tried: number; ms: number }> {
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, index) => ask(url, signIn, { p: `gaet-${index}` })),
  );
  return {
    tried: answers.filter(({ errors }) => errors.length === 0).length,
    ms: Math.round(performance.now() - started),
  };
}

export async function guessing(): Promise<Finding> {
  const bounds = { SIGN_IN_TRIES: '10', ADDRESS_TRIES: '100' };
  const { tried, ms } = await withService(null, guess, bounds);
  return {
    property: 'guessing one account from one address is bounded',
    load: '400 passwords at once',
    result: `${tried} tried, the others refused; all answered in ${ms} ms`,
    holds: tried === 10,
  };
}
