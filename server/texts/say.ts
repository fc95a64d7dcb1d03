import type { ScreenLanguage } from '../../domain/values/language';
import { type Language, screenLanguage } from '../../domain/values/language';
import fromDanish from './fromDanish.json' with { type: 'json' };
import fromEnglish from './fromEnglish.json' with { type: 'json' };

/** The texts as given, each in the language of the screen that shows it (D1). */
export type Text = keyof typeof fromDanish | keyof typeof fromEnglish;

/** A `Said` as a value is translated into the same language. */
type Value = string | number | Said | ((language: ScreenLanguage) => string);

/** What the service says to a person: a text of the catalogue, and the values for the names in its braces. */
export interface Said {
  text: Text;
  values?: Record<string, Value>;
  /** The input field that an error is about; left out when it is not about a single field. */
  field?: string;
}

export function said(text: Text, values?: Record<string, Value>): Said {
  return values === undefined ? { text } : { text, values };
}

/** An error about one input field. */
export function fieldError(field: string, text: Text, values?: Record<string, Value>): Said {
  return { ...said(text, values), field };
}

/** British spellings of texts that are American as given; used when English was asked for. */
export const britishOf = {
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.':
    'You can save at most {most} favourites. Remove some that you no longer need, and try again.',
};

/** For each language, the texts that differ from the ones as given. */
const translations: Record<ScreenLanguage, Record<string, string>> = {
  da: fromEnglish,
  en: { ...fromDanish, ...britishOf },
};

/** A number as each language writes it. */
export function inFigures(count: number): Value {
  return (language) => count.toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');
}

/** A text in the language that was asked for (D24). */
export function say(message: Said | Text, wanted: Language): string {
  const { text, values = {} } = typeof message === 'string' ? said(message) : message;
  const given = text in fromDanish ? 'da' : 'en';
  const language = screenLanguage(wanted, given);
  const words = wanted === 'asGiven' ? text : (translations[language][text] ?? text);
  return words.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name] ?? '';
    if (typeof value === 'function') return value(language);
    return typeof value === 'object' ? say(value, language) : String(value);
  });
}

/** The errors of a mutation as its payload has them. */
export function toErrors(errors: readonly Said[], language: Language) {
  const fieldErrors = errors.map((error) => ({
    field: error.field ?? null,
    message: say(error, language),
  }));
  return { errors: fieldErrors.map(({ message }) => message), fieldErrors };
}

/**
 * The language that a request asks for in `Accept-Language`: Danish or English, the one with the higher weight. As
 * given when any will do (`*`, which the app sends until a person has chosen), or when the header names neither.
 */
export function askedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range, index) => {
    const [tag = '', weight] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { tag, index, weight: weight === undefined ? 1 : Number(weight) };
  });
  const [first] = ranges
    .filter(({ tag, weight }) => weight > 0 && /^(?:da|en)(?:-|$)|^\*$/.test(tag))
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (first === undefined || first.tag === '*') return 'asGiven';
  return first.tag.startsWith('da') ? 'da' : 'en';
}
