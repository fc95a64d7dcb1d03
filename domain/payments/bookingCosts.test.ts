import fc from 'fast-check';
import { bookingPageCosts, quantityChoices, toolPageCosts } from './bookingCosts';

describe('rental costs on the tool page (5 %)', () => {
  it.each([
    // price a day, days, quantity, subtotal, fee, total: all in øre
    [7500, 3, 1, 22500, 1125, 23625],
    [7500, 3, 2, 45000, 2250, 47250],
    [7500, 1, 5, 37500, 1875, 39375],
    [1995, 1, 1, 1995, 100, 2095],
    [10, 1, 1, 10, 1, 11],
    [9, 1, 1, 9, 0, 9],
    [1, 1, 1, 1, 0, 1],
    [0, 7, 2, 0, 0, 0],
    [99999999, 365, 5, 182499998175, 9124999909, 191624998084],
  ])('for %i øre a day, %i days, %i units', (price, days, quantity, subtotal, fee, total) => {
    expect(toolPageCosts(price, days, quantity)).toEqual({
      subtotalCents: subtotal,
      serviceFeeCents: fee,
      insuranceCents: 0,
      totalCents: total,
    });
  });
});

describe('rental costs on the booking page (10 % and $5)', () => {
  it.each([
    [7500, 3, 1, 22500, 2250, 25250],
    [7500, 3, 2, 45000, 4500, 50000],
    [1995, 1, 1, 1995, 200, 2695],
    [5, 1, 1, 5, 1, 506],
    [4, 1, 1, 4, 0, 504],
    [0, 7, 2, 0, 0, 500],
  ])('for %i øre a day, %i days, %i units', (price, days, quantity, subtotal, fee, total) => {
    expect(bookingPageCosts(price, days, quantity)).toEqual({
      subtotalCents: subtotal,
      serviceFeeCents: fee,
      insuranceCents: 500,
      totalCents: total,
    });
  });
});

describe('all rental costs', () => {
  it.each([0, -1, Number.NaN])('are those of zero days for %d days', (days) => {
    expect(toolPageCosts(7500, days, 2).totalCents).toBe(0);
    expect(bookingPageCosts(7500, days, 2).totalCents).toBe(500);
  });

  it('are whole øre, and the lines add up to the total', () => {
    const price = fc.integer({ min: 0, max: 100_000_00 });
    const days = fc.integer({ min: 0, max: 1100 });
    fc.assert(
      fc.property(price, days, fc.constantFrom(...quantityChoices), (cents, count, quantity) => {
        for (const costs of [toolPageCosts, bookingPageCosts]) {
          const { subtotalCents, serviceFeeCents, insuranceCents, totalCents } = costs(
            cents,
            count,
            quantity,
          );
          expect(Number.isSafeInteger(totalCents)).toBe(true);
          expect(subtotalCents + serviceFeeCents + insuranceCents).toBe(totalCents);
        }
      }),
    );
  });
});
