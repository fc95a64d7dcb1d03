import { firstProblem } from '../../ui/form/firstProblem';
import { signUpMessages, signUpSchema, signUpStart, signUpVariables } from './signUpForm';

const filled = {
  name: 'Asta Berg',
  email: 'asta@skuret.example',
  password: 'en lang kode',
  confirmPassword: 'en lang kode',
  acceptTerms: true,
};

describe('the sign-up form (§5)', () => {
  it.each([
    ['nothing', signUpStart, 'name', 'Skriv dit navn'],
    ['a name of spaces', { ...filled, name: '   ' }, 'name', 'Skriv dit navn'],
    ['no e-mail', { ...filled, email: '' }, 'email', 'Skriv din e-mail'],
    ['an e-mail of spaces', { ...filled, email: ' ' }, 'email', 'Skriv din e-mail'],
    [
      'no password',
      { ...filled, password: '', confirmPassword: '' },
      'password',
      'Vælg en adgangskode',
    ],
    [
      'another password the second time',
      { ...filled, confirmPassword: 'en lang kodf' },
      'confirmPassword',
      'Adgangskoder er ikke ens',
    ],
    [
      'no second password',
      { ...filled, confirmPassword: '' },
      'confirmPassword',
      'Adgangskoder er ikke ens',
    ],
    [
      'seven characters',
      { ...filled, password: '1234567', confirmPassword: '1234567' },
      'password',
      'Adgangskode skal være mindst 8 tegn lang',
    ],
    [
      'seven emoji, which are fourteen units',
      { ...filled, password: '🔨🔨🔨🔨🔨🔨🔨', confirmPassword: '🔨🔨🔨🔨🔨🔨🔨' },
      'password',
      'Adgangskode skal være mindst 8 tegn lang',
    ],
    [
      'no tick',
      { ...filled, acceptTerms: false },
      'acceptTerms',
      'Du skal acceptere vilkårene for at oprette en konto',
    ],
  ])('rejects %s', (_case, values, field, message) => {
    expect(firstProblem(signUpSchema, values, signUpMessages)).toMatchObject({ field, message });
  });

  it.each([
    ['what is whole', filled],
    ['exactly eight characters', { ...filled, password: '12345678', confirmPassword: '12345678' }],
    ['a password of spaces', { ...filled, password: '        ', confirmPassword: '        ' }],
  ])('accepts %s', (_case, values) => {
    expect(firstProblem(signUpSchema, values, signUpMessages)).toBeNull();
  });

  it('reports missing fields before mismatches, and mismatches before short passwords', () => {
    const several = { ...filled, name: '', password: 'abc', confirmPassword: 'abd' };
    expect(firstProblem(signUpSchema, several, signUpMessages)?.message).toBe('Skriv dit navn');
    expect(firstProblem(signUpSchema, { ...several, name: 'Asta' }, signUpMessages)?.message).toBe(
      'Adgangskoder er ikke ens',
    );
    expect(
      firstProblem(
        signUpSchema,
        { ...filled, password: 'abc', confirmPassword: 'abc', acceptTerms: false },
        signUpMessages,
      )?.message,
    ).toBe('Adgangskode skal være mindst 8 tegn lang');
  });

  it('sends name, e-mail and password, trimming the first two (§7)', () => {
    expect(
      signUpVariables({ ...filled, name: ' Asta Berg ', email: ' asta@skuret.example ' }),
    ).toEqual({ name: 'Asta Berg', email: 'asta@skuret.example', password: 'en lang kode' });
  });
});
