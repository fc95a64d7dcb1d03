import { browserRounds, sumOf } from '../browserRounds';
import type { Finding } from '../Finding';

/** `LIVE_STEPS` and `LIVE_SEED` set the number of steps and the random seed. */
export async function live(): Promise<Finding> {
  const { failed, tests, notes } = browserRounds('liveRounds.spec.ts', '.');
  for (const title of failed) console.error(title);
  const steps = sumOf(notes, 'steps', 'unread');
  const cuts = sumOf(notes, 'cuts', 'breaks');
  return {
    property:
      'numbers of what is not read are equal everywhere, and a line that breaks loses nothing',
    load: `${steps} steps in two tabs (seed ${sumOf(notes, 'seed', 'unread')}), ${cuts} breaks with ${sumOf(notes, 'written', 'breaks')} messages`,
    result: `${sumOf(notes, 'compared', 'unread')} comparisons, ${failed.length} journeys did not hold`,
    holds: failed.length === 0 && tests === 2 && cuts >= 50,
  };
}
