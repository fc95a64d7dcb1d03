import { quoteFor } from '../payments/quote';
import {
  type AmendmentFacts,
  type AmendmentProblem,
  type AmendmentSide,
  changeable,
  fitsWithin,
  getAmendmentExpiry,
  getAmendmentProblem,
  getAmendmentQuote,
  type Terms,
} from './amendment';
import { bookingStates } from './bookingLife';

/** Ten o'clock on the 15th in Denmark. */
const now = new Date('2026-07-15T08:00:00Z');
const booked: AmendmentFacts & Terms = {
  state: 'accepted',
  isPaid: true,
  isDepositAsked: false,
  startDate: '2026-07-20',
  endDate: '2026-07-25',
  units: 2,
  pricePerDayCents: 10_000,
};
const out: typeof booked = { ...booked, state: 'pickedUp', startDate: '2026-07-10' };
const rules = { shortestDays: 2, longestDays: 10, noticeDays: 1, horizonDays: 30, units: 3 };

describe('changeable terms of a booking', () => {
  const all = { start: true, end: true, units: true, price: false };
  const onlyEnd = { start: false, end: true, units: false, price: false };
  it.each([
    ['the borrower of an agreed booking', booked, 'borrower', all],
    [
      'the owner of an agreed booking, including the price',
      booked,
      'owner',
      { ...all, price: true },
    ],
    [
      'a booking with a requested deposit',
      { ...booked, isDepositAsked: true },
      'borrower',
      { ...all, units: false },
    ],
    ['the borrower of a booking in progress', out, 'borrower', onlyEnd],
    ['the owner of a booking in progress', out, 'owner', onlyEnd],
    ['an overdue booking', { ...out, endDate: '2026-07-12' }, 'borrower', onlyEnd],
    ['an unpaid booking', { ...booked, isPaid: false }, 'borrower', null],
    ['a booking on its last day', { ...booked, endDate: '2026-07-15' }, 'borrower', all],
    ['a booking after its last day', { ...booked, endDate: '2026-07-14' }, 'borrower', null],
  ] as const)('are listed for %s', (_case, facts, by, expected) => {
    expect(changeable(facts, by, now)).toEqual(expected);
  });

  it('are empty in every other state', () => {
    const others = bookingStates.filter((state) => !['accepted', 'pickedUp'].includes(state));
    for (const state of others) expect(changeable({ ...booked, state }, 'owner', now)).toBeNull();
  });
});

describe('problems of a proposed change', () => {
  const cases: [string, typeof booked, Partial<Terms>, AmendmentProblem | null, AmendmentSide?][] =
    [
      ['one more day', booked, { endDate: '2026-07-26' }, null],
      ['other days', booked, { startDate: '2026-07-22', endDate: '2026-07-28' }, null],
      ['one unit fewer', booked, { units: 1 }, null],
      ['one unit more', booked, { units: 3 }, null],
      ['more units than the tool has', booked, { units: 4 }, 'too many units'],
      ['no units', booked, { units: 0 }, 'too many units'],
      ['no difference', booked, {}, 'the same'],
      ['a lower price by the owner', booked, { pricePerDayCents: 5_000 }, null, 'owner'],
      ['a price set by the borrower', booked, { pricePerDayCents: 5_000 }, 'not the price'],
      ['a price of zero', booked, { pricePerDayCents: 0 }, 'no price', 'owner'],
      ['an empty period', booked, { endDate: '2026-07-20' }, 'no days'],
      ['an invalid date', booked, { endDate: '2026-07-32' }, 'no days'],
      ['fewer days than the minimum', booked, { endDate: '2026-07-21' }, 'too short'],
      ['the shortest period', booked, { endDate: '2026-07-22' }, null],
      ['the longest period', booked, { endDate: '2026-07-30' }, null],
      ['more days than the maximum', booked, { endDate: '2026-07-31' }, 'too long'],
      ['a first day tomorrow', booked, { startDate: '2026-07-16' }, null],
      ['a first day today', booked, { startDate: '2026-07-15' }, 'too little notice'],
      ['a first day in the past', booked, { startDate: '2026-07-14' }, 'start has passed'],
      [
        'days beyond the horizon',
        booked,
        { startDate: '2026-08-15', endDate: '2026-08-18' },
        'too far ahead',
      ],
      [
        'a longer booking in progress, above the maximum',
        out,
        { endDate: '2026-07-26' },
        'too long',
      ],
      ['a shorter booking in progress', out, { endDate: '2026-07-16' }, null],
      ['a last day today', out, { endDate: '2026-07-15' }, null],
      ['a last day yesterday', out, { endDate: '2026-07-14' }, 'end has passed'],
      ['the first day of a booking in progress', out, { startDate: '2026-07-20' }, 'only the end'],
      ['the units of a booking in progress', out, { units: 1 }, 'not the units'],
      [
        'the price of a booking in progress',
        out,
        { pricePerDayCents: 1 },
        'not the price',
        'owner',
      ],
      ['a returned booking', { ...booked, state: 'returned' }, { units: 1 }, 'not possible'],
    ];
  it.each(cases)('validates %s', (_case, from, wanted, problem, by = 'borrower') => {
    expect(getAmendmentProblem(from, { ...from, ...wanted }, by, rules, now)).toBe(problem);
  });

  it('requires no notice for an unchanged first day', () => {
    const soon = { ...booked, startDate: '2026-07-15' };
    expect(
      getAmendmentProblem(soon, { ...soon, endDate: '2026-07-24' }, 'borrower', rules, now),
    ).toBeNull();
  });

  it('accepts a change that moves a booking closer to newer rules', () => {
    const long = { ...booked, endDate: '2026-08-10' };
    const wanted = { ...long, endDate: '2026-08-05' };
    expect(getAmendmentProblem(long, wanted, 'borrower', rules, now)).toBeNull();
  });
});

