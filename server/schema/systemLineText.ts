import { formatDate } from '../../domain/days';
import { type Language, screenLanguage } from '../../domain/language';
import { messages, type TextValues } from '../texts/service.generated';
import { serviceText } from '../texts/serviceText';

type Values = Readonly<Record<string, string | number>>;
type LineId = Extract<keyof TextValues, `systemLine.${string}`>;

const isLine = (id: string): id is LineId => Object.hasOwn(messages.da, id);

/**
 * The text of a line of Skuret in a conversation, by the name that is stored. A name must stay, since stored messages
 * use it. Edge: a general text for a line that only a newer version knows.
 */
export function systemLineText(line: string, values: Values, chosen: Language): string {
  // Conversations were given in English (D24).
  const language = screenLanguage(chosen, 'en');
  const id = `systemLine.${line}`;
  const day = (name: string) => formatDate(String(values[name] ?? ''), language);
  return serviceText(
    isLine(id) ? id : 'systemLine.other',
    { name: values['name'] ?? '', start: day('start'), end: day('end') },
    language,
  );
}
