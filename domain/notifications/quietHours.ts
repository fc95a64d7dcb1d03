import { copenhagenInstant } from '../values/copenhagenInstant';
import { addDays, getCopenhagenDate } from '../values/days';

/** The hours in Copenhagen in which no mail and no push goes out that the clock causes, and not a person. */
export const night = { from: 22, until: 7 };

/** When a mail or push that the clock causes may go out: immediately by day, at night when it ends. */
export function endOfNight(at: Date): Date {
  const day = getCopenhagenDate(at);
  const morning = copenhagenInstant(day, night.until);
  if (at < morning) return morning;
  return at < copenhagenInstant(day, night.from)
    ? at
    : copenhagenInstant(addDays(day, 1), night.until);
}
