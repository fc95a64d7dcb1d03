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
    // The limit of one name may differ by member.
    const name = `${keyPrefix} ${points}`;
    const known = limiters.get(name);
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
    limiters.set(name, made);
    return made;
  };
}

/** The state of a limit, for the headers of the response. */
export interface Quota {
  limit: number;
  remaining: number;
  /** Seconds until all requests are allowed again. */
  resetSeconds: number;
  exceeded: Exceeded | null;
}

const toExceeded = ({ msBeforeNext }: RateLimiterRes, text: AttemptsId): Exceeded => {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000));
  return { text: message(text, { minutes, hours: Math.ceil(minutes / 60) }), minutes };
};

/** Counts one request, and returns the state of its limit. */
export async function consumeQuota(
  limiter: RateLimiterPostgres,
  key: string,
  text: AttemptsId,
): Promise<Quota> {
  const toQuota = (state: RateLimiterRes, exceeded: Exceeded | null): Quota => ({
    limit: limiter.points,
    remaining: Math.max(0, state.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    exceeded,
  });
  try {
    return toQuota(await limiter.consume(key), null);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return toQuota(reason, toExceeded(reason, text));
  }
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
    return toExceeded(reason, text);
  }
}
