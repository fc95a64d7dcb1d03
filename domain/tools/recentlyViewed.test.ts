import { mostSeen, withNewest } from './recentlyViewed';

test.each([
  ['an empty list', [], 'a', ['a']],
  ['another tool', ['b'], 'a', ['a', 'b']],
  ['a repeated tool moves to the front', ['c', 'a', 'b'], 'a', ['a', 'c', 'b']],
  ['the newest tool again', ['a', 'b'], 'a', ['a', 'b']],
])('recently viewed tools: %s', (_what, list, newest, expected) => {
  expect(withNewest(list, newest, 3)).toEqual(expected);
});

test('drops the oldest tool above the limit', () => {
  const full = Array.from({ length: mostSeen }, (_, place) => String(place));
  expect(withNewest(full, 'new', mostSeen)).toEqual(['new', ...full.slice(0, mostSeen - 1)]);
});
