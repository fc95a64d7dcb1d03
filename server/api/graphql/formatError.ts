import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Language } from '../../../domain/values/language';
import type { Metrics } from '../../observe/createMetrics';

import { ProviderAway } from '../../payments/provider';
import { type Message, message, translate } from '../../texts/translate';
import { type ErrorCode, ourMistake, providerAway } from '../../validation/errors';
import { isDataAway, noteFailure } from '../noteFailure';

/** Error codes for a full disk or an exceeded quota: PostgreSQL's, and those of the system where files are written. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a write failed because the disk of the rows or the pictures is full. An operator has to free space. */
function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && full.has(code);
}

const publicCodes: readonly string[] = [
  'UNAUTHENTICATED',
  'PROOF_NEEDED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'OVERLOADED',
  'TOO_MANY_REQUESTS',
  'ANSWER_TOO_LARGE',
] satisfies ErrorCode[];

/** Most characters of a message; longer ones repeat what the client sent. */
const longest = 300;

/** The code, and `retryAfterSeconds` when the error has it. */
function publicExtensions(code: string, extensions: Readonly<Record<string, unknown>> = {}) {
  const { retryAfterSeconds } = extensions;
  return typeof retryAfterSeconds === 'number' ? { code, retryAfterSeconds } : { code };
}

/** The texts that replace unexpected errors. */
const maskedTexts = {
  dataAway: message('request.dataAway'),
  storageFull: message('request.storageFull'),
} as const;

function getMask(cause: unknown): { code: ErrorCode; text: Message } {
  if (isStorageFull(cause)) return { code: 'STORAGE_FULL', text: maskedTexts.storageFull };
  if (cause instanceof ProviderAway) return { code: 'UNAVAILABLE', text: providerAway };
  if (isDataAway(cause)) return { code: 'UNAVAILABLE', text: maskedTexts.dataAway };
  return { code: 'INTERNAL', text: ourMistake };
}

/** The facts about the request that caused the error. */
interface RequestInfo {
  requestId?: string | undefined;
  language: Language;
}

/** An error that a client may see unchanged. */
class PublicError extends GraphQLError {}

/**
 * The part of an error that a client sees. Our own errors are translated into the language of the request; errors about
 * the document or its variables stay as they are. Every other error is logged once under an id, and the response
 * carries only the id (D18).
 */
export function formatError(
  error: GraphQLError,
  { log, metrics }: { log: Logger; metrics: Metrics },
  { requestId, language }: RequestInfo = { language: 'asGiven' },
): GraphQLError {
  if (error instanceof PublicError) return error;
  const { message, locations, path, originalError } = error;
  // The compiled execution leaves `extensions` out when there are none, although its type says otherwise.
  const extensions: Readonly<Record<string, unknown>> | undefined = error.extensions;
  const code = extensions?.['code'];
  const isPublic = typeof code === 'string' && publicCodes.includes(code);
  const own = extensions?.['text'] as Message | undefined;
  const aboutDocument =
    path === undefined && (!originalError || originalError instanceof GraphQLError);
  if (isPublic || aboutDocument) {
    const text = (own ? translate(own, language) : message).replace(/ Did you mean .*$/s, '');
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
  const { code: maskedCode, text } = getMask(cause);
  noteFailure({ log, metrics }, cause, { requestId, errorId: id, path });
  return new PublicError(translate(text, language), {
    ...(path ? { path } : {}),
    extensions: { code: maskedCode, id },
  });
}
