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
])('a page that says %s is of the source %s and keeps under %s', (content, source, key) => {
  carry(content);
  expect(pageSource()).toBe(source);
  expect(storageKey('favourites')).toBe(key);
});

it('a page that says nothing is live', () => {
  expect(pageSource()).toBe('live');
});
