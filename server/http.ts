import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createContext, type RequestContext, type Services } from './context';
import { createPageServer, type PageServer } from './firstScreen/createPageServer';
import type { FirstScreenParts } from './firstScreen/readFirstScreens';
import { createGraphqlHandler, type GraphqlHandler } from './graphql/createGraphqlHandler';
import { limits } from './limits';
import { requestScope } from './observe/requestScope';
import { createSchema } from './schema/createSchema';
import type { AppFiles } from './web/appFiles';
import { clientAddress } from './web/clientAddress';
import { mayReadMetrics } from './web/mayReadMetrics';
import { readBody } from './web/readBody';
import { respond, respondJson, respondText } from './web/respond';
import { hstsHeader } from './web/securityHeaders';
import { servePicture } from './web/servePicture';

export interface HttpOptions {
  services: Services;
  app: AppFiles;
  /** The templates of the first screens; null answers the plain page everywhere. */
  firstScreens?: FirstScreenParts | null;
  introspection: boolean;
  trustedProxies: number;
  hsts: boolean;
  metricsToken: string | undefined;
  /** Those of `limits` that are to be others: tests don't wait for minutes. */
  timeouts?: Partial<Record<keyof typeof limits.timeouts, number>>;
  /** Throws when the service cannot do its work now. */
  checkReady(): Promise<void>;
}

export interface HttpService {
  listen(port: number, host: string): Promise<{ port: number }>;
  /** Answers what is under way and takes nothing new; cuts off what is not done in time (milliseconds). */
  close(graceMs: number): Promise<void>;
}

/** How long it must have been quiet before a service that stops takes nothing new, and how long that may take. */
const lastCall = { quietMs: 250, atMostMs: 2_000 };

const requestError = (message: string) => ({ errors: [{ message }] });

type Timeouts = Record<keyof typeof limits.timeouts, number>;

interface Endpoint {
  pages: PageServer | null;
  handle: GraphqlHandler;
  services: Services;
  trustedProxies: number;
  timeouts: Timeouts;
  underWay: number;
  /** Who is sending a large body, once an upload. */
  uploads: number[];
}

function refuseAsBusy(endpoint: Endpoint, response: ServerResponse, reason: string): void {
  endpoint.services.metrics.count('skuret_rejections_total', { reason });
  respondJson(response, 503, requestError('Too much is asked right now. Please try again.'), {
    'retry-after': 1,
  });
}

/** Null when it took longer; the work itself goes on to its end. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    deadline = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(deadline));
}

/** The body of a POST, or null when the answer was given already because there is none to go on with. */
async function receive(
  endpoint: Endpoint,
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | null> {
  const { headers } = request;
  const { timeouts, services } = endpoint;
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    respondJson(response, 415, requestError('Compressed requests are not taken.'));
    return null;
  }
  const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // Only who is signed in may send much, and nobody is looked up for a body of the usual size.
  const caller = announced > limits.body.bytes ? await context.caller() : null;
  const uploader = caller?.kind === 'user' ? caller.user.id : null;
  const most = uploader === null ? limits.body.bytes : limits.body.uploadBytes;
  const isDeclaredTooLarge = Number.isFinite(announced) && announced > most;
  if (uploader !== null) {
    const own = endpoint.uploads.filter((id) => id === uploader).length;
    if (endpoint.uploads.length >= limits.body.uploads || own >= limits.body.uploadsOfOne) {
      refuseAsBusy(endpoint, response, 'uploads');
      return null;
    }
    endpoint.uploads.push(uploader);
  }
  const time = uploader === null ? timeouts.body : timeouts.upload;
  const read = isDeclaredTooLarge
    ? { failure: 'too large' as const }
    : await readBody(request, most, time);
  if (uploader !== null) endpoint.uploads.splice(endpoint.uploads.indexOf(uploader), 1);
  if (!('failure' in read)) return read.text;
  services.metrics.count('skuret_rejections_total', { reason: read.failure });
  // The rest of the body is never read, so the connection cannot go on.
  const close = { connection: 'close' };
  if (read.failure === 'too large')
    respondJson(response, 413, requestError('The request is too large.'), close);
  if (read.failure === 'too slow')
    respondJson(response, 408, requestError('The request did not arrive in time.'), close);
  return null;
}

async function answerGraphql(
  endpoint: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const idempotencyKey = headers['idempotency-key'];
  const context = createContext(endpoint.services, {
    authorization: headers.authorization,
    // Node joins what is sent twice; only some names come as lists.
    idempotencyKey: Array.isArray(idempotencyKey) ? idempotencyKey.join(', ') : idempotencyKey,
    address: clientAddress(request, endpoint.trustedProxies),
  });
  let body: string | null = null;
  if (request.method === 'POST') {
    body = await receive(endpoint, context, request, response);
    if (body === null) return;
  }
  endpoint.underWay += 1;
  const work = endpoint
    .handle({ method: request.method ?? 'GET', url: request.url ?? '/', headers, body, context })
    .finally(() => {
      endpoint.underWay -= 1;
    });
  const done = await within(work, endpoint.timeouts.operation);
  if (!done) {
    endpoint.services.log.error('an operation took too long');
    refuseAsBusy(endpoint, response, 'operation');
    return;
  }
  const [text, init] = done;
  respond(
    response,
    init.status,
    { 'cache-control': 'no-store', ...(init.headers ?? {}) },
    text ?? '',
  );
}

