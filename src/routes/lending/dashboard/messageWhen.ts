const millisecondsPerHour = 3_600_000;

function copenhagen(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('da-DK', { ...options, timeZone: 'Europe/Copenhagen' });
}

const timeOnly = copenhagen({ hour: '2-digit', minute: '2-digit' });
const weekday = copenhagen({ weekday: 'long' });
const fullDate = copenhagen({ dateStyle: 'long' });

/**
 * When a message was sent, in Danish (§2: the dashboard uses da-DK): the time alone under 24 hours ago,
 * with the weekday under 168, with the date beyond (§9). Edge: exactly 24 and 168 hours have the longer
 * form; an instant to come, from a clock that runs fast, shows its time.
 */
export function messageWhen(instant: string, now: Date): string {
  const then = new Date(instant);
  const time = `kl. ${timeOnly.format(then)}`;
  const hoursAgo = (now.getTime() - then.getTime()) / millisecondsPerHour;
  if (hoursAgo < 24) return time;
  return `${(hoursAgo < 168 ? weekday : fullDate).format(then)} ${time}`;
}
