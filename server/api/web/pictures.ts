import type { FastifyInstance } from 'fastify';
import {
  type PictureStore,
  PictureStoreAway,
  pictureType,
} from '../../tools/pictures/pictureStore';
import { mailedPictureHeaders } from './securityHeaders';

/** `/pictures/*`: a stored picture. Its name is made from its content, so it may be cached for ever. */
export function addPictures(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { '*': string } }>('/pictures/*', async (request, reply) => {
    const name = request.params['*'];
    const file = await store.read(name).catch((error: unknown) => {
      if (error instanceof PictureStoreAway) return 'away' as const;
      throw error;
    });
    if (file === 'away') {
      reply.code(503).header('retry-after', '5');
      return 'The pictures cannot be reached right now\n';
    }
    if (!file) return reply.code(404).send('Not found\n');
    reply.headers({
      ...mailedPictureHeaders,
      'content-type': pictureType(name),
      'content-length': file.size,
      // The store has this name, so it consists of letters, digits, hyphens and a dot.
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return reply.send(file.stream());
  });
}
