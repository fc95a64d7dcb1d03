import { bookingNumber, idOfNumber } from './bookingNumber';

it.each([
  [1, 'SK-20453'],
  ['8', 'SK-20712'],
  [1001, 'SK-57453'],
])('formats booking %s as %s', (id, number) => {
  expect(bookingNumber(id)).toBe(number);
});

it.each([
  [20_453, 1],
  [57_453, 1001],
  [20_416, null],
  [20_454, null],
  [0, null],
])('reads the number %s as booking %s', (number, id) => {
  expect(idOfNumber(number)).toBe(id);
});
