import { type Messages, setupI18n } from '@lingui/core';
import { isolate } from './isolate';
import type { ScreenLanguage } from './language';

/** Lingui turns `\x41` in a finished text into `A`. This way a backslash that a member typed stays one. */
const keepBackslashes = (value: string | number) =>
  typeof value === 'string' ? isolate(value).replaceAll('\\', '\\x5c') : value;

/**
 * Formats the texts of two catalogues, which `scripts/compileTexts.ts` compiles. `Values` has the placeholders of each
 * text, so that a text without one of its values is a type error.
 */
export function createTexts<Values extends { [Id in keyof Values]: string }>(
  messages: Record<ScreenLanguage, Messages>,
) {
  const catalogues = {
    da: setupI18n({ locale: 'da', messages: { da: messages.da } }),
    en: setupI18n({ locale: 'en', messages: { en: messages.en } }),
  };
  return <Id extends keyof Values & string>(
    id: Id,
    values: Record<Values[Id], string | number>,
    language: ScreenLanguage,
  ): string => {
    const kept = Object.entries<string | number>(values).map(
      ([name, value]) => [name, keepBackslashes(value)] as const,
    );
    return catalogues[language]._(id, Object.fromEntries(kept));
  };
}
