import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { publicError } from '../errors';

export interface AttemptLimits {
  /** Wrong passwords for one account from one address; from all addresses together ten times as many. 0 for no bound. */
  account: number;
  /** Wrong passwords and new accounts from one address. 0 for no bound. */
  address: number;
}

export interface Attempts {
  /**
   * Counts an attempt to sign in and throws `TOO_MANY_REQUESTS` when there were too many, whether or not the
   * account exists. Answers what takes the attempt back, for when the password was right.
   */
  signIn(email: string, address: string): Promise<() => Promise<void>>;
  signUp(address: string): Promise<void>;
}

/** Seconds in which attempts are counted together. */
const period = 900;

/** The table holds no e-mail and no address that a person could read. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

function tooMany(wait: number) {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  return publicError(
    'TOO_MANY_REQUESTS',
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    // In whole minutes too: seconds would tell two answers apart that say the same.
    { retryAfterSeconds: minutes * 60 },
  );
}

/** Bounds on guessing passwords and on making accounts, counted in the database. */
export function createAttempts(pool: pg.Pool, limits: AttemptLimits): Attempts {
  function limiter(keyPrefix: string, points: number): RateLimiterPostgres | null {
    if (points === 0) return null;
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: period,
      // Who is over the bound is turned away without asking the database again.
      inMemoryBlockOnConsumed: points,
    });
  }
  const fromAddress = limiter('address', limits.address);
  const atAccountFromAddress = limiter('pair', limits.account);
  const atAccount = limiter('account', limits.account * 10);

  async function consume(bound: RateLimiterPostgres | null, key: string): Promise<void> {
    await bound?.consume(key).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
    });
  }

  return {
    async signIn(email, address) {
      const account = keyOf(email.toLowerCase());
      const origin = keyOf(address);
      const pair = keyOf(email.toLowerCase(), address);
      // In this order: who is turned away at one account cannot use up what others have left there.
      await consume(fromAddress, origin);
      await consume(atAccountFromAddress, pair);
      await consume(atAccount, account);
      return async () => {
        await Promise.all([
          fromAddress?.reward(origin),
          atAccountFromAddress?.delete(pair),
          atAccount?.reward(account),
        ]);
      };
    },
    signUp: (address) => consume(fromAddress, keyOf(address)),
  };
}
