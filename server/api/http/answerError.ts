import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context/context';
import { refusalReasons } from '../../observe/createSecurityLog';
import { askedLanguage } from '../../texts/askedLanguage';
import { translate } from '../../texts/translate';
import { ourMistake } from '../../validation/errors';
import { noteFailure } from '../noteFailure';
import { filePolicy } from '../web/securityHeaders';
import { asRefusal, Refusal } from './Refusal';

/**
 * Responds to what a route or a hook threw: a refusal is sent as it is, any other error as an id to ask about (D18).
 */
export function answerError(
  { log, metrics, security }: Services,
  thrown: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = asRefusal(thrown);
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': filePolicy });
  const status = error.statusCode ?? 500;
  const language = askedLanguage(request.headers['accept-language']);
  if (status >= 400 && (status < 500 || error instanceof Refusal)) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (error instanceof Refusal) metrics.rejections.inc({ reason: error.reason });
    if (status === 413 && request.context) {
      const reason = (code && refusalReasons[code]) ?? 'too large';
      security('refused', request.context, { reason });
    }
    if (status === 503) reply.header('retry-after', '1');
    if (status !== 408) {
      // Closing a connection with unread bytes resets it, and the response would be lost.
      reply.removeHeader('connection');
      request.raw.resume();
    }
    const message = error instanceof Refusal ? error.inWords(language) : error.message;
    reply.code(status).send({ errors: [code ? { message, extensions: { code } } : { message }] });
    return;
  }
  noteFailure({ log, metrics }, error, { requestId: request.id, errorId: request.id });
  const message = translate(ourMistake, language);
  reply.code(500).send({ errors: [{ message, extensions: { code: 'INTERNAL', id: request.id } }] });
}
