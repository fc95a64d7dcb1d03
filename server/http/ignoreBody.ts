import type { FastifyInstance } from 'fastify';

/** How much is read of a body that says nothing, in bytes. */
const bodyLimit = 1_000;

/** Accepts a body of any type on the routes of `app`, and ignores it: their form has no fields. */
export function ignoreBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, next) =>
    next(null, null),
  );
}
