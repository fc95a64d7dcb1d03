import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../../../domain/values/language';

const catalogues: Record<Exclude<Language, 'asGiven'>, () => Promise<{ messages: Messages }>> = {
  da: () => import(/* webpackChunkName: "catalogue-da" */ './da.generated'),
  en: () => import(/* webpackChunkName: "catalogue-en" */ './en.generated'),
};

/** Fetches the texts of a language and returns a function that activates them. Rejects when they cannot be fetched. */
export async function fetchTexts(i18n: I18n, language: Language): Promise<() => void> {
  const messages = language === 'asGiven' ? {} : (await catalogues[language]()).messages;
  return () => i18n.loadAndActivate({ locale: language, messages });
}
