import type { Logger } from 'pino';
import { apiTokenPrefix } from '../../domain/members/apiTokens';
import type { Language } from '../../domain/values/language';
import type { BookingDependencies } from '../bookings/BookingDependencies';
import type { CalendarFeeds } from '../bookings/calendar/createCalendarFeeds';
import type { Executor } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import type { Outbox } from '../jobs/startOutbox';
import type { MailLinks } from '../members/auth/createMailLinks';
import type { RateLimits } from '../members/auth/createRateLimits';
import type { SecondFactors } from '../members/auth/createSecondFactors';
import { hashApiToken } from '../members/auth/hashApiToken';
import type { Passwords } from '../members/auth/passwords';
import { readDevice } from '../members/auth/readDevice';
import type { TokenClaims, Tokens } from '../members/auth/tokens';
import type { IdentityChecks } from '../members/identity/createIdentityChecks';
import { touchApiToken, type UserOfApiToken, userOfApiToken } from '../members/records/apiTokens';
import type { MemberPasskeys } from '../members/records/passkeys';
import { touchSession } from '../members/records/sessions';
import { type UserRecord, userOfToken } from '../members/records/users';
import type { SignedLinks } from '../notifications/mail/signedLinks';
import type { Unsubscribing } from '../notifications/mail/unsubscribing';
import type { Pusher } from '../notifications/push/createPusher';
import type { WebhookSender } from '../notifications/webhooks/createWebhookSender';
import type { Metrics } from '../observe/createMetrics';
import type { SecurityLog } from '../observe/createSecurityLog';
import type { SiteNotices } from '../office/createSiteNotices';
import type { HomeStoriesRecord } from '../pages/records/homeStories';
import type { Quotes } from '../payments/createQuotes';
import type { PaymentService } from '../payments/payments';
import type { TestProvider } from '../payments/testProvider/createTestProvider';
import type { SearchMisses } from '../search/misses/createSearchMisses';
import { askedLanguage } from '../texts/askedLanguage';
import type { Views } from '../tools/createViews';
import type { Pictures } from '../tools/pictures/createPictures';
import type { CategoryRecord } from '../tools/records/categories';
import { unauthenticated } from '../validation/errors';
import { createLoaders, type Loaders } from './createLoaders';

/** The part of the context that all requests of a process share. */
export interface Services {
  executor: Executor;
  /** For public data, which may be slightly stale: reads from the replica where there is one. */
  reader: Executor;
  tokens: Tokens;
  passwords: Passwords;
  rateLimits: RateLimits;
  pictures: Pictures;
  /** All categories, in the order of their ids. They change only with a migration. */
  categories: readonly CategoryRecord[];
  /** How many listed tools each category has, by its id; a few seconds old. */
  toolCounts(): Promise<ReadonlyMap<number, number>>;
  /** The stories of the front page; some seconds old. */
  homeStories(): Promise<HomeStoriesRecord>;
  /** What staff say to everybody now. */
  siteNotices: SiteNotices;
  /** Counts who looks at which tool. */
  views: Views;
  /** Counts which words find nothing. */
  searchMisses: SearchMisses;
  /** Where distances are measured from for a visitor (D12). */
  origin: { latitude: number; longitude: number };
  /** Tells people what changes while they look. */
  events: Events;
  log: Logger;
  metrics: Metrics;
  security: SecurityLog;
  now(): Date;
  /** Jobs for after a commit. */
  outbox: Outbox;
  payments: PaymentService;
  bookings: BookingDependencies;
  /** The provider of `payments` when it is the test provider, else null. */
  testProvider: TestProvider | null;
  quotes: Quotes;
  /** Skuret's commission on an owner's rental, in percent; `settle` uses it when a booking is completed. */
  ownerCommissionPercent: number;
  /** Whether a listing needs the owner's declaration how they lend; the letter (`SOURCE=sample`) asks for none. */
  asksLenders: boolean;
  /** Links that unsubscribe from mails. */
  unsubscribing: Unsubscribing;
  /** Links that confirm an address for the newsletter. */
  newsletterLinks: SignedLinks;
  /** Links by which the writer of a contact message answers. */
  contactLinks: SignedLinks;
  /** Links that are sent by mail. */
  mailLinks: MailLinks;
  /** Codes of an authenticator app at sign-in. */
  secondFactors: SecondFactors;
  /** Passkeys of the site's address. */
  passkeys: MemberPasskeys;
  /** Identity checks by a broker; null without one. */
  identity: IdentityChecks | null;
  /** Private addresses for calendars. */
  calendarFeeds: CalendarFeeds;
  /** Sends pushes to browsers while the page is closed. */
  pusher: Pusher;
  /** Sends events to the webhooks of members. */
  webhookSender: WebhookSender;
  /** Drops this process's rendered pages, because public data has changed. */
  pagesChanged(): void;
}

