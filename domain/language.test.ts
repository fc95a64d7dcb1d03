import { readLanguage, spokenLanguage } from './language';

describe('the language of the screens (D24)', () => {
  it.each([
    [undefined, 'asGiven'],
    ['', 'asGiven'],
    ['language=da', 'da'],
    ['a=1; language=en; b=2', 'en'],
    ['language=de', 'asGiven'],
    ['language', 'asGiven'],
    ['mylanguage=da', 'asGiven'],
    ['language=asGiven', 'asGiven'],
    ['language=dansk', 'asGiven'],
    ['language=en;b=2', 'en'],
  ] as const)('reads %j as %s', (cookies, language) => {
    expect(readLanguage(cookies)).toBe(language);
  });

  it('is what the screen was given, until somebody chooses', () => {
    expect(spokenLanguage('asGiven', 'da')).toBe('da');
    expect(spokenLanguage('asGiven', 'en')).toBe('en');
    expect(spokenLanguage('da', 'en')).toBe('da');
    expect(spokenLanguage('en', 'da')).toBe('en');
  });
});
