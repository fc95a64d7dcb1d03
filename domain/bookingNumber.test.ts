import { bookingNumber } from './bookingNumber';

it.each([
  [1, 'SK-20453'],
  ['8', 'SK-20712'],
  [1001, 'SK-57453'],
])('the booking %s is called %s', (id, number) => {
  expect(bookingNumber(id)).toBe(number);
});
