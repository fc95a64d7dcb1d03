import { oneOf, queryWith } from './query';

describe('URL query', () => {
  it.each([
    [{}, ''],
    [{ q: '' }, ''],
    [{ q: null, page: undefined, category: [] }, ''],
    [{ q: 'bor' }, '?q=bor'],
    [{ category: 'Garden & Lawn' }, '?category=Garden%20%26%20Lawn'],
    [{ q: '1+1 æ' }, '?q=1%2B1%20%C3%A6'],
    [{ a: ['1', '2'], b: '', c: 3 }, '?a=1&a=2&c=3'],
  ])('of %j is %s', (params, query) => {
    expect(queryWith('', params)).toBe(query);
    for (const [name, value] of Object.entries(params)) {
      const given = new URLSearchParams(query).getAll(name);
      expect(given).toEqual([value ?? []].flat().map(String).filter(Boolean));
    }
  });

  it('omits default values and unknown values', () => {
    const defaults = { tab: 'tools', max: 500, category: [] };
    expect(queryWith('', { tab: 'tools', max: 500, category: [] }, defaults)).toBe('');
    expect(queryWith('?tab=tools&max=abc', { tab: 'tools', max: 500 }, defaults)).toBe('');
    expect(queryWith('?tab=xyz', { tab: 'reviews' }, defaults)).toBe('?tab=reviews');
  });

  it('keeps the other parameters', () => {
    expect(queryWith('?ref=a%20b&tab=tools&x=', { tab: 'reviews' })).toBe(
      '?ref=a%20b&x=&tab=reviews',
    );
    expect(queryWith('?category=a&category=b&q=c', { category: ['b'] })).toBe('?q=c&category=b');
  });
});

describe('enumerated URL parameter', () => {
  it.each([
    ['lent', 'lent'],
    ['all', 'all'],
    [null, 'all'],
    ['', 'all'],
    ['Lent', 'all'],
    ['constructor', 'all'],
  ])('reads %j as %s', (given, word) => {
    expect(oneOf(['all', 'borrowed', 'lent'], given)).toBe(word);
  });
});
