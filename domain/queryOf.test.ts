import { queryOf } from './queryOf';

describe('the query of an address', () => {
  it.each([
    [[], ''],
    [[['q', '']], ''],
    [[['q', 'bor']], '?q=bor'],
    [[['category', 'Garden & Lawn']], '?category=Garden%20%26%20Lawn'],
    [[['q', '1+1 æ']], '?q=1%2B1%20%C3%A6'],
    [
      [
        ['a', '1'],
        ['b', ''],
        ['a', '2'],
      ],
      '?a=1&a=2',
    ],
  ] as [[string, string][], string][])('%j is %s', (entries, query) => {
    expect(queryOf(entries)).toBe(query);
    for (const [name, value] of entries.filter(([, given]) => given !== '')) {
      expect(new URLSearchParams(query).getAll(name)).toContain(value);
    }
  });
});
