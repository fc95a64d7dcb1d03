import { isToPublish, mayReview, type ReviewSide, reviewsUntil } from './reviews';

const completed = { state: 'completed', since: new Date('2026-07-04T10:00:00Z') };
const end = '2026-07-18T10:00:00Z';

test('reviews can be written for 14 days, to the minute', () => {
  expect(reviewsUntil(completed.since).toISOString()).toBe('2026-07-18T10:00:00.000Z');
});

test.each<[string, string, ReviewSide[], ReviewSide, string, string]>([
  ['immediately after completion', 'completed', [], 'borrower', '2026-07-04T10:00:00Z', 'yes'],
  ['by the owner', 'completed', [], 'owner', '2026-07-10T10:00:00Z', 'yes'],
  [
    'after the other side’s review',
    'completed',
    ['owner'],
    'borrower',
    '2026-07-10T10:00:00Z',
    'yes',
  ],
  ['a second review', 'completed', ['borrower'], 'borrower', '2026-07-10T10:00:00Z', 'written'],
  [
    'a second review after the period',
    'completed',
    ['borrower'],
    'borrower',
    '2026-08-10T10:00:00Z',
    'written',
  ],
  [
    'a second before the end of the period',
    'completed',
    [],
    'owner',
    '2026-07-18T09:59:59Z',
    'yes',
  ],
  ['at the end of the period', 'completed', [], 'owner', end, 'over'],
  ['during the rental', 'pickedUp', [], 'borrower', '2026-07-05T10:00:00Z', 'not completed'],
  ['during a dispute', 'inDispute', [], 'owner', '2026-07-05T10:00:00Z', 'not completed'],
  ['after a cancellation', 'cancelled', [], 'borrower', '2026-07-05T10:00:00Z', 'not completed'],
])('checks the permission for a review: %s', (_case, state, written, side, now, may) => {
  expect(mayReview({ ...completed, state }, written, side, new Date(now))).toBe(may);
});

test.each<[string, ReviewSide[], string, boolean]>([
  ['no side has written', [], '2026-09-01T00:00:00Z', false],
  ['one side has written', ['borrower'], '2026-07-18T09:59:59Z', false],
  ['one side has written and the period is over', ['owner'], end, true],
  ['both sides have written', ['owner', 'borrower'], '2026-07-05T10:00:00Z', true],
])('decides on publication when %s', (_case, written, now, is) => {
  expect(isToPublish(completed, written, new Date(now))).toBe(is);
});
