import { GraphQLError } from 'graphql';

/**
 * What a client can act on. `UNAVAILABLE`: the database cannot be reached or is too busy. `STORAGE_FULL`: the disk of
 * the rows or the pictures is full. Every other unexpected error is `INTERNAL` and says nothing about its cause.
 */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'BAD_USER_INPUT'
  | 'OVERLOADED'
  | 'TOO_MANY_REQUESTS'
  | 'ANSWER_TOO_LARGE'
  | 'UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'INTERNAL';

/**
 * An error whose text a person may read. Failures that a form can cause are data (`errors`) instead (D18).
 * `retryAfterSeconds`: from when on it is worth another try.
 */
export function publicError(
  code: ErrorCode,
  message: string,
  more: { retryAfterSeconds?: number } = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more } });
}

/** For an operation that needs a signed-in person. The app then signs out (D8). */
export function unauthenticated(): GraphQLError {
  return publicError('UNAUTHENTICATED', 'Please sign in to continue.');
}

export function badInput(message: string): GraphQLError {
  return publicError('BAD_USER_INPUT', message);
}
