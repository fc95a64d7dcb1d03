import { buildBookingFacts } from '../../tests/helpers/buildBookingFacts';
import type { BookingFacts } from './bookingLife';
import { canMemberTake, findInputError, type MemberStep, offeredSteps } from './memberSteps';

const booking = buildBookingFacts();
const soon = new Date('2026-06-01T12:00:00Z');
const onFirstDay = new Date('2026-06-10T08:00:00Z');

test.each<[string, Partial<BookingFacts>, Date, MemberStep[], MemberStep[]]>([
  ['a request', {}, soon, ['WITHDRAW'], ['ACCEPT', 'DECLINE']],
  [
    'a paid booking on its first day',
    { state: 'accepted' },
    onFirstDay,
    ['CANCEL', 'CONFIRM_PICKUP', 'REPORT_FAULT', 'REPORT_NO_SHOW'],
    ['CANCEL', 'CONFIRM_PICKUP'],
  ],
  [
    'a pick-up that the owner has confirmed',
    { state: 'accepted', ownerGaveIt: true },
    onFirstDay,
    ['CANCEL', 'CONFIRM_PICKUP', 'REPORT_FAULT', 'REPORT_NO_SHOW'],
    ['ASK_SUPPORT'],
  ],
  [
    'a tool that is out for two days',
    { state: 'pickedUp', since: new Date('2026-06-08T08:00:00Z') },
    onFirstDay,
    ['MARK_RETURNED'],
    ['MARK_RETURNED', 'WAIVE_LATE_FEE'],
  ],
  ['a returned tool', { state: 'returned' }, soon, [], ['CONFIRM_RETURN', 'REPORT_PROBLEM']],
  [
    'a dispute',
    { state: 'inDispute' },
    soon,
    ['ACCEPT_CLAIM', 'ASK_SUPPORT', 'PROPOSE_SETTLEMENT'],
    ['ASK_SUPPORT', 'PROPOSE_SETTLEMENT'],
  ],
  [
    'a dispute that support decides',
    { state: 'inDispute', supportAsked: true },
    soon,
    ['ACCEPT_CLAIM', 'PROPOSE_SETTLEMENT'],
    ['PROPOSE_SETTLEMENT'],
  ],
  ['a completed booking', { state: 'completed' }, soon, [], []],
])('offers the steps for %s', (_what, changes, now, borrower, owner) => {
  const facts = { ...booking, ...changes };
  expect(offeredSteps('borrower', facts, now)).toEqual(borrower);
  expect(offeredSteps('owner', facts, now)).toEqual(owner);
});

test('accepts a repeated pick-up confirmation without offering it', () => {
  const facts: BookingFacts = { ...booking, state: 'accepted', ownerGaveIt: true };
  expect(canMemberTake('CONFIRM_PICKUP', 'owner', facts, onFirstDay)).toBe(true);
});

test.each<[MemberStep, Parameters<typeof findInputError>[1], ReturnType<typeof findInputError>]>([
  ['ACCEPT', {}, null],
  ['CONFIRM_PICKUP', { code: '123456' }, null],
  ['DECLINE', {}, null],
  ['DECLINE', { text: 'Den er i stykker.' }, null],
  ['DECLINE', { text: 'x'.repeat(2_001) }, 'long text'],
  ['REPORT_FAULT', {}, 'no text'],
  ['REPORT_FAULT', { text: ' \n' }, 'no text'],
  ['REPORT_FAULT', { text: '\u00ad\u3164' }, 'no text'],
  ['REPORT_FAULT', { text: 'x'.repeat(2_000) }, null],
  ['REPORT_FAULT', { text: 'x'.repeat(2_001) }, 'long text'],
  ['REPORT_PROBLEM', { claimCents: -1 }, 'no text'],
  ['REPORT_PROBLEM', { text: 'x' }, 'wrong claim'],
  ['REPORT_PROBLEM', { text: 'x', claimCents: 0 }, null],
  ['PROPOSE_SETTLEMENT', {}, 'wrong claim'],
  ['PROPOSE_SETTLEMENT', { claimCents: null }, 'wrong claim'],
  ['PROPOSE_SETTLEMENT', { claimCents: -1 }, 'wrong claim'],
  ['PROPOSE_SETTLEMENT', { claimCents: 100_000_000 }, null],
  ['PROPOSE_SETTLEMENT', { claimCents: 100_000_001 }, 'wrong claim'],
])('validates the input of %s: %j gives %s', (step, input, error) => {
  expect(findInputError(step, input)).toBe(error);
});
