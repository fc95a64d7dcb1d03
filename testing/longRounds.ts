/** `npm run test:trust` sets it: everything at every width, in every scheme and language; `npm test` a part of that. */
export const isLong = process.env['LONG_ROUNDS'] === '1';

/** The whole list in the long form, its first entry in the short one. */
export function firstOrAll<Item>(items: readonly Item[]): readonly Item[] {
  return isLong ? items : items.slice(0, 1);
}

/** The whole list in the long form, in the short one those of it that are named. */
export function someOrAll<Item>(items: readonly Item[], some: readonly Item[]): readonly Item[] {
  return isLong ? items : items.filter((item) => some.includes(item));
}
