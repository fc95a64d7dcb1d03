/** Set for the long form of two files in `server/test`. */
export const isLong = process.env['LONG_ROUNDS'] === '1';

/** The whole list in the long form, its first entry in the short one. */
export function firstOrAll<Item>(items: readonly Item[]): readonly Item[] {
  return isLong ? items : items.slice(0, 1);
}
