/** The language of a screen decides the separators in its numbers (D1, D3). */
export type ScreenLanguage = 'da' | 'en';

/** The language of the screens (D24): as given, until a person chooses one. */
export type Language = 'asGiven' | ScreenLanguage;

export const languages: readonly Language[] = ['asGiven', 'da', 'en'];

/** The cookie that keeps the choice, so that the service can render in it. */
const languageCookie = 'language';

const year = 60 * 60 * 24 * 365;

/** A cookie of the whole site that keeps the language for a year, as `Set-Cookie` and `document.cookie` take it. */
export const keepLanguageCookie = (language: Language): string =>
  `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;

/**
 * The choice in a `Cookie` header or `document.cookie`. Edge: as given without the cookie, or with an unknown language.
 */
export function readLanguage(cookies = ''): Language {
  const [, chosen = 'asGiven'] = /(?:^|; *)language=(da|en)(?:;|$)/.exec(cookies) ?? [];
  return chosen as Language;
}

/**
 * The language of a page for a browser (Accept-Language) with these cookies. Without a choice a browser whose languages
 * include Danish gets Danish, any other the languages as given.
 */
export function firstLanguage(cookies = '', acceptedLanguages = ''): Language {
  const hasChosen = /(?:^|; *)language=/.test(cookies);
  if (hasChosen) return readLanguage(cookies);
  return /(?:^|[\s,])da\b/i.test(acceptedLanguages) ? 'da' : 'asGiven';
}

/** The language that a screen shows, from the choice and the language it was given in. */
export function screenLanguage(language: Language, given: ScreenLanguage): ScreenLanguage {
  return language === 'asGiven' ? given : language;
}

/**
 * The `Accept-Language` of a request from a screen that was given in `given`. As given, `*` says that any language will
 * do, so that a text for another screen comes in that screen's language.
 */
export function acceptedLanguage(language: Language, given: ScreenLanguage): string {
  return language === 'asGiven' ? `${given}, *;q=0.5` : language;
}
