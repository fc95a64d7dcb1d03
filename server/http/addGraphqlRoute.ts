import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../context';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler';
import { limits } from '../limits';
import { contextOf } from './contextOf';
import { createBodyReader } from './createBodyReader';
import type { UploadBound } from './createUploadBound';
import { busy } from './Refusal';
import type { Timeouts } from './traffic';

interface Options {
  schema: GraphQLSchema;
  services: Services;
  introspection: boolean;
  trustedProxies: number;
  timeouts: Timeouts;
  boundUpload: UploadBound;
}

/** Resolves to null when the work takes longer. The work continues, and `onEnd` is called when it ends. */
function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  onEnd: () => void,
): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => resolve(null), milliseconds);
    work.then(resolve, reject).then(() => {
      clearTimeout(deadline);
      onEnd();
    });
  });
}

/**
 * `/graphql`: creates the context, reads the body as text, runs the handler within its time limit, and sends the
 * response unchanged.
 */
export function addGraphqlRoute(
  app: FastifyInstance,
  { schema, services, introspection, trustedProxies, timeouts, boundUpload }: Options,
): void {
  const { log, metrics } = services;
  const handle = createGraphqlHandler(schema, { introspection, log, metrics });
  const readBody = createBodyReader(timeouts, boundUpload);
  let underWay = 0;
  metrics.gauge(
    'skuret_operations_under_way',
    'Operations whose body has arrived and whose work is not done.',
    () => underWay,
  );

  // The GraphQL handler checks the content type itself, so the route takes every body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest) =>
    request.context ? readBody(request, request.context) : null,
  );

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    onRequest(request, _reply, done) {
      if (underWay >= limits.operations) {
        done(busy('operations'));
        return;
      }
      request.context = contextOf(services, request, trustedProxies);
      done();
    },
    async handler({ method, url, headers, body, context, id }, reply) {
      if (!context) return reply.callNotFound();
      underWay += 1;
      const text = method === 'POST' ? String(body ?? '') : null;
      const work = handle({ method, url, headers, body: text, context });
      const done = await withTimeout(work, timeouts.operation, () => {
        underWay -= 1;
      });
      if (!done) {
        log.error({ requestId: id }, 'an operation took too long');
        throw busy('operation');
      }
      const [answer, { status, headers: own = {} }] = done;
      return reply
        .code(status)
        .headers(own)
        .send(answer ?? '');
    },
  });
}
