import { browserRounds } from '../browserRounds';
import type { Finding } from '../Finding';

/** Looks at every moment; `npm test` looks at 24, and at 24 others of the export. */
export async function lookingBack(): Promise<Finding> {
  const { failed, tests } = browserRounds('devTools.spec.ts', '.');
  for (const title of failed) console.error(title);
  return {
    property: 'every moment of a long session is shown again in DevTools, here and in an export',
    load: `${tests} journeys`,
    result: `${failed.length} did not hold`,
    holds: failed.length === 0 && tests > 0,
  };
}
