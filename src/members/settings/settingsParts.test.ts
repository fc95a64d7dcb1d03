import { readSettingsPart } from './settingsParts';

it.each([
  ['', '', 'profile'],
  ['?part=payment', '', 'payment'],
  ['?part=account', '', 'account'],
  ['?part=other', '', 'profile'],
  ['', '#lender', 'profile'],
  ['', '#payment', 'payment'],
  ['', '#payouts', 'payment'],
  ['', '#security', 'security'],
  ['', '#blocked', 'account'],
  ['', '#language', 'account'],
  ['', '#danger', 'account'],
  ['?part=payment', '#security', 'security'],
  ['', '#other', 'profile'],
])('shows the part of “%s%s”', (search, hash, part) => {
  expect(readSettingsPart(search, hash)).toBe(part);
});
