import type { Answer } from '../../tests/helpers/service/answer';
import * as documents from '../../tests/helpers/service/documents';
import { insertBookingRow } from '../../tests/helpers/service/insertBookingRow';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';

const { service, pair, clock } = prepareBookingPair('review');

type Who = 'owner' | 'borrower';
const other: Record<Who, Who> = { owner: 'borrower', borrower: 'owner' };

/** A booking that was completed on 5 August at ten o'clock in Denmark. */
async function completed(): Promise<number> {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  expect(await pair.press('CONFIRM_RETURN', id, 'owner')).toMatchObject({ state: 'COMPLETED' });
  return id;
}
const lastMoment = '2026-08-19T07:59:59Z';
const over = '2026-08-19T08:00:00Z';

async function ask(document: string, variables: object, as: Who | null): Promise<Answer['data']> {
  const answer = await service.graphql(document, variables, as === null ? '' : pair.tokens[as]);
  expect(answer.errors).toEqual([]);
  return answer.data;
}
async function review(id: number, as: Who, rating: number, comment = `${rating} af ${as}`) {
  const said = await ask(documents.reviewBooking, { id: String(id), rating, comment }, as);
  await service.outbox.settled();
  return said.reviewBooking.errors;
}
async function seen(id: number, as: Who) {
  const { booking } = await ask(documents.bookingReviews, { id: String(id) }, as);
  if (!booking) throw new Error('The booking is not there');
  return booking;
}
async function answer(id: string, as: Who, text: string) {
  const said = await ask(documents.answerReview, { id, answer: text }, as);
  return said.answerReview.errors;
}
/** The public reviews and ratings of the tool, its owner and the borrower. */
async function publicly() {
  const query = `query ($tool: ID!, $owner: ID!, $borrower: ID!) {
    tool(id: $tool) { reviewCount ratingAverage reviews { id rating answer }
      owner { reviewCount ratingAverage } }
    owner: member(id: $owner) { reviewCount ratingAverage }
    borrower: member(id: $borrower) { reviewCount ratingAverage }
    ofOwner: memberReviews(memberId: $owner) { id rating answer }
    ofBorrower: memberReviews(memberId: $borrower) { id }
  }`;
  const ids = { tool: pair.toolId, owner: pair.ownerId, borrower: pair.borrowerId };
  const variables = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
  return ask(query, variables, null) as unknown as Promise<Record<string, object>>;
}
const nothingYet = {
  tool: expect.objectContaining({ reviewCount: 0, ratingAverage: null, reviews: [] }),
  ofOwner: [],
  ofBorrower: [],
};

test.each<Who>(['owner', 'borrower'])(
  'hides the first review, by the %s, until the other side has written',
  async (first) => {
    const id = await completed();
    const second = other[first];
    expect(await review(id, first, 4)).toEqual([]);
    expect(await seen(id, first)).toMatchObject({
      reviewed: true,
      reviewUntil: null,
      otherReview: null,
      ownReview: { rating: 4, publishedAt: null, publishedBy: '2026-08-19T08:00:00.000Z' },
    });
    expect(await seen(id, second)).toMatchObject({
      reviewed: false,
      reviewUntil: '2026-08-19T08:00:00.000Z',
      ownReview: null,
      otherReview: null,
      borrowerReviews: [],
    });
    expect(await publicly()).toMatchObject(nothingYet);
    const secondId = second === 'owner' ? pair.ownerId : pair.borrowerId;
    expect(await pair.getNotificationKinds(secondId)).toContain('reviewWaits');

    expect(await review(id, second, 2)).toEqual([]);
    for (const as of [first, second]) {
      expect(await seen(id, as)).toMatchObject({
        ownReview: { rating: as === first ? 4 : 2, publishedAt: clock.now.toISOString() },
        otherReview: { rating: as === first ? 2 : 4, publishedAt: clock.now.toISOString() },
      });
    }
    const rating = first === 'borrower' ? 4 : 2;
    const figures = { reviewCount: 1, ratingAverage: rating };
    expect(await publicly()).toMatchObject({
      tool: { ...figures, reviews: [{ rating }], owner: figures },
      owner: figures,
      // A member's average counts only reviews of their tools.
      borrower: { reviewCount: 0, ratingAverage: null },
      ofOwner: [{ rating }],
      ofBorrower: [],
    });
    expect(await pair.getNotificationKinds(pair.ownerId)).toContain('review_received');
    expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('reviewedAsBorrower');
  },
);

