import { randomUUID } from 'node:crypto';
import { type RestrictionKind, restrictionKinds } from '../../../domain/members/measures';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { addStaff, askOffice, openContactCase } from '../../../tests/helpers/service/office';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';
import { readSigningKeys } from '../../members/auth/tokens';
import { openProvider } from '../../payments/openProvider';
import { createPayments } from '../../payments/payments';

const { service, pair, clock } = prepareBookingPair('measure');
let people = 0;

/** Signs staff in at the present time of the clock, because sessions last 8 hours. */
async function signIn(role: 'support' | 'lead' = 'lead', email?: string): Promise<string> {
  people += 1;
  const made = await addStaff(
    service,
    { name: `Lea ${people}`, email: email ?? `lea${people}@office.example`, role },
    () => clock.now,
  );
  return made.token;
}

const takeDocument = `mutation ($id: ID!, $measure: MeasureInput!) {
  takeMeasure(id: $id, measure: $measure) { errors case { id } } }`;
const liftDocument = `mutation ($id: ID!, $measureId: ID!, $reason: String!) {
  liftMeasure(id: $id, measureId: $measureId, reason: $reason) { errors } }`;
const cancelDocument = `mutation ($id: ID!, $reason: String!) {
  cancelBooking(id: $id, reason: $reason) { errors case { closedReason } } }`;
const closeDocument = `mutation ($id: ID!, $reason: String!) {
  closeCase(id: $id, reason: $reason) { errors } }`;

const facts = 'Tre lånere fik et andet værktøj end det på billedet';
const lasting = ['limit', 'suspension'];

/** A measure until two weeks after the bookings of this file, about the owner unless told otherwise. */
const measureOf = (kind: RestrictionKind, more: object = {}) => ({
  memberId: String(pair.ownerId),
  kind: kind.toUpperCase(),
  lastDay: lasting.includes(kind) ? '2026-08-20' : null,
  rule: 'listing-a-tool',
  facts,
  ...more,
});

async function take(
  kind: RestrictionKind,
  side: 'owner' | 'borrower' = 'owner',
  more: object = {},
  token?: string,
): Promise<string[]> {
  const id = await openContactCase(service, pair.emails[side], clock.now);
  const measure = measureOf(kind, { memberId: String(pair[`${side}Id`]), ...more });
  const given = token ?? (await signIn());
  const answer = await askOffice(service, takeDocument, { id, measure }, given);
  expect(answer.errors).toEqual([]);
  await service.outbox.settled();
  return answer.data.takeMeasure.errors;
}

const measures = () =>
  service.executor
    .selectFrom('measures')
    .selectAll()
    .where('member_id', 'in', [pair.ownerId, pair.borrowerId])
    .orderBy('id')
    .execute();

/** Pays out what is due to the owner, as the service does once a day. */
async function payOut() {
  const { executor } = service;
  const signingKeys = await readSigningKeys(executor, undefined);
  const now = () => clock.now;
  const { test } = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  if (!test) throw new Error('This is about the test provider');
  const log = { warn: () => undefined, error: () => undefined };
  const payments = createPayments({ executor, provider: test, now, log });
  return payments.payOut(pair.ownerId, `by hand at ${clock.now.toISOString()}`);
}

/** What the borrower has paid for a booking in the end, in øre, without the deposit. */
async function paid(bookingId: number): Promise<number> {
  await service.runDueWork();
  const payments = await service.executor
    .selectFrom('payments')
    .select(['captured_ore', 'refunded_ore'])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'booking')
    .execute();
  return payments.reduce((sum, each) => sum + each.captured_ore - each.refunded_ore, 0);
}

