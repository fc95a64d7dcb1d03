import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './isDatabaseAway';

/** Milliseconds for which a replica that could not answer is left alone. */
const restMs = 5_000;

/**
 * What a replica says that the primary would not: a row it needed was cleaned up meanwhile, or a table, column or
 * function of a migration that has not reached it yet.
 */
const behind = new Set(['40001', '42P01', '42703', '42883']);

function cannotAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isDatabaseAway(error) || (typeof code === 'string' && behind.has(code));
}

export interface ReplicaListener {
  /** Once when the replica stops answering, with why, and once when it answers again. */
  onTurn(isAnswering: boolean, error: Error | null): void;
  /** A read that the primary answered in its place. */
  onFallback(): void;
}

export interface ReadPool extends PostgresPool {
  /** Whether reads go to the replica now. */
  isAnswering(): boolean;
}

type RunQuery = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Connections for single statements that only read: the replica's, and the primary's while the replica cannot
 * answer. A statement that fails on the way is sent again to the primary. After a
 * failure the replica is left alone for a while, and then tried by one read, not by all.
 * A statement that is wrong fails on both, with the primary's error.
 */
export function createReadPool(
  replica: pg.Pool,
  primary: pg.Pool,
  listener: ReplicaListener,
  now: () => number = () => performance.now(),
): ReadPool {
  let answering = true;
  let nextTry = 0;

  function mayTry(): boolean {
    if (answering) return true;
    if (now() < nextTry) return false;
    nextTry = now() + restMs;
    return true;
  }

  function turn(isAnswering: boolean, error: Error | null): void {
    if (!isAnswering) nextTry = now() + restMs;
    if (answering === isAnswering) return;
    answering = isAnswering;
    listener.onTurn(isAnswering, error);
  }

  const askPrimary: RunQuery = (text, parameters) => {
    listener.onFallback();
    return primary.query(text, [...parameters]);
  };

  async function askReplica(client: pg.PoolClient, text: string, parameters: readonly unknown[]) {
    const result = await client.query(text, [...parameters]);
    turn(true, null);
    return result;
  }

  /** Kysely's type of a client also knows cursors, which nothing here uses. */
  const clientOf = (query: RunQuery, release: () => void) =>
    ({ query, release }) as unknown as PostgresPoolClient;

  return {
    isAnswering: () => answering,
    async connect() {
      if (!mayTry()) return clientOf(askPrimary, () => undefined);
      const client = await replica.connect().catch((error: Error) => {
        turn(false, error);
        return null;
      });
      if (!client) return clientOf(askPrimary, () => undefined);
      let broken = false;
      return clientOf(
        async (text, parameters) => {
          try {
            return await askReplica(client, text, parameters);
          } catch (error) {
            if (!cannotAnswer(error)) throw error;
            broken = true;
            turn(false, error as Error);
            return askPrimary(text, parameters);
          }
        },
        // What failed on the way may still be under way there: such a connection is not used again.
        () => client.release(broken),
      );
    },
    async end() {
      await replica.end();
    },
  };
}
