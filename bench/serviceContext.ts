/** The services of a request's context, for the references of `bench:service` that use the service's own resolvers. */
import { pino } from 'pino';
import type { BookingDependencies } from '../server/bookings/BookingDependencies';
import { createCalendarFeeds } from '../server/bookings/calendar/createCalendarFeeds';
import type { Services } from '../server/context/context';
import type { Database } from '../server/database/openDatabase';
import { createEvents } from '../server/events/createEvents';
import { createPasskeys } from '../server/members/auth/createPasskeys';
import { createRateLimits } from '../server/members/auth/createRateLimits';
import { createSecondFactors } from '../server/members/auth/createSecondFactors';
import { createPasswords } from '../server/members/auth/passwords';
import { createTokens, readSigningKeys } from '../server/members/auth/tokens';
import { memberPasskeys } from '../server/members/records/passkeys';
import { createPusher } from '../server/notifications/push/createPusher';
import { createWebhookSender } from '../server/notifications/webhooks/createWebhookSender';
import { createMetrics } from '../server/observe/createMetrics';
import { createQuotes } from '../server/payments/createQuotes';
import { openProvider } from '../server/payments/openProvider';
import { createPayments } from '../server/payments/payments';
import type { Pictures } from '../server/tools/pictures/createPictures';
import { allCategories } from '../server/tools/records/categories';

export async function createServices(
  database: Database,
  origin: Services['origin'],
): Promise<Services> {
  const now = () => new Date();
  const signingKeys = await readSigningKeys(database.executor, undefined);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const { provider, test: testProvider } = await openProvider(
    { kind: 'test' },
    { executor: database.executor, signingKeys, now },
  );
  return {
    executor: database.executor,
    reader: database.reader,
    tokens: createTokens(signingKeys, now),
    secondFactors: createSecondFactors(signingKeys, now),
    passkeys: createPasskeys({
      store: memberPasskeys(database.executor),
      handle: 'skuret',
      origin: () => 'http://localhost',
      now,
    }),
    passwords: createPasswords(),
    rateLimits: createRateLimits(database.executor, {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    }),
    // No search asks for a picture.
    pictures: {} as Pictures,
    categories: await allCategories(database.executor),
    homeStories: () => Promise.resolve({ reviews: [], earned: null }),
    toolCounts: async () => new Map(),
    siteNotices: { current: () => null, refresh: async () => undefined },
    views: { count: async () => false },
    searchMisses: { note: () => undefined, store: async () => undefined },
    origin,
    events: await createEvents({
      executor: database.executor,
      notify: null,
      log: pino({ level: 'silent' }),
      now,
    }),
    log,
    payments: createPayments({ executor: database.executor, provider, now, log }),
    // No search books anything.
    bookings: {} as BookingDependencies,
    testProvider,
    quotes: createQuotes(signingKeys, now),
    ownerCommissionPercent: 0,
    asksLenders: false,
    metrics: createMetrics(),
    security: () => undefined,
    now,
    outbox: { wake: () => undefined, settled: async () => undefined, stop: async () => undefined },
    mailLinks: { isAwaited: false, ask: async () => undefined, tokenOf: () => null },
    identity: null,
    calendarFeeds: createCalendarFeeds([{ id: 'bench', secret: Buffer.alloc(32) }]),
    unsubscribing: { sign: async () => '', verify: async () => null },
    newsletterLinks: { sign: async () => '', verify: async () => null },
    contactLinks: { sign: async () => '', verify: async () => null },
    pusher: createPusher(
      { keys: undefined, endpoints: 'public' },
      { executor: database.executor, subject: 'mailto:no-reply@skuret.invalid' },
    ),
    webhookSender: createWebhookSender('public'),
    pagesChanged: () => undefined,
  };
}
