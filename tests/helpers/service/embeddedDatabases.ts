/**
 * The embedded databases of a Jest worker. Opening one takes seconds, so that a worker opens one and empties it for the
 * next service. A test with two services at the same time takes a second one.
 */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { type CalendarDate, getCopenhagenDate } from '../../../domain/values/days';
import { startEmbeddedServer } from '../../../server/database/startEmbeddedServer';
import type { TestDatabase } from './startOnDatabase';
import { findTemplates } from './templates';

interface EmbeddedDatabase {
  /** Where its socket is. */
  folder: string;
  /** A hash of its tables, columns, constraints, indexes, triggers and functions. */
  schema: string;
  /** The date of the demo's rows in the schema `kept_demo`. */
  demoOf?: CalendarDate;
}

/** Databases that no service uses at present. */
const idle: EmbeddedDatabase[] = [];

const schemaHash = `
  select md5(string_agg(line, '|' order by line)) as hash from (
    select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0
    union all select format('%s %s', adrelid::regclass, pg_get_expr(adbin, adrelid)) from pg_attrdef
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select format('%s %s', proname, md5(prosrc)) from pg_proc
      where pronamespace = 'public'::regnamespace
  ) as lines (line)`;

/** Copies the rows of all tables and the positions of all sequences into the schema `name`. */
const keep = (name: string) => `
  create schema ${name};
  create table ${name}.sequence_positions as
    select sequencename::text as name, last_value as position from pg_sequences
    where schemaname = 'public' and last_value is not null;
  do $$ declare kept text; has_rows boolean; begin
    for kept in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', kept) into has_rows;
      if has_rows then execute format('create table ${name}.%1$I as table public.%1$I', kept); end if;
    end loop;
  end $$;`;

/** Brings the database back to what `keep` copied. Triggers and foreign keys do not run meanwhile. */
const restore = (name: string) => `
  set session_replication_role = replica;
  do $$ declare tables text; kept text; columns text; begin
    select string_agg(format('public.%I', tablename), ', ') into tables from pg_tables where schemaname = 'public';
    execute 'truncate ' || tables || ' restart identity';
    for kept in select tablename from pg_tables
      where schemaname = '${name}' and tablename <> 'sequence_positions' loop
      select string_agg(format('%I', attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', kept)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from ${name}.%1$I', kept, columns);
    end loop;
    perform setval(format('public.%I', name)::regclass, position) from ${name}.sequence_positions;
  end $$;
  reset session_replication_role;`;

async function run<Rows>(
  database: { folder: string },
  work: (client: pg.Client) => Promise<Rows>,
): Promise<Rows> {
  const client = new pg.Client({ host: database.folder, user: 'postgres', database: 'postgres' });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(schemaHash);
  return String(rows[0]?.hash);
}

async function open(): Promise<EmbeddedDatabase> {
  const { pglite } = await findTemplates();
  const server = await startEmbeddedServer(null, pglite, (error) => {
    throw error;
  });
  server.unref();
  process.once('exit', () => rmSync(server.folder, { recursive: true, force: true }));
  const { folder } = server;
  return run(server, async (client) => {
    await client.query(keep('kept_none'));
    return { folder, schema: await readSchema(client) };
  });
}

/** Empties a database. Throws when its schema has been changed: a test that does so opens a database of its own. */
async function empty(database: EmbeddedDatabase): Promise<void> {
  await run(database, async (client) => {
    // Every connection has the same session.
    await client.query('rollback');
    await client.query('discard all');
    if ((await readSchema(client)) !== database.schema) {
      throw new Error('This file has changed the schema of a database that other files use');
    }
    await client.query(restore('kept_none'));
  });
}

/** Takes a database with the migrations' rows, and with the demo's when a service has left them in `keepDemo`. */
export async function takeEmbeddedDatabase(seed: 'none' | 'demo'): Promise<TestDatabase> {
  const today = getCopenhagenDate(new Date());
  const isKept = ({ demoOf }: EmbeddedDatabase) => demoOf === today;
  const [wanted = idle[0]] = idle.filter((one) => isKept(one) === (seed === 'demo'));
  if (wanted) idle.splice(idle.indexOf(wanted), 1);
  const database = wanted ?? (await open());
  if (seed === 'demo' && isKept(database)) {
    await run(database, (client) => client.query(restore('kept_demo')));
  }
  return {
    place: { kind: 'embedded', folder: database.folder },
    async keepDemo(pool) {
      if (isKept(database)) return;
      await pool.query(`drop schema if exists kept_demo cascade; ${keep('kept_demo')}`);
      database.demoOf = today;
    },
    async giveBack() {
      await empty(database);
      idle.push(database);
    },
  };
}
