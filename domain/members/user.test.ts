import { avatarLetter } from './user';

test.each([
  ['mette', 'M'],
  ['  østen', 'Ø'],
  ['🇩🇰 Dannebrog', '🇩🇰'],
  ['👨‍👩‍👧 Familien', '👨‍👩‍👧'],
  ['👍🏽 Bo', '👍🏽'],
  ['e\u0301ric', 'E\u0301'],
  ['', 'U'],
  [null, 'U'],
])('the avatar of %j shows %s', (name, letter) => {
  expect(avatarLetter(name)).toBe(letter);
});
