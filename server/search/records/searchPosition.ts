import { limits } from '../../config/limits';

export type SearchOrder = 'RELEVANCE' | 'PRICE' | 'RATING' | 'DISTANCE' | 'NEWEST';
export type SearchDirection = 'ASC' | 'DESC';

/** The position of a row in its order: the values that it is ordered by, its id last. */
export interface SearchPosition {
  order: SearchOrder;
  direction: SearchDirection;
  keys: number[];
}

const letters: Record<SearchOrder, string> = {
  RELEVANCE: 'r',
  PRICE: 'p',
  RATING: 's',
  DISTANCE: 'd',
  NEWEST: 'n',
};

/** The beginning of the cursors of such a search. The keys of the position follow, separated by commas. */
export function cursorHead(order: SearchOrder, direction: SearchDirection): string {
  return `${letters[order]}${direction === 'ASC' ? 'a' : 'd'}`;
}

/** How many values a position in this order has. */
function keyCount(order: SearchOrder, hasTerm: boolean): number {
  if (order === 'NEWEST') return 1;
  return order === 'RELEVANCE' && hasTerm ? 3 : 2;
}

/** The position of a cursor made by the same kind of search, else null. */
export function decodeCursor(
  cursor: string,
  wanted: { order: SearchOrder; direction: SearchDirection; hasTerm: boolean },
): SearchPosition | null {
  if (cursor.length > limits.search.cursor.max) return null;
  const head = cursorHead(wanted.order, wanted.direction);
  const text = cursor.slice(head.length);
  if (!cursor.startsWith(head) || !/^\d{1,15}(,\d{1,15})*$/.test(text)) return null;
  const keys = text.split(',').map(Number);
  if (keys.length !== keyCount(wanted.order, wanted.hasTerm)) return null;
  return { order: wanted.order, direction: wanted.direction, keys };
}