async function answer(
  options: HttpOptions,
  endpoint: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/graphql') {
    if (endpoint.underWay >= limits.operations) refuseAsBusy(endpoint, response, 'operations');
    else await answerGraphql(endpoint, request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    respondText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    return;
  }
  if (pathname === '/healthz') {
    respondText(response, 200, 'ok');
    return;
  }
  if (pathname === '/readyz') {
    const ready = await options.checkReady().then(
      () => true,
      () => false,
    );
    respondText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready');
    return;
  }
  if (pathname === '/metrics' && mayReadMetrics(request, options.metricsToken)) {
    respond(
      response,
      200,
      { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      options.services.metrics.text(),
    );
    return;
  }
  if (pathname.startsWith('/pictures/')) {
    await servePicture(
      response,
      options.services.pictures.store,
      pathname.slice('/pictures/'.length),
    );
    return;
  }
  if (await endpoint.pages?.serve(request, response, pathname)) return;
  options.app.serve(request, response, pathname);
}

/** What a request is counted under: a short list, whatever addresses are asked for. */
function routeOf(pathname: string): string {
  if (['/graphql', '/healthz', '/readyz', '/metrics'].includes(pathname)) return pathname;
  if (pathname.startsWith('/pictures/')) return '/pictures';
  return pathname.startsWith('/assets/') || pathname.startsWith('/images/') ? '/files' : '/pages';
}

/** Everything that the service answers over HTTP. */
export function createHttpService(options: HttpOptions): HttpService {
  const { services } = options;
  const timeouts: Timeouts = { ...limits.timeouts, ...options.timeouts };
  const schema = createSchema();
  const endpoint: Endpoint = {
    pages: options.firstScreens
      ? createPageServer(options.firstScreens, schema, services, options)
      : null,
    handle: createGraphqlHandler(schema, {
      introspection: options.introspection,
      log: services.log,
      metrics: services.metrics,
    }),
    services,
    trustedProxies: options.trustedProxies,
    timeouts,
    underWay: 0,
    uploads: [],
  };
  services.metrics.gauge(
    'skuret_operations_under_way',
    'Operations whose body has arrived and whose work is not done.',
    () => endpoint.underWay,
  );
  services.metrics.gauge(
    'skuret_requests_under_way',
    'Requests whose head has arrived and whose answer is not out.',
    () => requestsUnderWay,
  );
  let requestsUnderWay = 0;
  let latestRequest = 0;
  let closing = false;

  const server: Server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers / 2),
    },
    (request, response) => {
      const id = randomUUID();
      const start = performance.now();
      const pathname = request.url?.split('?')[0] ?? '/';
      requestsUnderWay += 1;
      latestRequest = start;
      response.setHeader('x-request-id', id);
      if (options.hsts) response.setHeader('strict-transport-security', hstsHeader);
      if (closing) response.setHeader('connection', 'close');
      const sending = request.method === 'POST' ? timeouts.upload + timeouts.operation : 0;
      let tooSlow = false;
      const late = setTimeout(() => {
        tooSlow = true;
        services.metrics.count('skuret_rejections_total', { reason: 'slow reader' });
        response.destroy();
      }, timeouts.answer + sending);
      response.once('close', () => {
        clearTimeout(late);
        requestsUnderWay -= 1;
        const ms = performance.now() - start;
        const status = response.statusCode;
        const whole = response.writableEnded && !tooSlow;
        services.metrics.request(routeOf(pathname), whole ? status : 499, ms / 1000);
        services.log.info(
          {
            requestId: id,
            method: request.method,
            path: pathname,
            status,
            ms: Math.round(ms),
            ...(whole ? {} : { cutOff: true }),
          },
          'request',
        );
      });
      const answered = requestScope.run({ requestId: id }, () =>
        answer(options, endpoint, request, response),
      );
      answered.catch((error: unknown) => {
        services.metrics.count('skuret_unexpected_errors_total');
        services.log.error({ requestId: id, errorId: id, err: error }, 'unexpected error');
        const message = 'Something went wrong on our side. Please try again.';
        if (response.headersSent) response.destroy();
        else
          respondJson(response, 500, {
            errors: [{ message, extensions: { code: 'INTERNAL', id } }],
          });
      });
    },
  );

  server.maxConnections = limits.connections;
  server.setTimeout(timeouts.idle);

  return {
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve({ port: (server.address() as AddressInfo).port });
        });
      });
    },
    async close(graceMs) {
      closing = true;
      // Who has just connected, or is about to use a connection again, is still heard.
      const start = performance.now();
      const end = start + Math.min(lastCall.atMostMs, graceMs);
      latestRequest = start;
      while (performance.now() < Math.min(end, latestRequest + lastCall.quietMs)) await wait(50);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose request was under way before is idle once that is answered.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(late);
    },
  };
}
