/**
 * One of two processes that reserve through the service's own records. The graph has no operation that
 * reserves (§4 shows none), so this is the narrowest way in that uses the very code and pool of the service.
 */
import { openDatabase } from '../../server/database/openDatabase';
import { insertReservation, type NewReservation } from '../../server/records/reservations';

const database = await openDatabase({ kind: 'postgres', url: process.argv[2] ?? '' }, (error) => {
  throw error;
});
process.on('message', (wanted: NewReservation[] | 'end') => {
  if (wanted === 'end') {
    void database.close().then(() => process.exit(0));
    return;
  }
  const tries = wanted.map((reservation) =>
    insertReservation(database.executor, reservation, '2027-01-01'),
  );
  void Promise.allSettled(tries).then((results) =>
    process.send?.(
      results.map((result) => (result.status === 'rejected' ? 'error' : result.value)),
    ),
  );
});
process.send?.('ready');
