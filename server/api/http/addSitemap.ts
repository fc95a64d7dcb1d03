import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context/context';
import { createSitemap } from '../pages/createSitemap';
import { getOrigin, type PublicOrigin } from '../pages/servePage';

interface Options {
  services: Services;
  appFolder: string;
  place: PublicOrigin;
}

const hour = 'public, max-age=3600';

/**
 * The files that search engines request first: the allowed paths (`public/robots.txt`), and the list of addresses. Both
 * need absolute addresses, so without a known public address there is no list.
 */
export function addSitemap(app: FastifyInstance, { services, appFolder, place }: Options): void {
  const { reader: executor, categories, now } = services;
  const sitemap = createSitemap({ executor, categories, now });

  const send = (reply: FastifyReply, xml: string | null) =>
    xml === null
      ? reply.code(404).send('Not found\n')
      : reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(xml);

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = getOrigin(request, place);
    return send(reply, origin === '' ? null : await sitemap.whole(origin));
  });
  app.get(
    '/sitemap-:name.xml',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const origin = getOrigin(request, place);
      return send(reply, origin === '' ? null : await sitemap.part(origin, request.params.name));
    },
  );

  const rules = readFile(path.join(appFolder, 'robots.txt'), 'utf8').catch(() => null);
  app.get('/robots.txt', async (request, reply) => {
    const text = await rules;
    if (text === null) return reply.code(404).send('Not found\n');
    const origin = getOrigin(request, place);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(origin === '' ? text : `${text}\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
