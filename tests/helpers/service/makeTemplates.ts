/**
 * Makes template databases with all migrations applied. Each test gets a copy, because migrations take seconds and a
 * copy does not. Runs before the tests (jest.config.ts), and works only when a migration or PGlite has changed. Builds the
 * service too, when it is stale.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { buildServiceIfNeeded } from '../../../scripts/serviceBuild';
import { embeddedExtensions } from '../../../server/database/embeddedExtensions';
import { migrate } from '../../../server/database/migrate';
import { createPostgresDatabase } from '../createPostgresDatabase';
import { beginOpenings } from './openings';
import { findTemplates } from './templates';

async function migrateWith(config: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...config, max: 1 });
  await migrate(pool);
  await pool.end();
}

async function makeForPglite(file: string, folder: string): Promise<void> {
  const sockets = await mkdtemp(path.join(tmpdir(), 'skuret-template-'));
  const database = await PGlite.create({ extensions: embeddedExtensions });
  const socket = path.join(sockets, '.s.PGSQL.5432');
  const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 2 });
  await server.start();
  await migrateWith({ host: sockets, user: 'postgres', database: 'postgres' });
  await server.stop();
  await rm(sockets, { recursive: true });
  const cache = path.dirname(file);
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    if (old.startsWith('skuret_template_')) await rm(path.join(cache, old), { recursive: true });
  }
  // Write to another name first, so that the template is never incomplete.
  const half = (name: string) => `${name}.${process.pid}.part`;
  const dump = await database.dumpDataDir('none');
  await database.close();
  const unpacked = await PGlite.create({
    dataDir: half(folder),
    extensions: embeddedExtensions,
    loadDataDir: dump,
  });
  await unpacked.close();
  await rename(half(folder), folder);
  await writeFile(half(file), Buffer.from(await dump.arrayBuffer()));
  await rename(half(file), file);
}

async function makeForPostgres(server: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const made = await createPostgresDatabase(server);
    await migrateWith({ connectionString: made.url });
    const own = new URL(made.url).pathname.slice(1);
    await admin.query(`alter database ${own} rename to ${name}`).catch(async (error) => {
      await made.drop();
      // A concurrent run has created the template already.
      if ((error as { code?: string }).code !== '42P04') throw error;
    });
  } finally {
    await admin.end();
  }
}

// Jest calls the default export of the file in `globalSetup`, once, whatever projects run.
export default async function makeTemplates(): Promise<void> {
  await beginOpenings();
  // For the tests that start it as a process.
  await buildServiceIfNeeded();
  const { postgres, pglite, folder } = await findTemplates();
  if (!existsSync(pglite) || !existsSync(folder)) await makeForPglite(pglite, folder);
  const server = process.env['TEST_DATABASE_URL'];
  if (server) await makeForPostgres(server, postgres);
}
