import { sql } from 'kysely';
import type { HideableKind } from '../../../domain/members/measures';
import * as documents from '../../../tests/helpers/service/documents';
import { mailsTo } from '../../../tests/helpers/service/links';
import {
  addStaff,
  askOffice,
  openContactCase,
  openReportCase,
} from '../../../tests/helpers/service/office';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';
import { password } from '../../../tests/helpers/service/startTestService';

const { service, pair, clock } = prepareBookingPair('content');
let people = 0;

async function signIn(role: 'support' | 'lead' = 'support', email?: string): Promise<string> {
  people += 1;
  const named = { name: `Sofie ${people}`, email: email ?? `s${people}@office.example`, role };
  return (await addStaff(service, named, () => clock.now)).token;
}

const facts = 'Billedet viser en anden maskine';
const hideDocument = `mutation ($id: ID!, $rule: String!, $facts: String!) {
  hideContent(id: $id, rule: $rule, facts: $facts) { errors case { report { isHideable hiding { id facts rule } } } } }`;
const liftDocument = `mutation ($id: ID!, $measureId: ID!, $reason: String!) {
  liftMeasure(id: $id, measureId: $measureId, reason: $reason) { errors } }`;
const decideDocument = `mutation ($id: ID!, $isUpheld: Boolean!, $reason: String!) {
  decideAppeal(id: $id, isUpheld: $isUpheld, reason: $reason) { errors case { closedReason } } }`;
const measuresQuery = `{ measures { id kind toolName facts rule ruleName takenAt lastDay liftedAt liftedReason appealUntil
  appealText appealedAt decidedAt decidedReason isUpheld } }`;
const appealDocument =
  'mutation ($id: ID!, $text: String!) { appeal(id: $id, text: $text) { errors } }';

type Who = 'owner' | 'borrower';
const ask = async (document: string, variables: object, as: Who) =>
  (await service.graphql(document, variables, pair.tokens[as])).data;
const decisions = async (as: Who = 'owner') => (await ask(measuresQuery, {}, as)).measures;

const caseAbout = (kind: HideableKind | 'member', subjectId: number, aboutId = pair.ownerId) =>
  openReportCase(service, { kind, subjectId, aboutId }, clock.now);

async function hide(id: string, token: string, more: object = {}) {
  const given = { id, rule: 'listing-a-tool', facts, ...more };
  const { data, errors } = await askOffice(service, hideDocument, given, token);
  expect(errors).toEqual([]);
  await service.outbox.settled();
  return data.hideContent;
}

/** Hides the owner's tool. Returns the id of the measure. */
async function hideTool(token?: string): Promise<string> {
  const id = await caseAbout('tool', pair.toolId);
  expect((await hide(id, token ?? (await signIn()))).errors).toEqual([]);
  return (await decisions())[0]?.id ?? '';
}

