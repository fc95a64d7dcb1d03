import type { Executor } from '../database/openDatabase';
import { insertJob } from '../records/outbox';
import type { OutboxJob } from './jobs';

/**
 * Stores a job, in the transaction of what it follows from: both happen or neither. The same `once` twice is one job.
 * Call `outbox.wake()` after the commit, or it waits for the next look.
 */
export async function enqueue(executor: Executor, job: OutboxJob): Promise<void> {
  await insertJob(executor, job);
}
