import { formatDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { type Said, said } from '../texts/say';

type Values = Readonly<Record<string, string | number>>;

const day = (values: Values, name: string) => (language: ScreenLanguage) =>
  formatDate(String(values[name] ?? ''), language);

/** What Skuret says in conversations, by the name under which it is stored. A name that was stored once stays. */
const lines: Readonly<Record<string, (values: Values) => Said>> = {
  'welcome.greeting': ({ name = '' }) =>
    said(
      'Welcome to Skuret, {name}! Here you borrow tools from people nearby, and lend out what stands idle in your own shed.',
      { name },
    ),
  'welcome.firstSteps': () =>
    said(
      'A good start: put a photo and a few lines on your profile, so that others know who they meet. Then find a tool, or list one of yours. What you and others write to each other is found here.',
    ),
  'booking.made': (values) =>
    said('Booked from {start} to {end}.', { start: day(values, 'start'), end: day(values, 'end') }),
};

const unknown = said('Something happened in your booking. You find it among your bookings.');

/** A stored line as it is said. Edge: one that only a newer version knows is said in general words. */
export function lineSaid(line: string, values: Values): Said {
  return Object.hasOwn(lines, line) ? (lines[line]?.(values) ?? unknown) : unknown;
}
