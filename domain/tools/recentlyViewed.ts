/** The most tools that a browser remembers as seen. */
export const mostSeen = 12;

/** The most search terms that a browser remembers. */
export const mostSearches = 6;

/** A list with the newest entry first, without duplicates, at most `most` long. */
export function withNewest(list: readonly string[], newest: string, most: number): string[] {
  return [newest, ...list.filter((each) => each !== newest)].slice(0, most);
}
