import { createTexts } from '../../domain/values/createTexts';
import { type Language, type ScreenLanguage, screenLanguage } from '../../domain/values/language';
import { danishAsGiven, givenTexts } from './asGiven';
import { messages, type TextNumbers, type TextValues } from './service.generated';

export type MessageId = keyof TextValues;

/** The messages without placeholders. */
export type LabelId = {
  [Id in MessageId]: [TextValues[Id]] extends [never] ? Id : never;
}[MessageId];

/** A message or a function as a value gives its text in the language of the message around it. */
type Value = string | number | Message | ((language: ScreenLanguage) => string);

type NumberName<Id> = Id extends keyof TextNumbers ? TextNumbers[Id] : never;
type Values<Id extends MessageId> = {
  [Name in TextValues[Id]]: Name extends NumberName<Id> ? number : Value;
};
type ValuesArgument<Id extends MessageId> = [TextValues[Id]] extends [never]
  ? []
  : [values: Values<Id>];

/** A text for a person before its language is known: an id of the catalogues, and the values of its placeholders. */
export interface Message {
  id: MessageId;
  values?: Readonly<Record<string, Value>>;
  /** The input field that an error is about; left out when it is not about a single field. */
  field?: string;
}

export function message<Id extends MessageId>(id: Id, ...[values]: ValuesArgument<Id>): Message {
  return values === undefined ? { id } : { id, values };
}

const formatText = createTexts<Record<MessageId, string>>(messages);

function translateValue(value: Value, language: ScreenLanguage): string | number {
  if (typeof value === 'function') return value(language);
  return typeof value === 'object' ? translate(value, language) : value;
}

/** The text in the language of the reader. As given, it is the language of the screen that shows it (D24). */
export function translate({ id, values = {} }: Message, language: Language): string {
  const given = danishAsGiven.has(id) ? 'da' : 'en';
  const spoken = screenLanguage(language, given);
  const translated = Object.entries(values).map(
    ([name, value]) => [name, translateValue(value, spoken)] as const,
  );
  const textId = language === 'asGiven' ? (givenTexts[id] ?? id) : id;
  return formatText(textId, Object.fromEntries(translated), spoken);
}

/** An error about one input field. */
export function fieldError<Id extends MessageId>(
  field: string,
  id: Id,
  ...values: ValuesArgument<Id>
): Message {
  return { ...message(id, ...values), field };
}

/** The errors of a mutation as its payload has them; none for null. */
export function toErrors(errors: readonly Message[] | Message | null, language: Language) {
  const fieldErrors = [errors ?? []].flat().map((error: Message) => ({
    field: error.field ?? null,
    message: translate(error, language),
  }));
  return { errors: fieldErrors.map((error) => error.message), fieldErrors };
}

export const noErrors = toErrors(null, 'asGiven');
