import { acceptedLanguage, readLanguage, screenLanguage } from './language';

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
    expect(screenLanguage('asGiven', 'da')).toBe('da');
    expect(screenLanguage('asGiven', 'en')).toBe('en');
    expect(screenLanguage('da', 'en')).toBe('da');
    expect(screenLanguage('en', 'da')).toBe('en');
  });
});

describe('the language that a request asks for', () => {
  it.each([
    ['asGiven', 'da', 'da, *;q=0.5'],
    ['asGiven', 'en', 'en, *;q=0.5'],
    ['da', 'en', 'da'],
    ['en', 'da', 'en'],
  ] as const)('is, for %s on a screen given in %s, %s', (language, given, header) => {
    expect(acceptedLanguage(language, given)).toBe(header);
  });

  it('is as given without cookies', () => {
    expect(readLanguage()).toBe('asGiven');
    expect(readLanguage('a=1;language=da')).toBe('da');
    expect(readLanguage('a=1;   language=en')).toBe('en');
  });
});
