import { bookingLives } from '../../tests/helpers/bookingLives';
import { openTestDatabase } from '../../tests/helpers/service/openTestDatabase';
import type { Database } from '../database/openDatabase';

let database: Database;
// A new database for each test.
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

// The long form: tests/nightly/bookings.test.ts.
test('random actions and provider faults end every booking by the rules, with correct sums', async () => {
  const found = await bookingLives(database.executor, { seed: 13, steps: 200, bookings: 50 });
  expect(found.wrong).toEqual([]);
  expect(found.bookings).toBeGreaterThanOrEqual(50);
  expect(found.changed).toBeGreaterThan(1);
  expect(found.compared).toBeGreaterThan(10);
  expect(found.faults).toBeGreaterThan(5);
  expect(found.paidOre).toBeGreaterThan(10_000);
});
