import { moneyLives } from '../../tests/helpers/moneyLives';
import { openTestDatabase } from '../../tests/helpers/service/openTestDatabase';
import type { Database } from '../database/openDatabase';
import { insertUser } from '../members/records/users';

// Without a service: its scheduled job uses today's clock and would act on these simulated bookings, which have another
// clock.
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const member = async (name: string) =>
  (await insertUser(database.executor, {
    name,
    email: `${name}@skuret.example`,
    passwordHash: 'none',
  })) ?? 0;

// The long form: tests/nightly/bookings.test.ts.
test.each([[1], [2], [3]])(
  'settles every booking by the rules despite faults of provider and bank (%i)',
  async (seed) => {
    const members = {
      borrowerId: await member(`laaner${seed}`),
      ownerId: await member(`ejer${seed}`),
    };
    const result = await moneyLives(database.executor, members, {
      seed,
      faults: 300,
      firstBooking: seed * 100_000,
    });
    expect(result).toMatchObject({ wrongOre: 0, differences: [] });
    expect(result.paidOre).toBeGreaterThan(100_000);
    expect(result.faults).toBeGreaterThanOrEqual(300);
    for (const count of Object.values(result.mishaps)) expect(count).toBeGreaterThan(0);
  },
);
