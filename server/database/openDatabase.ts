import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type EmbeddedServer, startEmbeddedServer } from './startEmbeddedServer';
import type { Tables } from './tables';

/** What records speak to: the database itself, or a transaction of it. */
export type Executor = Kysely<Tables>;

/** Where the rows lie: a PostgreSQL server, a folder for the embedded database, or memory (tests). */
export type DatabasePlace =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; path: string }
  | {
      kind: 'memory';
      /** A file that keeps what an empty database looks like: made when missing, opened far faster afterwards. */
      template?: string;
    };

export interface Database {
  readonly executor: Executor;
  readonly pool: pg.Pool;
  /** Calls back for each statement that records send, until the returned function is called. */
  onStatement(listener: (sql: string) => void): () => void;
  close(): Promise<void>;
}

const oids = { int8: 20, date: 1082, numeric: 1700 };
const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, Number],
  [oids.numeric, Number],
  [oids.date, (text) => text],
]);

/** Types for our pools alone, so that nothing else in the process is changed. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

function poolFor(place: DatabasePlace, embedded: EmbeddedServer | null): pg.Pool {
  if (embedded) {
    return new pg.Pool({
      host: embedded.socketFolder,
      user: 'postgres',
      database: 'postgres',
      types,
      // The socket gives every connection the same session, and messages of two would mix.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      query_timeout: 30_000,
    });
  }
  if (place.kind !== 'postgres') throw new Error('An embedded database needs its server');
  return new pg.Pool({
    connectionString: place.url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // Without it the sixth run of a search gets a plan made for every search at once.
    options: '-c plan_cache_mode=force_custom_plan',
    application_name: 'skuret',
  });
}

/**
 * Opens the database; migrations are `migrate`'s. `onFailure` hears of an embedded database that died and of
 * idle connections that broke: the first cannot be repaired in this process, the second heals by itself.
 */
export async function openDatabase(
  place: DatabasePlace,
  onFailure: (error: Error, kind: 'died' | 'connection') => void,
): Promise<Database> {
  const embedded =
    place.kind === 'postgres'
      ? null
      : await startEmbeddedServer(
          {
            folder: place.kind === 'folder' ? place.path : null,
            template: (place.kind === 'memory' && place.template) || null,
          },
          (error) => onFailure(error, 'died'),
        );
  const pool = poolFor(place, embedded);
  // Without a listener a connection that breaks while idle would end the process.
  let closing = false;
  // One that breaks between two statements of a transaction tells itself alone.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    if (!closing) onFailure(error, 'connection');
  });
  const listeners = new Set<(sql: string) => void>();
  const executor = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      for (const listener of listeners) listener(event.query.sql);
    },
  });
  return {
    executor,
    pool,
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing = true;
      await executor.destroy();
      // Kysely leaves a pool alone that it was never asked to use.
      if (!pool.ending) await pool.end();
      await embedded?.stop();
    },
  };
}