test('a hidden tool is not found or requested, its bookings go on, and the owner gets a statement', async () => {
  const { booking } = await pair.request();
  const id = String(pair.toolId);
  const caseId = await caseAbout('tool', pair.toolId);
  const token = await signIn();
  const hidden = await hide(caseId, token);
  expect(hidden.case.report).toMatchObject({
    isHideable: false,
    hiding: { facts, rule: 'Listing a tool' },
  });
  const tool = 'query ($id: ID!) { tool(id: $id) { visibility } }';
  expect((await service.graphql(tool, { id })).data.tool).toBeNull();
  // A member with an open booking of it still sees what they have asked for.
  expect((await ask(tool, { id }, 'borrower')).tool).toEqual({ visibility: 'UNLISTED' });
  expect((await pair.request()).booking).toBeNull();
  const own = 'query ($id: ID!) { ownTool(id: $id) { state hiddenReason } }';
  const ownTool = async () => (await ask(own, { id }, 'owner')).ownTool as unknown;
  expect(await ownTool()).toEqual({ state: 'PAUSED', hiddenReason: facts });
  expect((await ask(documents.pauseTool, { id, paused: false }, 'owner')).pauseTool.errors).toEqual(
    ['We have hidden this tool. You can publish it when we show it again.'],
  );
  expect((await ask(documents.duplicateTool, { id }, 'owner')).duplicateTool).toMatchObject({
    tool: null,
    errors: ['We have hidden this tool, so you cannot copy it. You can when we show it again.'],
  });
  const [decision] = await decisions();
  expect(decision).toMatchObject({
    kind: 'TOOL',
    toolName: documents.newTool.name,
    facts,
    rule: 'listing-a-tool',
    ruleName: 'Listing a tool',
    liftedAt: null,
    appealUntil: '2027-01-15',
  });
  const notifications = '{ notifications { kind event toolName address } }';
  expect((await ask(notifications, {}, 'owner')).notifications).toContainEqual({
    kind: 'MEASURE_TAKEN',
    event: 'tool',
    toolName: documents.newTool.name,
    address: `/decision/${decision?.id}`,
  });
  const mail = (await mailsTo(service, pair.emails.owner)).at(-1)?.plain ?? '';
  for (const part of [
    facts,
    'Når du lægger værktøj op',
    'ingen maskine',
    '15.\u00a0januar\u00a02027',
  ]) {
    expect(mail).toContain(part);
  }
  expect(await pair.press('ACCEPT', Number(booking?.id), 'owner')).toMatchObject({
    state: 'ACCEPTED',
  });
  expect((await hide(caseId, token)).errors).toEqual(['It is hidden already.']);

  const given = { id: caseId, measureId: decision?.id, reason: 'Nyt billede' };
  const lifted = await askOffice(service, liftDocument, given, token);
  expect(lifted.data.liftMeasure.errors).toEqual([]);
  expect(await ownTool()).toEqual({ state: 'PUBLISHED', hiddenReason: null });
  expect((await ask(tool, { id }, 'borrower')).tool).toEqual({ visibility: 'LISTED' });
  expect(await decisions()).toMatchObject([{ liftedReason: 'Nyt billede', appealUntil: null }]);
});

async function reviewed() {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.press('CONFIRM_RETURN', id, 'owner');
  for (const as of ['borrower', 'owner'] as const) {
    await ask(documents.reviewBooking, { id: String(id), rating: 2, comment: `Fra ${as}` }, as);
  }
  const booking = async (as: Who) =>
    (await ask(documents.bookingReviews, { id: String(id) }, as)).booking;
  return { booking, reviewId: (await booking('owner'))?.otherReview?.id ?? '' };
}

test('a hidden review does not count, and its author reads why', async () => {
  const { booking, reviewId } = await reviewed();
  const tool = async () => {
    const query = 'query ($id: ID!) { tool(id: $id) { reviewCount ratingAverage reviews { id } } }';
    return (await ask(query, { id: String(pair.toolId) }, 'owner')).tool;
  };
  expect(await tool()).toMatchObject({ reviewCount: 1, ratingAverage: 2 });
  const token = await signIn();
  const caseId = await caseAbout('review', Number(reviewId), pair.borrowerId);
  await hide(caseId, token, { facts: 'Navngiver en nabo' });
  expect(await tool()).toEqual({ reviewCount: 0, ratingAverage: null, reviews: [] });
  expect((await booking('owner'))?.otherReview).toBeNull();
  expect((await booking('borrower'))?.ownReview).toMatchObject({
    hiddenReason: 'Navngiver en nabo',
  });
  const answer = await ask(documents.answerReview, { id: reviewId, answer: 'Hm' }, 'owner');
  expect(answer.answerReview.errors).toEqual(['We cannot find this review of you.']);
  const [decision] = await decisions('borrower');
  expect(decision).toMatchObject({ kind: 'REVIEW', toolName: null });
  const given = { id: caseId, measureId: decision?.id, reason: 'Navnet er væk' };
  await askOffice(service, liftDocument, given, token);
  expect(await tool()).toMatchObject({ reviewCount: 1, ratingAverage: 2 });
});

