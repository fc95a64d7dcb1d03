import { addDays, type CalendarDate, getCopenhagenDate } from '../domain/values/days';

const millisecondsPerMinute = 60_000;
const copenhagenTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The instant at which clocks in Copenhagen show a time (`HH:MM`) on a date. Edge: a time that the change to summer
 * time skips is read as one hour later.
 */
function copenhagenInstant(date: CalendarDate, time: string): Date {
  const summer = new Date(`${date}T${time}:00+02:00`);
  return copenhagenTime.format(summer) === time ? summer : new Date(`${date}T${time}:00+01:00`);
}

/** An ISO instant on a date in Copenhagen whose time is not known: noon. */
export function instantOn(date: CalendarDate): string {
  return copenhagenInstant(date, '12:00').toISOString();
}

/** An ISO instant so many days before today in Copenhagen, at a time there. */
export function daysAgoAt(now: Date, days: number, time: string): string {
  return copenhagenInstant(addDays(getCopenhagenDate(now), -days), time).toISOString();
}

/**
 * An ISO instant `minutes` minutes ago, at most 600, but still today in Copenhagen. In the first ten hours of the day
 * the distances shrink in proportion, so the order stays.
 */
export function minutesAgoToday(now: Date, minutes: number): string {
  const sinceMidnight =
    now.getTime() - copenhagenInstant(getCopenhagenDate(now), '00:00').getTime();
  const ago = Math.min(minutes * millisecondsPerMinute, (sinceMidnight * minutes) / 600);
  return new Date(now.getTime() - ago).toISOString();
}
