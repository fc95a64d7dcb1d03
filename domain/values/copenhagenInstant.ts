import { addDays, type CalendarDate, copenhagenOffset, daysBetween } from './days';

const millisecondsPerHour = 3_600_000;
const epoch = '1970-01-01';

/**
 * The instant at which a full hour begins on a date in Copenhagen; 24 is the end of the day. Edge: an hour that the
 * change to summer time skips gives the start of the next hour; an hour that occurs twice gives the first; a date that
 * does not exist gives an invalid instant.
 */
export function copenhagenInstant(date: CalendarDate, hour: number): Date {
  const number = daysBetween(epoch, date);
  if (Number.isNaN(number)) return new Date(Number.NaN);
  if (hour === 24) return copenhagenInstant(addDays(date, 1), 0);
  const asUtc = (number * 24 + hour) * millisecondsPerHour;
  const summer = new Date(asUtc - 2 * millisecondsPerHour);
  return copenhagenOffset(summer) === 2 ? summer : new Date(asUtc - millisecondsPerHour);
}
