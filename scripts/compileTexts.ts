/** Compiles texts with ids, which are ICU messages in one file per language (docs/decisions/33-languages.md). */
import { createCompiledCatalog } from '@lingui/cli/api';

const languages = ['da', 'en'] as const;
type TextLanguage = (typeof languages)[number];

/** ICU messages by id. */
export type Texts = Record<string, string>;

/** A part of a compiled message: a text, or a placeholder with its format and, for `select` and `plural`, its cases. */
type Token = string | [name: string, format?: string, cases?: Record<string, readonly Token[]>];
type Compiled = Record<string, readonly Token[]>;

function compile(language: TextLanguage, texts: Texts): Compiled {
  const { source, errors } = createCompiledCatalog(language, texts, {
    namespace: 'json',
    strict: true,
  });
  for (const { id, error } of errors) throw new Error(`${language}, “${id}”: ${error.message}`);
  return JSON.parse(source).messages;
}

type Placeholder = readonly [name: string, format: string | undefined];

const placeholdersIn = (tokens: readonly Token[]): Placeholder[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, format, cases = {}] = token;
    const own: Placeholder = [name, format];
    return [own, ...Object.values(cases).flatMap(placeholdersIn)];
  });

/** Names as a type: a union. */
const toType = (placeholders: readonly Placeholder[]): string =>
  [...new Set(placeholders.map(([name]) => name))]
    .sort()
    .map((name) => `'${name}'`)
    .join(' | ') || 'never';

const isNumber = ([, format]: Placeholder) => format === 'number' || format === 'plural';

/**
 * A module with the messages of both languages and the placeholders of each as a type. Throws for a text that does not
 * compile, or that is missing, empty or has other placeholders in one language.
 */
export function compileTexts(texts: Record<TextLanguage, Texts>): string {
  const messages = { da: compile('da', texts.da), en: compile('en', texts.en) };
  const ids = [...new Set(languages.flatMap((language) => Object.keys(texts[language])))].sort();
  const placeholders = (id: string) =>
    languages.map((language) => placeholdersIn(messages[language][id] ?? []));
  const types = ids.map((id) => {
    const missing = languages.find((language) => !texts[language][id]);
    if (missing) throw new Error(`${missing}: no text of “${id}”`);
    const [danish, english] = placeholders(id).map(toType);
    if (danish !== english) throw new Error(`“${id}”: ${danish} in da, but ${english} in en`);
    return `  '${id}': ${danish};\n`;
  });
  const numbers = ids.map((id) => {
    const names = toType(placeholders(id).flat().filter(isNumber));
    return names === 'never' ? '' : `  '${id}': ${names};\n`;
  });
  const parsed = (language: TextLanguage) =>
    `JSON.parse(${JSON.stringify(JSON.stringify(messages[language]))})`;
  return `import type { Messages } from '@lingui/core';

/** The placeholders of each text, by its id. */
export interface TextValues {
${types.join('')}}

/** The placeholders that a text formats as numbers, or by which it has a singular and a plural. */
export interface TextNumbers {
${numbers.join('')}}

export const messages: Record<'da' | 'en', Messages> = {
  da: ${parsed('da')},
  en: ${parsed('en')},
};
`;
}