test('publishes a single review after 14 days and rejects a later one', async () => {
  const id = await completed();
  expect(await review(id, 'borrower', 5)).toEqual([]);
  await pair.moveClockTo(lastMoment);
  expect(await publicly()).toMatchObject(nothingYet);
  await pair.moveClockTo(over);
  expect(await publicly()).toMatchObject({ tool: { reviewCount: 1, ratingAverage: 5 } });
  expect(await seen(id, 'owner')).toMatchObject({ reviewUntil: null, otherReview: { rating: 5 } });
  expect(await review(id, 'owner', 1)).toEqual([
    'You could review this booking for 14 days, and they are over.',
  ]);
  // A second run of the job publishes nothing more and sends no more notifications.
  await service.executor
    .updateTable('outbox')
    .set({ done_at: null })
    .where('once', '=', `reviews of booking ${id}`)
    .execute();
  await pair.moveClockTo('2026-08-20T10:00:00Z');
  const notifications = await pair.getNotificationKinds(pair.ownerId);
  expect(notifications.filter((kind) => kind === 'review_received')).toHaveLength(1);
  expect(await publicly()).toMatchObject({ tool: { reviewCount: 1 } });
});

test('accepts a review at the last moment', async () => {
  const id = await completed();
  await pair.moveClockTo(lastMoment);
  expect(await review(id, 'owner', 3)).toEqual([]);
});

test('stores a repeated review once, without changes', async () => {
  const id = await completed();
  expect(await review(id, 'borrower', 5, 'Fin')).toEqual([]);
  expect(await review(id, 'borrower', 5, 'Fin ')).toEqual([]);
  expect(await review(id, 'borrower', 1, 'Alligevel ikke')).toEqual([
    'You have already reviewed this booking, and you cannot edit a review.',
  ]);
  expect(await seen(id, 'borrower')).toMatchObject({ ownReview: { rating: 5, comment: 'Fin' } });
});

test('stores two reviews for concurrent submissions of both sides', async () => {
  const id = await completed();
  const presses = (['borrower', 'owner'] as const).flatMap((as) =>
    [1, 2, 3].map(() => review(id, as, 4)),
  );
  expect((await Promise.all(presses)).flat()).toEqual([]);
  const rows = await service.executor
    .selectFrom('reviews')
    .select(['side', 'shown'])
    .where('booking_id', '=', id)
    .orderBy('side')
    .execute();
  expect(rows).toEqual([
    { side: 'borrower', shown: true },
    { side: 'owner', shown: true },
  ]);
  expect(await publicly()).toMatchObject({ tool: { reviewCount: 1, ratingAverage: 4 } });
});

test('the database rejects a second review by the same side', async () => {
  const id = await completed();
  await review(id, 'borrower', 4);
  const again = service.executor
    .insertInto('reviews')
    .values({
      booking_id: id,
      tool_id: pair.toolId,
      author_id: pair.borrowerId,
      rating: 1,
      comment: '',
    })
    .execute();
  await expect(again).rejects.toMatchObject({ constraint: 'reviews_once' });
});

test.each([
  ['pickedUp', 'You can review this booking once it is over.'],
  ['cancelled', 'You can review this booking once it is over.'],
  ['completed', 'You could review this booking for 14 days, and they are over.'],
] as const)('rejects a review of a booking that is %s since January', async (state, sentence) => {
  const id = await insertBookingRow(service.executor, {
    toolId: pair.toolId,
    borrowerId: pair.borrowerId,
    state,
    startDate: '2025-12-20',
    endDate: '2025-12-22',
  });
  for (const as of ['owner', 'borrower'] as const) {
    expect(await review(id, as, 5)).toEqual([sentence]);
    expect(await seen(id, as)).toMatchObject({ reviewUntil: null });
  }
});