/** The sender of the request. `refused`: the token is not valid, which most operations treat as a visitor (D8). */
export type Caller = { kind: 'visitor' } | { kind: 'refused' } | WithApiToken | SignedIn;

/** A program with a member's API token. It is not signed in until `actAs`, so that other routes refuse it. */
export interface WithApiToken extends UserOfApiToken {
  kind: 'apiToken';
}

interface SignedIn {
  kind: 'user';
  user: UserRecord;
  claims: TokenClaims;
  /** When the member last proved their identity in this browser; null when that is not known. */
  provedAt: Date | null;
}

/** Milliseconds after which the use of a session is recorded again. */
const recordUseEveryMs = 60_000;

export interface RequestContext extends Services {
  loaders: Loaders;
  /** Where the request comes from, as `clientAddress` knows it. */
  address: string;
  /** The `Idempotency-Key` header, unchecked. */
  idempotencyKey: string | undefined;
  /** From `Accept-Language`: texts that a person reads come in this language. */
  language: Language;
  /** The language that the member chose; as given when any will do, for texts that several screens show. */
  chosenLanguage: Language;
  /** The `User-Agent` header. */
  userAgent: string;
  /** For log lines about this request. */
  requestId: string | undefined;
  /** The operation that runs, by its name or its first field; for the log. */
  operation: string | null;
  /** The signed-in member's id once that is known; for the log. */
  member: number | null;
  /** Looks the caller up at the first call, once per request. */
  caller(): Promise<Caller>;
  /** Whether the request brings an API token, valid or not. */
  bringsApiToken: boolean;
  /** From here on the member of the API token is signed in. The caller has checked its scopes. */
  actAs(caller: WithApiToken): void;
  /**
   * From here on the loaders read from the primary, so that a person's own lists show what was just written.
   * A root field calls it before its first `await`, so before any of its fields is resolved.
   */
  readFromPrimary(): void;
}

/** The token of an `Authorization` header; an empty one, or `Bearer` alone, brings none (§7). */
export function bearerToken(header: string | undefined): string | null {
  const value = (header ?? '').trim();
  if (value === '' || /^bearer$/i.test(value)) return null;
  return /^bearer\s+(\S+)$/i.exec(value)?.[1] ?? value;
}

/** No request waits for this write. If it fails, the member's next request tries again. */
function noteUse(services: Services, claims: TokenClaims, userAgent: string): void {
  const now = services.now();
  const notSince = new Date(now.getTime() - recordUseEveryMs);
  touchSession(services.executor, claims, readDevice(userAgent), { now, notSince }).catch(
    (error: unknown) =>
      services.log.warn({ err: error }, 'could not store the last use of a session'),
  );
}

