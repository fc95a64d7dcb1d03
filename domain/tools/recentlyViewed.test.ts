import { mostSeen, withNewest } from './recentlyViewed';

test.each([
  ['an empty list', [], 'a', ['a']],
  ['one more', ['b'], 'a', ['a', 'b']],
  ['one that is there comes to the front, once', ['c', 'a', 'b'], 'a', ['a', 'c', 'b']],
  ['the newest again', ['a', 'b'], 'a', ['a', 'b']],
])('recently viewed tools: %s', (_what, list, newest, expected) => {
  expect(withNewest(list, newest, 3)).toEqual(expected);
});

test('drops the oldest tool above the limit', () => {
  const full = Array.from({ length: mostSeen }, (_, place) => String(place));
  expect(withNewest(full, 'new', mostSeen)).toEqual(['new', ...full.slice(0, mostSeen - 1)]);
});
