import { hasVisibleText } from './visibleText';

test.each([
  ['', false],
  [' \t\n\u00a0\u3000', false],
  ['\u3164', false],
  ['\u115f\u1160\uffa0', false],
  ['\u2800', false],
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
