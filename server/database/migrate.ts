import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { projectFolder } from '../config/projectFolder';

/** The folder of the product's own migrations. */
export const migrationsFolder = pathToFileURL(
  path.join(projectFolder, 'server/database/migrations/'),
);

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Without a number in its name: runs after the others, and again whenever its text has changed. */
  isRepeatable: boolean;
}

/** All migrations of a folder, in the order in which they run. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, isRepeatable: !/^\d/.test(name) };
    }),
  );
}

export interface MigrateOptions {
  /** The folder of the migrations; defaults to the product's own. */
  folder?: URL;
  /** The name of the last numbered migration to run, for a restore. Repeatable ones then run with a later call. */
  until?: string;
  /**
   * How long a migration waits for a table's lock before it lets the queued statements pass, and then rests; in
   * milliseconds.
   */
  lockMs?: number;
  retryMs?: number;
  /** Milliseconds after which a migration that never gets its tables is given up. */
  timeoutMs?: number;
  /** Called once for a migration that has to wait for others. */
  onWait?: (name: string) => void;
}

const defaults = { lockMs: 500, retryMs: 1_000, timeoutMs: 600_000 };

/**
 * The key of the advisory lock on which processes that start together wait; any number unused elsewhere on the server.
 */
const lockKey = 7_358_021;

/** PostgreSQL's codes for a lock that was not granted in time and for a deadlock. */
const busy = new Set(['55P03', '40P01']);

/**
 * The migrations that have run, by name with their checksum. Throws when one is unknown to this version or has another
 * text here.
 */
async function readHistory(
  client: pg.ClientBase,
  migrations: Migration[],
): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  for (const { name, checksum } of rows) {
    const migration = migrations.find((known) => known.name === name);
    if (!migration)
      throw new Error(
        `The database is newer than this version: it contains migration ${name}. Start the newer version, or restore a backup from before the upgrade into an empty database`,
      );
    if (migration.isRepeatable || migration.checksum === checksum) continue;
    if (migration === migrations[0]) {
      throw new Error(
        `The database is from a version before the first release, or ${name} has changed. It can no longer be used: remove the folder "database" in DATA_DIR, or set DATABASE_URL to an empty database`,
      );
    }
    throw new Error(
      `${name} has changed since the database ran it. Never change a migration that has run: add a new one`,
    );
  }
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * Runs a migration in one transaction. False when another transaction held a lock that it needs for longer than
 * `lockMs`.
 */
async function runOnce(
  client: pg.ClientBase,
  { name, sql, checksum }: Migration,
  lockMs: number,
): Promise<boolean> {
  await client.query('begin');
  try {
    // Statements on the table queue behind a waiting migration, so it must not wait long.
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(sql);
    await client.query(
      `insert into schema_migrations (name, checksum) values ($1, $2)
      on conflict (name) do update set checksum = excluded.checksum, ran_at = now()`,
      [name, checksum],
    );
    await client.query('commit');
    return true;
  } catch (error) {
    // The connection itself may have broken.
    await client.query('rollback').catch(() => undefined);
    if (busy.has((error as { code?: string }).code ?? '')) return false;
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Brings the database up to this version: each file once (a repeatable one whenever its text has changed) and each in a
 * transaction. Several processes may start together, and processes of the version before may be at work: a migration
 * never blocks a table for longer than its own run and `lockMs`. Returns the names of the migrations that it ran.
 * Throws when the database has a migration that this version lacks, or one with another text, and when a migration did
 * not get its locks within `timeoutMs`.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { lockMs, retryMs, timeoutMs } = { ...defaults, ...options };
  const migrations = await readMigrations(options.folder ?? migrationsFolder);
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    // A migration, and the wait for another process's, may take longer than any statement of a request.
    await client.query("set statement_timeout = '0'; set lock_timeout = '0'");
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const done = await readHistory(client, migrations);
    const { until } = options;
    for (const migration of migrations) {
      if (until !== undefined && (migration.isRepeatable || migration.name > until)) continue;
      if (done.get(migration.name) === migration.checksum) continue;
      const end = performance.now() + timeoutMs;
      for (let tries = 1; !(await runOnce(client, migration, lockMs)); tries += 1) {
        if (performance.now() >= end) {
          throw new Error(
            `Migration ${migration.name} did not get its table locks in ${Math.round(timeoutMs / 1000)} seconds: a long transaction holds them (see pg_stat_activity). Nothing was changed`,
          );
        }
        if (tries === 1) options.onWait?.(migration.name);
        await wait(retryMs);
      }
      ran.push(migration.name);
    }
    return ran;
  } finally {
    // Ends the session with its lock and its settings.
    client.release(true);
  }
}
