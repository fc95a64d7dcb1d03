import { type BookingValues, bookingSchema, firstMessage } from './bookingForm';

const today = '2026-07-04';

async function messageOf(values: BookingValues): Promise<string | null> {
  try {
    await bookingSchema(today).validate(values, { abortEarly: false });
    return null;
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return firstMessage(Object.fromEntries(inner.map(({ path, message }) => [path, message])));
  }
}

describe('what stands above the button', () => {
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
  ])('%s', async (_case, start, end, message) => {
    expect(await messageOf({ start, end })).toBe(message);
  });
});
