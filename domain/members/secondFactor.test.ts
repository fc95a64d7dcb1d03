import { groupedCode, kindOfCode, plainCode } from './secondFactor';

test.each([
  ['123456', 'app'],
  [' 123 456 ', 'app'],
  ['ABCD-EFGH-2345-67AB', 'recovery'],
  ['abcd efgh 2345 67ab', 'recovery'],
  ['\u200b123\u2060456\ufeff', 'app'],
  ['abcd\u2011efgh\u20132345\u00ad67ab\u200b', 'recovery'],
  ['12345', null],
  ['1234567', null],
  ['ABCD-EFGH-2345-67A1', null],
  ['', null],
])('reads the typed code %p as %p', (typed, kind) => {
  expect(kindOfCode(typed)).toBe(kind);
});

test('groups the digits of a code and reads it without the groups', () => {
  expect(groupedCode('ABCDEFGH234567AB')).toBe('ABCD-EFGH-2345-67AB');
  expect(plainCode(groupedCode('ABCDEFGH234567AB'))).toBe('ABCDEFGH234567AB');
});
