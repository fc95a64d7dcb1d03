/** Stock GraphQL Yoga with the service's own schema, resolvers and context, and nothing around it. */
import { createServer, type Server } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { createSchema } from '../server/api/graphql/createSchema';
import { createContexts, type Services } from '../server/context/context';
import type { Database } from '../server/database/openDatabase';
import { createServices } from './serviceContext';

export async function createYogaServer(
  database: Database,
  origin: Services['origin'],
): Promise<Server> {
  const services = await createServices(database, origin);
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
