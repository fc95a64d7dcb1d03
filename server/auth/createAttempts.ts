import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Executor } from '../database/openDatabase';
import { publicError } from '../errors';
import { limits as bounds, type MutationLimit } from '../limits';
import { said } from '../texts/say';

/** The number of attempts; 0 for no bound. */
export interface AttemptLimits {
  /** Wrong passwords for one account from one address; for one account from all addresses, ten times as many. */
  account: number;
  /** Wrong passwords and new accounts from one address. */
  address: number;
  /** Tools that one person lists in an hour. */
  listings: number;
  /** Messages through the public forms, from one address in an hour. */
  messages: number;
  /** Conversations that one person starts in a day. */
  conversations: number;
  /** Conversations that are started from one IP address in a day. */
  conversationsFromAddress: number;
  /** Messages that one person writes to other members in an hour. */
  written: number;
  /** Links requested for one e-mail address within an hour; from one network address four times as many. */
  links: number;
  /** Percent of each limit in `limits.mutations`. */
  mutations: number;
}

type CallLimit = Exclude<MutationLimit, { reason: string }>;

/** A call of a mutation by a member, and the other member that it concerns. */
interface Call {
  userId: number;
  otherId: number | null;
}

export interface Attempts {
  /**
   * Counts an attempt to sign in. Throws `TOO_MANY_REQUESTS` when there were too many, whether or not the account
   * exists. Returns a function to call when the password was right: it takes the attempt back and remembers the
   * address.
   */
  signIn(email: string, address: string): Promise<() => Promise<void>>;
  /**
   * Counts a try of a code for the second step, which comes only after the right password. Throws `TOO_MANY_REQUESTS`.
   * Returns a function to call when the code was right. A known address has no bound of its own here.
   */
  code(email: string, address: string): Promise<() => Promise<void>>;
  /** Counts a new account. Returns a function to call when the account was made. */
  signUp(email: string, address: string): Promise<() => Promise<void>>;
  /** Counts a listing. Returns 0, or after how many minutes the person may list again. */
  listing(userId: number): Promise<number>;
  takeListingBack(userId: number): Promise<void>;
  /** Counts a message. Returns 0, or after how many minutes the address may send another. */
  message(address: string): Promise<number>;
  /** The same for an uploaded picture: as many as the allowed listings can show. */
  upload(userId: number): Promise<number>;
  /** The same for a change of a tool, which drops cached pages: ten for each listing. */
  change(userId: number): Promise<number>;
  /** Counts a conversation that a person starts. Returns 0, or after how many minutes they may start another. */
  conversation(userId: number, address: string): Promise<number>;
  /** Whether calls of mutations are counted. */
  limitsMutations: boolean;
  /**
   * Counts a call of a mutation, for the member and for the pair of members that it concerns. Throws
   * `TOO_MANY_REQUESTS`.
   */
  mutation(name: string, limit: CallLimit, call: Call): Promise<void>;
  /** The same for a message to another member. */
  written(userId: number): Promise<number>;
  /** The same for a code that a person makes for the hand-over of one booking. */
  handoverCode(userId: number, bookingId: number): Promise<number>;
  /** Counts a request for a link to an e-mail address, whether or not it has an account. */
  link(email: string, address: string): Promise<number>;
  /** Counts a passkey challenge for sign-in: each leaves a row for five minutes. */
  passkeyAsked(address: string): Promise<number>;
  /** Counts a try to use a link. Throws `TOO_MANY_REQUESTS`. Returns a function to call when the link was valid. */
  linkTried(address: string): Promise<() => Promise<void>>;
}

/** Seconds of each counting window, and how long an address stays known. */
const periods = { attempts: 900, hour: 3_600, day: 86_400, known: 90 * 86_400 };

/** New addresses that an account remembers within the period `known`. */
const knownAddresses = 100;

