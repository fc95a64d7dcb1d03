import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/openDatabase';
import { bookingLives } from '../../../testing/bookingLives';
import type { Finding } from '../Finding';

/** Runs on PostgreSQL at this URL, or on an embedded database in memory. */
export async function bookings(url: string | null): Promise<Finding> {
  const database = await openDatabase(
    url === null ? { kind: 'memory' } : { kind: 'postgres', url },
    (error) => {
      throw error;
    },
  );
  try {
    await migrate(database.pool);
    const found = await bookingLives(database.executor, { seed: 2_026, steps: 2_000 });
    const ends = Object.entries(found.ends).map(([end, count]) => `${count} ${end}`);
    return {
      property: `every booking ends as the tables say, with its days and its money (${url === null ? 'embedded' : 'PostgreSQL'})`,
      load: `${found.steps} steps of ${found.bookings} bookings, ${found.faults} faults of the provider and crashes: ${ends.join(', ')}`,
      result: found.wrong.length === 0 ? 'nothing wrong' : found.wrong.slice(0, 5).join('; '),
      holds: found.wrong.length === 0,
    };
  } finally {
    await database.close();
  }
}
