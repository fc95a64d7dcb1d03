import { type I18n, type MessageOptions, type Messages, setupI18n } from '@lingui/core';
import { isolateValues } from '../../../domain/values/isolate';
import type { Language } from '../../../domain/values/language';

/**
 * Compiles a text that no catalogue has: a name in braces is a value. Lingui's own compiler also handles plural forms,
 * which no text here has, and is larger than the rest of Lingui.
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

/** The texts of the app. It shows the source texts, as given, until the texts of a language are activated. */
export function makeI18n(): I18n {
  const i18n = setupI18n({ locale: 'asGiven', messages: { asGiven: {} } });
  const translate = i18n.t;
  i18n.t = ((id: string, values?: Record<string, unknown>, options?: MessageOptions) =>
    translate(id, values && isolateValues(values), options)) as I18n['t'];
  return i18n.setMessagesCompiler(compileText);
}

/** Fetches the texts of a language and returns a function that activates them. Rejects when they cannot be fetched. */
export async function fetchTexts(i18n: I18n, language: Language): Promise<() => void> {
  const messages = language === 'asGiven' ? {} : (await catalogues[language]()).messages;
  return () => i18n.loadAndActivate({ locale: language, messages });
}
