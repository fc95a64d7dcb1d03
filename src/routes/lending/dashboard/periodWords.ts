import type { CalendarDate } from '../../../../domain/days';
import { dateFormats } from '../../../../domain/formats';
import type { ScreenLanguage } from '../../../../domain/money';

const long = dateFormats({ dateStyle: 'long', timeZone: 'UTC' });

/** A booking's days, with the common parts once: `12.–15. juli 2026`, `12–15 July 2026`. */
export function periodWords(
  start: CalendarDate,
  end: CalendarDate,
  language: ScreenLanguage,
): string {
  return long(language).formatRange(new Date(`${start}T00:00Z`), new Date(`${end}T00:00Z`));
}
