import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { keptMissDays, missedTerms } from '../search/records/searchMisses';
import { plainTable } from './plainTable';
import { readDays } from './readCommand';
import type { Run } from './supportCommand';

const shown = 200;

/** The searches without results, the most frequent first. */
export const lookAtMisses: Run = async (command, { executor, now }) => {
  const days = readDays(command, keptMissDays);
  const since = addDays(getCopenhagenDate(now()), 1 - days);
  const found = await missedTerms(executor, since, shown);
  const text = plainTable(
    'Searched for,Times,With filters,Last on'.split(','),
    found.map(({ term, misses, narrowed, lastOn }) => [term, misses, narrowed, lastOn]),
    `Every search since ${since} has found something, or was not counted.`,
  );
  return { text, data: found };
};
