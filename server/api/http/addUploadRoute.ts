import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { limits } from '../../config/limits';
import type { RequestContext, Services } from '../../context/context';
import { isDatabaseAway } from '../../database/isDatabaseAway';
import { isDatabaseBusy } from '../../database/isDatabaseBusy';
import { askedLanguage } from '../../texts/askedLanguage';
import { type Message, message, translate } from '../../texts/translate';
import { notAPicture } from '../../tools/pictures/notAPicture';
import { PictureStoreAway } from '../../tools/pictures/pictureStore';
import { countUploads } from '../../tools/records/pictures';
import { ourMistake, signInFirst } from '../../validation/errors';
import { noteFailure } from '../noteFailure';
import { createRequestContexts } from './createRequestContexts';
import { asRefusal, Refusal } from './Refusal';
import { rejectCompressed, type UploadLimit } from './receiveBodies';

interface Options {
  services: Services;
  trustedProxies: number;
  limitUploads: UploadLimit;
}

/** A refused upload, with a reason for a person. `retryAfter`: seconds after which the same upload may succeed. */
class UploadRefused extends Error {
  constructor(
    readonly statusCode: number,
    /** A text of the catalogue, or the message of another part. */
    readonly reason: Message | string,
    readonly retryAfter?: number,
  ) {
    super(typeof reason === 'string' ? reason : translate(reason, 'asGiven'));
  }
}

const tooLarge = message('pictures.tooLarge');

const manyToday = message('pictures.tooManyToday');

/** Seconds after which a temporarily refused picture is worth a retry. */
const moment = 2;

function inWords(error: Error & { statusCode?: number }): UploadRefused | null {
  if (error instanceof UploadRefused) return error;
  if (error instanceof Refusal) {
    if (error.statusCode === 413) return new UploadRefused(413, tooLarge);
    const isBusy = error.statusCode === 503;
    return new UploadRefused(error.statusCode, error.text, isBusy ? moment : undefined);
  }
  // The queue of pictures belongs to the GraphQL API too, and throws a GraphQL error.
  if (error instanceof GraphQLError && error.extensions['code'] === 'OVERLOADED') {
    const overloaded = error.extensions['text'] as Message | undefined;
    return new UploadRefused(503, overloaded ?? error.message, moment);
  }
  if (error instanceof PictureStoreAway || isDatabaseAway(error) || isDatabaseBusy(error)) {
    const reason = message('pictures.notKept');
    return new UploadRefused(503, reason, moment);
  }
  // An error of the framework, for example an invalid content type.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return new UploadRefused(statusCode, error.message);
  return null;
}

/** The id of the uploading member, checked before the body is read. */
async function uploader(context: RequestContext): Promise<number> {
  const caller = await context.caller();
  if (caller.kind !== 'user') {
    context.security('refused', context, { reason: 'unauthenticated' });
    if (caller.kind === 'apiToken') throw new UploadRefused(403, message('apiTokens.onlyGraphql'));
    throw new UploadRefused(401, signInFirst);
  }
  return caller.user.id;
}

/**
 * `POST /uploads`: a picture as raw bytes, from a signed-in member, who may use it from then on. Responds with 201 and
 * its address, or with texts for a person in `errors`.
 */
export async function addUploadRoute(
  app: FastifyInstance,
  { services, trustedProxies, limitUploads }: Options,
): Promise<void> {
  const createContext = createRequestContexts(services, trustedProxies);
  app.setErrorHandler((thrown: FastifyError, request, reply: FastifyReply) => {
    const error = asRefusal(thrown);
    const refused = inWords(error);
    const language = askedLanguage(request.headers['accept-language']);
    // Closing a connection with unread bytes resets it, and the response would be lost.
    request.raw.resume();
    if (!refused) {
      noteFailure(services, error, { requestId: request.id });
      return reply.code(500).send({ errors: [translate(ourMistake, language)] });
    }
    if (error instanceof Refusal) services.metrics.rejections.inc({ reason: error.reason });
    if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
    const { statusCode, reason } = refused;
    const sentence = typeof reason === 'string' ? reason : translate(reason, language);
    return reply.code(statusCode).send({ errors: [sentence] });
  });

  app.post('/uploads', {
    bodyLimit: limits.picture.bytes,
    async onRequest(request, reply) {
      const context = createContext(request);
      request.context = context;
      context.operation = 'upload';
      const userId = await uploader(context);
      rejectCompressed(request);
      const many = await services.rateLimits.exceeded(['uploads', userId]);
      if (many) {
        context.security('refused', context, { reason: 'rate limit' });
        throw new UploadRefused(429, many.text, many.minutes * 60);
      }
      if ((await countUploads(services.executor, userId)) >= limits.picture.uploads) {
        context.security('refused', context, { reason: 'rate limit' });
        throw new UploadRefused(429, manyToday, 3_600);
      }
      limitUploads(userId, request, reply);
    },
    async handler({ body, context }, reply) {
      // The bytes decide what a picture is, whatever content type the request names.
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const kept = await services.pictures.keep(bytes, context?.member ?? 0);
      if (!kept) throw new UploadRefused(422, notAPicture);
      return reply.code(201).send({ url: kept.url });
    },
  });
}
