import { createHash } from 'node:crypto';

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
