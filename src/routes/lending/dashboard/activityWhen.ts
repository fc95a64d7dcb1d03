import {
  type CalendarDate,
  copenhagenDateOf,
  daysBetween,
  formatDate,
} from '../../../../domain/days';

const time = new Intl.DateTimeFormat('da-DK', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});
const weekday = new Intl.DateTimeFormat('da-DK', {
  weekday: 'long',
  timeZone: 'Europe/Copenhagen',
});

/**
 * When something happened, as one tells it: `i dag kl. 10.04`, `i går kl. 17.58`, the weekday within the
 * last 7 days, else the date. Edge: 7 days ago has the name of today's weekday, so it shows its date.
 */
export function activityWhen(instant: string, today: CalendarDate): string {
  const then = new Date(instant);
  const day = copenhagenDateOf(then);
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return `i dag kl. ${time.format(then)}`;
  if (daysAgo === 1) return `i går kl. ${time.format(then)}`;
  if (daysAgo < 7) return `${weekday.format(then)} kl. ${time.format(then)}`;
  return formatDate(day, 'da');
}