test('a hidden message is marked for both sides, with the reason for its author', async () => {
  const memberId = String(pair.borrowerId);
  const begun = await ask(documents.startConversation, { memberId }, 'owner');
  const conversationId = begun.startConversation.conversation.id;
  const message = { conversationId, content: 'Grimme ord', pictures: [] };
  const sent = await ask(documents.sendMessage, message, 'owner');
  const messageId = Number(sent.sendMessage.message.id);
  await hide(await caseAbout('message', messageId), await signIn(), {
    rule: 'how-we-treat-each-other',
    facts: 'Trusler',
  });
  const read = async (as: Who) => {
    const query = `query ($id: ID!) { conversation(id: $id) { preview messages { content pictures } } }`;
    return (await ask(query, { id: conversationId }, as)).conversation;
  };
  expect(await read('borrower')).toEqual({
    preview: '(Skjult af Skuret)',
    messages: [{ content: '(Hidden by Skuret)', pictures: [] }],
  });
  expect((await read('owner')).messages).toEqual([
    { content: '(Hidden by Skuret: Trusler)', pictures: [] },
  ]);
});

test.each([
  ['without a rule', { rule: '' }, 'Choose the rule that the decision is based on.'],
  ['without facts', { facts: ' ' }, 'Give a reason.'],
])('nothing is hidden %s', async (_case, more, error) => {
  const { errors } = await hide(await caseAbout('tool', pair.toolId), await signIn(), more);
  expect(errors).toEqual([error]);
  expect(await decisions()).toEqual([]);
});

test('nothing is hidden in a case about a member, about a deleted tool, or of another kind', async () => {
  const token = await signIn();
  const none = 'The report is about nothing that can be hidden. Open the member instead.';
  expect((await hide(await caseAbout('member', pair.ownerId), token)).errors).toEqual([none]);
  const contact = await openContactCase(service, pair.emails.owner, clock.now);
  expect((await hide(contact, token)).errors).toEqual([none]);
  const deleted = await caseAbout('tool', pair.toolId);
  await ask(
    'mutation ($id: ID!) { deleteTool(id: $id) { deleted } }',
    { id: pair.toolId },
    'owner',
  );
  expect((await hide(deleted, token)).errors).toEqual(['It is deleted.']);
});

/** The open case of an appeal. */
async function appealCase(measureId: string, token: string): Promise<string> {
  await askOffice(service, '{ queue(kind: APPEAL) { counts { all } } }', {}, token);
  const { id } = await service.executor
    .selectFrom('staff_cases')
    .select('id')
    .where('kind', '=', 'appeal')
    .where('subject_id', '=', Number(measureId))
    .executeTakeFirstOrThrow();
  return String(id);
}

const appeal = async (id: string, text = 'Det er den samme maskine', as: Who = 'owner') =>
  (await ask(appealDocument, { id, text }, as)).appeal.errors;

