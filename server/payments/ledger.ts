import type { Executor } from '../database/openDatabase';
import { insertPosting, type Posting } from './records/ledger';

/**
 * Writes into the ledger, once for each key, also from several processes concurrently. Returns whether this call wrote it.
 * At the end of the transaction the database refuses entries that do not sum to zero.
 */
export async function post(executor: Executor, posting: Posting): Promise<boolean> {
  return posting.entries.length > 0 && (await insertPosting(executor, posting)) > 0;
}
