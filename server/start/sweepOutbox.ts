import type { Executor } from '../database/openDatabase';
import { deleteOldJobs } from '../jobs/outbox';

const jobsAtOnce = 1_000;

/** Long after the same job could be stored again. */
const keptDays = 30;

/** Deletes jobs that ended more than 30 days ago. */
export async function sweepOutbox(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 3_600_000);
  while ((await deleteOldJobs(executor, before, jobsAtOnce)) > 0);
}