describe('an appeal', () => {
  test('is decided once, by another person than the first, and lifts the measure if upheld', async () => {
    const first = await signIn();
    const measureId = await hideTool(first);
    expect(await appeal(measureId, ' ')).toEqual(['Please write why you disagree.']);
    expect(await appeal(measureId, 'x'.repeat(2_001))).toEqual([
      expect.stringContaining('at most 2,000'),
    ]);
    expect(await appeal(measureId, undefined, 'borrower')).toEqual([
      'You cannot appeal against this decision.',
    ]);
    expect(await appeal(measureId)).toEqual([]);
    expect(await appeal(measureId)).toEqual(['You have appealed already. One appeal is possible.']);
    const [one, other] = [await signIn(), await signIn()];
    const id = await appealCase(measureId, one);
    const seen = `query ($id: ID!) { case(id: $id) { appeal { appealText isDecidable takenBy { name } } } }`;
    const look = async (token: string) =>
      (await askOffice(service, seen, { id }, token)).data.case.appeal;
    expect(await look(first)).toMatchObject({ isDecidable: false });
    expect(await look(one)).toMatchObject({
      appealText: 'Det er den samme maskine',
      isDecidable: true,
    });
    const decide = async (token: string, reason = 'Vi tog fejl') =>
      (await askOffice(service, decideDocument, { id, isUpheld: true, reason }, token)).data
        .decideAppeal.errors;
    expect(await decide(first)).toEqual([
      'You have taken this decision. Another person has to decide the appeal.',
    ]);
    expect(await decide(one, '')).toEqual(['Give a reason.']);
    const errors = await Promise.all([decide(one), decide(other)]);
    expect(errors.flat()).toEqual([expect.stringContaining('closed this case')]);
    expect(await decisions()).toMatchObject([
      { isUpheld: true, decidedReason: 'Vi tog fejl', liftedReason: 'Vi tog fejl' },
    ]);
    const tool = 'query ($id: ID!) { tool(id: $id) { visibility } }';
    expect((await service.graphql(tool, { id: pair.toolId })).data.tool).not.toBeNull();
    await service.outbox.settled();
    expect((await mailsTo(service, pair.emails.owner)).at(-1)?.plain).toContain('Vi tog fejl');
  });

  test('that is rejected leaves the measure, which cannot be lifted before', async () => {
    const measureId = await hideTool();
    expect(await appeal(measureId)).toEqual([]);
    const token = await signIn();
    const report = await caseAbout('tool', pair.toolId);
    const given = { id: report, measureId, reason: 'Fejl' };
    expect((await askOffice(service, liftDocument, given, token)).data.liftMeasure.errors).toEqual([
      'The member has appealed. Decide the appeal in its own case.',
    ]);
    const id = await appealCase(measureId, token);
    const closed = `mutation ($id: ID!) { closeCase(id: $id, reason: "x") { errors } }`;
    expect((await askOffice(service, closed, { id }, token)).data.closeCase.errors).toEqual([
      'This case ends with a decision.',
    ]);
    const rejected = { id, isUpheld: false, reason: 'Billedet er det samme' };
    const decided = await askOffice(service, decideDocument, rejected, token);
    expect(decided.data.decideAppeal).toEqual({
      errors: [],
      case: { closedReason: 'Billedet er det samme' },
    });
    expect(await decisions()).toMatchObject([{ isUpheld: false, liftedAt: null }]);
    expect((await askOffice(service, liftDocument, given, token)).data.liftMeasure.errors).toEqual(
      [],
    );
  });

  test('is possible for six months', async () => {
    const measureId = await hideTool();
    await pair.moveClockTo('2027-01-15T22:59:00Z');
    expect(await decisions()).toMatchObject([{ appealUntil: '2027-01-15' }]);
    await pair.moveClockTo('2027-01-15T23:00:00Z');
    expect(await decisions()).toMatchObject([{ appealUntil: null }]);
    expect(await appeal(measureId)).toEqual([
      'The last day for an appeal was 15\u00a0January\u00a02027.',
    ]);
  });
});

const fileDocument = `query ($id: ID!, $member: ID!) { case(id: $id) { namesYou members { id name }
  report { text } member(id: $member) { name email hasSecondFactor sessions tools hiddenTools owesCents
    bookingCounts { side state count } reportsAbout { kind } reportsBy { kind } measures { kind facts takenBy { name } } } } }`;

