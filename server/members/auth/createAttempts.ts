import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits as bounds, type CallLimit } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { type Said, said, type Text } from '../../texts/say';
import { publicError } from '../../validation/errors';

/** The number of attempts by limit; 0 for no limit. The meanings are in `limits.attempts`. */
export type AttemptLimits = Record<keyof typeof bounds.attempts, number>;

/** Seconds in which attempts are counted. */
const quarter = 900;
const hour = 3_600;
const day = 86_400;
/** How long an IP address stays known to an account. */
const knownFor = 90 * day;

const usual: Text = 'Too many attempts. Please try again in {wait}.';
const manyLinks: Text =
  'Many links were asked for within an hour. Look in your inbox, or try again in {wait}.';
const manyConversations: Text =
  'You have begun many conversations today. Please try again in {hours} hours.';

type Rule = readonly [points: number, seconds: number, text?: Text];

/** The limits by name: points, the seconds in which they are counted, and the error when it is not the usual one. */
const rulesOf = (limits: AttemptLimits) =>
  ({
    // Passwords, codes and links; a site is the /48 of an IPv6 network.
    address: [limits.address, quarter],
    site: [limits.address * 4, quarter],
    pair: [limits.account, quarter],
    sitepair: [limits.account * 3, quarter],
    account: [limits.account * 10, quarter],
    // Three codes of a million are valid at a time: with a stolen password the chance is 0.015 % a day.
    codes: [limits.account * 5, day],
    known: [Math.min(limits.account, 1), knownFor],
    // The new addresses that an account remembers.
    newlyknown: [100, knownFor],
    linksfrom: [limits.links * 4, hour, manyLinks],
    linksto: [limits.links, hour, manyLinks],
    passkeys: [limits.links * 60, hour],
    // A code can be guessed five times: 150 guesses of a million in an hour.
    handovercodes: [
      limits.account * 3,
      hour,
      'You have made many codes within an hour. Please try again in {wait}.',
    ],
    listings: [
      limits.listings,
      hour,
      'You have listed many tools within an hour. Please try again in {wait}.',
    ],
    // As many pictures as the allowed listings can show, and ten changes for each.
    uploads: [
      limits.listings * bounds.tool.pictures.max,
      hour,
      'You have uploaded many pictures within an hour. Please try again in {wait}.',
    ],
    changes: [
      limits.listings * 10,
      hour,
      'You have changed tools very often within an hour. Please try again in {wait}.',
    ],
    messages: [
      limits.messages,
      hour,
      'Many messages came from here within an hour. Please try again in {wait}.',
    ],
    conversations: [limits.conversations, day, manyConversations],
    conversationsfrom: [limits.conversationsFromAddress, day, manyConversations],
    written: [
      limits.written,
      hour,
      'You have written many messages within an hour. Please try again in {wait}.',
    ],
  }) satisfies Record<string, Rule>;

type Limit = keyof ReturnType<typeof rulesOf>;

/** A limit, and whom or what it counts. */
type Attempt = readonly [limit: Limit, ...key: (string | number)[]];

interface Exceeded {
  text: Said;
  minutes: number;
}

export interface Attempts {
  /**
   * Counts one attempt for each limit, up to the first that is exceeded. Returns null, or the error and the minutes
   * until the next attempt is allowed.
   */
  exceeded(...attempts: Attempt[]): Promise<Exceeded | null>;
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
  /** Whether calls of mutations are counted. */
  limitsMutations: boolean;
  /** Counts a call of a mutation by a member, and those that concern the same other member. Throws `TOO_MANY_REQUESTS`. */
  mutation(
    name: string,
    limit: CallLimit,
    call: { userId: number; otherId: number | null },
  ): Promise<void>;
}

/** A time to wait, as a value of a text. */
export const inMinutes = (minutes: number): Said =>
  minutes === 1 ? said('1 minute') : said('{minutes} minutes', { minutes });

