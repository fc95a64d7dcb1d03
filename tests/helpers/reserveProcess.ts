/**
 * One of two processes that book instantly through the service's own code and connection pool, without its HTTP layer.
 */
import { insertRequest, type Wanted } from '../../server/bookings/request';
import { openDatabase } from '../../server/database/openDatabase';

const database = await openDatabase({ kind: 'postgres', url: process.argv[2] ?? '' }, (error) => {
  throw error;
});
const now = new Date('2027-01-01T10:00:00Z');
process.on('message', (wanted: Wanted[] | 'end') => {
  if (wanted === 'end') {
    void database.close().then(() => process.exit(0));
    return;
  }
  const tries = wanted.map((booking) =>
    database.executor
      .transaction()
      .execute((transaction) => insertRequest(transaction, booking, now)),
  );
  void Promise.allSettled(tries).then((results) =>
    process.send?.(
      results.map((result) => (result.status === 'rejected' ? 'error' : result.value)),
    ),
  );
});
process.send?.('ready');
