import { createHash } from 'node:crypto';
import { type CallLimit, limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { publicError } from '../../validation/errors';
import { consume, consumeQuota, createLimiters, type Exceeded, type Quota } from './createLimiters';
import {
  day,
  hour,
  knownFor,
  type RateLimitName,
  type RateLimitPoints,
  type RateLimitRule,
  rateLimitRules,
} from './rateLimitRules';

/** A limit, and whom or what it counts. */
type Counted = readonly [limit: RateLimitName, ...key: (string | number)[]];

export interface RateLimits {
  /**
   * Counts one attempt for each limit, up to the first that is exceeded. Returns null, or the error and the minutes
   * until the next attempt is allowed.
   */
  exceeded(...attempts: Counted[]): Promise<Exceeded | null>;
  takeListingBack(userId: number): Promise<void>;
  /**
   * Counts an attempt to sign in. Throws `TOO_MANY_REQUESTS` when there were too many, whether or not the account
   * exists. Returns a function to call when the password was right: it takes the attempt back and remembers the
   * address.
   */
  signIn(email: string, address: string): Promise<() => Promise<void>>;
  /**
   * The same for a code of the second step, which comes only after the right password. A known address has no limit
   * here.
   */
  code(email: string, address: string): Promise<() => Promise<void>>;
  /** The same for a new account; the function remembers the address. */
  signUp(email: string, address: string): Promise<() => Promise<void>>;
  /** The same for a link; the function takes the attempt back. */
  linkTried(address: string): Promise<() => Promise<void>>;
  /** Counts a request with an API token; null where rate limits are off. `key` is the token, or the address of a wrong one. */
  apiRequest(...key: (string | number)[]): Promise<Quota | null>;
  /** Whether the limits of a member's level apply. */
  limitsMembers: boolean;
  /** Counts a first message of a member, and tells whether there are more than `most` in a day. */
  firstMessageExceeds(userId: number, most: number): Promise<boolean>;
  /** The first messages of a member in the present day of counting. */
  firstMessages(userId: number): Promise<number>;
  /** Whether calls of mutations are counted. */
  limitsMutations: boolean;
  /** Counts a call of a mutation by a member, and those that concern the same other member. Throws `TOO_MANY_REQUESTS`. */
  mutation(
    name: string,
    limit: CallLimit,
    call: { userId: number; otherId: number | null },
  ): Promise<void>;
}

/** Hashed, so that the table holds no readable e-mail or address. */
export const hashKey = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

export function throwWhen(exceeded: Exceeded | null): void {
  if (!exceeded) return;
  const { text, minutes } = exceeded;
  // Whole minutes here too: seconds would make two answers differ that have the same text.
  throw publicError('TOO_MANY_REQUESTS', text, { retryAfterSeconds: minutes * 60 });
}

/** The /48 site of an IPv6 network, which one customer may have as a whole. Empty for an IPv4 address. */
const findSites = (address: string) =>
  address.endsWith('::/64') ? [address.replace(/:[^:]+::\/64$/, '::/48')] : [];

const fromAddress = (address: string): Counted[] => [
  ['address', address],
  ...findSites(address).map((site): Counted => ['site', site]),
];

/** Counts and takes back by the name of a limit, and knows the addresses of an account. */
function createCounters(executor: Executor, points: RateLimitPoints) {
  const makeLimiter = createLimiters(executor);
  const getLimiter = (name: RateLimitName) => {
    const rule = rateLimitRules[name];
    return makeLimiter(name, rule.points(points), rule.seconds);
  };

  async function exceeded(...attempts: Counted[]): Promise<Exceeded | null> {
    for (const [limit, ...key] of attempts) {
      const { text }: RateLimitRule = rateLimitRules[limit];
      const found = await consume(getLimiter(limit), hashKey(...key), text);
      if (found) return found;
    }
    return null;
  }

  const reward = (attempts: readonly Counted[]) =>
    Promise.all(attempts.map(([limit, ...key]) => getLimiter(limit)?.reward(hashKey(...key))));

  const isKnown = async (name: string, address: string) =>
    ((await getLimiter('known')?.get(hashKey(name, address))) ?? null) !== null;

  async function remember(name: string, address: string): Promise<void> {
    const known = getLimiter('known');
    if (!known) return;
    if (!(await isKnown(name, address)) && (await exceeded(['newlyknown', name]))) return;
    await known.set(hashKey(name, address), 1, knownFor);
  }
  return { makeLimiter, getLimiter, exceeded, reward, isKnown, remember };
}

/** Rate limits, counted in the database. */
export function createRateLimits(executor: Executor, points: RateLimitPoints): RateLimits {
  const counters = createCounters(executor, points);
  const { makeLimiter, getLimiter, exceeded, reward, isKnown, remember } = counters;
  return {
    exceeded,
    async takeListingBack(userId) {
      await reward([['listings', userId]]);
    },
    async signIn(email, address) {
      const name = email.toLowerCase();
      const anyAccount = fromAddress(address);
      const thisAccount: Counted[] = [
        ['pair', name, address],
        ...findSites(address).map((site): Counted => ['sitepair', name, site]),
      ];
      // In this order: an attempt that is refused for its address does not count against the account.
      throwWhen(await exceeded(...anyAccount, ...thisAccount));
      // Read for every e-mail, so that the response time does not tell whether there is an account.
      if (!(await isKnown(name, address))) {
        throwWhen(await exceeded(['account', name]));
        anyAccount.push(['account', name]);
      }
      return async () => {
        await Promise.all([
          reward(anyAccount),
          ...thisAccount.map(([limit, ...key]) => getLimiter(limit)?.delete(hashKey(...key))),
        ]);
        await remember(name, address);
      };
    },
    async code(email, address) {
      const name = email.toLowerCase();
      if (await isKnown(name, address)) return async () => undefined;
      throwWhen(await exceeded(['codes', name]));
      return async () => void (await reward([['codes', name]]));
    },
    async signUp(email, address) {
      throwWhen(await exceeded(...fromAddress(address)));
      return () => remember(email.toLowerCase(), address);
    },
    async linkTried(address) {
      throwWhen(await exceeded(...fromAddress(address)));
      return async () => void (await reward(fromAddress(address)));
    },
    async apiRequest(...key) {
      const { most, seconds } = limits.apiRequests;
      const limiter = points.mutations > 0 ? makeLimiter('apirequest', most, seconds, true) : null;
      return limiter && consumeQuota(limiter, hashKey(...key), 'attempts.apiRequests');
    },
    limitsMembers: points.mutations > 0,
    async firstMessageExceeds(userId, most) {
      return (await consume(makeLimiter('conversations', most, day), hashKey(userId))) !== null;
    },
    async firstMessages(userId) {
      const counted = await makeLimiter('conversations', 1, day)?.get(hashKey(userId));
      return counted?.consumedPoints ?? 0;
    },
    limitsMutations: points.mutations > 0,
    async mutation(name, { anHour, toOneAnHour }, { userId, otherId }) {
      const call = async (prefix: string, calls: number, ...key: number[]) => {
        const limit = points.mutations && Math.max(1, Math.round((calls * points.mutations) / 100));
        throwWhen(await consume(makeLimiter(prefix, limit, hour, true), hashKey(...key)));
      };
      await call(`mutation ${name}`, anHour, userId);
      if (toOneAnHour === undefined || otherId === null) return;
      await call(`mutation ${name} to`, toOneAnHour, userId, otherId);
    },
  };
}
