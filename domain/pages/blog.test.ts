import { readBlogFilter } from './blog';

test.each([
  ['', { q: '', category: null }],
  ['q=sav&category=Community', { q: 'sav', category: 'Community' }],
  ['category=community', { q: '', category: null }],
  ['category=Boats', { q: '', category: null }],
])('parses the query “%s” as %j', (query, expected) => {
  expect(readBlogFilter(new URLSearchParams(query))).toEqual(expected);
});
