import * as documents from '../../tests/helpers/service/documents';
import { addStaff, askOffice } from '../../tests/helpers/service/office';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { closeReport } from '../members/records/reports';

const { service, pair, clock } = prepareBookingPair('report');

beforeEach(async () => {
  await service.executor.deleteFrom('reports').execute();
});

type Who = 'owner' | 'borrower';
const ask = async (document: string, variables: object, as: Who) => {
  const answer = await service.graphql(document, variables, pair.tokens[as]);
  expect(answer.errors).toEqual([]);
  return answer.data;
};
const report = async (as: Who, kind: string, id: number | string, more: object = {}) =>
  (
    await ask(
      documents.report,
      { kind, id: String(id), reason: 'FRAUD', text: 'Beder om penge udenom', ...more },
      as,
    )
  ).report.errors;
const reports = () => service.executor.selectFrom('reports').selectAll().orderBy('id').execute();
async function said(content: string, as: Who) {
  const memberId = String(as === 'owner' ? pair.borrowerId : pair.ownerId);
  const begun = await ask(documents.startConversation, { memberId }, as);
  const conversationId = begun.startConversation.conversation.id;
  const sent = await ask(documents.sendMessage, { conversationId, content, pictures: [] }, as);
  return { conversationId, id: sent.sendMessage.message.id };
}
async function reviewed() {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.press('CONFIRM_RETURN', id, 'owner');
  for (const as of ['borrower', 'owner'] as const) {
    await ask(documents.reviewBooking, { id: String(id), rating: 2, comment: `Fra ${as}` }, as);
  }
  const booking = async (as: Who) => {
    const answer = await ask(documents.bookingReviews, { id: String(id) }, as);
    if (!answer.booking) throw new Error('The booking is not there');
    return answer.booking;
  };
  return { booking, reviewId: (await booking('owner')).otherReview?.id ?? '' };
}
const gone = ['This no longer exists, so you cannot report it.'];

test('stores a report of a tool, member, message or review with a copy of it', async () => {
  const { reviewId } = await reviewed();
  await said('Hej', 'borrower');
  const { id } = await said('Betal mig på gaden', 'owner');
  expect(await report('borrower', 'TOOL', pair.toolId)).toEqual([]);
  expect(await report('borrower', 'MEMBER', pair.ownerId)).toEqual([]);
  expect(await report('borrower', 'MESSAGE', id)).toEqual([]);
  expect(await report('owner', 'REVIEW', reviewId)).toEqual([]);
  // When the message is deleted, the report keeps its copy.
  await service.executor.deleteFrom('messages').where('id', '=', Number(id)).execute();
  expect(await reports()).toMatchObject([
    { kind: 'tool', about_id: pair.ownerId, context: { name: expect.any(String) } },
    { kind: 'member', about_id: pair.ownerId, context: { name: expect.any(String) } },
    {
      kind: 'message',
      about_id: pair.ownerId,
      text: 'Beder om penge udenom',
      context: { content: 'Betal mig på gaden', before: [{ content: 'Hej' }] },
    },
    { kind: 'review', about_id: pair.borrowerId, context: { comment: 'Fra borrower', rating: 2 } },
  ]);
});

test('stores a repeated report once per member, also concurrently', async () => {
  const third = await service.signUp(`report${pair.number}-third@skuret.example`);
  const presses = Array.from({ length: 10 }, () => report('borrower', 'TOOL', pair.toolId));
  expect((await Promise.all(presses)).flat()).toEqual([]);
  const variables = { kind: 'TOOL', id: String(pair.toolId), reason: 'DANGEROUS', text: '' };
  await service.graphql(documents.report, variables, third);
  expect(await reports()).toHaveLength(2);
});

test('rejects a report of one’s own or invisible content', async () => {
  const { id } = await said('Kun til dig', 'owner');
  expect(await report('owner', 'TOOL', pair.toolId)).toEqual(gone);
  expect(await report('owner', 'MEMBER', pair.ownerId)).toEqual(gone);
  expect(await report('owner', 'MESSAGE', id)).toEqual(gone);
  expect(await report('owner', 'REVIEW', '99999999')).toEqual(gone);
  expect(await report('owner', 'TOOL', 'x')).toEqual(gone);
  const third = await service.signUp(`report${pair.number}-third@skuret.example`);
  const variables = { kind: 'MESSAGE', id, reason: 'FRAUD', text: '' };
  const { data } = await service.graphql(documents.report, variables, third);
  expect(data.report.errors).toEqual(gone);
  expect(await reports()).toEqual([]);
});

test('rejects a report of an unpublished review', async () => {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.press('CONFIRM_RETURN', id, 'owner');
  await ask(documents.reviewBooking, { id: String(id), rating: 1, comment: 'Øv' }, 'borrower');
  const { id: reviewId } = await service.executor
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await report('owner', 'REVIEW', reviewId)).toEqual(gone);
});

test('requires a text of limited length for another reason', async () => {
  const other = { reason: 'OTHER', text: ' ' };
  expect(await report('borrower', 'TOOL', pair.toolId, other)).toEqual([
    'Please write what is wrong.',
  ]);
  expect(await report('borrower', 'TOOL', pair.toolId, { text: 'x'.repeat(2_001) })).toEqual([
    'A report may be at most 2,000 characters.',
  ]);
});

test('limits reports to 20 a day, without counting repeats', async () => {
  await report('borrower', 'TOOL', pair.toolId);
  await service.executor
    .insertInto('reports')
    .values(
      Array.from({ length: 19 }, (_, at) => ({
        reporter_id: pair.borrowerId,
        kind: 'tool' as const,
        subject_id: 900_000 + at,
        reason: 'other' as const,
        context: '{}',
        created_at: clock.now,
      })),
    )
    .execute();
  expect(await report('borrower', 'MEMBER', pair.ownerId)).toEqual([
    'You have reported a lot today. Please write to us on the contact page instead.',
  ]);
  expect(await report('borrower', 'TOOL', pair.toolId)).toEqual([]);
});

test('the subject of a closed report can be reported again', async () => {
  await report('borrower', 'TOOL', pair.toolId);
  const [row] = await reports();
  await closeReport(service.executor, row?.id ?? 0, 'Talt med ejeren', clock.now);
  await report('borrower', 'TOOL', pair.toolId);
  expect(await reports()).toMatchObject([
    { closed_reason: 'Talt med ejeren' },
    { closed_at: null },
  ]);
});

test('the member who has reported is notified of the outcome', async () => {
  await report('borrower', 'TOOL', pair.toolId);
  const staff = { name: 'Eva', email: 'eva@office.example', role: 'support' } as const;
  const { token } = await addStaff(service, staff, () => clock.now);
  const { data } = await askOffice(service, '{ queue(kind: REPORT) { cases { id } } }', {}, token);
  const id = String(data.queue.cases.at(-1)?.id);
  const close = `mutation { closeCase(id: "${id}", reason: "Opslaget er væk") { errors } }`;
  expect((await askOffice(service, close, {}, token)).data.closeCase.errors).toEqual([]);
  const told = '{ notifications { kind reason } }';
  const seen = (await service.graphql(told, {}, pair.tokens.borrower)).data.notifications;
  expect(seen[0]).toEqual({ kind: 'REPORT_CLOSED', reason: 'Opslaget er væk' });
  const others = (await service.graphql(told, {}, pair.tokens.owner)).data.notifications;
  expect(others).not.toContainEqual(expect.objectContaining({ kind: 'REPORT_CLOSED' }));
});
