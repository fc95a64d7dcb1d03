/** Tools that a browser remembers as seen. */
export const mostSeen = 12;

/** Words that a browser remembers as searched for. */
export const mostSearches = 6;

/** A list with the newest first, each once, and no more than so many. */
export function withNewest(list: readonly string[], newest: string, most: number): string[] {
  return [newest, ...list.filter((each) => each !== newest)].slice(0, most);
}