describe('price difference of a change', () => {
  const prices = { pricePerDayCents: 10_000, pricePerWeekCents: 50_000 };
  const quote = quoteFor({ ...prices, depositCents: 30_000 }, 5, 2);
  const before = { ...quote, ...prices };
  const terms = {
    startDate: '2026-07-20',
    endDate: '2026-07-25',
    units: 2,
    pricePerDayCents: 10_000,
  };
  it.each([
    // Rental, fee, deposit and the week's price.
    ['no difference', {}, 0, 0, 0, 50_000],
    [
      'four days more, at the price of a week and two days',
      { endDate: '2026-07-29' },
      40_000,
      4_000,
      0,
      50_000,
    ],
    ['two days fewer', { endDate: '2026-07-23' }, -40_000, -4_000, 0, 50_000],
    ['one unit fewer', { units: 1 }, -50_000, -5_000, -30_000, 50_000],
    ['a lower price', { pricePerDayCents: 8_000 }, -20_000, -2_000, 0, 50_000],
    [
      'a price at which a week costs less than before',
      { pricePerDayCents: 5_000 },
      -50_000,
      -5_000,
      0,
      null,
    ],
  ])('calculates the difference for %s', (_case, wanted, rental, fee, deposit, week) => {
    const changed = getAmendmentQuote(before, { ...terms, ...wanted });
    expect(changed.difference).toEqual({
      rentalCents: rental,
      serviceFeeCents: fee,
      totalCents: rental + fee,
      depositCents: deposit,
    });
    expect(changed.pricePerWeekCents).toBe(week);
    // The first payment and the payment for the change add up to the new quote, to the øre; the insurance is paid once.
    expect(quote.totalCents + changed.difference.totalCents).toBe(changed.quote.totalCents);
    expect(changed.quote.insuranceCents).toBe(500);
  });
});

test('a proposed change expires after a day, its payment after half an hour', () => {
  expect(getAmendmentExpiry('open', now)).toEqual(new Date('2026-07-16T08:00:00Z'));
  expect(getAmendmentExpiry('unpaid', now)).toEqual(new Date('2026-07-15T08:30:00Z'));
});

test.each([
  ['a later first day', { startDate: '2026-07-21' }, true],
  ['an earlier first day', { startDate: '2026-07-19' }, false],
  ['a later last day', { endDate: '2026-07-26' }, false],
  ['fewer units', { units: 1 }, true],
  ['more units', { units: 3 }, false],
])('%s lies within the booked terms: %p', (_case, wanted, expected) => {
  expect(fitsWithin(booked, { ...booked, ...wanted })).toBe(expected);
});