async function stateOf(id: number): Promise<string> {
  const { state } = await service.executor
    .selectFrom('bookings')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

const lives = ['completed', 'inDispute', 'returned', 'pickedUp', 'accepted', 'requested'] as const;
type Life = (typeof lives)[number] | 'awaitingPayment';

async function accepted(startDate = '2026-08-03', endDate = '2026-08-05'): Promise<number> {
  const { booking, errors } = await pair.request({ startDate, endDate });
  expect(errors).toEqual([]);
  await pair.press('ACCEPT', Number(booking?.id), 'owner');
  return Number(booking?.id);
}

/** A booking with the days, handed over on the first of them. */
async function handOver(day: number): Promise<number> {
  const date = (offset: number) => `2026-08-${String(day + offset).padStart(2, '0')}`;
  const id = await accepted(date(0), date(2));
  await pair.moveClockTo(`${date(0)}T08:00:00Z`);
  await pair.press('CONFIRM_PICKUP', id, 'owner');
  await pair.press('CONFIRM_PICKUP', id, 'borrower');
  return id;
}

async function returned(day: number): Promise<number> {
  const id = await handOver(day);
  await pair.moveClockTo(`2026-08-${String(day + 2).padStart(2, '0')}T08:00:00Z`);
  await pair.press('MARK_RETURNED', id, 'owner');
  return id;
}

/** A booking of the pair in each state, on 14 August. */
async function liveThrough(): Promise<Record<Life, number>> {
  const completed = await returned(3);
  await pair.press('CONFIRM_RETURN', completed, 'owner');
  const inDispute = await returned(6);
  const problem = { claimCents: 10_000, text: 'Kablet er skåret over' };
  await pair.press('REPORT_PROBLEM', inDispute, 'owner', problem);
  const gone = await returned(10);
  const pickedUp = await handOver(13);
  const agreed = await accepted('2026-08-27', '2026-08-29');
  const { booking } = await pair.request({ startDate: '2026-08-30', endDate: '2026-09-01' });
  const awaitingPayment = await insertBookingRow(service.executor, {
    toolId: pair.toolId,
    borrowerId: pair.borrowerId,
    startDate: '2026-09-03',
    endDate: '2026-09-05',
    state: 'awaitingPayment',
  });
  const requested = Number(booking?.id);
  return {
    completed,
    inDispute,
    returned: gone,
    pickedUp,
    accepted: agreed,
    requested,
    awaitingPayment,
  };
}

/** Rental, service fee and insurance of a booking. */
const whole = 28_000;
const nothing: Partial<Record<Life, string>> = {};
/** The bookings that each measure ends, with their states afterwards. No money is kept. */
const ended: Record<RestrictionKind, Partial<Record<Life, string>>> = {
  warning: nothing,
  limit: nothing,
  suspension: { awaitingPayment: 'lapsed', requested: 'declined' },
  closing: { awaitingPayment: 'lapsed', requested: 'declined', accepted: 'cancelled' },
};
const rows = restrictionKinds.flatMap((kind) =>
  (['owner', 'borrower'] as const).map((side) => ({ kind, side })),
);

test.each(rows)('a $kind of the $side, with a booking in each state', async ({ kind, side }) => {
  const ids = await liveThrough();
  expect(await take(kind, side)).toEqual([]);
  for (const life of [...lives, 'awaitingPayment'] as const) {
    const after = ended[kind][life];
    expect([life, await stateOf(ids[life])]).toEqual([life, after ?? life]);
    const isPaid = after === undefined && life !== 'requested' && life !== 'awaitingPayment';
    expect([life, await paid(ids[life])]).toEqual([life, isPaid ? whole : 0]);
  }
  // The rental of the completed booking; the other money waits for the end of its booking.
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000);
  // Running rentals go on to their end, and the payments with them.
  expect(await pair.press('CONFIRM_RETURN', ids.returned, 'owner')).toMatchObject({
    state: 'COMPLETED',
    errors: [],
  });
  expect(await pair.press('MARK_RETURNED', ids.pickedUp, 'owner')).toMatchObject({ errors: [] });
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-50_000);
});

