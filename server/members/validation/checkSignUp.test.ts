import { translate } from '../../texts/translate';
import { checkPassword, checkSignUp, type SignUp } from './checkSignUp';

const typed: SignUp = {
  name: ' Mette  Holm ',
  email: ' mette@skuret.dk ',
  password: 'blå-cykel-7',
};

function getErrors(more: Partial<SignUp>): string[] {
  const checked = checkSignUp({ ...typed, ...more });
  return 'errors' in checked ? checked.errors.map((error) => translate(error, 'asGiven')) : [];
}

test('tidies the name, trims the e-mail and keeps the password', () => {
  expect(checkSignUp(typed)).toEqual({
    account: { name: 'Mette Holm', email: 'mette@skuret.dk', password: 'blå-cykel-7' },
  });
});

test.each([
  [' mette@skuret.dk\u200b', 'mette@skuret.dk'],
  ['mette@blåbær.example', 'mette@xn--blbr-roah.example'],
])('stores the e-mail %j as %j', (email, stored) => {
  expect(checkSignUp({ ...typed, email })).toMatchObject({ account: { email: stored } });
});

test.each<[Partial<SignUp>, string]>([
  [{ name: ' ' }, 'Navn skal udfyldes.'],
  [{ name: 'x'.repeat(121) }, 'Navn må højst være 120 tegn.'],
  [{ email: `${'a'.repeat(250)}@b.dk` }, 'E-mail må højst være 254 tegn.'],
  [{ name: '\u3164' }, 'Navn skal udfyldes.'],
  [{ email: 'a..b@skuret.dk' }, 'E-mail er ikke en gyldig adresse.'],
  [{ email: 'mette' }, 'E-mail er ikke en gyldig adresse.'],
  [{ password: 'abcd-12' }, 'Adgangskode skal være mindst 8 tegn lang'],
  [{ password: 'x1'.repeat(101) }, 'Adgangskode må højst være 200 tegn lang'],
  [{ password: ' '.repeat(9) }, 'Adgangskode må ikke kun være mellemrum'],
  [{ password: 'METTE@skuret.dk' }, 'Adgangskode må ikke være din e-mail'],
  [{ password: ' mette@skuret.dk ' }, 'Adgangskode må ikke være din e-mail'],
  [{ email: 'm@blåbær.dk', password: 'm@blåbær.dk' }, 'Adgangskode må ikke være din e-mail'],
  [{ password: 'password123' }, 'Adgangskoden er for nem at gætte. Vælg en anden.'],
])('rejects an account with %j: %s', (more, error) => {
  expect(getErrors(more)).toEqual([error]);
});

test.each<[string, Partial<SignUp>]>([
  ['the longest name', { name: 'x'.repeat(120) }],
  ['the shortest password', { password: 'k4t-og-m' }],
  ['the longest password', { password: 'x-1'.repeat(66).padEnd(200, 'y') }],
])('accepts %s', (_what, more) => {
  expect(getErrors(more)).toEqual([]);
});

test('lists all errors together', () => {
  expect(getErrors({ name: '', email: '', password: '' })).toHaveLength(3);
});

test('checks a password alone, too', () => {
  expect(checkPassword('blå-cykel-7', 'mette@skuret.dk')).toEqual({ password: 'blå-cykel-7' });
});
