/** The databases that benchmarks fill once and then reuse. */
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '../server/database/migrate';
import { type Database, openDatabase } from '../server/database/openDatabase';
import { loadBookings } from './loadBookings';
import { loadTools } from './loadTools';
import { makeTools } from './makeTools';
import { benchToday } from './searchGrid';

/** Spread over forty weeks, six weeks apart: at most one in a month. */
const bookingsPerTool = 3;

/** The server on which benchmarks create their databases. */
export const server = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** `skuret_bench_N` beside the database of `DATABASE_URL`. */
export function benchDatabaseUrl(count: number): string {
  const url = new URL(server);
  url.pathname = `/skuret_bench_${count}`;
  return url.href;
}

async function createIfMissing(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

export function failLoudly(error: Error): void {
  throw error;
}

/** Makes the database when it is missing, migrates it, and fills it when it is empty. */
export async function fillDatabase(
  url: string,
  count: number,
  seed: number,
  options?: { booked: boolean },
): Promise<void> {
  await createIfMissing(url);
  const database = await openDatabase({ kind: 'postgres', url }, failLoudly);
  try {
    await migrate(database.pool);
    await fill(database, count, seed, options);
  } finally {
    await database.close();
  }
}

/** Fills an open, migrated database, unless it already has this many tools. */
export async function fill(
  database: Database,
  count: number,
  seed: number,
  { booked } = { booked: true },
): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*) as count from tools',
  );
  if (rows[0]?.count === count) return;
  let said = 0;
  await loadTools(database.executor, makeTools(seed), count, (loaded) => {
    if (loaded - said < 100_000) return;
    said = loaded;
    console.log(`${loaded} tools`);
  });
  if (booked)
    await loadBookings(database.executor, bookingsPerTool, benchToday, { publish: false });
}

/**
 * The clock of a benchmark, in ms. On Linux it is the run time of the database's process, because a busy machine
 * lengthens the wait but hardly the work; elsewhere it is wall-clock time.
 */
export async function readClock(database: Database): Promise<() => number> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  const isHere =
    existsSync(file) &&
    readFileSync(file.replace('schedstat', 'comm'), 'utf8').startsWith('postgres');
  if (!isHere) return () => performance.now();
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
