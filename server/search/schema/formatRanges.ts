import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { notificationText } from '../../../domain/notifications/notificationText';
import type { CalendarDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';

/** Periods in words, as a function of the reader's language. */
export function formatRanges(
  ranges: readonly { startDate: CalendarDate; endDate: CalendarDate }[],
) {
  return (language: ScreenLanguage) =>
    ranges
      .map(({ startDate, endDate }) => formatPeriod(startDate, endDate, language))
      .join(notificationText('or', {}, language));
}
