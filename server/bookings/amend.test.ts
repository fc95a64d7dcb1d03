import type { MemberStep } from '../../domain/bookings/memberSteps';
import * as documents from '../../tests/helpers/service/documents';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { password } from '../../tests/helpers/service/startTestService';
import { readBalance } from '../payments/records/ledger';

const { service, pair, clock } = prepareBookingPair('lender');
let owner: string;
let ownerId: number;
let borrower: string;
let borrowerId: number;
let toolId: string;
beforeEach(() => {
  ({ ownerId, borrowerId } = pair);
  ({ owner, borrower } = pair.tokens);
  toolId = String(pair.toolId);
});

const setTool = (values: object) =>
  service.executor.updateTable('tools').set(values).where('id', '=', Number(toolId)).execute();
const sum = (account: Parameters<typeof readBalance>[1]) => readBalance(service.executor, account);

async function until(instant: string) {
  await pair.moveClockTo(instant);
  ({ owner, borrower } = pair.tokens);
}

async function ask(document: string, variables: object, as: string) {
  const { data, errors } = await service.graphql(document, variables, as);
  expect(errors).toEqual([]);
  await service.outbox.settled();
  return data as unknown as Record<string, unknown>;
}

/** The rental is 2 days of 125 kr., the fee 25 kr., the insurance 5 kr.: 280 kr. together. */
const days = { startDate: '2026-08-03', endDate: '2026-08-05', units: 1, pricePerDayCents: 12_500 };

async function agreed(more: object = {}, as = borrower): Promise<string> {
  const { pricePerDayCents: _price, ...wanted } = { ...days, ...more };
  const made = await ask(
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { booking { id } errors } }',
    { toolId, ...wanted },
    as,
  );
  const { booking, errors } = made['requestBooking'] as {
    booking: { id: string } | null;
    errors: string[];
  };
  expect(errors).toEqual([]);
  const id = booking?.id ?? '';
  await ask(documents.takeBookingStep, { id, step: 'ACCEPT' }, owner);
  await service.runDueWork();
  return id;
}

interface Seen {
  state: string;
  startDate: string;
  endDate: string;
  units: number;
  totalPriceCents: number;
  lateFeeCents: number;
  backIfCancelledCents: number | null;
  depositSecured: boolean;
  lateBefore: string | null;
  changeable: { start: boolean; end: boolean; unitChoices: number[]; price: boolean } | null;
  change: {
    id: string;
    proposedBy: string;
    until: string;
    waitsForPayment: boolean;
    stepUrl: string | null;
    startDate: string;
    endDate: string;
    totalPriceCents: number;
    moreCents: number;
    moreRentalCents: number;
  } | null;
  history: { step: string; actor: string }[];
}
const seen = async (id: string, as: string) =>
  (await ask(documents.amendment, { id }, as))['booking'] as Seen;

interface Answer {
  booking: { state: string } | null;
  stepUrl: string | null;
  errors: string[];
}
async function propose(id: string, as: string, wanted: object, more: object = {}) {
  const variables = { id, ...days, ...wanted, ...more };
  return (await ask(documents.proposeChange, variables, as))['proposeChange'] as Answer;
}
async function answer(id: string, as: string, accept: boolean, more: object = {}) {
  const changeId = (await seen(id, as))?.change?.id ?? '1';
  const variables = { id, changeId, accept, ...more };
  return (await ask(documents.answerChange, variables, as))['answerChange'] as Answer;
}
const press = async (step: MemberStep, id: string, as: string) =>
  (await ask(documents.takeBookingStep, { id, step }, as))['takeBookingStep'] as Answer;

const listPayments = (id: string) =>
  service.executor
    .selectFrom('payments')
    .select(['purpose', 'state', 'ore', 'captured_ore', 'refunded_ore'])
    .where('booking_id', '=', Number(id))
    .orderBy('id')
    .execute();

const listNotifications = async (memberId: number) =>
  (
    await service.executor
      .selectFrom('notices')
      .select(['kind', 'params'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ kind, params }) => (params as { event?: string }).event ?? kind);

/** The amount that the newest notification of an event names. */
async function amountIn(event: string, memberId: number) {
  const rows = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  const all = rows.map(({ params }) => params as { event?: string; cents?: number });
  return all.find((params) => params.event === event)?.cents;
}

