import { foldName, isReservedName } from './memberName';

test.each([
  ['Skuret', 'skuret'],
  ['Ｓｋｕｒｅｔ', 'skuret'],
  ['ЅКUʀЕТ', 'skuret'],
  ['Σkυρετ', 'okupet'],
  ['S.k-u_r e\u200dt', 'skuret'],
  ['Sku\u0301re\u{e0041}t', 'skuret'],
  ['𝐒𝐤𝐮𝐫𝐞𝐭', 'skuret'],
  ['Bo Ålborg', 'boaiborg'],
  ['', ''],
])('folds %j to %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  'Skuret',
  'SKURET',
  'Skuret Support',
  'Team Skuret',
  'Skuret.dk',
  'S k u r e t',
  'Skure T',
  'Ѕkuret',
  'Sкυrеt',
  '5kur3t',
  'Skur\u00adet',
  'Skur\u{e0065}et',
  'support',
  'S-u-p-p-o-r-t',
  'Support Team',
  'admin',
  'Аdmin',
  'Administrator',
  'Kundeservice',
  'Kunde service',
])('reserves the name %j', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  ['Mette Holm'],
  ['Adminah Olsen'],
  ['Søren Teamsen'],
  ['Łukasz Wójcik'],
  ['Анна'],
  ['李雷'],
  ['👩‍🔧'],
  [''],
])('allows the name %j', (name) => {
  expect(isReservedName(name)).toBe(false);
});
