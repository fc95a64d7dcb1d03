import type { CalendarDate } from '../../domain/days';
import type { ScreenLanguage } from '../../domain/money';
import { notificationText } from '../../domain/notificationText';
import { formatPeriod } from '../../domain/rentalPeriod';

/** Periods in words, as a function of the reader's language. */
export function rangesInWords(
  ranges: readonly { startDate: CalendarDate; endDate: CalendarDate }[],
) {
  return (language: ScreenLanguage) =>
    ranges
      .map(({ startDate, endDate }) => formatPeriod(startDate, endDate, language))
      .join(notificationText('or', {}, language));
}
