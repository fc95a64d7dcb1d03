import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrate, migrationsFolder, readMigrations } from '../database/migrate';
import { type Database, openDatabase } from '../database/openDatabase';
import { createMetrics } from '../observe/createMetrics';
import { noteVerifiedBackup } from '../office/records/support';
import { addBackupGauge } from '../start/addBackupGauge';
import type { Start } from '../start/createStart';
import { folderPictureStore } from '../tools/pictures/folderPictureStore';
import type { PictureStore } from '../tools/pictures/pictureStore';
import { backupLines } from './backupLines';
import { restoreBackup, verifyBackup } from './restoreBackup';

// Each test makes databases of its own, with all migrations.
jest.setTimeout(120_000);

let folder: string;
let pictures: PictureStore;
const opened: Database[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-restore-'));
  pictures = await folderPictureStore(path.join(folder, 'pictures'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(): Promise<Database> {
  const database = await openDatabase({ kind: 'memory' }, (error) => {
    throw error;
  });
  opened.push(database);
  return database;
}

const madeAt = new Date('2026-03-01T10:00:00Z');

/** A backup by the version whose last migration is the given one, with one member. */
async function backUp(until?: string): Promise<string> {
  const file = path.join(folder, `${until ?? 'newest'}.gz`);
  if (existsSync(file)) return file;
  const database = await open();
  await migrate(database.pool, until === undefined ? {} : { until });
  await database.pool.query(
    "insert into users (name, email) values ('Karla', 'karla@skuret.example')",
  );
  const lines: string[] = [];
  for await (const line of backupLines(database.pool, pictures, madeAt)) lines.push(line);
  await writeFile(file, gzipSync(lines.join('\n')));
  return file;
}

const numbered = async () =>
  (await readMigrations(migrationsFolder)).filter(({ isRepeatable }) => !isRepeatable);

test('restores the backup of the first version and migrates it to this one', async () => {
  const file = await backUp('0001_start.sql');
  const { pool } = await open();
  const report = await restoreBackup({ pool }, pictures, file);
  expect(report.tables['users']?.rows).toBe(1);
  expect((await pool.query('select name, email from users')).rows).toEqual([
    { name: 'Karla', email: 'karla@skuret.example' },
  ]);
  const { rows } = await pool.query('select name from schema_migrations order by name');
  const all = await readMigrations(migrationsFolder);
  expect(rows).toEqual(all.map(({ name }) => ({ name })));
  expect((await numbered()).length).toBeGreaterThan(1);
});

test('rejects the backup of an older version where a service has opened the database', async () => {
  const file = await backUp('0001_start.sql');
  const { pool } = await open();
  await migrate(pool);
  await expect(restoreBackup({ pool }, pictures, file)).rejects.toThrow(
    /^The backup was made by an older version\. Restore it into a database that no service has opened/,
  );
  expect((await pool.query('select from users')).rowCount).toBe(0);
});

test('rejects the backup of a newer version', async () => {
  const whole = gunzipSync(await readFile(await backUp())).toString();
  const { name = '' } = (await numbered()).at(-1) ?? {};
  const file = path.join(folder, 'newer.gz');
  await writeFile(file, gzipSync(whole.replace(`"name":"${name}"`, '"name":"9999_later.sql"')));
  const { pool } = await open();
  await expect(restoreBackup({ pool }, pictures, file)).rejects.toThrow(
    /made by another version \(its last migration is 9999_later\.sql/,
  );
});

test('verifies a backup in a temporary database, and rejects a damaged one', async () => {
  const file = await backUp();
  const { report, createdAt } = await verifyBackup(file);
  expect(report.tables['users']?.rows).toBe(1);
  expect(createdAt).toEqual(madeAt);
  const whole = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(whole.replace('karla@', 'carla@')));
  await expect(verifyBackup(file)).rejects.toThrow(/damaged: users should have 1 rows/);
  await writeFile(file, 'no backup');
  await expect(verifyBackup(file)).rejects.toThrow(/unreadable, damaged or not a backup/);
  await expect(verifyBackup(path.join(folder, 'missing.gz'))).rejects.toThrow(/ENOENT/);
});

test('shows the age of the newest verified backup in the metrics', async () => {
  const { executor, pool } = await open();
  await migrate(pool);
  let now = new Date('2026-03-02T10:00:00Z');
  const metrics = createMetrics();
  addBackupGauge({ metrics, now: () => now } as Start, executor);
  const read = () => metrics.registry.getSingleMetricAsString('skuret_verified_backup_age_seconds');
  expect(await read()).toMatch(/ -1$/);
  await noteVerifiedBackup(executor, madeAt);
  await noteVerifiedBackup(executor, new Date('2026-02-01T10:00:00Z'));
  now = new Date('2026-03-02T10:01:00Z');
  expect(await read()).toMatch(/ 86460$/);
});
