import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { createReadPool, type ReplicaListener } from './createReadPool';
import { PreparingClient } from './PreparingClient';
import { type EmbeddedServer, startEmbeddedServer } from './startEmbeddedServer';
import type { Tables } from './tables';

/** Runs the statements of records: the database itself, or one transaction of it. */
export type Executor = Kysely<Tables>;

/** Where the rows are stored: a PostgreSQL server, a data folder for the embedded database, or for tests memory. */
export type DatabasePlace =
  | {
      kind: 'postgres';
      url: string;
      /** A replica for reads; without one, reads go to `url`. */
      readUrl?: string | undefined;
    }
  | { kind: 'folder'; dataDir: string }
  | { kind: 'memory' }
  /** An embedded database that is running already (`startEmbeddedServer`). Closing the pool leaves it running. */
  | { kind: 'embedded'; folder: string };

export interface Database {
  readonly executor: Executor;
  readonly pool: pg.Pool;
  /**
   * For reads that may be slightly stale: the replica, or the primary while the replica cannot answer. Equals
   * `executor` without a replica. Has no transactions.
   */
  readonly reader: Executor;
  /** Null without one. */
  readonly replica: { pool: pg.Pool; isAnswering(): boolean } | null;
  /** Calls the listener with each statement of the records, until the returned function is called. */
  onStatement(listener: (sql: string) => void): () => void;
  close(): Promise<void>;
}

const oids = {
  int8: 20,
  date: 1082,
  numeric: 1700,
  int4Array: 1007,
  int8Array: 1016,
  float8Array: 1022,
};

/**
 * Arrays of numbers without null and of one dimension, as all in this product are. Ten times as fast as the general
 * parser.
 */
const readNumbers = (text: string) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);

const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, Number],
  [oids.numeric, Number],
  [oids.date, (text) => text],
  [oids.int4Array, readNumbers],
  [oids.int8Array, readNumbers],
  [oids.float8Array, readNumbers],
]);

/** Type parsers for this service's pools only, so that other code in the process is not affected. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

function poolFor(place: DatabasePlace, embedded: EmbeddedServer | null): pg.Pool {
  const folder = place.kind === 'embedded' ? place.folder : embedded?.folder;
  if (folder !== undefined) {
    return new pg.Pool({
      host: folder,
      user: 'postgres',
      database: 'postgres',
      types,
      Client: PreparingClient,
      // The session keeps the statements that an earlier connection has prepared.
      onConnect: (client) => client.query('deallocate all'),
      // The socket gives every connection the same session, so messages of two connections would mix.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      query_timeout: 30_000,
    });
  }
  if (place.kind !== 'postgres') throw new Error('The embedded database requires a server');
  return new pg.Pool({
    connectionString: place.url,
    types,
    Client: PreparingClient,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'skuret',
  });
}

function replicaPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    types,
    Client: PreparingClient,
    max: 10,
    // Short, because the primary answers instead of a replica that is away or hangs.
    connectionTimeoutMillis: 1_000,
    query_timeout: 4_000,
    statement_timeout: 5_000,
    idleTimeoutMillis: 30_000,
    options: '-c default_transaction_read_only=on',
    application_name: 'skuret-read',
  });
}

function openReplica(place: DatabasePlace, primary: pg.Pool, listener: ReplicaListener) {
  if (place.kind !== 'postgres' || place.readUrl === undefined) return null;
  const pool = replicaPool(place.readUrl);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The next read notices the failure and reports it once.
  pool.on('error', () => undefined);
  return { pool, reads: createReadPool(pool, primary, listener) };
}

/**
 * Opens the database; `migrate` runs the migrations. `onFailure` is called when an embedded database has died, which
 * this process cannot repair, and for idle connections that broke, which the pool replaces. `replicaListener` is called
 * when a replica stops or starts answering.
 */
export async function openDatabase(
  place: DatabasePlace,
  onFailure: (error: Error, kind: 'died' | 'connection') => void,
  replicaListener: ReplicaListener = {
    onAnsweringChange: () => undefined,
    onFallback: () => undefined,
  },
): Promise<Database> {
  const embedded =
    place.kind === 'folder' || place.kind === 'memory'
      ? await startEmbeddedServer(place.kind === 'folder' ? place.dataDir : null, null, (error) =>
          onFailure(error, 'died'),
        )
      : null;
  const pool = poolFor(place, embedded);
  // Without a listener a connection that breaks while idle would end the process.
  let closing = false;
  // A connection that breaks between two statements of a transaction reports the error only to itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    if (!closing) onFailure(error, 'connection');
  });
  const listeners = new Set<(sql: string) => void>();
  const executorOn = (connections: PostgresPool) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: connections }),
      log: ({ query }) => {
        for (const listener of listeners) listener(query.sql);
      },
    });
  const executor = executorOn(pool);
  const replica = openReplica(place, pool, replicaListener);
  return {
    executor,
    pool,
    reader: replica ? executorOn(replica.reads) : executor,
    replica: replica && { pool: replica.pool, isAnswering: replica.reads.isAnswering },
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing = true;
      await replica?.pool.end();
      await executor.destroy();
      // Kysely does not end a pool that it has never used.
      if (!pool.ending) await pool.end();
      await embedded?.stop();
    },
  };
}
