import { databaseAway } from '../databaseAway';
import type { Finding } from '../Finding';
import { withDatabase } from '../withDatabase';

export async function away(): Promise<Finding> {
  const found = await withDatabase((own) => databaseAway(own, 20));
  return {
    property: 'the same process survives its PostgreSQL going away',
    load: `${found.rounds} times, ${found.answersMeanwhile} requests meanwhile`,
    result: `${found.recovered} recovered, ${found.strangeAnswers} answers that were not meant`,
    holds: found.recovered === found.rounds && found.strangeAnswers === 0,
  };
}
