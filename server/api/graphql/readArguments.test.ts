import { limits } from '../../config/limits';
import { readToolPage } from '../../search/validation/readToolPage';
import { hashArguments, readIdempotencyKey } from '../../validation/idempotency';
import { readId } from '../../validation/readId';

test.each([
  ['1', 1],
  ['120', 120],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1a', null],
  ['a1', null],
  ['', null],
])('parses the id %j as %s', (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([undefined, 'a', ' ', '~', 'x'.repeat(100)])(
  'accepts the idempotency key %j',
  (header) => {
    expect(readIdempotencyKey(header)).toBe(header ?? null);
  },
);

test.each(['', 'æ', 'a\n', '\na', 'x'.repeat(101)])('rejects the idempotency key %j', (header) => {
  expect(() => readIdempotencyKey(header)).toThrow('1 to 100 printable ASCII characters');
});

const most = limits.lists.tools;
test.each([
  [{}, { first: most, after: null }],
  [
    { first: null, after: null },
    { first: most, after: null },
  ],
  [
    { first: 1, after: '7' },
    { first: 1, after: 7 },
  ],
  [{ first: most }, { first: most, after: null }],
])('parses the page arguments %j as %j', (given, page) => {
  expect(readToolPage(given)).toEqual(page);
});

test.each([
  [{ first: 0 }, `first must be 1 to ${most}.`],
  [{ first: most + 1 }, `first must be 1 to ${most}.`],
  [{ after: 'x' }, 'after is not the id of a tool.'],
  [{ after: '' }, 'after is not the id of a tool.'],
])('rejects the page arguments %j', (given, error) => {
  expect(() => readToolPage(given)).toThrow(error);
});

describe('hash of arguments', () => {
  const hash = hashArguments({ b: [1, { d: null, c: 2 }], a: 'x' });
  test.each([[{ a: 'x', b: [1, { c: 2, d: null }] }]])('is equal for %j', (given) => {
    expect(hashArguments(given)).toBe(hash);
  });
  test.each([
    [{ a: 'x', b: [1, { c: 2 }] }],
    [{ a: 'x', b: [{ c: 2, d: null }, 1] }],
    [{ a: 'y', b: [1, { c: 2, d: null }] }],
    [{ a: 'x', b: { 0: 1, 1: { c: 2, d: null } } }],
    [{}],
  ])('differs for %j', (given) => {
    expect(hashArguments(given)).not.toBe(hash);
  });
  test('is SHA-256 in hex', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
