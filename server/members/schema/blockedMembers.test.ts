import * as documents from '../../../tests/helpers/service/documents';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';

const { service, pair } = prepareBookingPair('blocked');

type Who = 'owner' | 'borrower';
const getId = (who: Who) => String(who === 'owner' ? pair.ownerId : pair.borrowerId);
const ask = async (document: string, variables: object, as: Who) => {
  const answer = await service.graphql(document, variables, pair.tokens[as]);
  expect(answer.errors).toEqual([]);
  return answer.data;
};
const readName = async (who: Who) => (await ask(documents.currentUser, {}, who)).currentUser.name;
const block = async (as: Who, whom: Who) =>
  (await ask(documents.blockMember, { memberId: getId(whom) }, as)).blockMember;
const unblock = async (as: Who, whom: Who) =>
  (await ask(documents.unblockMember, { memberId: getId(whom) }, as)).unblockMember;
/** Starts the conversation of the two members about the tool, or about no tool. */
async function begin(as: Who, about: 'tool' | 'nothing' = 'tool') {
  const memberId = getId(as === 'owner' ? 'borrower' : 'owner');
  const toolId = about === 'tool' ? String(pair.toolId) : null;
  const document = `mutation ($memberId: ID!, $toolId: ID) {
    startConversation(memberId: $memberId, toolId: $toolId) { conversation { id canWrite } errors } }`;
  return (await ask(document, { memberId, toolId }, as)).startConversation;
}
async function write(id: string, as: Who, content = 'Hej') {
  const variables = { conversationId: id, content, pictures: [] };
  return (await ask(documents.sendMessage, variables, as)).sendMessage.errors;
}
const days = { startDate: '2026-08-03', endDate: '2026-08-05' };

test('lists a blocked member once, and can unblock', async () => {
  const borrower = await readName('borrower');
  const blocked = [{ member: { id: getId('borrower'), name: borrower } }];
  expect(await block('owner', 'borrower')).toEqual({ blockedMembers: blocked, errors: [] });
  expect(await block('owner', 'borrower')).toEqual({ blockedMembers: blocked, errors: [] });
  // The blocked member is not told.
  expect((await ask(documents.blockedMembers, {}, 'borrower')).blockedMembers).toEqual([]);
  expect(await unblock('borrower', 'owner')).toEqual({ blockedMembers: [], errors: [] });
  expect((await ask(documents.blockedMembers, {}, 'owner')).blockedMembers).toMatchObject(blocked);
  expect(await unblock('owner', 'borrower')).toEqual({ blockedMembers: [], errors: [] });
  expect(await pair.request()).toMatchObject({ errors: [] });
});

test('rejects blocking oneself or an unknown member', async () => {
  expect(await block('owner', 'owner')).toMatchObject({
    errors: ['You cannot block yourself.'],
  });
  const { blockMember } = await ask(documents.blockMember, { memberId: '99999999' }, 'owner');
  expect(blockMember.errors).toEqual(['We cannot find this member.']);
});

test.each<[string, Who, string, string]>([
  ['the owner', 'owner', 'You cannot borrow from NAME.', 'You cannot write to NAME.'],
  [
    'the borrower',
    'borrower',
    'You have blocked NAME. You can unblock them in your settings.',
    'You have blocked NAME. You can unblock them in your settings.',
  ],
])(
  'when %s has blocked the other, both can neither request nor write',
  async (_name, by, noLoan, noWord) => {
    const whom = by === 'owner' ? 'borrower' : 'owner';
    const owner = await readName('owner');
    const before = await begin('borrower', 'nothing');
    expect(await write(before.conversation.id, 'borrower')).toEqual([]);
    await block(by, whom);
    expect(await pair.request()).toEqual({
      booking: null,
      errors: [noLoan.replace('NAME', owner)],
      stepUrl: undefined,
    });
    expect(await begin('borrower')).toEqual({
      conversation: null,
      errors: [noWord.replace('NAME', owner)],
    });
    // The old messages remain readable.
    expect(await begin('borrower', 'nothing')).toMatchObject({
      conversation: { id: before.conversation.id, canWrite: false },
    });
    expect(await write(before.conversation.id, 'borrower')).toEqual([
      noWord.replace('NAME', owner),
    ]);
    expect(await write(before.conversation.id, whom)).toHaveLength(1);
    expect(await write(before.conversation.id, by)).toHaveLength(1);
  },
);

test('an agreed booking continues after a block, with messages until its end', async () => {
  const id = await pair.handedOver();
  await block('owner', 'borrower');
  const talk = await begin('borrower');
  expect(talk.conversation).toMatchObject({ canWrite: true });
  expect(await write(talk.conversation.id, 'borrower', 'Hvor skal jeg aflevere?')).toEqual([]);
  expect(await write(talk.conversation.id, 'owner', 'I skuret')).toEqual([]);
  // They cannot write about anything else.
  expect((await begin('borrower', 'nothing')).conversation).toBeNull();
  // The member who blocked gets no notifications of the other's messages, but does get those of the booking.
  expect(await pair.getNotificationKinds(pair.ownerId)).not.toContain('message_received');
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  expect(await pair.press('MARK_RETURNED', id, 'borrower')).toMatchObject({ errors: [] });
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('markReturned');
  expect(await pair.press('CONFIRM_RETURN', id, 'owner')).toMatchObject({ state: 'COMPLETED' });
  expect(await write(talk.conversation.id, 'borrower', 'Tak')).toHaveLength(1);
  // The rental can be reviewed like any other.
  const review = { id: String(id), rating: 4, comment: '' };
  expect((await ask(documents.reviewBooking, review, 'borrower')).reviewBooking.errors).toEqual([]);
});

test('an open request can still be answered after a block', async () => {
  const { booking } = await pair.request(days);
  await block('owner', 'borrower');
  expect(await pair.press('DECLINE', Number(booking?.id), 'owner')).toMatchObject({
    state: 'DECLINED',
  });
});

test('pending message notifications are dropped after a block', async () => {
  const talk = await begin('borrower', 'nothing');
  await write(talk.conversation.id, 'borrower');
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('message_received');
  await block('owner', 'borrower');
  const unread = await service.executor
    .selectFrom('notices')
    .select('id')
    .where('member_id', '=', pair.ownerId)
    .where('kind', '=', 'message_received')
    .where('read_at', 'is', null)
    .execute();
  expect(unread).toEqual([]);
});

test('a blocked member does not see online presence', async () => {
  const talk = await begin('borrower', 'nothing');
  await write(talk.conversation.id, 'borrower');
  await block('owner', 'borrower');
  const query = 'query ($id: ID!) { conversation(id: $id) { participants { id isOnline } } }';
  const { conversation } = await ask(query, { id: talk.conversation.id }, 'borrower');
  expect(conversation.participants).toContainEqual({ id: getId('owner'), isOnline: false });
});
