import type { Executor } from '../../database/openDatabase';
import { LocksIncomplete } from '../records/leaving';

/** How many times the work is tried, when members keep beginning something meanwhile. */
const maxAttempts = 5;

/** Runs the work in a transaction. Runs it again when something was begun meanwhile that it would have had to lock. */
export async function withLockRetry<T>(
  executor: Executor,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  for (let left = maxAttempts; ; left -= 1) {
    try {
      return await executor.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof LocksIncomplete) || left === 1) throw error;
    }
  }
}
