import type { FastifyRequest } from 'fastify';
import { createContext, type RequestContext, type Services } from '../../context/context';
import { clientAddress } from '../web/clientAddress';

/** The context of a request, for the resolvers and the log. */
export function getRequestContext(
  services: Services,
  { headers, raw, id }: FastifyRequest,
  trustedProxies: number,
): RequestContext {
  const key = headers['idempotency-key'];
  return createContext(services, {
    authorization: headers.authorization,
    acceptLanguage: headers['accept-language'],
    // Node joins most repeated headers into one string; only some come as lists.
    idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
    address: clientAddress(raw, trustedProxies),
    userAgent: headers['user-agent'] ?? '',
    requestId: id,
  });
}
