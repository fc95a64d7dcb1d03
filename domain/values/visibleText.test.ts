import { hasVisibleText, unifyLineEnds, withoutInvisible } from './visibleText';

test.each([
  ['', false],
  [' \t\n\u00a0\u3000', false],
  ['\u3164', false],
  ['\u115f\u1160\uffa0', false],
  ['\u2800', false],
  ['\u{1d159}', false],
  ['\u200d', false],
  ['\u{e0041}\u{e007f}', false],
  ['\ufe0f\u{e0100}', false],
  ['\u0301\u20dd', false],
  ['\u00ad\u034f\u061c\ufffc', false],
  ['\u0378\ue000', false],
  ['a', true],
  ['.', true],
  ['👍🏽', true],
  ['👨\u200d👩', true],
  ['\u3164a', true],
  ['e\u0301', true],
])('checks for visible characters in %j: %j', (text, shows) => {
  expect(hasVisibleText(text)).toBe(shows);
});

test.each([
  ['a\u000bb', 'a\nb'],
  ['a\u000cb', 'a\nb'],
  ['a\u0085b', 'a\nb'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\r\n\r\nb', 'a\n\nb'],
])('makes the line ends of %j alike', (given, alike) => {
  expect(unifyLineEnds(given)).toBe(alike);
});

test.each([
  ['a@b.dk\u200b', 'a@b.dk'],
  ['\ufeff\u2060a@b.dk\u00a0', 'a@b.dk'],
  ['\u202aa@\u00adb.dk\u202c', 'a@b.dk'],
  ['a@b.dk\u3164\u2800\ufe0f', 'a@b.dk'],
  ['\u0000\u0085a@b.dk\r\n', 'a@b.dk'],
  ['123\u200b 456', '123 456'],
  ['a\ufeff@b.dk', 'a@b.dk'],
  ['a\nb@c.dk', 'a b@c.dk'],
  ['a b@c.dk', 'a b@c.dk'],
])('removes what cannot be seen from the value %j', (given, plain) => {
  expect(withoutInvisible(given)).toBe(plain);
});
