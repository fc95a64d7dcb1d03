import { getThanks, quickReplies } from './quickReplies';

const booking = { role: 'BORROWER', startDate: '2026-07-04', endDate: '2026-07-06' } as const;
const arrange = ['Does 5 pm work?', 'What time suits you?'];
const meet = ['I am here', 'I will be there in 10 minutes', ...arrange];

test.each([
  ['REQUESTED', '2026-07-04', arrange],
  ['ACCEPTED', '2026-07-03', arrange],
  ['ACCEPTED', '2026-07-04', meet],
  ['PICKED_UP', '2026-07-05', arrange],
  ['PICKED_UP', '2026-07-06', meet],
  ['PICKED_UP', '2026-07-08', meet],
  ['RETURNED', '2026-07-06', []],
  ['CANCELLED', '2026-07-04', []],
  ['AWAITING_PAYMENT', '2026-07-04', []],
])('%s on %s offers %j', (state, today, expected) => {
  expect(quickReplies({ ...booking, state }, today)).toEqual(expected);
});

const until = '2026-07-20T10:00:00Z';
test.each([
  ['RETURNED', 'BORROWER', false, null, 'Thanks for lending it to me'],
  ['COMPLETED', 'OWNER', false, until, 'Thanks for taking good care of it'],
  ['COMPLETED', 'OWNER', true, until, null],
  ['COMPLETED', 'OWNER', false, null, null],
  ['PICKED_UP', 'BORROWER', false, null, null],
] as const)(
  'thanks in %s as %s, reviewed %s, until %s: %s',
  (state, role, reviewed, reviewUntil, thanks) => {
    expect(getThanks({ state, role, reviewed, reviewUntil })).toBe(thanks);
  },
);
