import * as checks from './readRows';

const { isBoolean, isDate, isInteger, isListOf, isNumber, isOneOf, isText, isTextByKey } = checks;
const { isTupleOf, orNull, readRows } = checks;

test.each([
  ['text', isText, ['a'], ['', ' ', 1, null, undefined]],
  ['integers', isInteger, [0, -1], [0.5, '1', null, Number.NaN]],
  ['numbers', isNumber, [0.5], ['1', null, Number.NaN]],
  ['truths', isBoolean, [true, false], [0, 'true', null]],
  ['dates', isDate, ['2026-02-28'], ['2026-02-30', '', 20260228]],
  ['nulls', orNull(isText), [null, 'a'], [undefined, 1]],
  ['lists', isListOf(isText), [[], ['a']], [['a', 1], 'a', null]],
  ['one of several', isOneOf(['a', 'b']), ['a'], ['c', null]],
  [
    'tuples',
    isTupleOf<[string, number]>(isText, isInteger),
    [['a', 1]],
    [['a'], ['a', 1, 1], [1, 1]],
  ],
  ['texts by key', isTextByKey, [{}, { a: 'b' }], [{ a: 1 }, null, 'a']],
] as const)('the check for %s rejects everything else', (_name, check, right, wrong) => {
  for (const value of right) expect([value, check(value)]).toEqual([value, true]);
  for (const value of wrong) expect([value, check(value)]).toEqual([value, false]);
});

const fields = { id: isText, count: isInteger };

test('returns valid rows', () => {
  expect(readRows('a.json', [{ id: '1', count: 2 }], fields)).toEqual([{ id: '1', count: 2 }]);
});

test.each([
  [{ id: '1' }, 'a.json, row 2: count is undefined'],
  [{ id: 1, count: 2 }, 'a.json, row 2: id is 1'],
  [{ id: '1', count: 2, colour: 'red' }, 'a.json, row 2: colour is "red"'],
])('names the file, row and field of an invalid row: %j', (row, message) => {
  expect(() => readRows('a.json', [{ id: '1', count: 2 }, row], fields)).toThrow(message);
});
