import { createHash } from 'node:crypto';

/** What is not there and what is null say different things; the order in which fields are written says none. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
}

/** SHA-256 in hex of arguments, the same for the same values however they were written down. */
export function hashArguments(given: object): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(given)))
    .digest('hex');
}