/** Hashed, so that the table holds no readable e-mail or address. */
const keyOf = (...parts: (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

function refuse(exceeded: Exceeded | null): void {
  if (!exceeded) return;
  const { text, minutes } = exceeded;
  // Whole minutes here too: seconds would make two answers differ that have the same text.
  throw publicError('TOO_MANY_REQUESTS', text, { retryAfterSeconds: minutes * 60 });
}

/** The /48 site of an IPv6 network, which one customer may have as a whole. Empty for an IPv4 address. */
const sitesOf = (address: string) =>
  address.endsWith('::/64') ? [address.replace(/:[^:]+::\/64$/, '::/48')] : [];

const fromAddress = (address: string): Attempt[] => [
  ['address', address],
  ...sitesOf(address).map((site): Attempt => ['site', site]),
];

/** Makes limiters of `rate-limiter-flexible`, which count in the database through the service's own pool. */
function createLimiters(executor: Executor) {
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

async function consume(
  by: RateLimiterPostgres | null,
  key: string,
  text = usual,
): Promise<Exceeded | null> {
  try {
    await by?.consume(key);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const minutes = Math.max(1, Math.ceil(reason.msBeforeNext / 60_000));
    const values = { wait: inMinutes(minutes), hours: Math.ceil(minutes / 60) };
    return { text: said(text, values), minutes };
  }
}

/** Rate limits, counted in the database. */
export function createAttempts(executor: Executor, limits: AttemptLimits): Attempts {
  const rules = rulesOf(limits);
  const limiter = createLimiters(executor);
  const of = (name: Limit) => {
    const [points, seconds] = rules[name];
    return limiter(name, points, seconds);
  };

  async function exceeded(...attempts: Attempt[]): Promise<Exceeded | null> {
    for (const [limit, ...key] of attempts) {
      const [, , text]: Rule = rules[limit];
      const found = await consume(of(limit), keyOf(...key), text);
      if (found) return found;
    }
    return null;
  }

  const reward = (attempts: readonly Attempt[]) =>
    Promise.all(attempts.map(([limit, ...key]) => of(limit)?.reward(keyOf(...key))));

  const isKnown = async (name: string, address: string) =>
    ((await of('known')?.get(keyOf(name, address))) ?? null) !== null;

  async function remember(name: string, address: string): Promise<void> {
    const known = of('known');
    if (!known) return;
    if (!(await isKnown(name, address)) && (await exceeded(['newlyknown', name]))) return;
    await known.set(keyOf(name, address), 1, knownFor);
  }

  return {
    exceeded,
    async takeListingBack(userId) {
      await reward([['listings', userId]]);
    },
    async signIn(email, address) {
      const name = email.toLowerCase();
      const anyAccount = fromAddress(address);
      const thisAccount: Attempt[] = [
        ['pair', name, address],
        ...sitesOf(address).map((site): Attempt => ['sitepair', name, site]),
      ];
      // In this order: an attempt that is refused for its address does not count against the account.
      refuse(await exceeded(...anyAccount, ...thisAccount));
      // Read for every e-mail, so that the response time does not tell whether there is an account.
      if (!(await isKnown(name, address))) {
        refuse(await exceeded(['account', name]));
        anyAccount.push(['account', name]);
      }
      return async () => {
        await Promise.all([
          reward(anyAccount),
          ...thisAccount.map(([limit, ...key]) => of(limit)?.delete(keyOf(...key))),
        ]);
        await remember(name, address);
      };
    },
    async code(email, address) {
      const name = email.toLowerCase();
      if (await isKnown(name, address)) return async () => undefined;
      refuse(await exceeded(['codes', name]));
      return async () => void (await reward([['codes', name]]));
    },
    async signUp(email, address) {
      refuse(await exceeded(...fromAddress(address)));
      return () => remember(email.toLowerCase(), address);
    },
    async linkTried(address) {
      refuse(await exceeded(...fromAddress(address)));
      return async () => void (await reward(fromAddress(address)));
    },
    limitsMutations: limits.mutations > 0,
    async mutation(name, { anHour, toOneAnHour }, { userId, otherId }) {
      const call = async (prefix: string, calls: number, ...key: number[]) => {
        const points =
          limits.mutations && Math.max(1, Math.round((calls * limits.mutations) / 100));
        refuse(await consume(limiter(prefix, points, hour, true), keyOf(...key)));
      };
      await call(`mutation ${name}`, anHour, userId);
      if (toOneAnHour === undefined || otherId === null) return;
      await call(`mutation ${name} to`, toOneAnHour, userId, otherId);
    },
  };
}
