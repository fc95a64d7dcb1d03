import { databaseAway } from '../scripts/trust/databaseAway';
import { emptyTables, fillEveryTable, sumsOfTables } from '../scripts/trust/everyTable';
import { fuzz } from '../scripts/trust/fuzz';
import { killRounds } from '../scripts/trust/killRounds';
import { migrateUnderLoad } from '../scripts/trust/migrateUnderLoad';
import { overload } from '../scripts/trust/overload';
import { reservationRaces } from '../scripts/trust/reservationRaces';
import { sameListing } from '../scripts/trust/sameListing';
import { bookingLives } from '../testing/bookingLives';
import { createPostgresDatabase, type OwnDatabase } from '../testing/createPostgresDatabase';
import { createSchema } from './schema/createSchema';
import { startTestService, testDatabase } from './test/startTestService';

// The same with larger numbers: tests/nightly. On PostgreSQL only, because each test starts processes or takes minutes.

const isPostgres = testDatabase === 'postgres';
const made: OwnDatabase[] = [];
async function fresh(): Promise<OwnDatabase> {
  const own = await createPostgresDatabase();
  made.push(own);
  return own;
}
afterAll(() => Promise.all(made.map((own) => own.drop())));

test('two kills in the midst of writing lose nothing that was answered', async () => {
  const result = await killRounds(isPostgres ? (await fresh()).url : null, 2);
  expect(result).toMatchObject({ lost: 0, failedStarts: 0 });
  expect(result.acknowledged).toBeGreaterThan(10);
});

test('no argument of any operation brings about an error that was not meant', async () => {
  const service = await startTestService();
  const token = await service.signUp();
  const { operations, tries, failures } = await fuzz(service.url, token, { runs: 15, seed: 9 });
  expect(failures).toEqual([]);
  const schema = createSchema();
  const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  // All operations except the one that would end the session.
  expect(operations).toBe(all.length - 1);
  expect(tries).toBeGreaterThan(300);
  await service.close();
});

test('a round of backups carries rows of every table, and its sums know each of their columns', async () => {
  // No sweeps: they use today's clock and would end these bookings, which have another clock.
  const service = await startTestService({ sweepMs: 3_600_000 });
  const { pool } = service.database;
  const lives = await bookingLives(service.executor, { seed: 2_026, steps: 100 });
  expect(lives.wrong).toEqual([]);
  await fillEveryTable(pool);
  // A new table needs rows in scripts/trust/everyTable.ts, or must be named as left out of backups.
  expect(await emptyTables(pool)).toEqual([]);
  const before = await sumsOfTables(pool);
  expect(await sumsOfTables(pool)).toEqual(before);
  await pool.query('update passkeys set counter = counter - 1');
  const after = await sumsOfTables(pool);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed).toEqual(['passkeys']);
  await service.close();
});

if (isPostgres) {
  test('of 50 people at two processes one gets the slot, and no unit is out twice', async () => {
    const result = await reservationRaces(await fresh(), { people: 50, rounds: 4, tries: 200 });
    expect(result).toEqual({
      single: 4,
      notSingle: 0,
      tries: 400,
      beyondCapacity: 0,
      overlaps: 0,
      errors: 0,
    });
  });

  test('a listing that is sent ten times at once to two processes makes one tool', async () => {
    const result = await sameListing(await fresh(), { rounds: 4, atOnce: 10 });
    expect(result).toEqual({ rounds: 4, agreed: 4, tools: 4, errors: 0 });
  });

  test('two newer processes that start at once change the tables under a third that is at work', async () => {
    const result = await migrateUnderLoad(await fresh(), 1);
    expect(result).toMatchObject({ failedStarts: 0, notOnce: 0, lost: 0, strangeAnswers: 0 });
    expect(result.acknowledged).toBeGreaterThan(20);
  });

  test('a database that goes away and comes back finds the same process at work', async () => {
    const result = await databaseAway(await fresh(), 2);
    expect(result).toEqual({ rounds: 2, recovered: 2, answersMeanwhile: 30, strangeAnswers: 0 });
  });

  test('more than may be under way are told so at once, and the others are answered', async () => {
    const own = await fresh();
    const service = await startTestService({ database: { kind: 'postgres', url: own.url } });
    const { answered, refused, other } = await overload(own, service.url, 520);
    expect({ other, all: answered + refused }).toEqual({ other: 0, all: 520 });
    expect(refused).toBeGreaterThan(0);
    await service.close();
  });
}
