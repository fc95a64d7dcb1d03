/** Set by `npm run test:trust`: tests every width, scheme and language; `npm test` covers a part of them. */
export const isLong = process.env['LONG_ROUNDS'] === '1';

/** The whole list in the long form, its first entry in the short one. */
export function firstOrAll<Item>(items: readonly Item[]): readonly Item[] {
  return isLong ? items : items.slice(0, 1);
}

/**
 * The whole list in the long form, only the named entries in the short one. Throws when a named entry is not in the
 * list, because it would be left out unnoticed.
 */
export function someOrAll<Item>(items: readonly Item[], some: readonly Item[]): readonly Item[] {
  const unknown = some.filter((item) => !items.includes(item));
  if (unknown.length > 0) throw new Error(`Not in the list: ${unknown.join(', ')}`);
  return isLong ? items : items.filter((item) => some.includes(item));
}
