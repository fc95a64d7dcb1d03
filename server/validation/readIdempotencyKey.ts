import { badInput } from '../errors';

/**
 * The key of an `Idempotency-Key` header, or null without one. Throws `BAD_USER_INPUT` for what is not 1 to
 * 100 printable ASCII characters. Edge: the same header twice reads as one key with a comma.
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[ -~]{1,100}$/.test(header)) {
    throw badInput('Idempotency-Key: 1 to 100 printable ASCII characters, please.');
  }
  return header;
}
