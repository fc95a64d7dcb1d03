import { type CalendarDate, formatDate, formatShortDate, formatWeekdayDate } from '../values/days';
import { noBreakSpace, wordJoiner } from '../values/formats';
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
  return month === endMonth
    ? `${day}–${wordJoiner}${to}`
    : `${[day, month, '–'].join(noBreakSpace)} ${to}`;
}

/**
 * The same without the year, where there is little room: `28.–29. nov.`, `30. nov. – 1. dec.`, in English `28–29 Nov`.
 * Breaks in no place. Edge: empty when either date does not exist.
 */
export function formatShortPeriod(
  start: CalendarDate,
  end: CalendarDate,
  language: ScreenLanguage,
): string {
  const from = formatShortDate(start, language);
  const to = formatShortDate(end, language);
  if (from === '' || to === '') return '';
  if (start === end) return from;
  const [day] = from.split(noBreakSpace);
  return start.slice(0, 7) === end.slice(0, 7)
    ? `${day}–${wordJoiner}${to}`
    : [from, '–', to].join(noBreakSpace);
}

/**
 * Both days with their weekdays: `lør. 28. nov. – tir. 1. dec.`, in English `Sat 28 Nov – Tue 1 Dec`. Breaks after the
 * dash only. Edge: empty when either date does not exist.
 */
export function formatWeekdayPeriod(
  start: CalendarDate,
  end: CalendarDate,
  language: ScreenLanguage,
): string {
  const from = formatWeekdayDate(start, language);
  const to = formatWeekdayDate(end, language);
  if (from === '' || to === '') return '';
  return start === end ? from : `${from}${noBreakSpace}– ${to}`;
}
