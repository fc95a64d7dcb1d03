import { avatarLetter, getFirstName } from './user';

test.each([
  ['mette', 'M'],
  ['  østen', 'Ø'],
  ['🇩🇰 Dannebrog', '🇩🇰'],
  ['👨‍👩‍👧 Familien', '👨‍👩‍👧'],
  ['👍🏽 Bo', '👍🏽'],
  ['e\u0301ric', 'E\u0301'],
  ['\u00adMette', 'M'],
  ['\u3164\u2800 Mette', 'M'],
  ['', 'U'],
  [null, 'U'],
])('the avatar of %j shows %s', (name, letter) => {
  expect(avatarLetter(name)).toBe(letter);
});

test.each([
  ['Freja Mogensen', 'Freja'],
  [' Anne-Marie  von Holst ', 'Anne-Marie'],
  ['Torben', 'Torben'],
  ['Tidligere medlem', 'Tidligere medlem'],
  ['Former member', 'Former member'],
])('the first name of %j is %j', (name, first) => {
  expect(getFirstName(name)).toBe(first);
});