/** The same for an API token. */
async function findApiToken(services: Services, token: string): Promise<Caller> {
  const now = services.now();
  const found = await userOfApiToken(services.executor, hashApiToken(token), now);
  if (!found) return { kind: 'refused' };
  const notSince = new Date(now.getTime() - recordUseEveryMs);
  if (!found.token.usedAt || found.token.usedAt < notSince) {
    touchApiToken(services.executor, found.token.id, { now, notSince }).catch((error: unknown) =>
      services.log.warn({ err: error }, 'could not store the last use of an API token'),
    );
  }
  return { kind: 'apiToken', ...found };
}

async function findCaller(
  services: Services,
  token: string | null,
  userAgent: string,
): Promise<Caller> {
  if (token === null) return { kind: 'visitor' };
  if (token.startsWith(apiTokenPrefix)) return findApiToken(services, token);
  const claims = await services.tokens.verify(token);
  if (!claims) return { kind: 'refused' };
  const found = await userOfToken(services.executor, claims);
  if (!found) return { kind: 'refused' };
  const { sessionUsedAt: usedAt, sessionProvedAt: provedAt, ...user } = found;
  if (!usedAt || services.now().getTime() - usedAt.getTime() > recordUseEveryMs) {
    noteUse(services, claims, userAgent);
  }
  return { kind: 'user', user, claims, provedAt };
}

/** The headers and address of a request. */
export interface RequestHead {
  acceptLanguage?: string | undefined;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  address: string;
  userAgent: string;
  requestId: string | undefined;
}

/**
 * Returns a function that creates the context of a request. The services are the prototype: an object that copies them,
 * or has a getter of its own, keeps everything of its request in memory (docs/operations/performance.md).
 */
export function createContexts(services: Services): (head: RequestHead) => RequestContext {
  const { executor, reader } = services;

  class Context {
    readonly address: string;
    readonly userAgent: string;
    readonly idempotencyKey: string | undefined;
    readonly requestId: string | undefined;
    readonly language: Language;
    readonly chosenLanguage: Language;
    readonly bringsApiToken: boolean;
    operation: string | null = null;
    member: number | null = null;
    readonly #token: string | null;
    #loadersAsk = reader;
    #loaders: Loaders | null = null;
    #found: Promise<Caller> | null = null;

    constructor(head: RequestHead) {
      const { acceptLanguage } = head;
      this.address = head.address;
      this.userAgent = head.userAgent;
      this.idempotencyKey = head.idempotencyKey;
      this.requestId = head.requestId;
      this.language = askedLanguage(acceptLanguage);
      this.chosenLanguage = acceptLanguage?.includes('*') ? 'asGiven' : this.language;
      this.#token = bearerToken(head.authorization);
      this.bringsApiToken = this.#token?.startsWith(apiTokenPrefix) ?? false;
    }

    // Made at the first use: most requests need no loaders.
    get loaders(): Loaders {
      this.#loaders ??= createLoaders({ executor: () => this.#loadersAsk, primary: executor });
      return this.#loaders;
    }

    readFromPrimary(): void {
      this.#loadersAsk = executor;
    }

    caller(): Promise<Caller> {
      this.#found ??= this.#find();
      return this.#found;
    }

    async #find(): Promise<Caller> {
      const caller = await findCaller(services, this.#token, this.userAgent);
      if (caller.kind === 'user' || caller.kind === 'apiToken') this.member = caller.user.id;
      return caller;
    }

    actAs({ user, token: { id, createdAt: issuedAt, expiresAt } }: WithApiToken): void {
      const claims = { userId: user.id, tokenId: `API token ${id}`, issuedAt, expiresAt };
      this.#found = Promise.resolve({ kind: 'user', user, claims, provedAt: null });
    }
  }

  Object.setPrototypeOf(Context.prototype, services);
  return (head) => new Context(head) as Context & Services;
}

/** The signed-in member. Throws `UNAUTHENTICATED` for all other callers. */
export async function signedIn(context: RequestContext): Promise<SignedIn> {
  context.readFromPrimary();
  const caller = await context.caller();
  if (caller.kind !== 'user') throw unauthenticated();
  return caller;
}
