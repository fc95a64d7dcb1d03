import { createHash } from 'node:crypto';
import { badInput } from './errors';

/** Sorts the fields, since their order has no meaning. An absent field and one that is null stay different. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
}

/** SHA-256 of arguments in hex, independent of the order of their fields. */
export function hashArguments(given: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(given)))
    .digest('hex');
}

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
