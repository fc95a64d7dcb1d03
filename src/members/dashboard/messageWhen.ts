import type { I18n } from '@lingui/core';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { getWeekday, timeOfDay } from './copenhagenTime';

const millisecondsPerHour = 3_600_000;

/**
 * When a message was sent (§2: as given, the dashboard uses da-DK): the time alone under 24 hours ago,
 * with the weekday under 168, with the date beyond (§9). Edge: exactly 24 and 168 hours have the longer
 * form; an instant in the future, from a clock that runs fast, shows its time.
 */
export function messageWhen(
  instant: string,
  now: Date,
  i18n: I18n,
  language: ScreenLanguage,
): string {
  const then = new Date(instant);
  const time = timeOfDay(then, language);
  const hoursAgo = (now.getTime() - then.getTime()) / millisecondsPerHour;
  if (hoursAgo < 24) return i18n.t('kl. {time}', { time });
  const day =
    hoursAgo < 168 ? getWeekday(then, language) : formatDate(getCopenhagenDate(then), language);
  return i18n.t('{day} kl. {time}', { day, time });
}
