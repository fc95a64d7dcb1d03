import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, RequestPayload } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limits } from '../../config/limits';
import type { RequestContext, Services } from '../../context/context';
import { signInFirst } from '../../validation/errors';
import { checkApiToken } from '../graphql/apiTokenScopes';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler';
import { createRequestContexts } from './createRequestContexts';
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

/** For a page of another origin. Only requests with an API token may be read there: they need nothing that a browser adds. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
};

/** Answers what a browser asks before it sends a request with a token from a page of another origin. */
function addPreflight(app: FastifyInstance): void {
  app.options('/graphql', async ({ headers }, reply) => {
    const asked = String(headers['access-control-request-headers'] ?? '').toLowerCase();
    if (!asked.split(/\s*,\s*/).includes('authorization'))
      return reply.code(405).header('allow', 'GET, POST').send('Method not allowed\n');
    return reply
      .code(204)
      .headers({
        ...crossOrigin,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'Authorization, Content-Type, Idempotency-Key, Accept-Language',
        'access-control-max-age': '600',
      })
      .send();
  });
}

/** Counts a request with an API token, and tells its program how many are left. */
async function countApiRequest(context: RequestContext, reply: FastifyReply): Promise<void> {
  const caller = await context.caller();
  const quota = await (caller.kind === 'apiToken'
    ? context.rateLimits.apiRequest('token', caller.token.id)
    : context.rateLimits.apiRequest('address', context.address));
  if (!quota) return;
  reply.headers({
    'ratelimit-limit': String(quota.limit),
    'ratelimit-remaining': String(quota.remaining),
    'ratelimit-reset': String(quota.resetSeconds),
  });
  if (!quota.exceeded) return;
  reply.header('retry-after', String(quota.resetSeconds));
  context.security('refused', context, { reason: 'rate limit' });
  throw new Refusal(429, quota.exceeded.text, 'API requests', 'TOO_MANY_REQUESTS');
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
  const handle = createGraphqlHandler<RequestContext>(schema, {
    introspection,
    log,
    metrics,
    authorize: (context, args) => (context.bringsApiToken ? checkApiToken(context, args) : null),
  });
  const createContext = createRequestContexts(services, trustedProxies);
  addPreflight(app);
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
    async onRequest(request, reply) {
      const context = createContext(request);
      if (context.bringsApiToken) reply.headers(crossOrigin);
      if (underWay >= limits.operations) throw busy('operations');
      request.context = context;
      rejectCompressed(request);
      if (context.bringsApiToken) await countApiRequest(context, reply);
    },
    /** Accepts large bodies from members only, a few at a time. */
    async preParsing(request, reply, payload) {
      const { context, headers, method } = request;
      // For a body of the usual size the caller is not looked up.
      if (!context || method !== 'POST' || !mayBeLarge(headers)) return payload;
      const caller = await context.caller();
      if (caller.kind === 'user' || caller.kind === 'apiToken') {
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
