import { dateFormats, noBreakSpace, onFirstUse } from './formats';
import type { ScreenLanguage } from './language';

/** A calendar date as `YYYY-MM-DD`, never an instant (D21). Dates compare as text. */
export type CalendarDate = string;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** A calendar date as whole days since 1970, or null when there is no such date. No local time is used. */
function dayNumber(date: CalendarDate): number | null {
  const match = datePattern.exec(date);
  if (!match) return null;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  const exists = back.getUTCMonth() === month - 1 && back.getUTCDate() === day && year >= 1000;
  return exists ? time / millisecondsPerDay : null;
}

/** True for a date that exists: `2026-02-29` does not. Edge: years before 1000 count as dates that do not exist. */
export function isCalendarDate(text: string): text is CalendarDate {
  return dayNumber(text) !== null;
}

/**
 * Days from start to end (§5, D21): a difference of calendar dates, so a change to or from summer
 * time never adds one. Edge: the same day is 0; an end before the start is negative; a date that
 * does not exist gives NaN.
 */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  const from = dayNumber(start);
  const to = dayNumber(end);
  return from === null || to === null ? Number.NaN : to - from;
}

/** The date `days` days later (earlier when negative). Edge: a date that does not exist is returned as it is. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const number = dayNumber(date);
  if (number === null) return date;
  return new Date((number + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

const copenhagenDate = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Copenhagen',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The calendar date in Copenhagen at an instant; "today" means today in Copenhagen (D21). The caller gives the instant.
 */
export function getCopenhagenDate(instant: Date): CalendarDate {
  // Reads the parts, because the locale may change their order and separators.
  const parts = new Map(
    copenhagenDate()
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const longDate = dateFormats({ dateStyle: 'long', timeZone: 'UTC' });

const weekdayDate = dateFormats({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `lørdag den 4. juli 2026` or `Saturday, 4 July 2026`. Edge: empty for a date that does not exist. */
export function formatDay(date: CalendarDate, language: ScreenLanguage): string {
  const number = dayNumber(date);
  return number === null ? '' : weekdayDate(language).format(number * millisecondsPerDay);
}

const shortDay = dateFormats({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortWeekday = dateFormats({ weekday: 'short', timeZone: 'UTC' });

/** `28. nov.` on Danish screens, `28 Nov` on English ones. Edge: empty for a date that does not exist. */
export function formatShortDate(date: CalendarDate, language: ScreenLanguage): string {
  const number = dayNumber(date);
  return number === null ? '' : shortDay(language).format(number * millisecondsPerDay);
}

/** With its weekday: `lør. 28. nov.`, `Sat 28 Nov`. Edge: empty for a date that does not exist. */
export function formatWeekdayDate(date: CalendarDate, language: ScreenLanguage): string {
  const number = dayNumber(date);
  if (number === null) return '';
  const weekday = shortWeekday(language).format(number * millisecondsPerDay);
  return `${weekday}${noBreakSpace}${formatShortDate(date, language)}`;
}

/** `4. juli 2026` on Danish screens, `4 July 2026` on English ones. Edge: empty for a date that does not exist. */
export function formatDate(date: CalendarDate, language: ScreenLanguage): string {
  const number = dayNumber(date);
  return number === null ? '' : longDate(language).format(number * millisecondsPerDay);
}
