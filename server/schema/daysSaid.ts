import type { CalendarDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { formatPeriod } from '../../domain/rentalPeriod';

const or = { da: ' eller ', en: ' or ' };

/** Stretches of days as people say them, each in the language of who reads it. */
export function rangesSaid(ranges: readonly { startDate: CalendarDate; endDate: CalendarDate }[]) {
  return (language: ScreenLanguage) =>
    ranges
      .map(({ startDate, endDate }) => formatPeriod(startDate, endDate, language))
      .join(or[language]);
}