/** Hashed, so that the table holds no readable e-mail or address. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const minutesOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 60_000));

function tooMany(minutes: number) {
  return publicError(
    'TOO_MANY_REQUESTS',
    minutes === 1
      ? said('Too many attempts. Please try again in 1 minute.')
      : said('Too many attempts. Please try again in {minutes} minutes.', { minutes }),
    // Whole minutes here too: seconds would make two answers differ that have the same text.
    { retryAfterSeconds: minutes * 60 },
  );
}

/** The /48 site of an IPv6 network, which one customer may have as a whole. Empty for an IPv4 address. */
const sitesOf = (address: string) =>
  address.endsWith('::/64') ? [address.replace(/:[^:]+::\/64$/, '::/48')] : [];

/** The executor in the form that the limiters need, so that their statements use the same pool. */
const storeOn = (executor: Executor) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows, numAffectedRows } = await executor.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

type Bound = [limiter: RateLimiterPostgres | null, key: number | string];

/** Limits on guessing passwords, on creating accounts and on listing tools, counted in the database. */
export function createAttempts(executor: Executor, limits: AttemptLimits): Attempts {
  const store = storeOn(executor);
  function limiter(
    keyPrefix: string,
    points: number,
    more: { duration?: number; inMemoryBlockOnConsumed?: number } = {
      // A key over the bound is refused without another query.
      inMemoryBlockOnConsumed: points,
    },
  ): RateLimiterPostgres | null {
    if (points === 0) return null;
    return new RateLimiterPostgres({
      storeClient: store,
      storeType: 'client',
      tableName: 'attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: periods.attempts,
      ...more,
    });
  }
  const fromAddress = limiter('address', limits.address);
  const fromSite = limiter('site', limits.address * 4);
  const atAccountFromAddress = limiter('pair', limits.account);
  const atAccountFromSite = limiter('sitepair', limits.account * 3);
  const atAccount = limiter('account', limits.account * 10);
  // Three codes of a million are valid at a time: who has stolen the password has a chance of 0.015 % a day.
  const codes = limiter('codes', limits.account * 5, { duration: periods.day });
  const known = limiter('known', Math.min(limits.account, 1), { duration: periods.known });
  const newlyKnown = limiter('newlyknown', knownAddresses, { duration: periods.known });
  const byPerson = limiter('listings', limits.listings, { duration: periods.hour });
  const messages = limiter('messages', limits.messages, { duration: periods.hour });

  const uploadsOf = limiter('uploads', limits.listings * bounds.tool.pictures.max, {
    duration: periods.hour,
  });
  const changesOf = limiter('changes', limits.listings * 10, { duration: periods.hour });

  const begunBy = limiter('conversations', limits.conversations, { duration: periods.day });
  const begunFrom = limiter('conversationsfrom', limits.conversationsFromAddress, {
    duration: periods.day,
  });
  const writtenBy = limiter('written', limits.written, { duration: periods.hour });

  // A code can be guessed five times: 150 guesses of a million in an hour.
  const handoverCodesOf = limiter('handovercodes', limits.account * 3, { duration: periods.hour });

  const linksTo = limiter('linksto', limits.links, { duration: periods.hour });
  const passkeysFrom = limiter('passkeys', limits.links * 60, { duration: periods.hour });
  const linksFrom = limiter('linksfrom', limits.links * 4, { duration: periods.hour });

  const ofMutations = new Map<string, RateLimiterPostgres | null>();

  /** The limiter of a mutation, made at its first call. */
  function hourly(name: string, anHour: number): RateLimiterPostgres | null {
    const made = ofMutations.get(name);
    if (made !== undefined) return made;
    const points = limits.mutations && Math.max(1, Math.round((anHour * limits.mutations) / 100));
    const fresh = limiter(`mutation ${name}`, points, {
      duration: periods.hour,
      inMemoryBlockOnConsumed: points,
    });
    ofMutations.set(name, fresh);
    return fresh;
  }

  /** 0, or the minutes until the next attempt is allowed. */
  async function minutesUntil(
    bound: RateLimiterPostgres | null,
    key: number | string,
  ): Promise<number> {
    try {
      await bound?.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return minutesOf(reason.msBeforeNext);
      throw reason;
    }
  }

  async function consume([limiter, key]: Bound): Promise<void> {
    await limiter?.consume(key).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? tooMany(minutesOf(reason.msBeforeNext)) : reason;
    });
  }

  async function remember(account: string, pair: string): Promise<void> {
    if (!known) return;
    if ((await known.get(pair)) === null) {
      const isTaken = newlyKnown?.consume(account).then(Boolean, () => false);
      if (!(await isTaken)) return;
    }
    await known.set(pair, 1, periods.known);
  }

  return {
    async signIn(email, address) {
      const name = email.toLowerCase();
      const account = keyOf(name);
      const pair = keyOf(name, address);
      const sites = sitesOf(address);
      const anyAccount: Bound[] = [
        [fromAddress, keyOf(address)],
        ...sites.map((site): Bound => [fromSite, keyOf(site)]),
      ];
      const thisAccount: Bound[] = [
        [atAccountFromAddress, pair],
        ...sites.map((site): Bound => [atAccountFromSite, keyOf(name, site)]),
      ];
      // In this order: an attempt that is refused for its address does not count against the account.
      for (const bound of [...anyAccount, ...thisAccount]) await consume(bound);
      // Read for every e-mail, so that the response time does not tell whether there is an account.
      const isKnown = known !== null && (await known.get(pair)) !== null;
      if (!isKnown) {
        await consume([atAccount, account]);
        anyAccount.push([atAccount, account]);
      }
      return async () => {
        await Promise.all([
          ...anyAccount.map(([limiter, key]) => limiter?.reward(key)),
          ...thisAccount.map(([limiter, key]) => limiter?.delete(key)),
        ]);
        await remember(account, pair);
      };
    },
    async code(email, address) {
      const pair = keyOf(email.toLowerCase(), address);
      if (known !== null && (await known.get(pair)) !== null) return async () => undefined;
      const account = keyOf(email.toLowerCase());
      await consume([codes, account]);
      return async () => void (await codes?.reward(account));
    },
    async signUp(email, address) {
      await consume([fromAddress, keyOf(address)]);
      for (const site of sitesOf(address)) await consume([fromSite, keyOf(site)]);
      const name = email.toLowerCase();
      return () => remember(keyOf(name), keyOf(name, address));
    },
    listing: (userId) => minutesUntil(byPerson, userId),
    upload: (userId) => minutesUntil(uploadsOf, userId),
    change: (userId) => minutesUntil(changesOf, userId),
    async takeListingBack(userId) {
      await byPerson?.reward(userId);
    },
    message: (address) => minutesUntil(messages, keyOf(address)),
    async conversation(userId, address) {
      const minutes = await minutesUntil(begunBy, userId);
      return minutes > 0 ? minutes : minutesUntil(begunFrom, keyOf(address));
    },
    limitsMutations: limits.mutations > 0,
    async mutation(name, { anHour, toOneAnHour }, { userId, otherId }) {
      await consume([hourly(name, anHour), userId]);
      if (toOneAnHour === undefined || otherId === null) return;
      await consume([hourly(`${name} to`, toOneAnHour), `${userId} ${otherId}`]);
    },
    written: (userId) => minutesUntil(writtenBy, userId),
    handoverCode: (userId, bookingId) => minutesUntil(handoverCodesOf, `${userId}:${bookingId}`),
    async link(email, address) {
      // A request that is refused for its own address does not count against the other person's e-mail.
      const minutes = await minutesUntil(linksFrom, keyOf(address));
      return minutes > 0 ? minutes : minutesUntil(linksTo, keyOf(email.toLowerCase()));
    },
    passkeyAsked: (address) => minutesUntil(passkeysFrom, keyOf(address)),
    async linkTried(address) {
      const bounds: Bound[] = [
        [fromAddress, keyOf(address)],
        ...sitesOf(address).map((site): Bound => [fromSite, keyOf(site)]),
      ];
      for (const bound of bounds) await consume(bound);
      return async () => {
        await Promise.all(bounds.map(([limiter, key]) => limiter?.reward(key)));
      };
    },
  };
}
