import { object, string } from 'yup';
import { type CalendarDate, daysBetween } from '../../../domain/values/days';

/** The dates of a booking; the quantity always has a value and no rule. */
export interface BookingValues {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

const datesMissing = /*i18n*/ 'Please select rental dates';
const rangeInvalid = /*i18n*/ 'Invalid date range';
/** The message when the request fails (§8). */
export const bookingFailed = /*i18n*/ 'Failed to submit booking request. Please try again.';

/** The rules of §5: both dates, at least one day between them, no start before today. */
export function bookingSchema(today: CalendarDate) {
  return object({
    startDate: string().nullable().required(datesMissing),
    endDate: string()
      .nullable()
      .required(datesMissing)
      .test('range', rangeInvalid, (endDate, { parent }) => {
        const { startDate } = parent as BookingValues;
        // A missing date has a message of its own.
        if (!startDate || !endDate) return true;
        return startDate >= today && daysBetween(startDate, endDate) >= 1;
      }),
  });
}

/** In the order of the one message above the button (§8). */
export const bookingMessages = [datesMissing, rangeInvalid];
