import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../config/limits';
import { message } from '../../texts/translate';
import { busy, Refusal } from './Refusal';
import type { Timeouts } from './traffic';

/**
 * Receives bodies as bytes, whatever content type the request names: the routes check them. The size limit is the
 * `bodyLimit` of the route. A body that does not arrive in time gets a 408 response, and the connection is closed.
 */
export function receiveBodies(app: FastifyInstance, timeouts: Timeouts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    if (headers['content-length'] ?? headers['transfer-encoding']) {
      const isUpload = mayBeLarge(headers) || routeOptions.url === '/uploads';
      const deadline = setTimeout(
        () => {
          // After the response the rest of an unread body may still come.
          if (reply.sent) raw.destroy();
          else reply.header('connection', 'close').send(late());
        },
        isUpload && headers.authorization !== undefined ? timeouts.upload : timeouts.body,
      ).unref();
      raw.once('end', () => clearTimeout(deadline));
    }
    done();
  });
}

const late = () => new Refusal(408, message('request.tooSlow'), 'too slow');

/** Whether a body can be larger than visitors may send. Without a declared length it can. */
export function mayBeLarge(headers: FastifyRequest['headers']): boolean {
  return !(Number(headers['content-length']) <= limits.body.bytes);
}

export function rejectCompressed({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new Refusal(415, 'Compressed request bodies are not supported.', 'compressed');
  }
}

/** Counts a large body of a member until it has arrived. Throws 503 when too many are being received. */
export type UploadLimit = (userId: number, request: FastifyRequest, reply: FastifyReply) => void;

/** Limits the large bodies that are received concurrently, over all routes: each may hold its bytes in memory. */
export function createUploadLimit(): UploadLimit {
  /** The members of the uploads that have not arrived yet. */
  const uploads = new Map<IncomingMessage, number>();
  return (userId, { raw }, reply) => {
    const own = [...uploads.values()].filter((other) => other === userId).length;
    if (uploads.size >= limits.body.uploads || own >= limits.body.uploadsOfOne) {
      throw busy('uploads');
    }
    // The client may have disconnected while its token was looked up.
    if (reply.raw.destroyed) return;
    uploads.set(raw, userId);
    const end = () => uploads.delete(raw);
    raw.once('end', end);
    reply.raw.once('close', end);
  };
}
