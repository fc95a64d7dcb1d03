import { dateFormats, noBreakSpace } from './formats';
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

/** 01:00 UTC on the last Sunday of a month with 31 days, where 0 is January. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * millisecondsPerDay;
}

/**
 * Hours by which Copenhagen is ahead of UTC. Summer time is from the last Sunday of March to the last Sunday of October
 * (directive 2000/84/EC), in Denmark since 1996. `Intl` needs 30 ms for its first answer, before the first screen can
 * be used; `days.test.ts` compares both.
 */
export function copenhagenOffset(instant: Date): 1 | 2 {
  const year = instant.getUTCFullYear();
  const time = instant.getTime();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 2 : 1;
}

/**
 * The calendar date in Copenhagen at an instant; "today" means today in Copenhagen (D21). The caller gives the instant.
 * Throws a `RangeError` for an invalid instant.
 */
export function getCopenhagenDate(instant: Date): CalendarDate {
  const time = instant.getTime() + copenhagenOffset(instant) * 3_600_000;
  return new Date(time).toISOString().slice(0, 10);
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

/** Whether at most a week of the month is left. */
export function isLateInMonth(date: CalendarDate): boolean {
  return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
}
