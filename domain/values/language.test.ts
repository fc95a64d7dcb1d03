import { acceptedLanguage, firstLanguage, readLanguage, screenLanguage } from './language';

describe('screen language (D24)', () => {
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
  ] as const)('is read from %j as %s', (cookies, language) => {
    expect(readLanguage(cookies)).toBe(language);
  });

  it('is the screen’s specified language until the member chooses one', () => {
    expect(screenLanguage('asGiven', 'da')).toBe('da');
    expect(screenLanguage('asGiven', 'en')).toBe('en');
    expect(screenLanguage('da', 'en')).toBe('da');
    expect(screenLanguage('en', 'da')).toBe('en');
  });
});

describe('language of the first visit', () => {
  it.each([
    [undefined, 'da-DK,da;q=0.9,en;q=0.8', 'da'],
    [undefined, 'en-GB,en;q=0.9, da;q=0.5', 'da'],
    ['scheme=dark', 'DA', 'da'],
    [undefined, 'en-GB,en;q=0.9', 'asGiven'],
    [undefined, 'dav-KE', 'asGiven'],
    [undefined, undefined, 'asGiven'],
    ['language=en', 'da-DK', 'en'],
    ['scheme=dark; language=asGiven', 'da-DK', 'asGiven'],
  ] as const)('with cookies %s and Accept-Language %s is %s', (cookies, accepted, language) => {
    expect(firstLanguage(cookies, accepted)).toBe(language);
  });
});

describe('Accept-Language of a request', () => {
  it.each([
    ['asGiven', 'da', 'da, *;q=0.5'],
    ['asGiven', 'en', 'en, *;q=0.5'],
    ['da', 'en', 'da'],
    ['en', 'da', 'en'],
  ] as const)('for %s on a screen specified in %s is %s', (language, given, header) => {
    expect(acceptedLanguage(language, given)).toBe(header);
  });

  it('language choice defaults to “as given” without a cookie', () => {
    expect(readLanguage()).toBe('asGiven');
    expect(readLanguage('a=1;language=da')).toBe('da');
    expect(readLanguage('a=1;   language=en')).toBe('en');
  });
});
