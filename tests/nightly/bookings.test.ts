import { migrate } from '../../server/database/migrate';
import { insertUser } from '../../server/members/records/users';
import { bookingLives } from '../helpers/bookingLives';
import { moneyLives } from '../helpers/moneyLives';
import { createData, databaseKinds, withOpenData } from '../helpers/resources';

describe.each(databaseKinds)('random bookings on the %s database', (kind) => {
  test('end by the rules with correct days and money, in 2,000 steps', async () => {
    const found = await withOpenData(await createData(kind), async ({ pool, executor }) => {
      await migrate(pool);
      return bookingLives(executor, { seed: 2_026, steps: 2_000 });
    });
    const ends = Object.entries(found.ends).map(([end, count]) => `${count} ${end}`);
    console.info(`${found.bookings} bookings, ${found.faults} faults: ${ends.join(', ')}`);
    expect(found.wrong).toEqual([]);
    expect(found.bookings).toBeGreaterThan(200);
  });

  test('lose or duplicate no øre in 1,000 faults of the payment provider', async () => {
    const found = await withOpenData(await createData(kind), async ({ pool, executor }) => {
      await migrate(pool);
      const insertMember = async (name: string) =>
        (await insertUser(executor, {
          name,
          email: `${name}@skuret.example`,
          passwordHash: 'none',
        })) ?? 0;
      const members = {
        borrowerId: await insertMember('laaner'),
        ownerId: await insertMember('ejer'),
      };
      return moneyLives(executor, members, { seed: 2_026, faults: 1_000, firstBooking: 1 });
    });
    console.info(`${found.lives} bookings, ${found.paidOre / 100} kr., ${found.faults} faults`);
    expect(found).toMatchObject({ wrongOre: 0, differences: [] });
    expect(found.faults).toBeGreaterThanOrEqual(1_000);
  });
});
