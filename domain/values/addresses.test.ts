import { addresses, givenLanguageAt, guardedAddresses, isKnownPath, to } from './addresses';
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

  it('require sign-in for 14 routes, but not for favourites', () => {
    expect(guardedAddresses).toHaveLength(14);
    expect(guardedAddresses).not.toContain('favorites');
  });

  it('encode parameters', () => {
    expect(to.browse({ category: 'Garden & Lawn' })).toBe('/browse?category=Garden%20%26%20Lawn');
    expect(to.tool('a/b')).toBe('/tool/a%2Fb');
    expect(to.book('7', { start: '2026-07-04' })).toBe('/tool/7/book?start=2026-07-04');
    expect(to.browse()).toBe('/browse');
  });
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
