import { GraphQLError } from 'graphql';
import { type Message, message, translate } from '../texts/translate';

/**
 * The codes that a client can act on. `PROOF_NEEDED`: the member has to prove their identity before this sensitive
 * step. `FORBIDDEN`: the API token does not allow the operation. `UNAVAILABLE`: the database cannot be reached or is too busy. `STORAGE_FULL`: the disk of the rows or the
 * pictures is full. Every other unexpected error is `INTERNAL` and says nothing about its cause.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'PROOF_NEEDED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'OVERLOADED'
  | 'TOO_MANY_REQUESTS'
  | 'ANSWER_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'MAINTENANCE'
  | 'INTERNAL';

/**
 * An error whose text a client sees. A text for people is one of the catalogue, and `formatError` translates it into
 * the language of the request. A text for programmers is a plain English string. Failures that a form can cause are
 * data (`errors`) instead (D18). `retryAfterSeconds`: after how many seconds a retry makes sense.
 */
export function publicError(
  code: ErrorCode,
  message: Message | string,
  more: { retryAfterSeconds?: number } = {},
): GraphQLError {
  if (typeof message === 'string')
    return new GraphQLError(message, { extensions: { code, ...more } });
  return new GraphQLError(translate(message, 'asGiven'), {
    extensions: { code, text: message, ...more },
  });
}

export const signInFirst = message('account.signInFirst');

/** For unexpected errors: the service logs the cause and does not return it. */
export const ourMistake = message('request.failed');

/** The payment provider did not answer a person who waits for it; neither the person nor the service made a mistake. */
export const providerAway = message('payments.providerAway');

/** For an operation that needs a signed-in member. The app then signs out (D8). */
export function unauthenticated(): GraphQLError {
  return publicError('UNAUTHENTICATED', signInFirst);
}

/** For arguments that no screen sends: only a programmer reads this error. */
export function badInput(message: string): GraphQLError {
  return publicError('BAD_USER_INPUT', message);
}
