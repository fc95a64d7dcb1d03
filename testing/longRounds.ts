/** `npm run test:trust` sets it: everything at every width, in every scheme and language; `npm test` a part of that. */
export const isLong = process.env['LONG_ROUNDS'] === '1';

/** The whole list in the long form, its first entry in the short one. */
export function firstOrAll<Item>(items: readonly Item[]): readonly Item[] {
  return isLong ? items : items.slice(0, 1);
}

/** The whole list in the long form, in the short one those of it that are named. Throws when one of these is not in it: it would be left out unseen. */
export function someOrAll<Item>(items: readonly Item[], some: readonly Item[]): readonly Item[] {
  const unknown = some.filter((item) => !items.includes(item));
  if (unknown.length > 0) throw new Error(`Not in the list: ${unknown.join(', ')}`);
  return isLong ? items : items.filter((item) => some.includes(item));
}
