import { commonPasswords, isCommonPassword } from './commonPasswords';

test('knows more than 3,000 common passwords, in lower case and of valid length', () => {
  const all = [...commonPasswords()];
  expect(all.length).toBeGreaterThan(3_000);
  expect(all.filter((text) => [...text].length < 8 || text !== text.toLowerCase())).toEqual([]);
});

test('rejects every common password, in upper case too', () => {
  const missed = [...commonPasswords()].filter(
    (text) => !isCommonPassword(text) || !isCommonPassword(text.toUpperCase()),
  );
  expect(missed).toEqual([]);
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'p@ssword123',
  '12345678',
  '123456789',
  'qwertyui',
  'Qwerty123',
  'iloveyou',
  '11111111',
  '1q2w3e4r',
  '1qaz2wsx',
  'adgangskode',
  'Kodeord1',
  'passwordabc',
  'sommerqwe',
  'hemmelig1',
  'Danmark2024',
  'sommer2025',
  'København1',
  'Kærlighed',
  'mathilde1995',
  'fodbold123',
  'velkommen',
  'letmein1',
  'trustno1',
  'abcd1234',
  '12341234',
  '19851985',
  // Made of the product's own words.
  'Skuret2026',
  'Boremaskine1',
  'Værktøj123',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'et-godt-kodeord',
  'en lang kode til skuret',
  'laan-en-boremaskine',
  'tR4-kop.vinge',
  'mette elsker hækkeklippere',
])('%s is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
