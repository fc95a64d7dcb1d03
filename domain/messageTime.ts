import { type CalendarDate, copenhagenDateOf, daysBetween, formatDate } from './days';

const millisecondsPerHour = 3_600_000;

/** English, for the conversation is (D1); the clock on the wall in Copenhagen, with 24 hours. */
function copenhagen(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/Copenhagen' });
}

const timeOnly = copenhagen({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const shortWeekday = copenhagen({ weekday: 'short' });
const shortDate = copenhagen({ day: 'numeric', month: 'short', year: 'numeric' });
const weekdayOfDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/**
 * When a message was sent, seen from now (§9): `14:05` under 24 hours ago, `Fri 14:05` under 168, then
 * `26 Jun 2026, 14:05`. Hours are hours that went by, so a change to or from summer time counts none
 * twice. Edge: exactly 24 and 168 hours have the longer form; an instant still to come, from a clock
 * that runs fast, shows its time; what is no instant shows nothing.
 */
export function formatMessageTime(timestamp: string, now: Date): string {
  const sent = new Date(timestamp);
  if (Number.isNaN(sent.getTime())) return '';
  const time = timeOnly.format(sent);
  const hoursAgo = (now.getTime() - sent.getTime()) / millisecondsPerHour;
  if (hoursAgo < 24) return time;
  if (hoursAgo < 168) return `${shortWeekday.format(sent)} ${time}`;
  return `${shortDate.format(sent)}, ${time}`;
}

/**
 * What stands over the messages of a day (§2): `Today`, `Yesterday`, the weekday within 7 days, else the
 * full date. Edge: 7 days ago has the name of today's weekday, so it shows its date; so does a day to come.
 */
export function dayLabel(date: CalendarDate, today: CalendarDate): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo > 1 && daysAgo < 7) return weekdayOfDate.format(new Date(`${date}T00:00:00Z`));
  return formatDate(date, 'en');
}

/** The day in Copenhagen on which a message was sent (D21). `timestamp` is an ISO instant. */
export function messageDay(timestamp: string): CalendarDate {
  return copenhagenDateOf(new Date(timestamp));
}
