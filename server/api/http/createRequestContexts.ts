import type { FastifyRequest } from 'fastify';
import { createContexts, type RequestContext, type Services } from '../../context/context';
import { clientAddress } from '../web/clientAddress';

/** Returns a function that creates the context of a request, for the resolvers and the log. */
export function createRequestContexts(
  services: Services,
  trustedProxies: number,
): (request: FastifyRequest) => RequestContext {
  const createContext = createContexts(services);
  return ({ headers, raw, id }) => {
    const key = headers['idempotency-key'];
    return createContext({
      authorization: headers.authorization,
      acceptLanguage: headers['accept-language'],
      // Node joins most repeated headers into one string; only some come as lists.
      idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
      address: clientAddress(raw, trustedProxies),
      userAgent: headers['user-agent'] ?? '',
      requestId: id,
    });
  };
}