describe('a member of a case', () => {
  test('is read with measures, reports and numbers, and each look is stored', async () => {
    await pair.request();
    await hideTool();
    const token = await signIn();
    const id = await caseAbout('tool', pair.toolId);
    const member = String(pair.ownerId);
    const { data } = await askOffice(service, fileDocument, { id, member }, token);
    expect(data.case).toMatchObject({
      namesYou: false,
      members: [{ id: member }],
      member: {
        email: pair.emails.owner,
        hasSecondFactor: false,
        tools: 1,
        hiddenTools: 1,
        owesCents: 0,
        bookingCounts: [{ side: 'OWNER', state: 'requested', count: 1 }],
        reportsAbout: [{ kind: 'tool' }, { kind: 'tool' }],
        reportsBy: [],
        measures: [{ kind: 'hidden', facts }],
      },
    });
    const reads = (await ask('{ dataReads { what caseNumber } }', {}, 'owner')).dataReads;
    expect(reads).toContainEqual({ what: 'MEMBER', caseNumber: id });
    const other = { id, member: String(pair.borrowerId) };
    expect((await askOffice(service, fileDocument, other, token)).data.case.member).toBeNull();
    expect((await ask('{ dataReads { what } }', {}, 'borrower')).dataReads).toEqual([]);
  });

  test('is signed out everywhere, and can sign in again', async () => {
    const id = await openContactCase(service, pair.emails.borrower, clock.now);
    const document = `mutation ($id: ID!, $memberId: ID!, $reason: String!) {
      endMemberSessions(id: $id, memberId: $memberId, reason: $reason) { errors } }`;
    const token = await signIn();
    const end = async (memberId: number, reason: string) =>
      (await askOffice(service, document, { id, memberId, reason }, token)).data.endMemberSessions
        .errors;
    expect(await end(pair.borrowerId, '')).toEqual(['Give a reason.']);
    expect(await end(pair.ownerId, 'Stjålet')).toEqual([
      'This member has nothing to do with the case.',
    ]);
    expect(await end(pair.borrowerId, 'Telefonen er stjålet')).toEqual([]);
    const me = '{ currentUser { id } }';
    expect(
      (await service.graphql(me, {}, pair.tokens.borrower)).data?.currentUser ?? null,
    ).toBeNull();
    expect((await service.graphql(me, {}, pair.tokens.owner)).data.currentUser).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 1_000);
    const again = await service.signIn(pair.emails.borrower, password);
    expect((await service.graphql(me, {}, again)).data.currentUser).not.toBeNull();
  });

  test('who is the staff member sees nothing of the case, and not its names in the queue', async () => {
    const named = await signIn('lead', pair.emails.owner);
    const id = await caseAbout('tool', pair.toolId);
    const member = String(pair.ownerId);
    const { data } = await askOffice(service, fileDocument, { id, member }, named);
    expect(data.case).toEqual({ namesYou: true, members: [], report: null, member: null });
    const queue = '{ queue(kind: REPORT, first: 50) { cases { id people } } }';
    const lines = (await askOffice(service, queue, {}, named)).data.queue.cases;
    expect(lines.find((line) => line.id === id)).toEqual({ id, people: [] });
    expect((await ask('{ dataReads { what } }', {}, 'owner')).dataReads).toEqual([]);
  });

  test('who has made the report sees nothing of the appeal against its measure', async () => {
    const id = await caseAbout('tool', pair.toolId);
    await sql`
      update reports set receipt_hash = null, reporter_id = ${pair.borrowerId}
      where id = (select subject_id from staff_cases where id = ${id})
    `.execute(service.executor);
    expect((await hide(id, await signIn())).errors).toEqual([]);
    const measureId = (await decisions())[0]?.id ?? '';
    expect(await appeal(measureId)).toEqual([]);
    const reporter = await signIn('lead', pair.emails.borrower.toUpperCase());
    const appealId = await appealCase(measureId, reporter);
    const document =
      'query ($id: ID!) { case(id: $id) { namesYou members { id } appeal { facts } } }';
    expect((await askOffice(service, document, { id: appealId }, reporter)).data.case).toEqual({
      namesYou: true,
      members: [],
      appeal: null,
    });
    const queue = '{ queue(kind: APPEAL, first: 50) { cases { id people } } }';
    const lines = (await askOffice(service, queue, {}, reporter)).data.queue.cases;
    expect(lines.find((line) => line.id === appealId)).toEqual({ id: appealId, people: [] });
    const given = { id: appealId, isUpheld: false, reason: 'Nej' };
    const decided = await askOffice(service, decideDocument, given, reporter);
    expect(decided.data.decideAppeal.errors).toEqual([expect.stringContaining('with your email')]);
  });
});
