import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Language } from '../../domain/language';
import { type ErrorCode, ourMistake, providerAway } from '../errors';
import { isStorageFull } from '../isStorageFull';
import { ProviderAway } from '../money/provider';
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

/** What stands in place of an unexpected error. */
const maskedTexts = {
  dataAway: said('The service cannot reach its data right now. Please try again in a moment.'),
  storageFull: said(
    'The service has run out of room and could not do this. Please try again later.',
  ),
} as const;

function maskOf(cause: unknown): { code: ErrorCode; text: Said } {
  if (isStorageFull(cause)) return { code: 'STORAGE_FULL', text: maskedTexts.storageFull };
  if (cause instanceof ProviderAway) return { code: 'UNAVAILABLE', text: providerAway };
  if (isDataAway(cause)) return { code: 'UNAVAILABLE', text: maskedTexts.dataAway };
  return { code: 'INTERNAL', text: ourMistake };
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
  const { code: maskedCode, text } = maskOf(cause);
  noteFailure({ log, metrics }, cause, { requestId, errorId: id, path });
  return new PublicError(say(text, language), {
    ...(path ? { path } : {}),
    extensions: { code: maskedCode, id },
  });
}
