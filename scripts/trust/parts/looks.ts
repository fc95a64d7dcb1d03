import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { browserRounds } from '../browserRounds';
import type { Finding } from '../Finding';

/** The journeys that `npm test` runs once, here at every width and in both colour schemes. */
export async function looks(): Promise<Finding> {
  const specs = [
    'walk',
    'focus',
    'languages',
    'languagesLive',
    'translated',
    'keyboard',
    'mainJob',
    'borrowing',
    'hydration',
    'pages',
    'discovery',
    'floatingElements',
    'bookingTroubles',
    'liveAccounts',
    'livePasskeys',
  ];
  const found = specs.map((spec) => browserRounds(`${spec}.spec.ts`, '.'));
  const failed = found.flatMap((each) => each.failed);
  // Compares a few screens with their stored pictures.
  const script = path.join(import.meta.dirname, '../../testLooks.ts');
  const pictures = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  if (pictures.status !== 0) failed.push('a screen looks otherwise than its picture');
  for (const title of failed) console.error(title);
  return {
    property: 'every screen holds at each width, in both schemes, translated and by keyboard',
    load: `${found.reduce((sum, { tests }) => sum + tests, 0)} journeys`,
    result: `${failed.length} did not hold`,
    holds: failed.length === 0,
  };
}
