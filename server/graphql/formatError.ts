import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Language } from '../../domain/language';
import { type ErrorCode, ourMistake } from '../errors';
import { isStorageFull } from '../isStorageFull';
import type { Metrics } from '../observe/createMetrics';
import { isDataAway, noteFailure } from '../observe/noteFailure';
import { type Said, said, say } from '../texts/say';

const publicCodes: readonly string[] = [
  'UNAUTHENTICATED',
  'PROOF_NEEDED',
  'BAD_USER_INPUT',
  'OVERLOADED',
  'TOO_MANY_REQUESTS',
  'ANSWER_TOO_LARGE',
] satisfies ErrorCode[];

/** Characters of a message; longer ones repeat what was sent. */
const longest = 300;

/** The code, and when to come back where the error says it. */
function publicExtensions(code: string, extensions: Readonly<Record<string, unknown>> = {}) {
  const { retryAfterSeconds } = extensions;
  return typeof retryAfterSeconds === 'number' ? { code, retryAfterSeconds } : { code };
}

/** What stands in place of an unexpected error, by its code. */
const maskedTexts = {
  UNAVAILABLE: said('The service cannot reach its data right now. Please try again in a moment.'),
  STORAGE_FULL: said(
    'The service has run out of room and could not do this. Please try again later.',
  ),
  INTERNAL: ourMistake,
} as const satisfies Partial<Record<ErrorCode, Said>>;

function kindOf(cause: unknown): keyof typeof maskedTexts {
  if (isStorageFull(cause)) return 'STORAGE_FULL';
  return isDataAway(cause) ? 'UNAVAILABLE' : 'INTERNAL';
}

/** Of the request whose error it is, as far as it is known. */
interface Asking {
  requestId?: string | undefined;
  language: Language;
}

/** What a client may learn as it is. */
class PublicError extends GraphQLError {}

/**
 * What a client learns of an error. Our own go out in the language of the request, those about the document or its
 * variables as they are; whatever else went wrong is logged once under an id, and the answer carries the id alone (D18).
 */
export function formatError(
  error: GraphQLError,
  { log, metrics }: { log: Logger; metrics: Metrics },
  { requestId, language }: Asking = { language: 'asGiven' },
): GraphQLError {
  if (error instanceof PublicError) return error;
  const { message, locations, path, originalError } = error;
  // The compiled execution leaves out the extensions where there are none, whatever the type says.
  const extensions: Readonly<Record<string, unknown>> | undefined = error.extensions;
  const code = extensions?.['code'];
  const isPublic = typeof code === 'string' && publicCodes.includes(code);
  const own = extensions?.['said'] as Said | undefined;
  const aboutDocument =
    path === undefined && (!originalError || originalError instanceof GraphQLError);
  if (isPublic || aboutDocument) {
    const text = (own ? say(own, language) : message).replace(/ Did you mean .*$/s, '');
    return Object.assign(
      new PublicError(text.length > longest ? `${text.slice(0, longest)}…` : text, {
        ...(path ? { path } : {}),
        ...(isPublic ? { extensions: publicExtensions(code, extensions) } : {}),
      }),
      { locations },
    );
  }
  const id = randomUUID();
  const cause = originalError ?? error;
  const kind = kindOf(cause);
  noteFailure({ log, metrics }, cause, { requestId, errorId: id, path });
  return new PublicError(say(maskedTexts[kind], language), {
    ...(path ? { path } : {}),
    extensions: { code: kind, id },
  });
}
