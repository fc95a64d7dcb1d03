import { GraphQLError } from 'graphql';
import { type Said, said, say } from './texts/say';

/**
 * What a client can act on. `PROOF_NEEDED`: a step that matters, and the person has to show first that it is them. `UNAVAILABLE`: the database cannot be reached or is too busy. `STORAGE_FULL`: the disk of
 * the rows or the pictures is full. Every other unexpected error is `INTERNAL` and says nothing about its cause.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'PROOF_NEEDED'
  | 'BAD_USER_INPUT'
  | 'OVERLOADED'
  | 'TOO_MANY_REQUESTS'
  | 'ANSWER_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'INTERNAL';

/**
 * An error whose text a person may read, and then it is one of the catalogue, which `formatError` says in the language
 * of the request; what only a program gets wrong is told in English. Failures that a form can cause are data
 * (`errors`) instead (D18). `retryAfterSeconds`: from when on it is worth another try.
 */
export function publicError(
  code: ErrorCode,
  message: Said | string,
  more: { retryAfterSeconds?: number } = {},
): GraphQLError {
  if (typeof message === 'string')
    return new GraphQLError(message, { extensions: { code, ...more } });
  return new GraphQLError(say(message, 'asGiven'), {
    extensions: { code, said: message, ...more },
  });
}

export const signInFirst = said('Please sign in to continue.');

/** Of what nobody expected: the cause is logged, and never told. */
export const ourMistake = said('Something went wrong on our side. Please try again.');

/** The payment provider has not answered somebody who waits for it: nobody's mistake. */
export const providerAway = said(
  'The payment provider does not answer. Please try again in a moment.',
);

/** For an operation that needs a signed-in person. The app then signs out (D8). */
export function unauthenticated(): GraphQLError {
  return publicError('UNAUTHENTICATED', signInFirst);
}

/** For arguments that no screen sends: whoever reads it is writing a program. */
export function badInput(message: string): GraphQLError {
  return publicError('BAD_USER_INPUT', message);
}
