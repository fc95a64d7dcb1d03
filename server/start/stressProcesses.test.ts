import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask } from '../../tests/helpers/ask';
import { bookingLives } from '../../tests/helpers/bookingLives';
import { databaseAway } from '../../tests/helpers/databaseAway';
import { emptyTables, fillEveryTable, sumsOfTables } from '../../tests/helpers/everyTable';
import { fuzz } from '../../tests/helpers/fuzz';
import { killRounds } from '../../tests/helpers/killRounds';
import { migrateUnderLoad } from '../../tests/helpers/migrateUnderLoad';
import { reservationRaces } from '../../tests/helpers/reservationRaces';
import { createData, createDatabase } from '../../tests/helpers/resources';
import { sameListing } from '../../tests/helpers/sameListing';
import { startTestService, testDatabase } from '../../tests/helpers/service/startTestService';
import { createSchema } from '../api/graphql/createSchema';
import { findBrokenRule } from '../backup/brokenRule';
import { limits } from '../config/limits';

// The same with larger numbers: tests/nightly. On PostgreSQL only, because each test starts processes or takes minutes.

const isPostgres = testDatabase === 'postgres';

test('loses no confirmed listing in two kills', async () => {
  const data = await createData(isPostgres ? 'PostgreSQL' : 'embedded');
  const { confirmed, lost } = await killRounds(data, 2);
  expect(lost).toEqual([]);
  expect(confirmed).toBeGreaterThan(10);
});

test('answers random arguments of every operation without an unexpected error', async () => {
  const service = await startTestService();
  const token = await service.signUp();
  const { operations, requests, failures } = await fuzz(service.url, token, { runs: 15, seed: 9 });
  expect(failures).toEqual([]);
  const schema = createSchema();
  const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  // All operations except the one that would end the session.
  expect(operations).toBe(all.length - 1);
  expect(requests).toBeGreaterThan(300);
  await service.close();
});

test('has rows of every table for the tests of backups, and a checksum that covers each column', async () => {
  // Without scheduled jobs: they use today's clock and would end these bookings, which have another clock.
  const service = await startTestService({ jobIntervalMs: 3_600_000 });
  const { pool } = service.database;
  const lives = await bookingLives(service.executor, { seed: 2_026, steps: 100 });
  expect(lives.wrong).toEqual([]);
  await fillEveryTable(pool);
  // A new table needs rows in tests/helpers/everyTable.ts, or must be named as left out of backups.
  expect(await emptyTables(pool)).toEqual([]);
  const client = await pool.connect();
  expect(await findBrokenRule(client)).toBeNull();
  client.release();
  const before = await sumsOfTables(pool);
  expect(await sumsOfTables(pool)).toEqual(before);
  await pool.query('update passkeys set counter = counter - 1');
  const after = await sumsOfTables(pool);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed).toEqual(['passkeys']);
  await service.close();
});

if (isPostgres) {
  test('gives the last unit to one of 50 members through two processes', async () => {
    expect(await reservationRaces(4, 200)).toEqual({
      winners: [1, 1, 1, 1],
      attempts: 200,
      overbookedDays: 0,
      overlaps: 0,
      errors: 0,
    });
  });

  test('makes one tool of a listing that is sent ten times concurrently to two processes', async () => {
    const { outcomes, tools } = await sameListing(4);
    expect(outcomes).toEqual(Array(4).fill([expect.stringMatching(/^\d+$/)]));
    expect(tools).toBe(4);
  });

  test('migrates once when two newer processes start, and an older one goes on', async () => {
    const result = await migrateUnderLoad(1);
    expect(result).toMatchObject({ runs: [1], lost: [], unexpected: [] });
    expect(result.confirmed).toBeGreaterThan(20);
  });

  test('recovers in the same process when the database is back', async () => {
    expect(await databaseAway(2)).toEqual({ recovered: 2, responses: 30, unexpected: [] });
  });

  test('rejects requests beyond the limit of concurrent operations while the others wait', async () => {
    const own = await createDatabase();
    const service = await startTestService({ database: { kind: 'postgres', url: own.url } });
    const holder = new pg.Client({ connectionString: own.url });
    await holder.connect();
    await holder.query('begin; lock table tools in access exclusive mode');
    const outcomes = { answered: 0, rejected: 0, other: 0 };
    const asked = Array.from({ length: 520 }, async () => {
      const query = '{ searchTools(first: 1) { id } }';
      const { status, data, errors } = await ask(service.url, query);
      if (status === 503) outcomes.rejected += 1;
      // A request that waits too long for a connection gets the code `UNAVAILABLE`.
      else if (data || errors[0]?.extensions?.code === 'UNAVAILABLE') outcomes.answered += 1;
      else outcomes.other += 1;
    });
    while (outcomes.rejected < 520 - limits.operations && outcomes.answered + outcomes.other === 0)
      await wait(20);
    await holder.query('rollback');
    await holder.end();
    await Promise.all(asked);
    expect(outcomes.other).toBe(0);
    expect(outcomes.rejected).toBeGreaterThan(0);
    expect(outcomes.answered + outcomes.rejected).toBe(520);
    await service.close();
  });
}
