import { useLingui } from '@lingui/react';

/** The language in which to show a screen or passage that was given this language (D1, D24). */
export function useScreenLanguage(given: 'da' | 'en'): 'da' | 'en' {
  const { locale } = useLingui().i18n;
  return locale === 'da' || locale === 'en' ? locale : given;
}

/** The `lang` of people's texts on a screen that was given Danish: they are Danish, whatever the screen's language. */
export function useWrittenLang(): 'da' | undefined {
  return useScreenLanguage('da') === 'da' ? undefined : 'da';
}
