/** Stock GraphQL Yoga with the service's own schema, resolvers and context, and nothing round it. */
import { createServer, type Server } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { createAttempts } from '../server/auth/createAttempts';
import { createPasswords } from '../server/auth/passwords';
import { createTokens, readSigningKeys } from '../server/auth/tokens';
import { createContext, type Services } from '../server/context';
import type { Database } from '../server/database/openDatabase';
import { createMetrics } from '../server/observe/createMetrics';
import type { Pictures } from '../server/pictures/createPictures';
import { allCategories } from '../server/records/categories';
import { createSchema } from '../server/schema/createSchema';

export async function createYogaServer(
  database: Database,
  origin: Services['origin'],
): Promise<Server> {
  const now = () => new Date();
  const services: Services = {
    executor: database.executor,
    reader: database.reader,
    tokens: createTokens(await readSigningKeys(database.executor, undefined), now),
    passwords: createPasswords(),
    attempts: createAttempts(database.executor, {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
    }),
    // No search asks for a picture.
    pictures: {} as Pictures,
    categories: await allCategories(database.executor),
    toolCounts: async () => new Map(),
    views: { count: async () => false },
    origin,
    log: pino({ level: 'warn' }, pino.destination(2)),
    metrics: createMetrics(),
    security: () => undefined,
    now,
    pagesChanged: () => undefined,
  };
  const yoga = createYoga({
    schema: createSchema(),
    context: ({ request }) => {
      const context = createContext(services, {
        authorization: request.headers.get('authorization') ?? undefined,
        idempotencyKey: undefined,
        address: '',
        userAgent: '',
        requestId: undefined,
      });
      // Yoga takes the properties of the object itself into its own; no search asks for a loader.
      return { ...context, caller: () => context.caller(), now };
    },
  });
  return createServer((request, response) => void yoga(request, response));
}