/** The errors of everything that a restricted member may not do. */
async function tryEverything(side: 'owner' | 'borrower', language = 'en') {
  const headers = { 'accept-language': language };
  const token = pair.tokens[side];
  const other = await service.signUp();
  const listed = await service.graphql(documents.createTool, { input: documents.newTool }, other);
  const toolId = listed.data.createTool.tool.id;
  const days = { startDate: '2026-09-01', endDate: '2026-09-03', units: 1 };
  const ask = async (document: string, variables: object) => {
    const key = { 'idempotency-key': randomUUID() };
    return (await service.graphql(document, variables, token, { ...headers, ...key })).data;
  };
  const memberId = String(await pair.idOf(other));
  return {
    request: (await ask(documents.requestBooking, { toolId, ...days })).requestBooking.errors,
    listing: (await ask(documents.createTool, { input: documents.newTool })).createTool.errors,
    file: (await ask(documents.importTools, { tools: [documents.newTool] })).importTools.errors,
    message: (await ask(documents.startConversation, { memberId, toolId })).startConversation
      .errors,
  };
}

describe('a limited member', () => {
  test('is refused new requests, listings and messages with reason and end, in the screen’s language', async () => {
    expect(await take('limit', 'borrower', {}, await signIn('support'))).toEqual([]);
    const en = [expect.stringMatching(/until 20.August.2026.*The reason: Tre lånere/)];
    expect(await tryEverything('borrower')).toEqual({
      request: en,
      listing: en,
      file: en,
      message: en,
    });
    const da = [expect.stringMatching(/til og med 20\..august.2026.*Begrundelse: Tre lånere/)];
    expect(await tryEverything('borrower', 'da')).toEqual({
      request: da,
      listing: da,
      file: da,
      message: da,
    });
  });

  test('keeps tools, drafts, requests of others and messages about an agreed booking', async () => {
    const id = await accepted();
    expect(await take('limit')).toEqual([]);
    const draft = { input: { ...documents.newTool, state: 'DRAFT' } };
    const { data } = await service.graphql(documents.createTool, draft, pair.tokens.owner);
    expect(data.createTool.errors).toEqual([]);
    const begun = await service.graphql(
      documents.startConversation,
      { memberId: String(pair.borrowerId), toolId: String(pair.toolId) },
      pair.tokens.owner,
    );
    const conversationId = begun.data.startConversation.conversation.id;
    const message = { conversationId, content: 'Kom kl. 10', pictures: [] };
    const sent = await service.graphql(documents.sendMessage, message, pair.tokens.owner);
    expect(sent.data.sendMessage.errors).toEqual([]);
    const further = await pair.request({ startDate: '2026-09-01', endDate: '2026-09-03' });
    expect(further.errors).toEqual([]);
    expect(await pair.press('ACCEPT', Number(further.booking?.id), 'owner')).toMatchObject({
      errors: [],
    });
    expect(await stateOf(id)).toBe('accepted');
  });

  test('may do everything again after the last day', async () => {
    expect(await take('limit', 'borrower', { lastDay: '2026-07-16' })).toEqual([]);
    await pair.moveClockTo('2026-07-16T21:59:00Z');
    expect((await pair.request()).errors).toHaveLength(1);
    await pair.moveClockTo('2026-07-16T22:00:00Z');
    expect(await tryEverything('borrower')).toEqual({
      request: [],
      listing: [],
      file: [],
      message: [],
    });
  });
});

const toolState = async () =>
  service.executor
    .selectFrom('tools')
    .select(['state', 'listed'])
    .where('id', '=', pair.toolId)
    .executeTakeFirstOrThrow();

