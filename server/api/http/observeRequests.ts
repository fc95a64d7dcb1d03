import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { limits } from '../../config/limits';
import type { RequestContext, Services } from '../../context/context';
import type { OfficeContext } from '../../context/officeContext';
import { clientAddress } from '../web/clientAddress';
import { busy } from './Refusal';
import type { Timeouts, Traffic } from './traffic';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The response stays open: it has no time limit, it counts against a bound of its own, and stopping the service
     * ends it.
     */
    stream?: boolean;
  }
  interface FastifyRequest {
    /** The context of a request to `/graphql`, `/uploads` or `/events`; null for any other. */
    context: RequestContext | null;
    /** The context of a request to `/office/graphql`; null for any other. */
    office: OfficeContext | null;
  }
  interface FastifyReply {
    /** The timer that cuts off a client which does not take the response. */
    deadline: NodeJS.Timeout | null;
  }
}

/** The label under which metrics count a request: a short list, whatever the addresses. */
function getRoute(pathname: string): string {
  if (
    [
      '/graphql',
      '/office/graphql',
      '/uploads',
      '/events',
      '/payment-events',
      '/healthz',
      '/readyz',
      '/metrics',
    ].includes(pathname)
  )
    return pathname;
  if (pathname.startsWith('/pictures/')) return '/pictures';
  if (pathname.startsWith('/export/')) return '/export';
  if (pathname.startsWith('/calendar/')) return '/calendar';
  return pathname.startsWith('/assets/') || pathname.startsWith('/images/') ? '/files' : '/pages';
}

interface Options {
  services: Services;
  timeouts: Timeouts;
  trustedProxies: number;
}

/**
 * Counts a request and logs it when it is over. Cuts off a client that does not take the response in time.
 */
export function createObserver(
  traffic: Traffic,
  { services, timeouts, trustedProxies }: Options,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const { log, metrics } = services;

  return (request, reply) => {
    const start = performance.now();
    const { raw } = reply;
    const { method } = request;
    const pathname = getPath(request);
    traffic.requests += 1;
    traffic.latest = start;
    if (traffic.isClosing) raw.shouldKeepAlive = false;
    const sending = method === 'POST' ? timeouts.upload + timeouts.operation : 0;
    let tooSlow = false;
    reply.deadline = setTimeout(() => {
      tooSlow = true;
      metrics.rejections.inc({ reason: 'slow reader' });
      raw.destroy();
    }, timeouts.answer + sending);
    raw.once('close', () => {
      clearTimeout(reply.deadline ?? undefined);
      traffic.requests -= 1;
      const ms = performance.now() - start;
      const status = raw.statusCode;
      const whole = raw.writableEnded && !tooSlow;
      const route = getRoute(pathname);
      metrics.requests.inc({ route, status: whole ? status : 499 });
      // A stream's duration says nothing about response times.
      if (!request.routeOptions.config.stream) metrics.requestSeconds.observe({ route }, ms / 1000);
      if (!log.isLevelEnabled('info')) return;
      log.info(
        {
          requestId: request.id,
          method,
          path: shownPath(pathname),
          status,
          ms: Math.round(ms),
          address: clientAddress(request.raw, trustedProxies),
          ...(request.context && {
            operation: request.context.operation,
            member: request.context.member,
          }),
          ...(request.office && {
            operation: request.office.operation,
            staff: request.office.staffId,
          }),
          ...(whole ? {} : { cutOff: true }),
        },
        'request',
      );
    });
  };
}

/** Limits the routes with `config: { stream: true }`: at most `most` concurrently, and no deadline. */
export function boundStreams(app: FastifyInstance, traffic: Traffic, most: number): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.stream) return;
    const bound: onRequestHookHandler = (request, reply, done) => {
      if (traffic.isClosing || traffic.streams.size >= most) {
        done(busy('streams'));
        return;
      }
      clearTimeout(reply.deadline ?? undefined);
      request.socket.setTimeout(0);
      traffic.streams.add(reply.raw);
      // Streams do not count against the limit of connections.
      app.server.maxConnections = limits.connections + traffic.streams.size;
      reply.raw.once('close', () => {
        traffic.streams.delete(reply.raw);
        app.server.maxConnections = limits.connections + traffic.streams.size;
      });
      done();
    };
    route.onRequest = [bound].concat(route.onRequest ?? []);
  });
}

/** A path for the log, without the secrets that are a key to something. */
const shownPath = (pathname: string) =>
  pathname.replace(/^\/(export|calendar|unsubscribe|report)\/.*/s, '/$1/…');

/** The requested path, without the query. */
export function getPath({ url }: FastifyRequest): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
