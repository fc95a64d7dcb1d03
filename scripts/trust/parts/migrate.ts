import type { Finding } from '../Finding';
import { migrateUnderLoad } from '../migrateUnderLoad';
import { withDatabase } from '../withDatabase';

export async function migrate(): Promise<Finding> {
  const found = await withDatabase((own) => migrateUnderLoad(own, 10));
  const { rounds, acknowledged, lost, notOnce, failedStarts, strangeAnswers } = found;
  return {
    property: 'migrations under load lose nothing and stop nobody (PostgreSQL)',
    load: `${rounds} times two newer processes at once, a third at work, a long transaction in the way; ${acknowledged} answered writes`,
    result: `${lost} lost, ${notOnce} not run once, ${failedStarts} starts by hand, ${strangeAnswers} answers that were not meant`,
    holds: lost + notOnce + failedStarts + strangeAnswers === 0 && acknowledged > 100,
  };
}
