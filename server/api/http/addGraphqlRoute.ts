import { Readable } from 'node:stream';
import type { FastifyInstance, RequestPayload } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limits } from '../../config/limits';
import type { Services } from '../../context/context';
import { signInFirst } from '../../validation/errors';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler';
import { getRequestContext } from './getRequestContext';
import { busy, Refusal, tooLarge } from './Refusal';
import { mayBeLarge, rejectCompressed, type UploadLimit } from './receiveBodies';
import type { Timeouts } from './traffic';

interface Options {
  schema: GraphQLSchema;
  services: Services;
  introspection: boolean;
  trustedProxies: number;
  timeouts: Timeouts;
  limitUploads: UploadLimit;
}

/** A body without a declared length, which fails above the limit for visitors. */
async function* limitBytes(payload: RequestPayload): AsyncGenerator<Buffer> {
  let size = 0;
  // Destroying the request would close the connection before the response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limits.body.bytes) throw tooLarge();
    yield chunk;
  }
}

/**
 * `/graphql`: creates the context, reads the body as text, runs the handler within its time limit, and sends the
 * response unchanged.
 */
export function addGraphqlRoute(
  app: FastifyInstance,
  { schema, services, introspection, trustedProxies, timeouts, limitUploads }: Options,
): void {
  const { log, metrics } = services;
  const handle = createGraphqlHandler(schema, { introspection, log, metrics });
  let underWay = 0;
  metrics.gauge(
    'skuret_operations_under_way',
    'Operations whose body has arrived and whose work is not done.',
    () => underWay,
  );

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: limits.body.uploadBytes,
    async onRequest(request) {
      if (underWay >= limits.operations) throw busy('operations');
      request.context = getRequestContext(services, request, trustedProxies);
      rejectCompressed(request);
    },
    /** Accepts large bodies from members only, a few at a time. */
    async preParsing(request, reply, payload) {
      const { context, headers, method } = request;
      // For a body of the usual size the caller is not looked up.
      if (!context || method !== 'POST' || !mayBeLarge(headers)) return payload;
      const caller = await context.caller();
      if (caller.kind === 'user') {
        limitUploads(caller.user.id, request, reply);
        return payload;
      }
      if (headers['content-length'] === undefined) return Readable.from(limitBytes(payload));
      // The error names an ended session, so that the app signs the person out (D8).
      throw caller.kind === 'refused'
        ? new Refusal(413, signInFirst, 'too large', 'UNAUTHENTICATED')
        : tooLarge();
    },
    async handler({ method, url, headers, body, context, id }, reply) {
      if (!context) return reply.callNotFound();
      underWay += 1;
      const text = method === 'POST' ? String(body ?? '') : null;
      // The work continues after its time limit, and counts until it ends.
      const deadline = setTimeout(() => {
        log.error({ requestId: id }, 'operation timed out');
        reply.send(busy('operation'));
      }, timeouts.operation);
      try {
        const [answer, response] = await handle({ method, url, headers, body: text, context });
        if (reply.sent) return reply;
        return (
          reply
            .code(response.status)
            // The app goes by it, because the clock of a device may be wrong.
            .header('date', services.now().toUTCString())
            .headers(response.headers ?? {})
            .send(answer ?? '')
        );
      } finally {
        clearTimeout(deadline);
        underWay -= 1;
      }
    },
  });
}
