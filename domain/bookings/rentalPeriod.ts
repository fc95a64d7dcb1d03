import { type CalendarDate, formatDate } from '../values/days';
import { noBreakSpace } from '../values/formats';
import type { ScreenLanguage } from '../values/language';

/**
 * A period, without repeating the parts that both dates share: `4–7 July 2026`, `31 October – 2 November 2026`, `30
 * December 2026 – 2 January 2027`; in Danish `4.–7. juli 2026`. Edge: a single day is written once; empty when either
 * date does not exist.
 */
export function formatPeriod(
  start: CalendarDate,
  end: CalendarDate,
  language: ScreenLanguage = 'en',
): string {
  const from = formatDate(start, language);
  const to = formatDate(end, language);
  if (from === '' || to === '') return '';
  if (start === end) return from;
  const [day, month, year] = from.split(noBreakSpace);
  const [, endMonth, endYear] = to.split(noBreakSpace);
  if (year !== endYear) return `${from}${noBreakSpace}– ${to}`;
  return month === endMonth ? `${day}–${to}` : `${[day, month, '–'].join(noBreakSpace)} ${to}`;
}
