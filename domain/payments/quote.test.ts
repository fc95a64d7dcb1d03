import fc from 'fast-check';
import { percentOf } from '../values/percentOf';
import { type Prices, quoteDifference, quoteFor, rentalParts, unitRentalCents } from './quote';

const prices = (day: number, week: number | null, deposit = 0): Prices => ({
  pricePerDayCents: day,
  pricePerWeekCents: week,
  depositCents: deposit,
});

describe('rental price', () => {
  it.each([
    // øre a day, øre a week, days, øre
    [10_000, 50_000, 1, 10_000],
    [10_000, 50_000, 4, 40_000],
    [10_000, 50_000, 5, 50_000],
    // The sixth day is free: the remaining days never cost more than a week.
    [10_000, 50_000, 6, 50_000],
    [10_000, 50_000, 7, 50_000],
    [10_000, 50_000, 8, 60_000],
    [10_000, 50_000, 13, 100_000],
    [10_000, 50_000, 14, 100_000],
    [10_000, null, 6, 60_000],
    [10_000, null, 30, 300_000],
    [1_995, 11_999, 30, 51_986],
    [10_000, 5_000, 1, 5_000],
    [10_000, 50_000, 0, 0],
    [10_000, 50_000, -3, 0],
    [10_000, 50_000, Number.NaN, 0],
  ])('at %i øre a day, %p a week, for %p days: %i', (day, week, days, cost) => {
    expect(unitRentalCents(prices(day, week), days)).toBe(cost);
  });

  it('never falls with an additional day', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        fc.integer({ min: 1, max: 400 }),
        (day, week, days) =>
          unitRentalCents(prices(day, week), days + 1) >= unitRentalCents(prices(day, week), days),
      ),
    );
  });
});

describe('quote', () => {
  it.each([
    // øre a day, a week, deposit, days, units, rental, fee, total, deposit of all
    [7_500, null, 20_000, 3, 1, 22_500, 2_250, 25_250, 20_000],
    [7_500, null, 20_000, 3, 2, 45_000, 4_500, 50_000, 40_000],
    [10_000, 50_000, 0, 9, 2, 140_000, 14_000, 154_500, 0],
    // Half an øre of fee is rounded up, once.
    [1_995, null, 0, 1, 1, 1_995, 200, 2_695, 0],
    [5, null, 0, 1, 1, 5, 1, 506, 0],
    [4, null, 0, 1, 1, 4, 0, 504, 0],
  ])(
    'for %i øre a day, %p a week, %i deposit, %i days, %i units',
    (day, week, deposit, days, units, rental, fee, total, wholeDeposit) => {
      expect(quoteFor(prices(day, week, deposit), days, units)).toEqual({
        days,
        units,
        rentalCents: rental,
        serviceFeeCents: fee,
        insuranceCents: 500,
        totalCents: total,
        depositCents: wholeDeposit,
      });
    },
  );

  it.each([
    // days before and after, units before and after: rental, fee, total, deposit
    [3, 5, 1, 1, 3_990, 399, 4_389, 0],
    [5, 3, 1, 1, -3_990, -399, -4_389, 0],
    [3, 3, 1, 2, 5_985, 598, 6_583, 1_000],
    [3, 3, 1, 1, 0, 0, 0, 0],
  ])(
    'changes from %i to %i days and from %i to %i units',
    (days, newDays, units, newUnits, rental, fee, total, deposit) => {
      const tool = prices(1_995, null, 1_000);
      const before = quoteFor(tool, days, units);
      const after = quoteFor(tool, newDays, newUnits);
      expect(quoteDifference(before, after)).toEqual({
        rentalCents: rental,
        serviceFeeCents: fee,
        totalCents: total,
        depositCents: deposit,
      });
      expect(before.totalCents + total).toBe(after.totalCents);
    },
  );
});

describe('percentage', () => {
  it.each([
    [0, 10, 0],
    [4, 10, 0],
    [5, 10, 1],
    [15, 10, 2],
    [14, 10, 1],
    [49, 1, 0],
    [50, 1, 1],
    [500_000_000, 10, 50_000_000],
    [100, 0, 0],
  ])('of %i øre at %i %% is %i', (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  it.each([-1, Number.NaN])('throws for an amount of %d', (cents) => {
    expect(() => percentOf(cents, 10)).toThrow('No percentage');
  });
});

test.each([
  [
    'one week and two days',
    9,
    1,
    70_000,
    [
      ['week', 1, 50_000],
      ['day', 2, 20_000],
    ],
  ],
  [
    'two units',
    9,
    2,
    140_000,
    [
      ['week', 1, 100_000],
      ['day', 2, 40_000],
    ],
  ],
  ['whole weeks', 14, 1, 100_000, [['week', 2, 100_000]]],
  [
    'six days at no more than a week',
    13,
    1,
    100_000,
    [
      ['week', 1, 50_000],
      ['day', 6, 50_000],
    ],
  ],
])('splits a rental of %s', (_name, days, units, rentalCents, parts) => {
  const prices = { pricePerDayCents: 10_000, pricePerWeekCents: 50_000 };
  expect(
    rentalParts(prices, { days, units, rentalCents })?.map((part) => [
      part.unit,
      part.count,
      part.cents,
    ]),
  ).toEqual(parts);
});

test.each([
  ['less than a week', { pricePerWeekCents: 50_000 }, { days: 6, rentalCents: 50_000 }],
  ['no price for a week', { pricePerWeekCents: null }, { days: 9, rentalCents: 90_000 }],
  ['a quote at other prices', { pricePerWeekCents: 50_000 }, { days: 9, rentalCents: 60_000 }],
])('does not split %s', (_name, prices, quote) => {
  expect(rentalParts({ pricePerDayCents: 10_000, ...prices }, { units: 1, ...quote })).toBeNull();
});
