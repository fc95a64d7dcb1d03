import { buildBookingDetails } from '../../../tests/helpers/app/builders';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingText } from './bookingText';
import { stateWords } from './stateWords';

const settled = { state: 'COMPLETED', settledClaimCents: 80_000, depositCents: 50_000 } as const;
const cover = { askedCents: 30_000, paidCents: null };

/** The values of the texts as their names in braces. */
const names = {
  other: '{other}',
  start: '{start}',
  end: '{end}',
  due: '{due}',
  total: '{total}',
  late: '{late}',
  lateTomorrow: '{lateTomorrow}',
  claim: '{claim}',
  held: '{held}',
  settled: '{settled}',
  fromDeposit: '{fromDeposit}',
  cover: '{cover}',
  covered: '{covered}',
  stated: '{stated}',
};
const getText = (booking: BookingDetails) =>
  bookingText(stateWords(booking).textId, { ...names, role: booking.role }, 'en');

it.each([
  ['WAITING', /[Ww]e decide whether the insurance pays the other \{cover\}/],
  ['APPROVED', /\{covered\}/],
  ['REJECTED', /see why below/],
] as const)('a cover claim that is %s shows both members their amounts', (state, words) => {
  for (const role of ['BORROWER', 'OWNER'] as const) {
    const paidCents = state === 'APPROVED' ? 20_000 : null;
    const booking = buildBookingDetails({
      ...settled,
      role,
      cover: { ...cover, state, paidCents },
    });
    const text = getText(booking);
    expect(text).toMatch(words);
    expect(text).toMatch(role === 'OWNER' ? /You get \{fromDeposit\}/ : /You pay \{fromDeposit\}/);
  }
});

it('a claim within the deposit shows only the settled amount', () => {
  const booking = buildBookingDetails({ ...settled, role: 'OWNER', cover: null });
  expect(getText(booking)).toBe('The case is closed. You get {settled}.');
});
