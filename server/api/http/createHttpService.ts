import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { correctedPath, isKnownPath } from '../../../domain/values/addresses';
import { limits } from '../../config/limits';
import type { Services } from '../../context/context';
import type { Pages } from '../pages/openPages';
import { servePage } from '../pages/servePage';
import { appFiles, looksLikeFile } from '../web/appFiles';
import { clientAddress } from '../web/clientAddress';
import { isThisMachine } from '../web/isThisMachine';
import { addPictures } from '../web/pictures';
import { commonHeaders, hstsHeader } from '../web/securityHeaders';
import { sharedPictures } from '../web/sharedPictures';
import { addAnswerRoute } from './addAnswerRoute';
import { addEventRoute } from './addEventRoute';
import { addGraphqlRoute } from './addGraphqlRoute';
import { addIdentityRoutes } from './addIdentityRoutes';
import { addLeavingRoutes } from './addLeavingRoutes';
import { addMailPages } from './addMailPages';
import { addNewsletterRoute } from './addNewsletterRoute';
import { addOfficeRoutes, type Office } from './addOfficeRoutes';
import { addPaymentRoutes } from './addPaymentRoutes';
import { addReportRoutes } from './addReportRoutes';
import { addSitemap } from './addSitemap';
import { addUnsubscribeRoute } from './addUnsubscribeRoute';
import { addUploadRoute } from './addUploadRoute';
import { addWellKnown } from './addWellKnown';
import { answerError } from './answerError';
import { closeApp } from './closeApp';
import { closeForMaintenance } from './closeForMaintenance';
import { limitConnections } from './limitConnections';
import { boundStreams, createObserver, getPath } from './observeRequests';
import { createUploadLimit, receiveBodies } from './receiveBodies';
import type { Timeouts, Traffic } from './traffic';

/**
 * Whether a request may read the metrics: with a token set, it needs the token. Without one, it has to come from this
 * machine and not through a proxy on it.
 */
function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(request);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

export interface HttpOptions {
  schema: GraphQLSchema;
  services: Services;
  office: Office;
  appFolder: string;
  /** Null when the app has not been built. */
  pages: Pages | null;
  introspection: boolean;
  trustedProxies: number;
  hsts: 'off' | keyof typeof hstsHeader;
  metricsToken: string | undefined;
  /** The mail server; undefined when mails are stored and shown instead. */
  smtp: object | undefined;
  /** The public address of the service; undefined when only the request's `Host` header tells it. */
  publicUrl: string | undefined;
  /** Overrides of `limits.timeouts`: tests do not wait for minutes. */
  timeouts?: Partial<Timeouts>;
  /** Event streams that may be open concurrently. */
  streams: number;
  /** Routes of tests. Called before the service's own routes are added, so that a test's hook sees each of them. */
  addRoutes?: (app: FastifyInstance) => void;
  /** Throws when the service cannot do its work now. */
  checkReady(): Promise<void>;
}

export interface HttpService {
  listen(port: number, host: string): Promise<{ port: number }>;
  /** Answers the requests under way and accepts no new ones. After `graceMs` milliseconds it cuts off the rest. */
  close(graceMs: number): Promise<void>;
}

/** The allowed methods of addresses that take more than reads. */
const allowed: Record<string, string> = {
  '/graphql': 'GET, POST',
  '/office/graphql': 'POST',
  '/report': 'GET, HEAD, POST',
  '/uploads': 'POST',
  '/payment-events': 'POST',
};

type AnswerOther = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The routes for members and visitors. */
function addAppRoutes(
  app: FastifyInstance,
  options: HttpOptions,
  { timeouts, answerOther }: { timeouts: Timeouts; answerOther: AnswerOther },
): void {
  const { services, trustedProxies, appFolder } = options;
  const limitUploads = createUploadLimit();
  addGraphqlRoute(app, { ...options, timeouts, limitUploads });
  app.register(addUploadRoute, { services, trustedProxies, limitUploads });
  app.register(addPaymentRoutes, { services, trustedProxies });
  app.register(addUnsubscribeRoute, { services });
  app.register(addNewsletterRoute, { services });
  app.register(addAnswerRoute, { services, trustedProxies });
  addMailPages(app, {
    services,
    trustedProxies,
    sendsMail: options.smtp !== undefined,
    publicUrl: options.publicUrl,
    answerOther,
  });
  addOfficeRoutes(app, { ...options, ...options.office, timeouts, answerOther });
  addReportRoutes(app, { services, trustedProxies });
  addEventRoute(app, { services, trustedProxies });
  addIdentityRoutes(app, { services, trustedProxies, publicUrl: options.publicUrl });
  addLeavingRoutes(app, { services, base: options.publicUrl ?? '' });
  addWellKnown(app, { now: services.now, place: options });
  addSitemap(app, { services, appFolder, place: options });
  addPictures(app, services.pictures.store);
  app.register(appFiles, { folder: appFolder });
  app.register(sharedPictures, { folder: appFolder });
}

