/** Mercurius on Fastify, compiling documents, with the service's own schema, resolvers and context. */
import type { Server } from 'node:http';
import { fastify } from 'fastify';
import mercurius from 'mercurius';
import { createSchema } from '../server/api/graphql/createSchema';
import { createContexts, type Services } from '../server/context/context';
import type { Database } from '../server/database/openDatabase';
import { createServices } from './serviceContext';

export async function createMercuriusServer(
  database: Database,
  origin: Services['origin'],
): Promise<Server> {
  const createContext = createContexts(await createServices(database, origin));
  const app = fastify();
  await app.register(mercurius, {
    schema: createSchema(),
    // A document is compiled at its second request.
    jit: 1,
    context: ({ headers }) =>
      createContext({
        authorization: headers.authorization,
        idempotencyKey: undefined,
        address: '',
        userAgent: '',
        requestId: undefined,
      }),
  });
  await app.ready();
  return app.server;
}