async function saveCard(card: string): Promise<string> {
  const id = `card_change_${pair.number}_${card}`;
  await service.executor
    .insertInto('test_provider_methods')
    .values({
      id,
      customer: `member_${borrowerId}`,
      card,
      created_at: clock.now,
      removed_at: null,
    })
    .execute();
  return id;
}

async function handedOver(): Promise<string> {
  const id = await agreed();
  await until('2026-08-03T08:00:00Z');
  await press('CONFIRM_PICKUP', id, owner);
  await press('CONFIRM_PICKUP', id, borrower);
  return id;
}

async function complete(id: string) {
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(0);
  expect(await sum(`deposit:${Number(id)}`)).toBe(0);
}

test('an extension is paid by the borrower first, and the owner earns it at the end', async () => {
  const id = await agreed();
  expect((await propose(id, borrower, { endDate: '2026-08-07' })).errors).toEqual([]);
  const offer = (await seen(id, owner)).change;
  expect(offer).toMatchObject({
    proposedBy: 'BORROWER',
    endDate: '2026-08-07',
    moreCents: 27_500,
    moreRentalCents: 25_000,
    totalPriceCents: 55_500,
    waitsForPayment: false,
    until: '2026-07-16T10:00:00.000Z',
  });
  // The proposal reserves no days, and nothing is charged yet.
  expect(await seen(id, borrower)).toMatchObject({
    endDate: '2026-08-05',
    totalPriceCents: 28_000,
  });
  expect((await listPayments(id)).map(({ state }) => state)).toEqual(['captured', 'authorised']);
  // The total that the owner earns and that the borrower pays with the change.
  expect(await amountIn('proposeChange', ownerId)).toBe(50_000);

  expect((await answer(id, owner, true)).errors).toEqual([]);
  await service.runDueWork();
  expect(await seen(id, borrower)).toMatchObject({
    endDate: '2026-08-07',
    totalPriceCents: 55_500,
    change: null,
    backIfCancelledCents: 55_500,
  });
  expect(await sum(`owner:${ownerId}:held`)).toBe(-50_000);
  expect(await amountIn('acceptChange', borrowerId)).toBe(55_500);

  await until('2026-08-03T08:00:00Z');
  await press('CONFIRM_PICKUP', id, owner);
  await press('CONFIRM_PICKUP', id, borrower);
  // On the old last day there is no reminder; on the new one there is.
  await until('2026-08-05T08:00:00Z');
  expect(await listNotifications(borrowerId)).not.toContain('returnToday');
  await until('2026-08-07T08:00:00Z');
  expect(await listNotifications(borrowerId)).toContain('returnToday');
  await complete(id);
  expect(await sum(`owner:${ownerId}:due`)).toBe(-50_000);
  expect((await seen(id, borrower)).history.map(({ step }) => step)).toEqual([
    ...['request', 'reserveMoney', 'accept', 'proposeChange', 'acceptChange', 'confirmPickup'],
    ...['markReturned', 'confirmReturn'],
  ]);
});

test('a shortening offered by the owner refunds the difference and frees the day', async () => {
  const id = await agreed();
  await propose(id, owner, { endDate: '2026-08-04' });
  // Nothing changes until the other party has answered.
  expect((await listPayments(id))[0]).toMatchObject({ refunded_ore: 0 });
  expect((await answer(id, borrower, true)).errors).toEqual([]);
  await service.runDueWork();
  expect((await listPayments(id))[0]).toMatchObject({ captured_ore: 28_000, refunded_ore: 13_750 });
  expect(await sum(`owner:${ownerId}:held`)).toBe(-12_500);
  await agreed({ startDate: '2026-08-04', endDate: '2026-08-06' }, await service.signUp());
});

test('a price raised by the owner is charged on acceptance', async () => {
  const id = await agreed();
  expect((await propose(id, borrower, { pricePerDayCents: 1_000 })).errors).toEqual([
    'Only the owner can change the price, and only before the tool is handed over.',
  ]);
  await propose(id, owner, { pricePerDayCents: 20_000 });
  expect((await listPayments(id)).length).toBe(1);
  const refused = await answer(id, borrower, true, {
    paymentMethodId: await saveCard('insufficientFunds'),
  });
  expect(refused.errors).toEqual([
    'There is not enough money on the card. Please choose another one.',
  ]);
  // The offer still stands, with another card.
  expect((await answer(id, borrower, true)).errors).toEqual([]);
  await service.runDueWork();
  expect(await seen(id, owner)).toMatchObject({ totalPriceCents: 44_500, change: null });
  expect((await listPayments(id)).map(({ state }) => state)).toEqual([
    ...['captured', 'failed', 'captured'],
  ]);
});