/** The routes for monitoring. */
function addOperatorRoutes(
  app: FastifyInstance,
  { services, trustedProxies, checkReady, metricsToken }: HttpOptions,
  answerOther: AnswerOther,
): void {
  const { registry } = services.metrics;
  app.get('/healthz', async () => 'ok\n');
  app.get('/readyz', async (_request, reply) =>
    checkReady().then(
      () => 'ready\n',
      () => reply.code(503).send('not ready\n'),
    ),
  );
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, metricsToken)) {
      const address = clientAddress(request.raw, trustedProxies);
      const source = { address, requestId: request.id, member: null };
      services.security('refused', source, { reason: 'forbidden' });
      return answerOther(request, reply);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Everything that the service answers over HTTP. */
export function createHttpService(options: HttpOptions): HttpService {
  const { services, pages, trustedProxies } = options;
  const { metrics } = services;
  const timeouts: Timeouts = { ...limits.timeouts, ...options.timeouts };
  const traffic: Traffic = { requests: 0, streams: new Set(), latest: 0, isClosing: false };
  const headers = {
    ...commonHeaders,
    ...(options.hsts === 'off' ? {} : { 'strict-transport-security': hstsHeader[options.hsts] }),
  };

  const observe = createObserver(traffic, { services, timeouts, trustedProxies });
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    observe(request, reply);
    reply.headers(headers).header('x-request-id', request.id);
  };

  /** Answers every address without a route: a page, or 404 for a missing file. */
  async function answerOther(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const pathname = getPath(request);
    const corrected = correctedPath(pathname);
    if (corrected !== null) {
      return reply.redirect(corrected + request.url.slice(pathname.length), 301);
    }
    if (pages && (isKnownPath(pathname) || !looksLikeFile(pathname))) {
      return servePage(pages, options, request, reply);
    }
    return reply.code(404).send('Not found\n');
  }

  const app = fastify({
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers / 2),
    },
    bodyLimit: limits.body.bytes,
    requestTimeout: timeouts.upload,
    keepAliveTimeout: timeouts.keepAlive,
    connectionTimeout: timeouts.idle,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    // A path that cannot be decoded reaches no hook, so `begin` is called here.
    frameworkErrors(_error, request, reply) {
      begin(request as FastifyRequest, reply as FastifyReply);
      void answerOther(request as FastifyRequest, reply as FastifyReply);
    },
  });
  limitConnections(app.server, trustedProxies, (reason) => metrics.rejections.inc({ reason }));
  boundStreams(app, traffic, options.streams);
  receiveBodies(app, timeouts);
  app.decorateRequest('context', null);
  app.decorateRequest('office', null);
  app.decorateReply('deadline', null);
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = allowed[getPath(request)] ?? 'GET, HEAD';
      // The service does not wait for the body.
      reply.code(405).headers({ allow, connection: 'close' }).send('Method not allowed\n');
      return;
    }
    // No text of the database can contain a zero byte, so nothing has that name.
    if (!request.is404 && getPath(request).includes('%00')) {
      reply.code(404).headers({ connection: 'close' }).send('Not found\n');
      return;
    }
    done();
  });
  closeForMaintenance(app, services);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(services, error, request, reply),
  );
  app.setNotFoundHandler(answerOther);
  options.addRoutes?.(app);

  addAppRoutes(app, options, { timeouts, answerOther });
  addOperatorRoutes(app, options, answerOther);
  metrics.gauge(
    'skuret_requests_under_way',
    'Requests whose head has arrived and whose answer is not out; without streams.',
    () => traffic.requests - traffic.streams.size,
  );
  metrics.gauge('skuret_streams', 'Open event streams.', () => traffic.streams.size);

  return {
    async listen(port, host) {
      // For "localhost" Fastify would open a second server, without these bounds.
      await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host });
      return { port: (app.server.address() as AddressInfo).port };
    },
    close: (graceMs) => closeApp(app, traffic, graceMs),
  };
}
