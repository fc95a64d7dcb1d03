import { useLingui } from '@lingui/react';

/** The language that a screen or passage speaks which was given this one (D1, D24). */
export function useSpoken(given: 'da' | 'en'): 'da' | 'en' {
  const { locale } = useLingui().i18n;
  return locale === 'da' || locale === 'en' ? locale : given;
}

/** The `lang` of what people write, on a screen that was given Danish: theirs is Danish, whatever the screen speaks. */
export function useWrittenLang(): 'da' | undefined {
  return useSpoken('da') === 'da' ? undefined : 'da';
}
