import type { ScreenLanguage } from './money';

/** Which language the screens speak (D24): the one that each was given, until somebody chooses. */
export type Language = 'asGiven' | ScreenLanguage;

export const languages: readonly Language[] = ['asGiven', 'da', 'en'];

/** Keeps the choice in the browser, so that the service can render in it. */
export const languageCookie = 'language';

/** The choice in a `Cookie` header or `document.cookie`. Edge: as given where there is none, or one of no language. */
export function readLanguage(cookies = ''): Language {
  const [, chosen = 'asGiven'] = /(?:^|; *)language=(da|en)(?:;|$)/.exec(cookies) ?? [];
  return chosen as Language;
}

/** What a screen that was given one language speaks. */
export function spokenLanguage(language: Language, given: ScreenLanguage): ScreenLanguage {
  return language === 'asGiven' ? given : language;
}

/** What a request says of the choice. Any, as given: the service then speaks the language of the screen that asks. */
export function acceptedLanguage(language: Language): string {
  return language === 'asGiven' ? '*' : language;
}
