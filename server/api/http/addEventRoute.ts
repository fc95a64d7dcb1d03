import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context/context';
import { signInFirst } from '../../validation/errors';
import { createRequestContexts } from './createRequestContexts';
import { busy, noApiToken, Refusal } from './Refusal';

/** `GET /events`: sends changes as an event stream to a signed-in member (docs/decisions/35-event-stream.md). */
export function addEventRoute(
  app: FastifyInstance,
  { services, trustedProxies }: { services: Services; trustedProxies: number },
): void {
  const createContext = createRequestContexts(services, trustedProxies);
  app.get('/events', {
    config: { stream: true },
    exposeHeadRoute: false,
    async onRequest(request) {
      request.context = createContext(request);
      request.context.operation = 'events';
    },
    async handler({ context }, reply) {
      const caller = await context?.caller();
      if (caller?.kind !== 'user') {
        if (context) context.security('refused', context, { reason: 'unauthenticated' });
        if (caller?.kind === 'apiToken') throw noApiToken();
        throw new Refusal(401, signInFirst, 'unauthenticated', 'UNAUTHENTICATED');
      }
      if (services.events.isFull(caller.user.id)) throw busy('streams of one');
      const { raw } = reply;
      // The client may have disconnected while its token was looked up.
      if (raw.destroyed || raw.writableEnded) return reply.hijack();
      reply.hijack();
      for (const [name, value = ''] of Object.entries(reply.getHeaders()))
        raw.setHeader(name, value);
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that buffers responses would delay every event.
        'x-accel-buffering': 'no',
      });
      services.events.open(raw, caller.claims);
      return reply;
    },
  });
}
