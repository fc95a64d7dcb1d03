import { isToPublish, mayReview, type ReviewSide, reviewsUntil } from './reviews';

const completed = { state: 'completed', since: new Date('2026-07-04T10:00:00Z') };
const end = '2026-07-18T10:00:00Z';

test('reviews can be written for 14 days, to the minute', () => {
  expect(reviewsUntil(completed.since).toISOString()).toBe('2026-07-18T10:00:00.000Z');
});

test.each<[string, string, ReviewSide[], ReviewSide, string, string]>([
  ['at once', 'completed', [], 'borrower', '2026-07-04T10:00:00Z', 'yes'],
  ['by the owner too', 'completed', [], 'owner', '2026-07-10T10:00:00Z', 'yes'],
  ['when the other has written', 'completed', ['owner'], 'borrower', '2026-07-10T10:00:00Z', 'yes'],
  ['a second time', 'completed', ['borrower'], 'borrower', '2026-07-10T10:00:00Z', 'written'],
  ['a second time, late', 'completed', ['borrower'], 'borrower', '2026-08-10T10:00:00Z', 'written'],
  ['a moment before the end', 'completed', [], 'owner', '2026-07-18T09:59:59Z', 'yes'],
  ['at the end', 'completed', [], 'owner', end, 'over'],
  ['while it is out', 'pickedUp', [], 'borrower', '2026-07-05T10:00:00Z', 'not completed'],
  ['while it is in dispute', 'inDispute', [], 'owner', '2026-07-05T10:00:00Z', 'not completed'],
  ['when it was called off', 'cancelled', [], 'borrower', '2026-07-05T10:00:00Z', 'not completed'],
])('decides whether a member may review %s', (_case, state, written, side, now, may) => {
  expect(mayReview({ ...completed, state }, written, side, new Date(now))).toBe(may);
});

test.each<[string, ReviewSide[], string, boolean]>([
  ['nothing was written', [], '2026-09-01T00:00:00Z', false],
  ['one has written', ['borrower'], '2026-07-18T09:59:59Z', false],
  ['one has written and the time is over', ['owner'], end, true],
  ['both have written', ['owner', 'borrower'], '2026-07-05T10:00:00Z', true],
])('decides on publication when %s', (_case, written, now, is) => {
  expect(isToPublish(completed, written, new Date(now))).toBe(is);
});
