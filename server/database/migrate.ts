import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number that nothing else on the server uses: processes that start together wait for each other on it. */
const lockKey = 7_358_021;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database forward to this version, each file once and whole or not at all, also when several
 * processes start together. Answers the names that it ran.
 * Throws when the database knows a migration that this version does not, or another text under its name.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  const ran: string[] = [];
  try {
    // A migration may take longer than any statement of a request, and so may waiting for one.
    await client.query("set statement_timeout = '0'");
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    const known = new Map(migrations.map((migration) => [migration.name, migration]));
    for (const row of rows) {
      const migration = known.get(row.name);
      if (!migration) {
        throw new Error(`The database is newer than this version: it has had ${row.name}`);
      }
      if (migration.checksum !== row.checksum) {
        throw new Error(`${row.name} is not the text that the database has had under this name`);
      }
    }
    const done = new Set(rows.map((row) => row.name));
    for (const { name, sql, checksum } of migrations) {
      if (done.has(name)) continue;
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
          name,
          checksum,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`);
      }
      ran.push(name);
    }
    return ran;
  } finally {
    // Ends the session with its lock and its settings.
    client.release(true);
  }
}
