import { readBlogFilter } from './blog';

test.each([
  ['', { q: '', category: null }],
  ['q=sav&category=Community', { q: 'sav', category: 'Community' }],
  ['category=community', { q: '', category: null }],
  ['category=Boats', { q: '', category: null }],
])('the query “%s” is read as %j', (query, expected) => {
  expect(readBlogFilter(new URLSearchParams(query))).toEqual(expected);
});
