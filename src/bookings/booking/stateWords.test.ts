import {
  buildBookingDetails,
  buildMoneyLine,
  buildReceipt,
} from '../../../tests/helpers/app/builders';
import type { Receipt } from '../../payments/api/receiptsApi';
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
  moved: '{moved}',
  refunded: '{refunded}',
  refundedOn: '{refundedOn}',
};
const getText = (booking: BookingDetails, receipt: Receipt | null = null) =>
  bookingText(stateWords(booking, receipt).textId, { ...names, role: booking.role }, 'en');

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
    expect(text).toContain('{fromDeposit}');
  }
});

it('a claim within the deposit shows only the settled amount', () => {
  const booking = buildBookingDetails({ ...settled, role: 'OWNER', cover: null });
  expect(getText(booking)).toBe('The case is closed. Your compensation from {other} is {settled}');
});

const ended = (step: string, actor: string, state: BookingDetails['state']) => ({
  state,
  startDate: '2026-07-12',
  history: [
    { id: '1', step, actor, state, note: null, amountCents: null, at: '2026-07-11T10:00:00Z' },
  ],
});
const paid = { ...buildMoneyLine('RENTAL', 77_500), at: '2026-07-08T10:00:00Z' };
const back = (cents: number) => ({
  ...buildMoneyLine('RENTAL_BACK', -cents),
  at: '2026-07-11T10:00:01Z',
});
const faulty = {
  ...ended('markReturned', 'borrower', 'COMPLETED'),
  statement: {
    kind: 'FAULT' as const,
    stage: 'COUNTS' as const,
    at: '2026-07-10T10:00:00Z',
    backCents: 77_500,
    ownerCents: 0,
  },
};
const held = { ...ended('reportNoShow', 'owner', 'NO_SHOW'), noShowHeldCents: 11_000 };

it.each<[string, Partial<BookingDetails>, number, string, string]>([
  [
    'cancelled by the owner',
    ended('cancel', 'owner', 'CANCELLED'),
    77_500,
    'You got everything back: {refunded} on {refundedOn}.',
    '{other} got everything back, and your days are free again.',
  ],
  [
    'cancelled late',
    ended('cancel', 'borrower', 'CANCELLED'),
    66_500,
    'You paid {moved} for one day and its service fee. You got the rest back, {refunded}, on {refundedOn}.',
    'You have earned {moved} for one day. {other} got the rest back.',
  ],
  [
    'a no-show that can be contested',
    held,
    66_500,
    'We hold back {held} You got the rest back, {refunded}, on {refundedOn}.',
    'We hold back {held} {other} got the rest back, and your days are free again.',
  ],
  [
    'faulty and returned',
    faulty,
    77_500,
    '{other} has the tool back. You got {refunded} back on {refundedOn}.',
    'You have the tool back, and {other} got {stated} back.',
  ],
])('a refund that has been sent is in the past: %s', (_what, changes, cents, borrowers, owners) => {
  const booking = buildBookingDetails(changes);
  const receipt = buildReceipt({ receiptLines: [paid, back(cents)] });
  const waiting = buildReceipt({ receiptLines: [paid] });
  expect(getText(booking, receipt)).toBe(borrowers);
  expect(getText(booking, waiting)).toMatch(/You get/);
  const owner = { ...booking, role: 'OWNER' as const };
  const released = {
    role: 'OWNER' as const,
    receiptLines: [],
    heldCents: booking.noShowHeldCents ?? 0,
  };
  expect(getText(owner, buildReceipt(released))).toBe(owners);
  expect(getText(owner, buildReceipt({ ...released, heldCents: 70_000 }))).toMatch(/gets/);
});

it.each([
  ['DECLINED', 'decline'],
  ['DECLINED', 'giveWay'],
  ['DECLINED', 'stopRequest'],
  ['WITHDRAWN', 'withdraw'],
  ['EXPIRED', 'expire'],
  ['LAPSED', 'lapse'],
] as const)('a %s request after %s promises nothing that is over soon', (state, step) => {
  for (const role of ['BORROWER', 'OWNER'] as const) {
    const booking = buildBookingDetails({ ...ended(step, 'owner', state), role });
    for (const language of ['da', 'en'] as const) {
      const { textId } = stateWords(booking, null);
      expect(bookingText(textId, { ...names, role }, language)).not.toMatch(
        /release|frigiver|get everything|får alt/,
      );
    }
  }
});
