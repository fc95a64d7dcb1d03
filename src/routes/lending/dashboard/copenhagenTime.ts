import type { ScreenLanguage } from '../../../../domain/money';

function copenhagen(options: Intl.DateTimeFormatOptions) {
  const timeZone = 'Europe/Copenhagen';
  return {
    da: new Intl.DateTimeFormat('da-DK', { ...options, timeZone }),
    en: new Intl.DateTimeFormat('en-GB', { ...options, timeZone }),
  };
}

const clock = copenhagen({ hour: '2-digit', minute: '2-digit' });
const weekday = copenhagen({ weekday: 'long' });

/** `13.59` on Danish screens, `13:59` on English ones. */
export function timeOfDay(instant: Date, language: ScreenLanguage): string {
  return clock[language].format(instant);
}

/** `lørdag`, `Saturday` */
export function weekdayOf(instant: Date, language: ScreenLanguage): string {
  return weekday[language].format(instant);
}
