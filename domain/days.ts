/** A calendar date as `YYYY-MM-DD`, never an instant (D21). Two of them compare as text. */
export type CalendarDate = string;

type Language = 'da' | 'en';

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

/** True for a date that the calendar has: `2026-02-29` is none. Edge: years before 1000 are none either. */
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

/** The date so many days later (earlier when negative). Edge: an unknown date is returned as it is. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const number = dayNumber(date);
  if (number === null) return date;
  return new Date((number + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

const copenhagenDate = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Copenhagen',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Copenhagen at an instant; today is today there (D21). The clock comes in. */
export function copenhagenDateOf(instant: Date): CalendarDate {
  // By parts, because the order and the marks between them are the locale's to change.
  const parts = new Map(
    copenhagenDate.formatToParts(instant).map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const copenhagenHour = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Copenhagen',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * The instant at which a full hour begins on a date in Copenhagen; 24 is the end of the day. Edge: the hour that summer
 * time leaves out begins with the one after it, the one that comes twice begins the first time; an unknown date gives an
 * invalid one.
 */
export function copenhagenInstant(date: CalendarDate, hour: number): Date {
  const number = dayNumber(date);
  if (number === null) return new Date(Number.NaN);
  if (hour === 24) return copenhagenInstant(addDays(date, 1), 0);
  const asUtc = number * millisecondsPerDay + hour * 3_600_000;
  // Copenhagen is one hour ahead of UTC, or two in summer.
  const summer = new Date(asUtc - 2 * 3_600_000);
  const isSummer = Number(copenhagenHour.format(summer)) === hour;
  return isSummer ? summer : new Date(asUtc - 3_600_000);
}

const locales: Record<Language, string> = { da: 'da-DK', en: 'en-GB' };

function formats(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return {
    da: new Intl.DateTimeFormat(locales.da, options),
    en: new Intl.DateTimeFormat(locales.en, options),
  };
}

const longDate = formats({ dateStyle: 'long', timeZone: 'UTC' });
const monthAndYear = formats({ month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' });

/** `4. juli 2026` on Danish screens, `4 July 2026` on English ones. Edge: empty for a date that does not exist. */
export function formatDate(date: CalendarDate, language: Language): string {
  const number = dayNumber(date);
  return number === null ? '' : longDate[language].format(number * millisecondsPerDay);
}

/**
 * Month and year alone, as in "member since": `juli 2026`, `July 2026`. Takes a date or an ISO
 * instant, which is seen from Copenhagen. Edge: empty for what is neither.
 */
export function formatMonthYear(dateOrInstant: string, language: Language): string {
  const instant = new Date(dateOrInstant);
  return Number.isNaN(instant.getTime()) ? '' : monthAndYear[language].format(instant);
}

const dayWords: Record<Language, { one: string; many: string }> = {
  da: { one: 'dag', many: 'dage' },
  en: { one: 'day', many: 'days' },
};

/** A number of days with its word: `1 dag`, `3 dage`, `1 day`, `3 days`; 0 takes the plural. */
export function formatDays(days: number, language: Language): string {
  const { one, many } = dayWords[language];
  return `${days} ${days === 1 ? one : many}`;
}
