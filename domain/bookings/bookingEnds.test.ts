import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { splitClaim } from '../payments/coverClaims';
import { type Prices, quoteFor } from '../payments/quote';
import { formatKroner } from '../values/money';
import {
  type BookedQuote,
  type BookingEnd,
  bookingEnds,
  cancellationOn,
  lateFee,
  settle,
} from './bookingEnds';

const book = (prices: Prices, days: number, units: number): BookedQuote => ({
  ...quoteFor(prices, days, units),
  pricePerDayCents: prices.pricePerDayCents,
});

/** The booking that docs/money.md follows to each of its ends. */
const example = book(
  { pricePerDayCents: 10_000, pricePerWeekCents: 50_000, depositCents: 30_000 },
  9,
  1,
);

const page = readFileSync(path.join(__dirname, '../../docs/money.md'), 'utf8');

/** The rows of the table that follows `mark` on the page. */
function tableAfter(mark: string): string[][] {
  const from = page.indexOf(mark);
  if (from < 0) throw new Error(`docs/money.md has no ${mark}`);
  const [, text = ''] = /\n((?:\|.*\n)+)/.exec(page.slice(from)) ?? [];
  return text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const kroner = (cents: number) => formatKroner(cents, 'en');

describe('tables of docs/money.md', () => {
  it('match the settlement of every booking end', () => {
    const rows = (Object.keys(bookingEnds) as BookingEnd[]).map((end) => {
      const settled = settle(example, end);
      return [
        settled.chargedCents,
        settled.backCents,
        settled.ownerCents,
        settled.serviceFeeCents,
        settled.insuranceCents,
      ].map(kroner);
    });
    const ends = tableAfter('<!-- ends -->');
    expect(ends.map(([end]) => end)).toEqual(Object.keys(bookingEnds).map((end) => `\`${end}\``));
    expect(ends.map((row) => row.slice(2))).toEqual(rows);
  });

  it('match the split of a claim', () => {
    const claims = tableAfter('<!-- claims -->');
    expect(claims.length).toBeGreaterThan(3);
    for (const [claim = '', ...shown] of claims) {
      const { fromDepositCents, coverCents, depositBackCents } = splitClaim(
        Number(claim.replaceAll(',', '')) * 100,
        { ...example, declaredValueCents: 1_000_000 },
      );
      expect([claim, ...shown]).toEqual([
        claim,
        kroner(fromDepositCents),
        kroner(coverCents),
        kroner(depositBackCents),
      ]);
    }
  });

  it('match the late fee', () => {
    const late = tableAfter('<!-- late -->');
    expect(late.map(([day = '', cost]) => [day, cost])).toEqual(
      late.map(([day = '']) => [day, kroner(lateFee(example, '2026-06-10', day))]),
    );
    expect(late).toHaveLength(4);
  });
});

describe('settlement of a late cancellation', () => {
  it.each([
    // øre a day, a week, days, units: kept rental, kept fee, what comes back
    [10_000, 50_000, 9, 1, 10_000, 1_000, 66_500],
    [10_000, 50_000, 9, 3, 30_000, 3_000, 198_500],
    // One day is the whole rental, and never more than it.
    [10_000, null, 1, 2, 20_000, 2_000, 500],
    [10_000, 5_000, 2, 1, 5_000, 500, 500],
    [1_995, null, 2, 1, 1_995, 200, 2_694],
  ])(
    'keeps one day at %i øre a day, %p a week, %i days, %i units',
    (day, week, days, units, owner, fee, back) => {
      const booked = book(
        { pricePerDayCents: day, pricePerWeekCents: week, depositCents: 0 },
        days,
        units,
      );
      expect(settle(booked, 'cancelledLate')).toMatchObject({
        ownerCents: owner,
        serviceFeeCents: fee,
        insuranceCents: 0,
        backCents: back,
      });
      expect(settle(booked, 'noShow')).toEqual(settle(booked, 'cancelledLate'));
    },
  );

  it('charges a commission on completed rentals only, rounded once', () => {
    expect(settle(example, 'completed', 15)).toMatchObject({
      ownerCents: 59_500,
      commissionCents: 10_500,
    });
    expect(settle(example, 'cancelledLate', 15).commissionCents).toBe(0);
  });

  it('distributes every øre exactly once', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    const small = fc.integer({ min: 1, max: 60 });
    const end = fc.constantFrom(...(Object.keys(bookingEnds) as BookingEnd[]));
    fc.assert(
      fc.property(
        ...([amount, fc.option(amount), small, fc.integer({ min: 1, max: 5 }), end] as const),
        fc.integer({ min: 0, max: 40 }),
        (day, week, days, units, how, commission) => {
          const booked = book(
            { pricePerDayCents: day, pricePerWeekCents: week, depositCents: 0 },
            days,
            units,
          );
          const settled = settle(booked, how, commission);
          const shares = [
            settled.backCents,
            settled.ownerCents,
            settled.commissionCents,
            settled.serviceFeeCents,
            settled.insuranceCents,
          ];
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(settled.chargedCents);
          expect(Math.min(...shares, ...Object.values(settled.back))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('deadline for a free cancellation', () => {
  it.each([
    ['2026-06-01', '2026-06-04', 'cancelledInTime'],
    ['2026-06-02', '2026-06-04', 'cancelledInTime'],
    ['2026-06-03', '2026-06-04', 'cancelledLate'],
    ['2026-06-04', '2026-06-04', 'cancelledLate'],
    ['2026-06-05', '2026-06-04', 'cancelledLate'],
  ])('on %s, a booking from %s counts as %s', (today, start, end) => {
    expect(cancellationOn(today, start, false)).toBe(end);
  });

  it('treats any day as in time while another borrower has the tool', () => {
    expect(cancellationOn('2026-06-04', '2026-06-04', true)).toBe('cancelledInTime');
  });
});

describe('late fee', () => {
  it.each([
    ['2026-06-09', 2, 0],
    ['2026-06-10', 2, 0],
    ['2026-06-11', 2, 20_000],
    ['2026-06-13', 1, 30_000],
  ])('for a return on %s of %i units is %i øre', (returned, units, cost) => {
    expect(lateFee({ pricePerDayCents: 10_000, units }, '2026-06-10', returned)).toBe(cost);
  });
});