test('the owner is notified of a change only after the bank’s authentication', async () => {
  const id = await agreed();
  const { stepUrl } = await propose(
    id,
    borrower,
    { endDate: '2026-08-07' },
    { paymentMethodId: await saveCard('step') },
  );
  expect(stepUrl).toMatch(/^\/test-payment\//);
  expect((await seen(id, borrower)).change).toMatchObject({ waitsForPayment: true, stepUrl });
  expect((await seen(id, owner)).change).toBeNull();
  await fetch(`${service.url}${stepUrl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=stepDone',
  });
  await service.runDueWork();
  expect((await seen(id, owner)).change).toMatchObject({ waitsForPayment: false, stepUrl: null });
  await answer(id, owner, true);
  expect((await seen(id, owner)).endDate).toBe('2026-08-07');
});

test.each([
  ['declined', (id: string) => answer(id, owner, false), 'declineChange'],
  [
    'withdrawn',
    async (id: string) => {
      const changeId = (await seen(id, borrower)).change?.id;
      await ask(documents.withdrawChange, { id, changeId }, borrower);
    },
    'withdrawChange',
  ],
  ['unanswered for a day', () => until('2026-07-16T10:00:00Z'), 'lapseChange'],
  ['ended by a cancellation', (id: string) => press('CANCEL', id, owner), 'lapseChange'],
])('a change that is %s changes nothing and releases its money', async (_how, end, step) => {
  const id = await agreed();
  await propose(id, borrower, { endDate: '2026-08-07' });
  const changeId = (await seen(id, owner)).change?.id;
  await end(id);
  await service.runDueWork();
  await service.runDueWork();
  const booking = await seen(id, borrower);
  expect(booking).toMatchObject({ change: null, endDate: '2026-08-05' });
  expect(booking.history.map((row) => row.step)).toContain(step);
  expect((await listPayments(id))[1]).toMatchObject({ state: 'cancelled', captured_ore: 0 });
  const late = await ask(documents.answerChange, { id, changeId, accept: true }, owner);
  expect((late['answerChange'] as Answer).errors).toEqual([
    'This proposal no longer applies. Here you see how the booking is now.',
  ]);
});

test('a proposal in conflict with the next booking is rejected, with the free days', async () => {
  const id = await agreed();
  await agreed({ startDate: '2026-08-06', endDate: '2026-08-08' }, await service.signUp());
  const quote = async (more: object) =>
    (await ask(documents.quoteChange, { id, ...days, ...more }, borrower))['quoteChange'] as {
      quote: { moreCents: number } | null;
      nearestDays: object[];
      takenDays: object[];
      errors: string[];
    };
  expect(await quote({ endDate: '2026-08-06' })).toMatchObject({
    quote: { moreCents: 13_750 },
    errors: [],
    takenDays: [{ startDate: '2026-08-06', endDate: '2026-08-08' }],
  });
  const inTheWay = await quote({ endDate: '2026-08-07' });
  expect(inTheWay).toMatchObject({
    quote: null,
    nearestDays: [
      { startDate: '2026-08-02', endDate: '2026-08-06' },
      { startDate: '2026-08-08', endDate: '2026-08-12' },
    ],
  });
  expect(inTheWay.errors[0]).toMatch(/^The tool is taken on some of these days\. It is free /);
  expect((await propose(id, borrower, { endDate: '2026-08-07' })).errors).toEqual(inTheWay.errors);
});

test('a proposed change reserves no days, and fails on acceptance when they are taken', async () => {
  const id = await agreed();
  await propose(id, borrower, { endDate: '2026-08-07' });
  await agreed({ startDate: '2026-08-06', endDate: '2026-08-08' }, await service.signUp());
  const { errors } = await answer(id, owner, true);
  expect(errors[0]).toMatch(/^The tool is taken on some of these days\./);
  await service.runDueWork();
  await service.runDueWork();
  expect(await seen(id, borrower)).toMatchObject({ change: null, endDate: '2026-08-05' });
  expect((await listPayments(id))[1]).toMatchObject({ state: 'cancelled', captured_ore: 0 });
  expect(await listNotifications(borrowerId)).toContain('changeTaken');
});

test('an accepted change declines the requests that no longer fit', async () => {
  const id = await agreed();
  const second = await service.signUp();
  const made = await ask(
    documents.requestBooking,
    { toolId, startDate: '2026-08-05', endDate: '2026-08-07', units: 1 },
    second,
  );
  const { booking } = made['requestBooking'] as { booking: { id: string } };
  await propose(id, borrower, { endDate: '2026-08-06' });
  await answer(id, owner, true);
  expect((await seen(booking.id, second)).state).toBe('DECLINED');
});

test('a tool that is out can be extended, which replaces the late fee for these days', async () => {
  const id = await handedOver();
  expect((await seen(id, owner)).changeable).toEqual({
    start: false,
    end: true,
    unitChoices: [],
    price: false,
  });
  await until('2026-08-07T08:00:00Z');
  expect((await seen(id, borrower)).lateFeeCents).toBe(25_000);
  expect((await propose(id, borrower, { endDate: '2026-08-06' })).errors).toEqual([
    'This last day has passed. Please choose today or a later day.',
  ]);
  expect((await propose(id, borrower, { endDate: '2026-08-08' })).errors).toEqual([]);
  await answer(id, owner, true);
  await service.runDueWork();
  expect((await seen(id, borrower)).lateFeeCents).toBe(0);
  await until('2026-08-08T08:00:00Z');
  await complete(id);
  // Five days at 125 kr., and no late fee.
  expect(await sum(`owner:${ownerId}:due`)).toBe(-62_500);
});

test('an extension is limited by the next booking', async () => {
  const id = await handedOver();
  await agreed({ startDate: '2026-08-07', endDate: '2026-08-09' }, await service.signUp());
  expect((await propose(id, borrower, { endDate: '2026-08-09' })).errors).toEqual([
    'The next booking is in the way. The tool can be kept until 7\u00a0August\u00a02026.',
  ]);
  expect((await propose(id, borrower, { endDate: '2026-08-07' })).errors).toEqual([]);
});

test('an extension beyond the deposit reservation charges the deposit, and returns it', async () => {
  const id = await handedOver();
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(-30_000);
  await propose(id, borrower, { endDate: '2026-08-20' });
  await answer(id, owner, true);
  await service.runDueWork();
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(0);
  expect(await sum(`deposit:${Number(id)}`)).toBe(-30_000);
  expect(await listNotifications(borrowerId)).toContain('depositTaken');
  await until('2026-08-20T08:00:00Z');
  await complete(id);
  const deposit = (await listPayments(id)).find(({ purpose }) => purpose === 'deposit');
  expect(deposit).toMatchObject({ captured_ore: 30_000, refunded_ore: 30_000 });
});

test('a late cancellation after two changes keeps one day of several payments', async () => {
  const id = await agreed();
  await propose(id, borrower, { endDate: '2026-08-09' });
  await answer(id, owner, true);
  await service.runDueWork();
  await propose(id, borrower, { endDate: '2026-08-08' });
  await answer(id, owner, true);
  await service.runDueWork();
  await until('2026-08-02T08:00:00Z');
  const back = (await seen(id, borrower)).backIfCancelledCents ?? 0;
  expect(back).toBe(5 * 13_750 + 500 - 13_750);
  await press('CANCEL', id, borrower);
  await service.runDueWork();
  await service.runDueWork();
  const paid = (await listPayments(id)).reduce(
    (all, payment) => all + payment.captured_ore - payment.refunded_ore,
    0,
  );
  expect(paid).toBe(13_750);
  expect(await sum(`owner:${ownerId}:due`)).toBe(-12_500);
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);
});

test('a capture that fails after a change becomes a debt', async () => {
  const id = await agreed();
  await propose(id, borrower, { endDate: '2026-08-07' });
  // The bank drops the authorisation between the proposal and the answer, without an event.
  await service.executor
    .updateTable('test_provider_payments')
    .set({ state: 'cancelled' })
    .where('state', '=', 'authorised')
    .where('customer', '=', `member_${borrowerId}`)
    .execute();
  await answer(id, owner, true);
  await service.runDueWork();
  expect(await seen(id, borrower)).toMatchObject({
    endDate: '2026-08-07',
    totalPriceCents: 28_000,
  });
  expect(await listNotifications(borrowerId)).toContain('changeUnpaid');
  await until('2026-08-03T08:00:00Z');
  await press('CONFIRM_PICKUP', id, owner);
  await press('CONFIRM_PICKUP', id, borrower);
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`borrower:${borrowerId}:debt`)).toBe(25_000);
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000);
  expect(await sum(`owner:${ownerId}:held`)).toBe(-25_000);
});

test('allows one open change, treats a repeat as the same, and rejects one’s own answer', async () => {
  const id = await agreed();
  const wanted = { endDate: '2026-08-07' };
  const twice = await Promise.all([propose(id, borrower, wanted), propose(id, borrower, wanted)]);
  expect(twice.map(({ errors }) => errors)).toEqual([[], []]);
  expect((await propose(id, owner, { endDate: '2026-08-06' })).errors).toEqual([
    'There is already a proposal waiting for an answer. You can see it on the page of the booking.',
  ]);
  expect((await answer(id, borrower, true)).errors).toHaveLength(1);
  const both = await Promise.all([answer(id, owner, true), answer(id, owner, true)]);
  expect(both.some(({ errors }) => errors.length === 0)).toBe(true);
  await service.runDueWork();
  expect(
    (await seen(id, owner)).history.filter(({ step }) => step === 'acceptChange'),
  ).toHaveLength(1);
  expect((await listPayments(id)).map(({ captured_ore: ore }) => ore)).toEqual([28_000, 27_500]);
});

test('a late return notifies the next borrower with free days, and allows a free cancellation', async () => {
  const third = await service.signUp(`third${pair.number}@skuret.example`);
  const thirdId = await pair.idOf(third);
  const id = await handedOver();
  const next = await agreed(
    { startDate: '2026-08-06', endDate: '2026-08-08' },
    await service.signIn(`third${pair.number}@skuret.example`, password),
  );
  await until('2026-08-06T04:59:00Z');
  expect(await listNotifications(thirdId)).not.toContain('toolLate');
  await until('2026-08-06T05:00:00Z');
  expect(await listNotifications(thirdId)).toContain('toolLate');
  const again = await service.signIn(`third${pair.number}@skuret.example`, password);
  expect(await seen(next, again)).toMatchObject({
    lateBefore: 'LATE',
    backIfCancelledCents: 28_000,
  });
  const { params } = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', thirdId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({ free: [{ start: '2026-08-07', end: '2026-08-09' }] });

  // The tool comes back: the next borrower is told that too, and may still cancel for a full refund.
  await press('MARK_RETURNED', id, borrower);
  await service.runDueWork();
  expect(await listNotifications(thirdId)).toContain('toolBack');
  expect(await seen(next, again)).toMatchObject({
    lateBefore: 'BACK',
    backIfCancelledCents: 28_000,
  });
  await press('CANCEL', next, again);
  await service.runDueWork();
  await service.runDueWork();
  expect((await listPayments(next))[0]).toMatchObject({ state: 'refunded', refunded_ore: 28_000 });
});

test('a late return notifies no borrower when another unit is free', async () => {
  await setTool({ max_available_count: 2 });
  const third = await service.signUp(`other${pair.number}@skuret.example`);
  const thirdId = await pair.idOf(third);
  await handedOver();
  const again = await service.signIn(`other${pair.number}@skuret.example`, password);
  await agreed({ startDate: '2026-08-06', endDate: '2026-08-08' }, again);
  await until('2026-08-06T08:00:00Z');
  expect(await listNotifications(thirdId)).not.toContain('toolLate');
});

test('the owner is reminded before a request expires', async () => {
  const made = await ask(
    documents.requestBooking,
    { toolId, startDate: '2026-08-03', endDate: '2026-08-05', units: 1 },
    borrower,
  );
  expect((made['requestBooking'] as { errors: string[] }).errors).toEqual([]);
  // The 48 hours end at noon of the 17th in Denmark. Six hours earlier is night, so the reminder comes the evening
  // before.
  await until('2026-07-16T18:59:00Z');
  expect(await listNotifications(ownerId)).not.toContain('answerSoon');
  await until('2026-07-16T19:00:00Z');
  expect(await listNotifications(ownerId)).toContain('answerSoon');
  expect(await listNotifications(borrowerId)).not.toContain('answerSoon');
});