/** The open case of a suspended member's booking. */
async function bookingCase(bookingId: number, token: string): Promise<string | undefined> {
  const queue = '{ queue(kind: SUSPENDED_BOOKING) { cases { id } } }';
  const { data } = await askOffice(service, queue, {}, token);
  const found = await service.executor
    .selectFrom('staff_cases')
    .select('id')
    .where('kind', '=', 'suspendedBooking')
    .where('subject_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const id = found && String(found.id);
  expect(data.queue.cases.some((each) => each.id === id)).toBe(found !== undefined);
  return id;
}

describe('a suspension', () => {
  test('takes tools out of sight until its last day is over, and signs nobody out', async () => {
    expect(await take('suspension', 'owner', { lastDay: '2026-07-17' })).toEqual([]);
    expect(await toolState()).toEqual({ state: 'paused', listed: false });
    expect((await pair.request()).errors).toHaveLength(1);
    const publish = `mutation ($id: ID!) { pauseTool(id: $id, paused: false) { errors tool { state } } }`;
    const published = await service.graphql(publish, { id: pair.toolId }, pair.tokens.owner);
    expect(published.data.pauseTool.errors).toEqual([
      expect.stringMatching(/^We have suspended your account until 17.July.2026/),
    ]);
    await pair.moveClockTo('2026-07-17T22:00:00Z');
    expect(await toolState()).toEqual({ state: 'published', listed: true });
    expect((await pair.request()).errors).toEqual([]);
  });

  test('asks staff about each agreed booking, who cancel it with a full refund, once', async () => {
    const id = await accepted();
    expect(await take('suspension', 'borrower')).toEqual([]);
    const [one, other] = [await signIn('support'), await signIn('support')];
    const caseId = await bookingCase(id, one);
    const cancel = (token: string, reason = 'Låneren kan ikke komme') =>
      askOffice(service, cancelDocument, { id: caseId, reason }, token);
    const empty = await cancel(one, ' ');
    expect(empty.data.cancelBooking.errors).toEqual(['Give a reason.']);
    const answers = await Promise.all([cancel(one), cancel(other)]);
    const errors = answers.flatMap(({ data }) => data.cancelBooking.errors);
    expect(errors).toEqual([expect.stringMatching(/closed this case/)]);
    expect(await stateOf(id)).toBe('cancelled');
    expect(await paid(id)).toBe(0);
    const told = await pair.getNotificationKinds(pair.ownerId);
    expect(told.at(-1)).toBe('stopBooking');
  });

  test('leaves a booking that staff keep, and opens no second case for it', async () => {
    const id = await accepted();
    expect(await take('suspension')).toEqual([]);
    const token = await signIn();
    const given = { id: await bookingCase(id, token), reason: 'De to er enige' };
    expect((await askOffice(service, closeDocument, given, token)).data.closeCase.errors).toEqual(
      [],
    );
    expect(await bookingCase(id, token)).toBeUndefined();
    expect(await stateOf(id)).toBe('accepted');
    await pair.moveClockTo('2026-08-03T08:00:00Z');
    await pair.press('CONFIRM_PICKUP', id, 'owner');
    expect(await pair.press('CONFIRM_PICKUP', id, 'borrower')).toMatchObject({
      state: 'PICKED_UP',
    });
  });

  test('closes the case of a booking when it is lifted, and shows the tools again', async () => {
    const id = await accepted();
    expect(await take('suspension')).toEqual([]);
    const token = await signIn();
    expect(await bookingCase(id, token)).toBeDefined();
    const contact = await openContactCase(service, pair.emails.owner, clock.now);
    const [measure] = await measures();
    const given = { id: contact, measureId: String(measure?.id), reason: 'Det var en anden' };
    const support = await signIn('support');
    expect(
      (await askOffice(service, liftDocument, given, support)).data.liftMeasure.errors,
    ).toEqual(['Only a lead suspends and closes accounts.']);
    const lift = async () =>
      (await askOffice(service, liftDocument, given, token)).data.liftMeasure.errors;
    expect(await lift()).toEqual([]);
    expect(await lift()).toEqual(['It is no longer in force.']);
    expect(await toolState()).toMatchObject({ listed: true });
    expect(await bookingCase(id, token)).toBeUndefined();
  });

  test('keeps payouts until it is over, and loses none', async () => {
    await returned(3).then((id) => pair.press('CONFIRM_RETURN', id, 'owner'));
    expect(await take('suspension', 'owner', { lastDay: '2026-08-07' })).toEqual([]);
    const due = () => pair.sum(`owner:${pair.ownerId}:due`);
    expect(await payOut()).toBeNull();
    expect(await due()).toBe(-25_000);
    await pair.moveClockTo('2026-08-07T22:00:00Z');
    expect(await payOut()).toMatchObject({ ore: 25_000 });
    expect(await due()).toBe(0);
  });
});

test('the payouts of a closed account wait for the end of the last rental', async () => {
  await returned(3).then((id) => pair.press('CONFIRM_RETURN', id, 'owner'));
  const running = await handOver(6);
  expect(await take('closing')).toEqual([]);
  expect(await payOut()).toBeNull();
  await pair.moveClockTo('2026-08-08T08:00:00Z');
  await pair.press('MARK_RETURNED', running, 'owner');
  expect(await payOut()).toBeNull();
  await pair.press('CONFIRM_RETURN', running, 'owner');
  expect(await payOut()).toMatchObject({ ore: 50_000 });
});

describe('nothing is stored of a measure', () => {
  test.each<[string, RestrictionKind, object, 'support' | 'lead', RegExp]>([
    ['without a rule', 'warning', { rule: '' }, 'support', /^Choose the rule/],
    ['with a rule that is none', 'warning', { rule: 'deposit' }, 'lead', /^Choose the rule/],
    ['without facts', 'warning', { facts: ' \n' }, 'lead', /^Give a reason/],
    ['with facts that are too long', 'warning', { facts: 'x'.repeat(2001) }, 'lead', /at most/],
    ['without a last day', 'limit', { lastDay: null }, 'support', /^Choose the last day/],
    ['with a day that is none', 'limit', { lastDay: '2026-02-30' }, 'support', /^Choose the last/],
    ['until yesterday', 'suspension', { lastDay: '2026-07-14' }, 'lead', /^Choose the last day/],
    ['for more than a year', 'limit', { lastDay: '2027-07-16' }, 'lead', /^Choose the last day/],
    ['that support may not take', 'suspension', {}, 'support', /^Only a lead/],
    ['that closes, by support', 'closing', {}, 'support', /^Only a lead/],
  ])('%s', async (_case, kind, more, role, error) => {
    const [given] = await take(kind, 'owner', more, await signIn(role));
    expect(given).toMatch(error);
    expect(await measures()).toEqual([]);
    expect(await toolState()).toMatchObject({ listed: true });
  });

  test('about a member of another case, or by a person whom the case names', async () => {
    const memberId = String(pair.borrowerId);
    expect(await take('warning', 'owner', { memberId })).toEqual([
      'This member has nothing to do with the case.',
    ]);
    const named = await signIn('lead', pair.emails.owner.toUpperCase());
    expect(await take('warning', 'owner', {}, named)).toEqual([
      'This case is about a member with your email. Another person has to take it.',
    ]);
    expect(await measures()).toEqual([]);
  });

  test('that another person takes at the same time', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const errors = await Promise.all([
      take('suspension', 'owner', {}, one),
      take('suspension', 'owner', {}, other),
    ]);
    expect(errors.flat()).toEqual(['The member is restricted as much already. Lift that first.']);
    expect(await measures()).toHaveLength(1);
    expect(await take('limit')).toEqual([expect.stringContaining('restricted as much already')]);
    expect(await take('closing')).toEqual([]);
  });

  test('in a case that is closed', async () => {
    const id = await openContactCase(service, pair.emails.owner, clock.now);
    const token = await signIn();
    await askOffice(service, closeDocument, { id, reason: 'Svaret' }, token);
    const measure = measureOf('warning');
    const { data } = await askOffice(service, takeDocument, { id, measure }, token);
    expect(data.takeMeasure.errors).toEqual([expect.stringContaining('closed this case')]);
  });
});
