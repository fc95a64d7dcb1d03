import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './isDatabaseAway';

/** Milliseconds for which a failed replica is not asked. */
const retryMs = 5_000;

/**
 * Errors that a replica gives and the primary would not: a row that the query needed was cleaned up meanwhile, or a
 * migration's table, column or function has not reached the replica yet.
 */
const replicaLagCodes = new Set(['40001', '42P01', '42703', '42883']);

function isReplicaUnavailable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isDatabaseAway(error) || (typeof code === 'string' && replicaLagCodes.has(code));
}

export interface ReplicaListener {
  /** Called once with the error when the replica stops answering, and once when it answers again. */
  onAnsweringChange(isAnswering: boolean, error: Error | null): void;
  /** Called for a read that the primary answered instead. */
  onFallback(): void;
}

export interface ReadPool extends PostgresPool {
  /** Whether reads go to the replica now. */
  isAnswering(): boolean;
}

type RunQuery = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Connections for single statements that only read. They go to the replica, and to the primary while the replica cannot
 * answer. A statement that fails on the way is sent again to the primary. After a failure the replica rests for a
 * while; then one read tries it, not all. A statement that is wrong fails on both, with the primary's error.
 */
export function createReadPool(
  replica: pg.Pool,
  primary: pg.Pool,
  listener: ReplicaListener,
  now: () => number = () => performance.now(),
): ReadPool {
  let answering = true;
  let nextTry = 0;

  function mayTryReplica(): boolean {
    if (answering) return true;
    if (now() < nextTry) return false;
    nextTry = now() + retryMs;
    return true;
  }

  function setAnswering(isAnswering: boolean, error: Error | null): void {
    if (!isAnswering) nextTry = now() + retryMs;
    if (answering === isAnswering) return;
    answering = isAnswering;
    listener.onAnsweringChange(isAnswering, error);
  }

  const askPrimary: RunQuery = (text, parameters) => {
    listener.onFallback();
    return primary.query(text, [...parameters]);
  };

  async function askReplica(client: pg.PoolClient, text: string, parameters: readonly unknown[]) {
    const result = await client.query(text, [...parameters]);
    setAnswering(true, null);
    return result;
  }

  /** Kysely's type of a client also has cursors, which this service does not use. */
  const getClient = (query: RunQuery, release: () => void) =>
    ({ query, release }) as unknown as PostgresPoolClient;

  return {
    isAnswering: () => answering,
    async connect() {
      if (!mayTryReplica()) return getClient(askPrimary, () => undefined);
      const client = await replica.connect().catch((error: Error) => {
        setAnswering(false, error);
        return null;
      });
      if (!client) return getClient(askPrimary, () => undefined);
      let broken = false;
      return getClient(
        async (text, parameters) => {
          try {
            return await askReplica(client, text, parameters);
          } catch (error) {
            if (!isReplicaUnavailable(error)) throw error;
            broken = true;
            setAnswering(false, error as Error);
            return askPrimary(text, parameters);
          }
        },
        // A failed statement may still run there, so such a connection is not used again.
        () => client.release(broken),
      );
    },
    async end() {
      await replica.end();
    },
  };
}
