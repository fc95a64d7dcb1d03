import type { CalendarDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { formatPeriod } from '../../domain/rentalPeriod';

const or = { da: ' eller ', en: ' or ' };

/** Periods in words, as a function of the reader's language. */
export function rangesInWords(
  ranges: readonly { startDate: CalendarDate; endDate: CalendarDate }[],
) {
  return (language: ScreenLanguage) =>
    ranges
      .map(({ startDate, endDate }) => formatPeriod(startDate, endDate, language))
      .join(or[language]);
}
