import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '../../domain/language';

/**
 * What a text of the components becomes where no catalogue has it: a name in braces is a value. Lingui's own compiler
 * also knows plural forms, which no text here has, and would weigh more than all the rest of it.
 */
const compileText: Parameters<I18n['setMessagesCompiler']>[0] = (text) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 === 0 ? part : [part]))
    .filter((part) => part !== '');

const catalogues: Record<Exclude<Language, 'asGiven'>, () => Promise<{ messages: Messages }>> = {
  da: () => import(/* webpackChunkName: "catalogue-da" */ './da.generated'),
  en: () => import(/* webpackChunkName: "catalogue-en" */ './en.generated'),
};

/** The texts of the app: its source texts, as given, until those of a language are activated over them. */
export function makeI18n(): I18n {
  const i18n = setupI18n({ locale: 'asGiven', messages: { asGiven: {} } });
  return i18n.setMessagesCompiler(compileText);
}

/** Fetches the texts of a language; what it gives back shows them. Rejects when they cannot be had. */
export async function fetchTexts(i18n: I18n, language: Language): Promise<() => void> {
  const messages = language === 'asGiven' ? {} : (await catalogues[language]()).messages;
  return () => i18n.loadAndActivate({ locale: language, messages });
}
