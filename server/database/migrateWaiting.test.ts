import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import { testDatabase } from '../../tests/helpers/service/startTestService';
import { migrate, migrationsFolder } from './migrate';
import { type Database, openDatabase } from './openDatabase';

let database: Database;
let files: string;
let folder: URL;
let drop = async () => {};
beforeAll(async () => {
  let url: string | null = null;
  if (testDatabase === 'postgres') ({ url, drop } = await createPostgresDatabase());
  database = await openDatabase(url ? { kind: 'postgres', url } : { kind: 'memory' }, (error) => {
    throw error;
  });
  files = await mkdtemp(path.join(tmpdir(), 'skuret-migrations-'));
  folder = pathToFileURL(`${files}/`);
  await cp(migrationsFolder, files, { recursive: true });
  await migrate(database.pool, { folder });
});
afterAll(async () => {
  await database.close();
  await drop();
  await rm(files, { recursive: true, force: true });
});

const add = (name: string, sql: string) => writeFile(path.join(files, name), sql);

async function has(relation: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) is not null as has', [
    relation,
  ]);
  return rows[0].has;
}

test('rolls back a failed migration, names it and retries it', async () => {
  await add('9001_half.sql', 'create table half (a integer); select 1 / 0;');
  await expect(migrate(database.pool, { folder })).rejects.toThrow(
    'Migration 9001_half.sql failed: division by zero',
  );
  expect(await has('half')).toBe(false);
  await add('9001_half.sql', 'create table half (a integer);');
  expect(await migrate(database.pool, { folder })).toEqual(['9001_half.sql']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  expect(await has('half')).toBe(true);
});

test('rejects a changed migration with instructions', async () => {
  await add('9001_half.sql', 'create table half (a bigint);');
  await expect(migrate(database.pool, { folder })).rejects.toThrow(
    '9001_half.sql has changed since the database ran it. Never change a migration that has run: add a new one',
  );
  await add('9001_half.sql', 'create table half (a integer);');
});

test('reapplies search.sql when its text changes, completely or not at all', async () => {
  const text = await readFile(path.join(files, 'search.sql'), 'utf8');
  await add(
    'search.sql',
    `${text}\ncreate function search_trial() returns integer return 1;\nselect 1 / 0;`,
  );
  await expect(migrate(database.pool, { folder })).rejects.toThrow('search.sql failed');
  await expect(database.pool.query('select search_trial()')).rejects.toThrow('does not exist');
  await add('search.sql', `${text}\ncreate function search_trial() returns integer return 1;`);
  expect(await migrate(database.pool, { folder })).toEqual(['search.sql']);
  expect((await database.pool.query('select search_trial()')).rows).toEqual([{ search_trial: 1 }]);
  await add('search.sql', text);
  expect(await migrate(database.pool, { folder })).toEqual(['search.sql']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
});

// The embedded database has one connection, so a migration has no other transaction to wait for.
if (testDatabase === 'postgres') {
  /** Opens a long transaction that has read the tools. */
  async function longTransaction() {
    const client = await database.pool.connect();
    await client.query('begin; select 1 from tools limit 1');
    return async () => {
      await client.query('rollback');
      client.release();
    };
  }

  test('a waiting migration does not block queries and continues when the table is free', async () => {
    await add('9002_note.sql', 'alter table tools add column trial_note text');
    const end = await longTransaction();
    let migrating: Promise<string[]> = Promise.resolve([]);
    const waits = new Promise<string>((resolve) => {
      migrating = migrate(database.pool, { folder, lockMs: 50, retryMs: 10, onWait: resolve });
    });
    expect(await waits).toBe('9002_note.sql');
    for (let reader = 0; reader < 50; reader += 1) {
      const { rows } = await database.pool.query('select count(*)::int as tools from tools');
      expect(rows).toEqual([{ tools: 0 }]);
    }
    await end();
    expect(await migrating).toEqual(['9002_note.sql']);
  });

  test('a migration gives up with a message when the table stays locked', async () => {
    await add(
      '9003_more.sql',
      'create table more (a integer); alter table tools add column more text',
    );
    const end = await longTransaction();
    const hurried = { folder, lockMs: 50, retryMs: 10, timeoutMs: 0 };
    await expect(migrate(database.pool, hurried)).rejects.toThrow(
      'Migration 9003_more.sql did not get its table locks in 0 seconds: a long transaction holds them (see pg_stat_activity). Nothing was changed',
    );
    await end();
    expect(await has('more')).toBe(false);
    expect(await migrate(database.pool, hurried)).toEqual(['9003_more.sql']);
  });
}
