import type { FastifyInstance } from 'fastify';
import { identityCheckMinutes } from '../../../domain/members/identity';
import { addresses } from '../../../domain/values/addresses';
import type { Services } from '../../context/context';
import { identityCallback } from '../../members/identity/createIdentityBroker';
import { askedLanguage } from '../../texts/askedLanguage';
import { type Message, message, translate } from '../../texts/translate';
import { signInFirst } from '../../validation/errors';
import { createRequestContexts } from './createRequestContexts';

interface Options {
  services: Services;
  trustedProxies: number;
  publicUrl: string | undefined;
}

const cookie = 'identity_check';

/** The value of our cookie; null without a valid one. */
const readBrowser = (header: string | undefined) =>
  new RegExp(`(?:^|; ?)${cookie}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null;

/**
 * `POST /identity/start`: starts an identity check for the session; responds with the URL of the broker. The cookie
 * binds it to the browser, so that a link to the broker is of no use to another person. `GET /identity/callback`: where
 * the broker sends the member back. Neither exists without a broker.
 */
export function addIdentityRoutes(
  app: FastifyInstance,
  { services, trustedProxies, publicUrl }: Options,
): void {
  const { identity, log } = services;
  if (!identity) return;
  const attributes = `Path=/identity; HttpOnly; SameSite=Lax${publicUrl?.startsWith('https:') ? '; Secure' : ''}`;

  const createContext = createRequestContexts(services, trustedProxies);
  app.post('/identity/start', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, error: Message) =>
      reply.code(status).send({
        errors: [translate(error, askedLanguage(request.headers['accept-language']))],
      });
    const context = createContext(request);
    context.operation = 'identity';
    const caller = await context.caller();
    if (caller.kind !== 'user') return refuse(401, signInFirst);
    const many = await services.rateLimits.exceeded(['identity', caller.user.id]);
    if (many) return refuse(429, many.text);
    try {
      const session = { memberId: caller.user.id, tokenId: caller.claims.tokenId };
      const { url, browser } = await identity.begin(session);
      const seconds = identityCheckMinutes * 60;
      reply.header('set-cookie', `${cookie}=${browser}; Max-Age=${seconds}; ${attributes}`);
      return reply.send({ url });
    } catch (error) {
      log.warn({ err: error }, 'the identity broker does not answer');
      return refuse(503, message('identity.away'));
    }
  });

  app.get(identityCallback, {
    // A HEAD request would use the check up.
    exposeHeadRoute: false,
    async handler(request, reply) {
      const start = request.url.indexOf('?');
      const query = start < 0 ? '' : request.url.slice(start);
      const outcome = await identity.finish(query, readBrowser(request.headers.cookie));
      return reply
        .code(303)
        .headers({
          location: `${addresses.settings}?part=account&identity=${outcome}`,
          'set-cookie': `${cookie}=; Max-Age=0; ${attributes}`,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .send();
    },
  });
}
