import type { FastifyInstance } from 'fastify';
import { addresses } from '../../../domain/values/addresses';
import { getOrigin, type PublicOrigin } from '../pages/servePage';

interface Options {
  now: () => Date;
  place: PublicOrigin;
}

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** The end of what `security.txt` says, at midnight, so that it changes once a day. */
const expiresAt = (now: Date) =>
  new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs).toISOString();

/** The routes under `/.well-known/` for browsers, password managers and researchers. */
export function addWellKnown(app: FastifyInstance, { now, place }: Options): void {
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(`${addresses.settings}#security`, 302),
  );

  app.get('/.well-known/passkey-endpoints', async (request, reply) => {
    const settings = `${getOrigin(request, place)}${addresses.settings}#security`;
    return reply
      .type('application/json')
      .send(JSON.stringify({ enroll: settings, manage: settings }));
  });

  // RFC 9116 wants absolute addresses, so without a known public address there is none.
  app.get('/.well-known/security.txt', async (request, reply) => {
    const origin = getOrigin(request, place);
    if (origin === '') return reply.code(404).send('Not found\n');
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${origin}${addresses.contact}`,
          `Expires: ${expiresAt(now())}`,
          'Preferred-Languages: da, en',
          `Canonical: ${origin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
