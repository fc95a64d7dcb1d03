import { quickReplies } from './quickReplies';

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
  ['RETURNED', '2026-07-06', ['Thanks for lending it to me']],
  ['CANCELLED', '2026-07-04', []],
  ['AWAITING_PAYMENT', '2026-07-04', []],
])('%s on %s offers %j', (state, today, expected) => {
  expect(quickReplies({ ...booking, state }, today)).toEqual(expected);
});

test('thank each other in their own words', () => {
  expect(quickReplies({ ...booking, state: 'COMPLETED', role: 'OWNER' }, '2026-07-09')).toEqual([
    'Thanks for taking good care of it',
  ]);
});
