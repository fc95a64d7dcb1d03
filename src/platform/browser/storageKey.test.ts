import { pageSource, storageKey } from './storageKey';

function carry(content: string): void {
  document.head.innerHTML = `<meta name="source" content="${content}">`;
}
afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['sample', 'sample', 'skuret.sample.favourites'],
  ['live', 'live', 'skuret.favourites'],
  ['something else', 'live', 'skuret.favourites'],
])('a page with source %s has the source %s and the storage key %s', (content, source, key) => {
  carry(content);
  expect(pageSource()).toBe(source);
  expect(storageKey('favourites')).toBe(key);
});

it('a page without a source uses the default source', () => {
  expect(pageSource()).toBe('live');
});
