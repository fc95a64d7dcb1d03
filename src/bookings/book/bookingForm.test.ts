import { firstProblem } from '../../ui/form/firstProblem';
import { type BookingValues, bookingMessages, bookingSchema } from './bookingForm';

const today = '2026-07-04';

function getMessage(values: BookingValues): string | null {
  return firstProblem(bookingSchema(today), values, bookingMessages)?.message ?? null;
}

describe('the message above the booking button', () => {
  it.each([
    ['no dates', null, null, 'Please select rental dates'],
    ['no end', '2026-07-04', null, 'Please select rental dates'],
    ['no start', null, '2026-07-06', 'Please select rental dates'],
    ['the same day', '2026-07-06', '2026-07-06', 'Invalid date range'],
    ['an end before the start', '2026-07-06', '2026-07-05', 'Invalid date range'],
    ['a start before today', '2026-07-03', '2026-07-06', 'Invalid date range'],
    ['dates that the calendar lacks', '2026-07-32', '2026-08-01', 'Invalid date range'],
    ['from today to tomorrow', '2026-07-04', '2026-07-05', null],
    ['a week over the change to winter time', '2026-10-21', '2026-10-28', null],
  ])('%s', (_case, startDate, endDate, message) => {
    expect(getMessage({ startDate, endDate })).toBe(message);
  });
});
