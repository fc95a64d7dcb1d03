import type { BookingState } from '../bookings/bookingLife';
import { depositDueAt, holdCoversReturn, mustChargeHold, reliedUntil } from './depositHold';

const since = new Date('2026-08-03T04:00:00Z');
const at = (day: string, time = '04:00:00') => new Date(`2026-08-${day}T${time}Z`);

test.each([
  ['2026-08-03', '2026-08-03T04:00:00.000Z'],
  ['2026-01-09', '2026-01-09T05:00:00.000Z'],
])('a deposit is reserved at six in the morning of %s in Copenhagen', (startDate, instant) => {
  expect(depositDueAt(startDate).toISOString()).toBe(instant);
});

describe('reliedUntil', () => {
  it.each([
    ['six days without a date from the provider', null, at('09')],
    ['a day before the end named by the provider', at('08'), at('07')],
    ['six days when the bank promises seven', at('10'), at('09')],
    ['six days when the bank promises more', at('30'), at('09')],
  ])('is %s', (_name, until, expected) => {
    expect(reliedUntil({ since, until })).toEqual(expected);
  });
});

describe('holdCoversReturn', () => {
  it.each([
    ['2026-08-06', true],
    ['2026-08-07', false],
  ])('for the last day %s is %s', (endDate, covers) => {
    // The night after the second day after 6 August begins at 22:00 UTC.
    expect(holdCoversReturn(endDate, { since, until: null })).toBe(covers);
  });
});

describe('mustChargeHold', () => {
  it.each<[BookingState, string, Date, boolean]>([
    // state, last day, now: whether the deposit is charged
    ['accepted', '2026-08-05', at('05'), false],
    ['pickedUp', '2026-08-05', at('05'), false],
    // A change has moved the end.
    ['pickedUp', '2026-08-12', at('05'), true],
    // The tool is late.
    ['pickedUp', '2026-08-05', at('09', '03:59:59'), false],
    ['pickedUp', '2026-08-05', at('09'), true],
    // The owner has not confirmed the return.
    ['returned', '2026-08-05', at('09'), true],
    // A claim waits for an answer, then for a decision.
    ['inDispute', '2026-08-05', at('06'), false],
    ['inDispute', '2026-08-05', at('09'), true],
    ['inDispute', '2026-08-05', at('30'), true],
    ['accepted', '2026-08-05', at('09'), true],
    // What is over releases or takes the deposit by itself.
    ['completed', '2026-08-05', at('30'), false],
    ['cancelled', '2026-08-05', at('30'), false],
    ['noShow', '2026-08-05', at('30'), false],
  ])('in %s with the last day %s at %s is %s', (state, endDate, now, must) => {
    expect(mustChargeHold({ state, endDate }, { since, until: null }, now)).toBe(must);
  });
});
