import { browserRounds } from '../browserRounds';
import type { Finding } from '../Finding';

export async function oldTab(): Promise<Finding> {
  const found = ['deploymentFaults', 'connectionFaults'].map((spec) =>
    browserRounds(`${spec}.spec.ts`, '.'),
  );
  const failed = found.flatMap((each) => each.failed);
  for (const title of failed) console.error(title);
  const tests = found.reduce((sum, each) => sum + each.tests, 0);
  return {
    property: 'an old tab against a new service, and a page without a line, say so and go on',
    load: `${tests} journeys`,
    result: `${failed.length} did not hold`,
    holds: failed.length === 0 && tests > 0,
  };
}
