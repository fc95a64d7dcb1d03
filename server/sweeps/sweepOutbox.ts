import type { Executor } from '../database/openDatabase';
import { deleteOldJobs } from '../records/outbox';

const jobsAtOnce = 1_000;

/** Long after anything could ask for the same job again. */
const keptDays = 30;

/** Deletes jobs that have been over for 30 days. */
export async function sweepOutbox(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 3_600_000);
  while ((await deleteOldJobs(executor, before, jobsAtOnce)) > 0);
}
