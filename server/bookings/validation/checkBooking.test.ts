import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import { limits } from '../../config/limits';
import { translate } from '../../texts/translate';
import type { ToolRecord } from '../../tools/records/tools';
import { checkBooking, type WantedBooking } from './checkBooking';

const today = '2026-07-15';
const tool = {
  ...defaultRentalRules,
  id: 3,
  ownerId: 7,
  isListed: true,
  pricePerDayCents: 10_000,
  pricePerWeekCents: 50_000,
  depositCents: 30_000,
  maxAvailableCount: 3,
  shortestDays: 2,
  longestDays: 10,
  noticeDays: 2,
  horizonDays: 30,
} as ToolRecord;
const wanted: WantedBooking = { startDate: '2026-07-20', endDate: '2026-07-24', units: 2 };

function check(more: Partial<WantedBooking>, changes: Partial<ToolRecord> = {}, borrowerId = 8) {
  const checked = checkBooking({ ...wanted, ...more }, { ...tool, ...changes }, borrowerId, today);
  return 'error' in checked ? translate(checked.error, 'en') : checked.quote;
}

describe('rejects a booking', () => {
  test.each<[string, Partial<WantedBooking>, Partial<ToolRecord>, string]>([
    ['of an unlisted tool', {}, { isListed: false }, 'This tool cannot be borrowed at the moment.'],
    ['without a first day', { startDate: '' }, {}, 'Please select rental dates'],
    ['without a last day', { endDate: '2026-02-30' }, {}, 'Please select rental dates'],
    ['of an empty period', { endDate: '2026-07-20' }, {}, 'Invalid date range'],
    ['with reversed days', { endDate: '2026-07-19' }, {}, 'Invalid date range'],
    [
      'that starts yesterday',
      { startDate: '2026-07-14', endDate: '2026-07-16' },
      { noticeDays: 0 },
      'These days have passed. Please choose days from today on.',
    ],
    [
      'beyond 365 days',
      { startDate: '2027-07-10', endDate: '2027-07-16' },
      { horizonDays: 365 },
      'You can book up to 365 days ahead. Please choose earlier days.',
    ],
    [
      'shorter than the minimum',
      { endDate: '2026-07-21' },
      {},
      'The tool must be borrowed for at least 2 days.',
    ],
    [
      'longer than the maximum',
      { endDate: '2026-07-31' },
      {},
      'The tool can be borrowed for at most 10 days.',
    ],
    [
      'with too little notice',
      { startDate: '2026-07-16' },
      {},
      'The tool must be booked at least 2 days before the pick-up day.',
    ],
    [
      'beyond the horizon',
      { startDate: '2026-08-15', endDate: '2026-08-20' },
      {},
      'The tool can be booked up to 30 days ahead.',
    ],
    ['without units', { units: 0 }, {}, 'Please choose a quantity of 1 to 3.'],
    ['of more units than the tool has', { units: 4 }, {}, 'Please choose a quantity of 1 to 3.'],
    [
      'of more than five units',
      { units: 6 },
      { maxAvailableCount: 9 },
      'Please choose a quantity of 1 to 5.',
    ],
    [
      'of two units of a single one',
      { units: 2 },
      { maxAvailableCount: 1 },
      'There is only one of this tool. Please choose a quantity of 1.',
    ],
  ])('%s', (_what, more, changes, expected) => {
    expect(check(more, changes)).toBe(expected);
  });

  test.each<[string, Partial<WantedBooking>]>([
    ['startDate', { startDate: '2026-07-14' }],
    ['startDate', { startDate: '2026-07-16' }],
    ['endDate', { endDate: '2026-07-19' }],
    ['endDate', { endDate: '2026-07-31' }],
    ['units', { units: 4 }],
  ])('with the error at %s: %j', (field, more) => {
    expect(checkBooking({ ...wanted, ...more }, tool, 8, today)).toMatchObject({
      error: { field },
    });
  });

  it('of one’s own tool, before other checks', () => {
    expect(check({ startDate: '' }, { isListed: false }, 7)).toBe('This is your own tool.');
  });

  it('of an unknown tool', () => {
    const checked = checkBooking(wanted, null, 8, today);
    expect('error' in checked && translate(checked.error, 'en')).toBe(
      'This tool cannot be borrowed at the moment.',
    );
  });
});

describe('accepts a booking', () => {
  test.each<[string, Partial<WantedBooking>, Partial<ToolRecord>]>([
    ['of the minimum length', { endDate: '2026-07-22' }, {}],
    ['of the maximum length', { endDate: '2026-07-30' }, {}],
    ['with just enough notice', { startDate: '2026-07-17' }, {}],
    ['that starts today', { startDate: today, endDate: '2026-07-18' }, { noticeDays: 0 }],
    ['on the last day of the horizon', { startDate: '2026-08-14', endDate: '2026-08-18' }, {}],
    [
      'up to the last of 365 days',
      { startDate: '2027-07-10', endDate: '2027-07-15' },
      { horizonDays: 365 },
    ],
    ['of all units', { units: 3 }, {}],
    ['of one unit', { units: 1 }, { maxAvailableCount: 1 }],
  ])('%s', (_what, more, changes) => {
    expect(check(more, changes)).toMatchObject({ ...wanted, ...more, toolId: 3 });
  });

  it('with the price of its days and units', () => {
    expect(check({})).toEqual({
      toolId: 3,
      startDate: '2026-07-20',
      endDate: '2026-07-24',
      pricePerDayCents: 10_000,
      pricePerWeekCents: 50000,
      days: 4,
      units: 2,
      rentalCents: 80_000,
      serviceFeeCents: 8_000,
      insuranceCents: 500,
      totalCents: 88_500,
      depositCents: 60_000,
    });
  });
});

describe('booking total limit', () => {
  const days = { startDate: '2026-07-20', endDate: '2026-07-21', units: 1 };
  /** One day at this price costs 110 % of it and 500 øre. */
  const priced = (pricePerDayCents: number) =>
    check(days, { pricePerDayCents, pricePerWeekCents: null, shortestDays: 1 });
  const most = Math.floor(((limits.booking.totalPriceCents - 500) * 10) / 11);

  it('is 10 million kr.', () => {
    expect(priced(most)).toMatchObject({ pricePerDayCents: most });
    expect(priced(most + 1)).toBe(
      'The total would be more than 10,000,000\u00a0kr. Please choose fewer days.',
    );
  });
});
