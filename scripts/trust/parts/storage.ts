import { browserRounds, sumOf } from '../browserRounds';
import type { Finding } from '../Finding';

export async function storage(): Promise<Finding> {
  const { failed, tests, notes } = browserRounds('faults', 'no blank page');
  for (const title of failed) console.error(title);
  const visits = sumOf(notes, 'visits', 'storage');
  return {
    property: 'damaged storage leaves no blank page and nothing uncaught',
    load: `${sumOf(notes, 'kinds', 'storage')} kinds, and all of them at once; ${visits} visits`,
    result: `${visits - sumOf(notes, 'screens', 'storage')} blank pages, ${sumOf(notes, 'thrown', 'storage')} uncaught`,
    holds: failed.length === 0 && tests === 21,
  };
}
