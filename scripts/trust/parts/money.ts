import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/openDatabase';
import { insertUser } from '../../../server/records/users';
import { moneyLives } from '../../../testing/moneyLives';
import type { Finding } from '../Finding';

const faults = 1_000;

/** Runs on PostgreSQL at this URL, or on an embedded database in memory. */
export async function money(url: string | null): Promise<Finding> {
  const database = await openDatabase(
    url === null ? { kind: 'memory' } : { kind: 'postgres', url },
    (error) => {
      throw error;
    },
  );
  try {
    await migrate(database.pool);
    const member = async (name: string) =>
      (await insertUser(database.executor, {
        ...{ name, email: `${name}@skuret.example`, passwordHash: 'none' },
      })) ?? 0;
    const members = { borrowerId: await member('laaner'), ownerId: await member('ejer') };
    const found = await moneyLives(database.executor, members, {
      ...{ seed: 2_026, faults, firstBooking: 1 },
    });
    return {
      property: `no øre lost or doubled between us and the payment provider (${url === null ? 'embedded' : 'PostgreSQL'})`,
      load: `${found.lives} bookings with ${found.paidOre / 100} kr., ${found.faults} faults: crashes, time-outs, doubles, late and disordered events`,
      result: `${found.wrongOre} øre wrong, ${found.differences.length} differences`,
      holds: found.wrongOre === 0 && found.differences.length === 0 && found.faults >= faults,
    };
  } finally {
    await database.close();
  }
}
