import { cleanLine, cleanText, countCharacters } from './cleanText';

test.each([
  ['  sav \n', 'sav'],
  ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
  ['Hent lørdag\u000bAflever søndag', 'Hent lørdag\nAflever søndag'],
  ['a\u000cb\u0085c\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ['e\u0301', 'é'],
  ['a\u0000b\u202ec\u200bd\ufeff', 'abcd'],
  ['a\tb', 'a\tb'],
  ['a\ud800b', 'a\ufffdb'],
  ['👨\u200d👩', '👨\u200d👩'],
  ['q\u0323\u0324\u0325\u0326\u0329x', 'q\u0323\u0324\u0325x'],
  ['q\u0323\u0324\u0325x', 'q\u0323\u0324\u0325x'],
])('stores the text %j as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test('collapses whitespace in single-line text', () => {
  expect(cleanLine(' one\n\n two\t three\u000bfour\u2028five\u0085six ')).toBe(
    'one two three four five six',
  );
});

test.each([
  ['', 0],
  ['sav', 3],
  ['👍🏽', 2],
  ['æøå', 3],
])('measures the length of %j as %i', (text, length) => {
  expect(countCharacters(text)).toBe(length);
});
