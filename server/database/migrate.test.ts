import { allCategories as categoriesOfDomain } from '../../domain/tools/categories';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import { testDatabase } from '../../tests/helpers/service/startTestService';
import { migrate } from './migrate';
import { type Database, openDatabase } from './openDatabase';

let database: Database;
let url: string | null = null;
let drop = async () => {};
beforeAll(async () => {
  if (testDatabase === 'postgres') ({ url, drop } = await createPostgresDatabase());
  database = await open();
});
afterAll(async () => {
  await database.close();
  await drop();
});

function open() {
  return openDatabase(url ? { kind: 'postgres', url } : { kind: 'memory' }, (error) => {
    throw error;
  });
}

const history = async () =>
  (await database.pool.query('select name, ran_at from schema_migrations order by name')).rows;

test('ten concurrent processes run each migration once', async () => {
  const others = url ? await Promise.all([open(), open()]) : [];
  const pools = [database.pool, ...others.map((other) => other.pool)];
  const ran = await Promise.all(
    Array.from({ length: 10 }, (_, index) => migrate(pools[index % pools.length] ?? database.pool)),
  );
  expect(ran.flat()).toEqual((await history()).map((row) => row.name));
  expect(ran.flat()).toContain('0001_start.sql');
  await Promise.all(others.map((other) => other.close()));
});

test('changes nothing on a second run', async () => {
  const before = await history();
  expect(await migrate(database.pool)).toEqual([]);
  expect(await history()).toEqual(before);
});

test('inserts the app’s categories with their ids', async () => {
  const rows = await database.executor
    .selectFrom('categories')
    .select(['id', 'name', 'code'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(categoriesOfDomain);
});

test('leaves a newer database unchanged', async () => {
  await database.pool.query(
    "insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')",
  );
  await expect(migrate(database.pool)).rejects.toThrow(
    'The database is newer than this version: it contains migration 9999_later.sql',
  );
  await database.pool.query("delete from schema_migrations where name = '9999_later.sql'");
});

test('rejects a database from before the first release, with instructions', async () => {
  await database.pool.query(
    "update schema_migrations set checksum = 'x' where name = '0001_start.sql'",
  );
  await database.pool.query(
    "insert into schema_migrations (name, checksum) values ('0002_attempts.sql', 'x')",
  );
  await expect(migrate(database.pool)).rejects.toThrow(
    /^The database is from a version before the first release.* remove the folder "database" in DATA_DIR, or set DATABASE_URL to an empty database$/,
  );
});
