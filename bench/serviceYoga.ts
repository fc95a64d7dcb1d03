/** Stock GraphQL Yoga with the service's own schema, resolvers and context, and nothing around it. */
import { createServer, type Server } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { createSchema } from '../server/api/graphql/createSchema';
import type { BookingDependencies } from '../server/bookings/BookingDependencies';
import { createCalendarFeeds } from '../server/bookings/calendar/createCalendarFeeds';
import { createContexts, type Services } from '../server/context/context';
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

export async function createYogaServer(
  database: Database,
  origin: Services['origin'],
): Promise<Server> {
  const now = () => new Date();
  const signingKeys = await readSigningKeys(database.executor, undefined);
  const log = pino({ level: 'warn' }, pino.destination(2));
  const { provider, test: testProvider } = await openProvider(
    { kind: 'test' },
    { executor: database.executor, signingKeys, now },
  );
  const services: Services = {
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
  const createContext = createContexts(services);
  const yoga = createYoga({
    schema: createSchema(),
    context: ({ request }) => {
      const context = createContext({
        authorization: request.headers.get('authorization') ?? undefined,
        idempotencyKey: undefined,
        address: '',
        userAgent: '',
        requestId: undefined,
      });
      // Yoga copies only the own properties of the context object; searches use no loader.
      return { ...services, ...context, caller: () => context.caller() };
    },
  });
  return createServer((request, response) => void yoga(request, response));
}
