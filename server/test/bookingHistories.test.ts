import { bookingLives } from '../../testing/bookingLives';
import { createPostgresDatabase } from '../../testing/createPostgresDatabase';
import { migrate } from '../database/migrate';
import { type Database, openDatabase } from '../database/openDatabase';
import { testDatabase } from './startTestService';

let database: Database;
let drop = async () => {};
// A new database for each test.
beforeEach(async () => {
  const fail = (error: Error) => {
    throw error;
  };
  if (testDatabase === 'postgres') {
    const own = await createPostgresDatabase();
    drop = () => own.drop();
    database = await openDatabase({ kind: 'postgres', url: own.url }, fail);
  } else database = await openDatabase({ kind: 'memory' }, fail);
  await migrate(database.pool);
});
afterEach(async () => {
  await database.close();
  await drop();
});

// The long form: tests/nightly/bookings.test.ts.
test('whatever people press and the provider breaks, every booking ends as the tables say', async () => {
  const found = await bookingLives(database.executor, { seed: 7, steps: 250 });
  expect(found.wrong).toEqual([]);
  expect(found.bookings).toBeGreaterThan(20);
  expect(found.changed).toBeGreaterThan(1);
  expect(found.faults).toBeGreaterThan(5);
  expect(found.paidOre).toBeGreaterThan(50_000);
});
