import type { CalendarDate } from './days';
import { dateFormats } from './formats';
import type { ScreenLanguage } from './language';

const monthAndYear = dateFormats({
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Copenhagen',
});

/**
 * Month and year alone, as in "member since": `juli 2026`, `July 2026`. Takes a date or an ISO instant, which is read
 * in Copenhagen time. Edge: empty for anything else.
 */
export function formatMonthYear(dateOrInstant: string, language: ScreenLanguage): string {
  const instant = new Date(dateOrInstant);
  return Number.isNaN(instant.getTime()) ? '' : monthAndYear(language).format(instant);
}

const weekdayAndDay = dateFormats({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const shortWeekdayAndDay = dateFormats({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day with its weekday: `lørdag 12. december`, `Saturday 12 December`; short `lør. 12. dec.`, `Sat 12 Dec`. */
export function formatWeekday(
  date: CalendarDate,
  language: ScreenLanguage,
  length: 'long' | 'short' = 'long',
): string {
  const format = length === 'long' ? weekdayAndDay : shortWeekdayAndDay;
  return format(language)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')
    .replace(/ den /, ' ');
}

const dayWords: Record<ScreenLanguage, { one: string; many: string }> = {
  da: { one: 'dag', many: 'dage' },
  en: { one: 'day', many: 'days' },
};

/** A number of days with its word: `1 dag`, `3 dage`, `1 day`, `3 days`; 0 takes the plural. */
export function formatDays(days: number, language: ScreenLanguage): string {
  const { one, many } = dayWords[language];
  return `${days} ${days === 1 ? one : many}`;
}

/**
 * How long a tool is borrowed: from a day to the next is `1 døgn`, and `2 døgn` where two calendar dates lie between.
 * English has no such word: `1 day`, `2 days`.
 */
export function formatRentalDays(days: number, language: ScreenLanguage): string {
  return language === 'da' ? `${days} døgn` : formatDays(days, language);
}

const weekWords: typeof dayWords = {
  da: { one: 'uge', many: 'uger' },
  en: { one: 'week', many: 'weeks' },
};

/** A number of weeks with its word: `1 uge`, `2 uger`, `1 week`, `2 weeks`. */
export function formatWeeks(weeks: number, language: ScreenLanguage): string {
  const { one, many } = weekWords[language];
  return `${weeks} ${weeks === 1 ? one : many}`;
}
