import { buildBookingFacts } from '../../tests/helpers/buildBookingFacts';
import { type BookingState, bookingStates, stateAfter } from '../bookings/bookingLife';
import {
  type BookingEffect,
  canLastUntil,
  getBookingEffect,
  getLastAppealDay,
  getMeasureEnd,
  isAsStrict,
  isTermsRule,
  mayTake,
  measureKinds,
  mostMeasureDays,
  restrictionKinds,
  restrictions,
  termsRules,
} from './measures';

const now = new Date('2026-06-01T11:00:00Z');

/** What each measure does to a booking in each state; nothing in all others. */
const effects: Record<string, Partial<Record<BookingState, BookingEffect>>> = {
  warning: {},
  limit: {},
  suspension: {
    awaitingPayment: 'refusePayment',
    requested: 'stopRequest',
    accepted: 'ask staff',
  },
  closing: {
    awaitingPayment: 'refusePayment',
    requested: 'stopRequest',
    accepted: 'stopBooking',
  },
};

describe.each(restrictionKinds)('a %s', (kind) => {
  test.each(bookingStates)('does what the table says to a booking that is %s', (state) => {
    const facts = buildBookingFacts({ state });
    expect(getBookingEffect(kind, facts, now)).toBe(effects[kind]?.[state] ?? null);
  });

  test.each([{ ownerGaveIt: true }, { borrowerHasIt: true }])(
    'leaves a booking alone that one side has confirmed: %j',
    (confirmed) => {
      const facts = buildBookingFacts({ state: 'accepted', ...confirmed });
      expect(getBookingEffect(kind, facts, now)).toBeNull();
    },
  );

  test('leaves a booking alone whose last day is over', () => {
    const facts = buildBookingFacts({ state: 'accepted' });
    expect(getBookingEffect(kind, facts, new Date('2026-06-13T10:00:00Z'))).toBeNull();
  });
});

test('a stopped booking ends where nobody pays or everything is refunded', () => {
  expect(stateAfter('refusePayment', 'awaitingPayment')).toBe('lapsed');
  expect(stateAfter('stopRequest', 'requested')).toBe('declined');
  expect(stateAfter('stopBooking', 'accepted')).toBe('cancelled');
});

test('each measure is stricter than the one before, and only a warning allows new things', () => {
  restrictionKinds.forEach((kind, index) => {
    restrictionKinds.forEach((than, at) => {
      expect(isAsStrict(kind, than)).toBe(index >= at);
    });
    expect(restrictions[kind].newThings).toBe(kind === 'warning' ? 'allowed' : 'refused');
  });
});

test('support warns, limits, hides and decides up to a limit; a lead does everything', () => {
  const small = ['warning', 'limit', 'hidden', 'dispute', 'noShow', 'coverClaim'];
  const kindsOf = (cents: number) => measureKinds.filter((kind) => mayTake('support', kind, cents));
  expect(kindsOf(100_000)).toEqual(small);
  expect(kindsOf(100_001)).toEqual(['warning', 'limit', 'hidden']);
  expect(measureKinds.filter((kind) => mayTake('lead', kind))).toEqual([...measureKinds]);
});

test('only sections of the terms are rules', () => {
  expect(termsRules.every(isTermsRule)).toBe(true);
  for (const text of ['', 'deposit', 'Your-account', 'toString']) {
    expect(isTermsRule(text)).toBe(false);
  }
});

test.each([
  ['2026-05-31', false],
  ['2026-06-01', true],
  ['2027-06-01', true],
  ['2027-06-02', false],
])('a measure can last until %s: %s', (lastDay, can) => {
  expect(mostMeasureDays).toBe(365);
  expect(canLastUntil(lastDay, '2026-06-01')).toBe(can);
});

test.each([
  ['2026-07-31', '2026-07-31T22:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
])('a measure until %s ends at midnight in Denmark', (lastDay, end) => {
  expect(getMeasureEnd(lastDay).toISOString()).toBe(end);
});

test.each([
  ['2026-01-15T10:00:00Z', '2026-07-15'],
  ['2026-08-31T10:00:00Z', '2027-02-28'],
  ['2027-08-31T10:00:00Z', '2028-02-29'],
  ['2026-06-30T22:30:00Z', '2027-01-01'],
  ['2026-12-31T10:00:00Z', '2027-06-30'],
])('an appeal against a measure of %s is possible until %s', (takenAt, lastDay) => {
  expect(getLastAppealDay(new Date(takenAt))).toBe(lastDay);
});
