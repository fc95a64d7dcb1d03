import { allowedChoice, bookAddress, getDays, readRentalChoice } from './rentalChoice';

const read = (search: string) => readRentalChoice(new URLSearchParams(search));

describe('the rental dates and quantity in a URL', () => {
  it.each([
    ['', null, null, 1],
    ['start=2026-07-04&end=2026-07-06&quantity=3', '2026-07-04', '2026-07-06', 3],
    ['start=2026-07-04', '2026-07-04', null, 1],
    ['end=2026-07-06', null, '2026-07-06', 1],
    ['start=2026-02-30&end=2026-07-06', null, '2026-07-06', 1],
    ['start=i+morgen&end=', null, null, 1],
    ['start=2026-07-04T10:00&end=2026-7-6', null, null, 1],
    ['quantity=0', null, null, 1],
    ['quantity=6', null, null, 1],
    ['quantity=-1', null, null, 1],
    ['quantity=2.5', null, null, 1],
    ['quantity=02', null, null, 1],
    ['quantity=5', null, null, 5],
    ['quantity=tre', null, null, 1],
  ])('are parsed from %j', (search, start, end, quantity) => {
    expect(read(search)).toEqual({ start, end, quantity });
  });

  it.each([
    ['yesterday as a start is left out', '2026-07-03', '2026-07-06', null, '2026-07-06'],
    ['today is a start', '2026-07-04', '2026-07-06', '2026-07-04', '2026-07-06'],
    ['an end before the start is left out', '2026-07-08', '2026-07-06', '2026-07-08', null],
    ['the start itself is an end', '2026-07-08', '2026-07-08', '2026-07-08', '2026-07-08'],
    ['an end before today is left out', null, '2026-07-03', null, null],
    ['both in the past are left out', '2026-07-01', '2026-07-03', null, null],
  ])('on 4 July: %s', (_rule, start, end, allowedStart, allowedEnd) => {
    expect(allowedChoice({ start, end, quantity: 2 }, '2026-07-04')).toEqual({
      start: allowedStart,
      end: allowedEnd,
      quantity: 2,
    });
  });

  it.each([
    [{ start: null, end: null, quantity: 1 }, '/tool/7/book'],
    [{ start: '2026-07-04', end: null, quantity: 1 }, '/tool/7/book?start=2026-07-04'],
    [
      { start: '2026-07-04', end: '2026-07-06', quantity: 2 },
      '/tool/7/book?start=2026-07-04&end=2026-07-06&quantity=2',
    ],
  ])('build the booking URL %j', (choice, address) => {
    expect(bookAddress('7', choice)).toBe(address);
  });

  it('have a number of days once both dates are chosen', () => {
    expect(getDays({ start: '2026-07-04', end: null })).toBeNull();
    expect(getDays({ start: null, end: '2026-07-04' })).toBeNull();
    expect(getDays({ start: '2026-07-04', end: '2026-07-04' })).toBe(0);
    expect(getDays({ start: '2026-10-24', end: '2026-10-26' })).toBe(2);
  });
});
