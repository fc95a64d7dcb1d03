import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Executor } from '../../database/openDatabase';
import { type Message, message } from '../../texts/translate';
import { type AttemptsId, quarter } from './rateLimitRules';

const usual: AttemptsId = 'attempts.usual';

export interface Exceeded {
  text: Message;
  minutes: number;
}

/** Makes limiters of `rate-limiter-flexible`, which count in the database through the service's own pool. */
export function createLimiters(executor: Executor) {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows, numAffectedRows } = await executor.executeQuery(
        CompiledQuery.raw(text, values),
      );
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();

  /** The limiter of a name, made at its first use. Null for no limit. */
  return (
    keyPrefix: string,
    points: number,
    duration: number,
    isBlockedInMemory = duration === quarter,
  ): RateLimiterPostgres | null => {
    if (points === 0) return null;
    const known = limiters.get(keyPrefix);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // A key over the limit is refused without another query.
      inMemoryBlockOnConsumed: isBlockedInMemory ? points : 0,
    });
    limiters.set(keyPrefix, made);
    return made;
  };
}

/** Counts one attempt. Returns null, or the error and the minutes until the next attempt is allowed. */
export async function consume(
  limiter: RateLimiterPostgres | null,
  key: string,
  text = usual,
): Promise<Exceeded | null> {
  try {
    await limiter?.consume(key);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const minutes = Math.max(1, Math.ceil(reason.msBeforeNext / 60_000));
    const values = { minutes, hours: Math.ceil(minutes / 60) };
    return { text: message(text, values), minutes };
  }
}
