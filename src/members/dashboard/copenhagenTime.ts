import { dateFormats } from '../../../domain/values/formats';
import type { ScreenLanguage } from '../../../domain/values/language';

const timeZone = 'Europe/Copenhagen';
const clock = dateFormats({ hour: '2-digit', minute: '2-digit', timeZone });
const weekday = dateFormats({ weekday: 'long', timeZone });

/** `13.59` on Danish screens, `13:59` on English ones. */
export function timeOfDay(instant: Date, language: ScreenLanguage): string {
  return clock(language).format(instant);
}

/** `lørdag`, `Saturday` */
export function getWeekday(instant: Date, language: ScreenLanguage): string {
  return weekday(language).format(instant);
}