test('rejects reviews by visitors and uninvolved members', async () => {
  const id = await completed();
  const third = await service.signUp(`review${pair.number}-third@skuret.example`);
  const variables = { id: String(id), rating: 1, comment: 'Hørt om' };
  const refused = await service.graphql(documents.reviewBooking, variables, third);
  expect(refused.data.reviewBooking).toMatchObject({
    booking: null,
    errors: ['We cannot find this booking in your account.'],
  });
  const visitor = await service.graphql(documents.reviewBooking, variables);
  expect(visitor.errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  const rows = service.executor.selectFrom('reviews').select('id').where('booking_id', '=', id);
  expect(await rows.execute()).toEqual([]);
});

test('rejects reviews with invalid stars or text length', async () => {
  const id = await completed();
  for (const rating of [0, 6, -1]) {
    const variables = { id: String(id), rating, comment: '' };
    const { errors } = await service.graphql(
      documents.reviewBooking,
      variables,
      pair.tokens.borrower,
    );
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  }
  expect(await review(id, 'borrower', 3, 'x'.repeat(1_001))).toEqual([
    'A review may be at most 1,000 characters.',
  ]);
  expect(await review(id, 'borrower', 3, '')).toEqual([]);
});

test('the reviewed member can reply once, publicly', async () => {
  const id = await completed();
  await review(id, 'borrower', 3);
  const sealed = (await seen(id, 'borrower')).ownReview;
  const missing = 'We cannot find this review of you.';
  expect(await answer(sealed?.id ?? '', 'owner', 'Hvad?')).toEqual([missing]);
  await review(id, 'owner', 4);
  const ofTool = (await seen(id, 'owner')).otherReview?.id ?? '';
  const ofBorrower = (await seen(id, 'borrower')).otherReview?.id ?? '';

  expect(await answer(ofTool, 'borrower', 'Mit eget')).toEqual([missing]);
  expect(await answer(ofTool, 'owner', '  ')).toEqual(['Please write an answer.']);
  expect(await answer(ofTool, 'owner', 'x'.repeat(1_001))).toEqual([
    'An answer may be at most 1,000 characters.',
  ]);
  expect(await answer(ofTool, 'owner', 'Tak!')).toEqual([]);
  expect(await answer(ofTool, 'owner', 'Tak!')).toEqual([]);
  expect(await answer(ofTool, 'owner', 'Eller ikke')).toEqual([
    'You have already answered this review, and you cannot edit an answer.',
  ]);
  expect(await answer(ofBorrower, 'borrower', 'Selv tak')).toEqual([]);
  expect(await publicly()).toMatchObject({
    tool: { reviewCount: 1, ratingAverage: 3, reviews: [{ answer: 'Tak!' }] },
  });
  expect(await seen(id, 'owner')).toMatchObject({ ownReview: { answer: 'Selv tak' } });
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('reviewAnswered');
});

test('reviews of a borrower are visible to the owner during a request', async () => {
  const id = await completed();
  await review(id, 'owner', 4, 'Kom til tiden');
  const asked = await pair.request({ startDate: '2026-09-01', endDate: '2026-09-03' });
  const next = Number(asked.booking?.id);
  expect(await seen(next, 'owner')).toMatchObject({ borrowerRating: null, borrowerReviews: [] });
  await review(id, 'borrower', 5);
  expect(await seen(next, 'owner')).toMatchObject({
    borrowerRating: { reviewCount: 1, ratingAverage: 4 },
    borrowerReviews: [{ rating: 4, comment: 'Kom til tiden' }],
  });
  // Borrowers do not see their own rating here, and the owner does not see it once the request has failed.
  expect(await seen(next, 'borrower')).toMatchObject({ borrowerRating: null, borrowerReviews: [] });
  await pair.press('DECLINE', next, 'owner');
  expect(await seen(next, 'owner')).toMatchObject({ borrowerRating: null, borrowerReviews: [] });
});

test('reminds members without a review once, on the next morning', async () => {
  const id = await completed();
  await review(id, 'owner', 4);
  await pair.moveClockTo('2026-08-06T06:59:00Z');
  expect(await pair.getNotificationKinds(pair.borrowerId)).not.toContain('reviewPossible');
  await pair.moveClockTo('2026-08-06T07:00:00Z');
  await pair.moveClockTo('2026-08-07T10:00:00Z');
  expect(await pair.getNotificationKinds(pair.ownerId)).not.toContain('reviewPossible');
  const told = await pair.getNotificationKinds(pair.borrowerId);
  expect(told.filter((event) => event === 'reviewPossible')).toHaveLength(1);
});

test('sends no reminder after the review period', async () => {
  await completed();
  await service.executor
    .updateTable('outbox')
    .set({ due_at: new Date(over) })
    .where('kind', '=', 'booking_reminder')
    .where('done_at', 'is', null)
    .execute();
  await pair.moveClockTo(over);
  expect(await pair.getNotificationKinds(pair.borrowerId)).not.toContain('reviewPossible');
});
