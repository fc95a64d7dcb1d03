import { type CalendarDate, daysBetween, formatDate, getCopenhagenDate } from '../values/days';
import { dateFormats } from '../values/formats';
import type { ScreenLanguage } from '../values/language';

const millisecondsPerHour = 3_600_000;

/** Formats in Copenhagen time. */
const copenhagen = (options: Intl.DateTimeFormatOptions) =>
  dateFormats({ ...options, timeZone: 'Europe/Copenhagen' });

const timeOnly = copenhagen({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const shortWeekday = copenhagen({ weekday: 'short' });
const shortDate = copenhagen({ day: 'numeric', month: 'short', year: 'numeric' });
const weekdayOfDate = dateFormats({ weekday: 'long', timeZone: 'UTC' });

const dayWords = {
  da: { today: 'I dag', yesterday: 'I går' },
  en: { today: 'Today', yesterday: 'Yesterday' },
} as const;

/**
 * When a message was sent, relative to now (§9): `14:05` under 24 hours ago, `Fri 14:05` under 168, then `26 Jun 2026,
 * 14:05`; in Danish `14.05`, `fre. 14.05`, `26. jun. 2026, 14.05`. Hours are elapsed hours, so a change of summer time
 * counts none twice. Edge: exactly 24 and 168 hours have the longer form; an instant in the future, from a clock that
 * runs fast, shows its time; an invalid instant shows nothing.
 */
export function formatMessageTime(
  timestamp: string,
  now: Date,
  language: ScreenLanguage = 'en',
): string {
  const sent = new Date(timestamp);
  if (Number.isNaN(sent.getTime())) return '';
  const time = timeOnly(language).format(sent);
  const hoursAgo = (now.getTime() - sent.getTime()) / millisecondsPerHour;
  if (hoursAgo < 24) return time;
  if (hoursAgo < 168) return `${shortWeekday(language).format(sent)} ${time}`;
  return `${shortDate(language).format(sent)}, ${time}`;
}

/** The time of day of an instant: `14:05`; in Danish `14.05`. Edge: empty for an invalid instant. */
export function formatTimeOfDay(timestamp: string, language: ScreenLanguage): string {
  const instant = new Date(timestamp);
  return Number.isNaN(instant.getTime()) ? '' : timeOnly(language).format(instant);
}

/**
 * The heading over the messages of a day (§2): `Today`, `Yesterday`, the weekday within 7 days, else the full date.
 * Edge: 7 days ago has the same weekday as today, so it shows its date; so does a future day.
 */
export function dayLabel(
  date: CalendarDate,
  today: CalendarDate,
  language: ScreenLanguage = 'en',
): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return dayWords[language].today;
  if (daysAgo === 1) return dayWords[language].yesterday;
  if (daysAgo > 1 && daysAgo < 7) {
    // Danish weekdays are lower case, but not at the start of a line.
    const weekday = weekdayOfDate(language).format(new Date(`${date}T00:00:00Z`));
    return weekday.charAt(0).toUpperCase() + weekday.slice(1);
  }
  return formatDate(date, language);
}

/** The day in Copenhagen on which a message was sent (D21). `timestamp` is an ISO instant. */
export function messageDay(timestamp: string): CalendarDate {
  return getCopenhagenDate(new Date(timestamp));
}

const deadline = copenhagen({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A deadline: `Wednesday 25 November at 14:05`; in Danish `onsdag 25. november kl. 14.05`. */
export function formatDeadline(timestamp: string, language: ScreenLanguage): string {
  const instant = new Date(timestamp);
  return Number.isNaN(instant.getTime()) ? '' : deadline(language).format(instant);
}

/** Day and time of an event: `Today, 14:05`, `18 November 2026, 09:30`; in Danish `I dag, 14.05`. */
export function formatMoment(
  timestamp: string,
  today: CalendarDate,
  language: ScreenLanguage,
): string {
  const instant = new Date(timestamp);
  if (Number.isNaN(instant.getTime())) return '';
  const day = dayLabel(getCopenhagenDate(instant), today, language);
  return `${day}, ${timeOnly(language).format(instant)}`;
}
