import { type I18n, type MessageOptions, setupI18n } from '@lingui/core';
import { isolateValues } from '../../../domain/values/isolate';

/**
 * Compiles a text that no catalogue has: a name in braces is a value. Lingui's own compiler also handles plural forms,
 * which no text here has, and is larger than the rest of Lingui.
 */
const compileText: Parameters<I18n['setMessagesCompiler']>[0] = (text) =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 === 0 ? part : [part]))
    .filter((part) => part !== '');

/** The texts of the app. It shows the source texts, as given, until the texts of a language are activated. */
export function makeI18n(): I18n {
  const i18n = setupI18n({ locale: 'asGiven', messages: { asGiven: {} } });
  const translate = i18n.t;
  i18n.t = ((id: string, values?: Record<string, unknown>, options?: MessageOptions) =>
    translate(id, values && isolateValues(values), options)) as I18n['t'];
  return i18n.setMessagesCompiler(compileText);
}
