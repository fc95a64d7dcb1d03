import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler';
import { limits } from '../limits';
import { Answer } from '../web/Answer';
import { answerRequest } from './answerRequest';
import { answerUnexpected } from './answerUnexpected';
import { closeServer } from './closeServer';
import type { Endpoint, Timeouts } from './endpoint';
import type { HttpOptions } from './httpOptions';
import { observeRequest, type Traffic } from './observeRequest';

export interface HttpService {
  listen(port: number, host: string): Promise<{ port: number }>;
  /** Answers what is under way and takes nothing new; cuts off what is not done in time (milliseconds). */
  close(graceMs: number): Promise<void>;
}

/** Everything that the service answers over HTTP. */
export function createHttpService(options: HttpOptions): HttpService {
  const { schema, services } = options;
  const timeouts: Timeouts = { ...limits.timeouts, ...options.timeouts };
  const endpoint: Endpoint = {
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
  const traffic: Traffic = { underWay: 0, latest: 0, isClosing: false };
  services.metrics.gauge(
    'skuret_operations_under_way',
    'Operations whose body has arrived and whose work is not done.',
    () => endpoint.underWay,
  );
  services.metrics.gauge(
    'skuret_requests_under_way',
    'Requests whose head has arrived and whose answer is not out.',
    () => traffic.underWay,
  );

  const server: Server<typeof IncomingMessage, typeof Answer> = createServer(
    {
      ServerResponse: Answer,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers / 2),
    },
    (request, response) => {
      observeRequest({ services, timeouts, hsts: options.hsts }, traffic, request, response);
      answerRequest(options, endpoint, request, response).catch((error: unknown) =>
        answerUnexpected(services, response, error),
      );
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
    close: (graceMs) => closeServer(server, traffic, graceMs),
  };
}
