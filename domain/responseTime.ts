const minutesPerHour = 60;
const hoursPerDay = 24;

/**
 * How soon somebody answers, in English words: `within an hour`, `within a few hours`, `within a day`, then in
 * whole days. Edge: exactly an hour is within the hour, and from six hours on it is a day.
 */
export function responseTimeInWords(minutes: number): string {
  const hours = minutes / minutesPerHour;
  if (hours <= 1) return 'within an hour';
  if (hours < 6) return 'within a few hours';
  if (hours <= hoursPerDay) return 'within a day';
  return `within ${Math.ceil(hours / hoursPerDay)} days`;
}
