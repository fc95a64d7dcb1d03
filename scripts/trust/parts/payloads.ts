import { browserRounds, sumOf } from '../browserRounds';
import type { Finding } from '../Finding';

export async function payloads(): Promise<Finding> {
  const { failed, tests, notes } = browserRounds('payloads.spec.ts', '.');
  for (const title of failed) console.error(title);
  const count = (name: string, type?: string) => sumOf(notes, name, type);
  const bad = ['runs', 'dialogs', 'navigations', 'elements'].map(
    (what) => `${count(what)} ${what}`,
  );
  return {
    property: 'no text of a person becomes a script (also without the policy)',
    load: `${count('payloads', 'control')} payloads, ${count('visits', 'as served')} visits as served, ${count('visits', 'without the policy')} without the policy, ${count('typed')} fields typed`,
    result: `${bad.join(', ')}, ${count('violations', 'as served')} violations as served; ${count('ran', 'control')} run on careless pages`,
    holds: failed.length === 0 && tests === 82 && count('ran', 'control') === 40,
  };
}
