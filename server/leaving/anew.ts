import type { Executor } from '../database/openDatabase';
import { BegunMeanwhile } from '../records/leaving';

/** So often somebody may begin something in the very moment. */
const tries = 5;

/** Does the work in a transaction, and anew where something was begun that it would have had to lock. */
export async function anew<T>(
  executor: Executor,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await executor.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof BegunMeanwhile) || left === 1) throw error;
    }
  }
}
