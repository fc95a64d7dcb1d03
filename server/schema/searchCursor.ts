import { limits } from '../limits';
import {
  keyCount,
  type SearchDirection,
  type SearchOrder,
  type SearchPosition,
} from '../records/searchTools';

const letters: Record<SearchOrder, string> = {
  RELEVANCE: 'r',
  PRICE: 'p',
  RATING: 's',
  DISTANCE: 'd',
  NEWEST: 'n',
};

/** A position as a text that means nothing to whoever carries it. */
export function encodeCursor({ order, direction, keys }: SearchPosition): string {
  const turn = direction === 'ASC' ? 'a' : 'd';
  return Buffer.from(`${letters[order]}${turn}${keys.join(',')}`).toString('base64url');
}

/** The position of a cursor made by the same kind of search, else null. */
export function decodeCursor(
  cursor: string,
  wanted: { order: SearchOrder; direction: SearchDirection; hasTerm: boolean },
): SearchPosition | null {
  if (cursor.length > limits.search.cursor.max) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const head = `${letters[wanted.order]}${wanted.direction === 'ASC' ? 'a' : 'd'}`;
  if (!text.startsWith(head) || !/^\d{1,15}(,\d{1,15})*$/.test(text.slice(2))) return null;
  const keys = text.slice(2).split(',').map(Number);
  if (keys.length !== keyCount(wanted.order, wanted.hasTerm)) return null;
  return { order: wanted.order, direction: wanted.direction, keys };
}
