/** The language of a screen decides the separators in its numbers (D1, D3). */
export type ScreenLanguage = 'da' | 'en';

/** The language of the screens (D24): as given, until a person chooses one. */
export type Language = 'asGiven' | ScreenLanguage;

export const languages: readonly Language[] = ['asGiven', 'da', 'en'];

/** The cookie that keeps the choice, so that the service can render in it. */
export const languageCookie = 'language';

/**
 * The choice in a `Cookie` header or `document.cookie`. Edge: as given without the cookie, or with an unknown language.
 */
export function readLanguage(cookies = ''): Language {
  const [, chosen = 'asGiven'] = /(?:^|; *)language=(da|en)(?:;|$)/.exec(cookies) ?? [];
  return chosen as Language;
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
