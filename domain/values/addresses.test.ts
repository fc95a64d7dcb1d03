import {
  addresses,
  correctedPath,
  givenLanguageAt,
  guardedAddresses,
  isKnownPath,
  matchAddress,
  to,
} from './addresses';
import { safeReturnPath } from './safeReturnPath';

describe('routes (§2)', () => {
  it.each(Object.values(addresses).map((path) => [path.replace(/:\w+/, '1')]))(
    'include %s',
    (path) => {
      expect(isKnownPath(path)).toBe(true);
    },
  );

  it.each([
    '/nope',
    '/tool',
    '/tool/',
    '/tool/1/2',
    '/browse/x',
    '/dashboard/1',
    '/tool//book',
    '/blog/a/b',
  ])('exclude %s (D9)', (path) => {
    expect(isKnownPath(path)).toBe(false);
  });

  it.each([
    ['/', 'da'],
    ['/tool/7', 'da'],
    ['/tool/7/book', 'en'],
    ['/dashboard/', 'da'],
    ['/settings', 'en'],
    ['/nope', 'da'],
  ])('%s was specified in %s (D1)', (path, language) => {
    expect(givenLanguageAt(path)).toBe(language);
  });

  it('accept a trailing slash', () => {
    expect(isKnownPath('/browse/')).toBe(true);
    expect(isKnownPath('/tool/7/book/')).toBe(true);
  });

  it('require sign-in for 15 routes, but not for favourites', () => {
    expect(guardedAddresses).toHaveLength(15);
    expect(guardedAddresses).not.toContain('favorites');
  });

  it('encode parameters', () => {
    expect(to.browse({ category: 'Garden & Lawn' })).toBe('/browse?category=Garden%20%26%20Lawn');
    expect(to.tool('a/b')).toBe('/tool/a%2Fb');
    expect(to.book('7', { start: '2026-07-04' })).toBe('/tool/7/book?start=2026-07-04');
    expect(to.browse()).toBe('/browse');
  });
});

test.each([
  ['/how-it-works.', '/how-it-works'],
  ['/tool/16.', '/tool/16'],
  ['/tool/16,', '/tool/16'],
  ['/tool/16;', '/tool/16'],
  ['/tool/16:', '/tool/16'],
  ['/tool/16!', '/tool/16'],
  ['/tool/16).', '/tool/16'],
  ['/tool/16]', '/tool/16'],
  ["/tool/16'", '/tool/16'],
  ['/tool/16%22', '/tool/16'],
  ['/tool/16%C2%BB', '/tool/16'],
  ['/tool/16%E2%80%9D,', '/tool/16'],
  ['/tool/16%E2%80%8B', '/tool/16'],
  ['/tool/16%3F', '/tool/16'],
  ['/tool/16*', '/tool/16'],
  ['/tool/16_', '/tool/16'],
  ['/tool/16/book.', '/tool/16/book'],
  ['/browse/.', '/browse/'],
  ['/Tool/16', '/tool/16'],
  ['/HOW-IT-WORKS', '/how-it-works'],
  ['/Tool/16/Book).', '/tool/16/book'],
  ['/Blog/Keep-Edges.', '/blog/keep-edges'],
  ['/tool/16', null],
  ['/browse/', null],
  ['/', null],
  ['/)', null],
  ['/%2e%2e', null],
  ['/nope.', null],
  ['/Nope', null],
  ['/images/A.PNG', null],
  ['/robots.txt.', null],
  ['//evil.example.', null],
  ['/tool/%E0%A4%A.', null],
])('the path %s means %j', (path, meant) => {
  expect(correctedPath(path)).toBe(meant);
});

test.each([
  ['/tool/16', { name: 'tool', part: '16' }],
  ['/tool/16/book/', { name: 'book', part: '16' }],
  ['/blog/a%20b', { name: 'blogPost', part: 'a b' }],
  ['/tool/%E0%A4%A', { name: 'tool', part: '%E0%A4%A' }],
  ['/browse', { name: 'browse', part: '' }],
  ['/nope', null],
])('matches %s with %j', (path, match) => {
  expect(matchAddress(path)).toEqual(match);
});

describe('return path after sign-in (D7)', () => {
  it.each(['/tool/7/book?start=2026-07-04&end=2026-07-06', '/settings', '/browse?q=b%C3%A6k'])(
    'accepts %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'browse',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
  ])('falls back to the dashboard for %j', (path) => {
    expect(safeReturnPath(path)).toBe('/dashboard');
  });
});
