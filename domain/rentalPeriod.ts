import { type CalendarDate, formatDate } from './days';

/**
 * From and to in English, without saying twice what the dates share: `4–7 July 2026`,
 * `31 October – 2 November 2026`, `30 December 2026 – 2 January 2027`. Edge: the same day is said once;
 * empty when either date does not exist.
 */
export function formatPeriod(start: CalendarDate, end: CalendarDate): string {
  const from = formatDate(start, 'en');
  const to = formatDate(end, 'en');
  if (from === '' || to === '') return '';
  if (start === end) return from;
  const [day, month, year] = from.split(' ');
  const [, endMonth, endYear] = to.split(' ');
  if (year !== endYear) return `${from} – ${to}`;
  return month === endMonth ? `${day}–${to}` : `${day} ${month} – ${to}`;
}
