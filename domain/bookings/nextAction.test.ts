import {
  type BookingStage,
  bookingStages,
  getNextAction,
  type NextAction,
  nextActions,
  type StageFacts,
} from './nextAction';

const agreed: StageFacts = {
  state: 'ACCEPTED',
  status: 'upcoming',
  paymentRefused: false,
  possible: [],
  reviewed: false,
  reviewUntil: null,
};
const out = { state: 'PICKED_UP', possible: ['MARK_RETURNED'] } as const;
const over = { state: 'COMPLETED', status: 'completed' } as const;

type Row = [string, Partial<StageFacts>, NextAction | null, NextAction | null];

const rows: Row[] = [
  ['is being paid', { state: 'AWAITING_PAYMENT' }, 'pay', 'write'],
  ['has a refused card', { paymentRefused: true }, 'pay', 'write'],
  ['lacks its deposit', { owesDeposit: true, possible: ['CONFIRM_PICKUP'] }, 'pay', 'write'],
  ['is a request', { state: 'REQUESTED', possible: ['ACCEPT', 'WITHDRAW'] }, 'write', 'accept'],
  ['is a request past its deadline', { state: 'REQUESTED' }, 'write', 'write'],
  ['is agreed, before its day', {}, 'write', 'write'],
  ['begins today', { possible: ['CONFIRM_PICKUP'] }, 'showCode', 'enterCode'],
  ['is out', { ...out, status: 'active' }, 'showCode', 'write'],
  ['is overdue', { ...out, status: 'overdue' }, 'showCode', 'write'],
  ['is out and cannot be returned', { ...out, possible: [] }, 'write', 'write'],
  ['is returned', { state: 'RETURNED', possible: ['CONFIRM_RETURN'] }, 'write', 'confirmReturn'],
  ['can be reviewed', { ...over, reviewUntil: '2026-07-20T10:00:00Z' }, 'review', 'review'],
  ['is reviewed', { ...over, reviewed: true, reviewUntil: '2026-07-20T10:00:00Z' }, null, null],
  ['can no longer be reviewed', over, null, null],
  ['is in dispute', { state: 'IN_DISPUTE' }, null, null],
  ['is cancelled', { state: 'CANCELLED', status: 'cancelled' }, null, null],
];

it.each(rows)('offers borrower and owner one action for a booking that %s', (...row) => {
  const [, facts, borrower, owner] = row;
  expect(getNextAction({ ...agreed, ...facts, role: 'BORROWER' })).toBe(borrower);
  expect(getNextAction({ ...agreed, ...facts, role: 'OWNER' })).toBe(owner);
});

it('has a row for every stage', () => {
  expect(Object.keys(nextActions)).toEqual([...bookingStages] satisfies BookingStage[]);
});
