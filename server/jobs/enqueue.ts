import type { Executor } from '../database/openDatabase';
import type { OutboxJob } from './jobs';
import { insertJob } from './outbox';

/**
 * Stores a job in the transaction of the event that causes it: both are stored, or neither. Two jobs with the same
 * `once` are one. Call `outbox.wake()` after the commit; otherwise the job waits for the next poll.
 */
export async function enqueue(executor: Executor, job: OutboxJob): Promise<void> {
  await insertJob(executor, job);
}
