import type { I18n } from '@lingui/core';
import {
  type CalendarDate,
  daysBetween,
  formatDate,
  getCopenhagenDate,
} from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { getWeekday, timeOfDay } from './copenhagenTime';

/**
 * When something happened, in everyday words: `i dag kl. 10.04`, `i går kl. 17.58`, the weekday within the
 * last 7 days, else the date. Edge: 7 days ago has the name of today's weekday, so it shows its date.
 */
export function activityWhen(
  instant: string,
  today: CalendarDate,
  i18n: I18n,
  language: ScreenLanguage,
): string {
  const then = new Date(instant);
  const day = getCopenhagenDate(then);
  const daysAgo = daysBetween(day, today);
  if (daysAgo >= 7) return formatDate(day, language);
  const time = timeOfDay(then, language);
  if (daysAgo <= 0) return i18n.t('i dag kl. {time}', { time });
  if (daysAgo === 1) return i18n.t('i går kl. {time}', { time });
  return i18n.t('{day} kl. {time}', { day: getWeekday(then, language), time });
}
