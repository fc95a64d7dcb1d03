import type { MemberStep, StepInput } from '../../domain/bookings/memberSteps';
import { openStream } from '../../tests/helpers/openStream';
import * as documents from '../../tests/helpers/service/documents';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { enqueue } from '../jobs/enqueue';
import { readBalance } from '../payments/records/ledger';
import { lockBooking } from './lockBooking';
import { moveBooking } from './moveBooking';

const { service, pair, clock } = prepareBookingPair('move');
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

/** The rental is 2 days of 125 kr., the fee 25 kr., the insurance 5 kr.: 280 kr. together. */
const days = { startDate: '2026-08-03', endDate: '2026-08-05', units: 1 };

async function request(more: object = {}, as = borrower, key?: string) {
  const document = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!, $quoteToken: String, $paymentMethodId: ID) {
    requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units, quoteToken: $quoteToken, paymentMethodId: $paymentMethodId) {
      booking { id state totalPriceCents } stepUrl errors } }`;
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const variables = { toolId, ...days, ...more };
  const { data, errors } = await service.graphql(document, variables, as, headers);
  expect(errors).toEqual([]);
  return data.requestBooking as unknown as {
    booking: { id: string; state: string; totalPriceCents: number } | null;
    stepUrl: string | null;
    errors: string[];
  };
}

async function asked(more: object = {}, as = borrower): Promise<string> {
  const { booking, errors } = await request(more, as);
  expect(errors).toEqual([]);
  return booking?.id ?? '';
}

async function press(step: MemberStep, id: string, as: string, input: Partial<StepInput> = {}) {
  const { data, errors } = await service.graphql(
    documents.takeBookingStep,
    { id, step, input },
    as,
  );
  expect(errors).toEqual([]);
  // Jobs that move money run right after the response.
  await service.outbox.settled();
  const { booking, errors: rejections } = data.takeBookingStep;
  return { state: booking?.state, possible: booking?.possible, errors: rejections };
}

async function pay(id: string, as: string, paymentMethodId: string) {
  const { data, errors } = await service.graphql(documents.payBooking, { id, paymentMethodId }, as);
  expect(errors).toEqual([]);
  await service.outbox.settled();
  return data.payBooking;
}

const fields = `id state status possible paid depositSecured paymentRefused stepUrl backIfCancelledCents lateFeeCents
  pickupAddress borrowerHasIt ownerGaveIt claimCents settledClaimCents due history { step actor state }`;
const seen = async (id: string, as: string) =>
  (await service.graphql(`query ($id: ID!) { booking(id: $id) { ${fields} } }`, { id }, as)).data
    .booking;

const sum = (account: Parameters<typeof readBalance>[1]) => readBalance(service.executor, account);

async function until(instant: string) {
  await pair.moveClockTo(instant);
  ({ owner, borrower } = pair.tokens);
}

async function saveCard(card: string, as = borrower): Promise<string> {
  const id = `card_${pair.number}_${card}`;
  await service.executor
    .insertInto('test_provider_methods')
    .values({
      id,
      customer: `member_${await pair.idOf(as)}`,
      card,
      created_at: clock.now,
      removed_at: null,
    })
    .execute();
  return id;
}

const listNotifications = async (memberId: number) =>
  (
    await service.executor
      .selectFrom('notices')
      .select(['kind', 'params'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ kind, params }) => (params as { event?: string }).event ?? kind);

test('a booking from request to return updates days, money and messages', async () => {
  const id = await asked();
  expect(await seen(id, owner)).toMatchObject({
    state: 'REQUESTED',
    possible: ['ACCEPT', 'DECLINE'],
    due: '2026-07-17T10:00:00.000Z',
    paid: false,
    pickupAddress: null,
  });
  expect(await seen(id, borrower)).toMatchObject({
    possible: ['WITHDRAW'],
    backIfCancelledCents: 28_000,
  });
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);

  expect(await press('ACCEPT', id, owner)).toMatchObject({ state: 'ACCEPTED', errors: [] });
  expect(await sum(`owner:${ownerId}:held`)).toBe(-25_000);
  expect(await seen(id, borrower)).toMatchObject({
    paid: true,
    depositSecured: false,
    pickupAddress: 'Bagvej 3',
    possible: ['CANCEL'],
  });

  await until('2026-08-02T08:00:00Z');
  // The deposit is reserved at six in the morning of the first day.
  await until('2026-08-03T03:59:00Z');
  expect((await seen(id, borrower))?.['depositSecured']).toBe(false);
  await until('2026-08-03T04:00:00Z');
  expect(await seen(id, borrower)).toMatchObject({ depositSecured: true });
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(-30_000);

  await until('2026-08-03T08:00:00Z');
  const { data } = await service.graphql(documents.handoverCode, { id }, owner);
  const { code } = data.handoverCode;
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await press('CONFIRM_PICKUP', id, borrower, { code: wrong })).toMatchObject({
    state: 'ACCEPTED',
    errors: ['This code is wrong. Please ask to see the code again.'],
  });
  expect(await press('CONFIRM_PICKUP', id, borrower, { code })).toMatchObject({
    state: 'PICKED_UP',
    errors: [],
  });

  await until('2026-08-05T08:00:00Z');
  expect(await press('MARK_RETURNED', id, borrower)).toMatchObject({ state: 'RETURNED' });
  expect(await press('CONFIRM_RETURN', id, owner)).toMatchObject({
    state: 'COMPLETED',
    possible: [],
  });
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000);
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(0);
  const booking = await seen(id, borrower);
  expect(booking?.['history']).toEqual([
    { step: 'request', actor: 'borrower', state: 'AWAITING_PAYMENT' },
    { step: 'reserveMoney', actor: 'provider', state: 'REQUESTED' },
    { step: 'accept', actor: 'owner', state: 'ACCEPTED' },
    { step: 'confirmPickup', actor: 'borrower', state: 'PICKED_UP' },
    { step: 'markReturned', actor: 'borrower', state: 'RETURNED' },
    { step: 'confirmReturn', actor: 'owner', state: 'COMPLETED' },
  ]);
  expect(await listNotifications(ownerId)).toEqual([
    ...['booking_requested', 'fetchTomorrow', 'returnToday', 'markReturned'],
  ]);
  expect(await listNotifications(borrowerId)).toEqual([
    ...['booking_made', 'accept', 'fetchTomorrow', 'returnToday', 'confirmReturn'],
  ]);
});

test('acceptance reserves the days and declines the requests that no longer fit', async () => {
  const [second, third] = [await service.signUp(), await service.signUp()];
  const [one, other, later] = [
    await asked(),
    await asked({ startDate: '2026-08-04', endDate: '2026-08-06' }, second),
    await asked({ startDate: '2026-08-05', endDate: '2026-08-06' }, third),
  ];
  expect(await press('ACCEPT', one, owner)).toMatchObject({ state: 'ACCEPTED' });
  expect((await seen(other, second))?.['state']).toBe('DECLINED');
  expect((await seen(later, third))?.['state']).toBe('REQUESTED');
  const instead = 'query ($id: ID!) { booking(id: $id) { freeInstead { startDate endDate } } }';
  const readFree = async (id: string, token: string) =>
    (await service.graphql(instead, { id }, token)).data.booking?.['freeInstead'];
  // Periods of the requested length, before and after the taken days.
  const free = [
    { startDate: '2026-08-01', endDate: '2026-08-03' },
    { startDate: '2026-08-05', endDate: '2026-08-07' },
  ];
  expect(await readFree(other, second)).toEqual(free);
  expect(await readFree(other, owner)).toEqual([]);
  expect(await readFree(later, third)).toEqual([]);
  const { params } = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('address', '=', `/booking/${other}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({
    event: 'giveWay',
    free: free.map(({ startDate: start, endDate: end }) => ({ start, end })),
  });
  await service.runDueWork();
  const payments = await service.executor
    .selectFrom('payments')
    .select(['booking_id', 'state'])
    .where('booking_id', 'in', [one, other, later].map(Number))
    .orderBy('booking_id')
    .execute();
  expect(payments.map(({ state }) => state)).toEqual(['captured', 'cancelled', 'authorised']);
  expect((await request({}, second)).errors[0]).toMatch(
    /^The tool is taken on some of these days\. It is free /,
  );
});

test('a repeated step counts once, and an outdated page gets the current booking', async () => {
  const id = await asked();
  const presses = await Promise.all([
    press('ACCEPT', id, owner),
    press('ACCEPT', id, owner),
    press('WITHDRAW', id, borrower),
  ]);
  const state = (await seen(id, owner))?.['state'];
  const refused =
    'This is no longer possible because the booking has changed. Here you see how it is now.';
  expect(presses.map(({ errors }) => errors.length === 0)).toEqual(
    state === 'ACCEPTED' ? [true, true, false] : [false, false, true],
  );
  for (const { errors } of presses) expect([[], [refused]]).toContainEqual(errors);
  expect(await press('DECLINE', id, owner)).toMatchObject({ state, errors: [refused] });
});

test('tells the borrower the reason for declining, and the owner who asks', async () => {
  const id = await asked();
  const known = async (as: string) =>
    (
      await service.graphql(
        'query ($id: ID!) { booking(id: $id) { borrowerLoans history { step note } } }',
        { id },
        as,
      )
    ).data.booking as unknown as {
      borrowerLoans: number | null;
      history: { step: string; note: string | null }[];
    };
  expect((await known(owner)).borrowerLoans).toBe(0);
  expect((await known(borrower)).borrowerLoans).toBeNull();

  const long = await press('DECLINE', id, owner, { text: 'x'.repeat(2_001) });
  expect(long).toMatchObject({ state: 'REQUESTED', errors: [expect.any(String)] });
  const text = 'Værktøjet er i stykker';
  expect(await press('DECLINE', id, owner, { text })).toMatchObject({
    state: 'DECLINED',
    errors: [],
  });
  expect((await known(borrower)).history.at(-1)).toEqual({ step: 'decline', note: text });
  const { params } = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('kind', '=', 'booking_moved')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({ event: 'decline', reason: text });
});

test('shows the owner’s response rate and time from five requests on', async () => {
  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  const shown = async () => {
    const { data } = await service.graphql(
      'query ($id: ID!) { member(id: $id) { responseRate responseMinutes } }',
      { id: String(ownerId) },
    );
    return [data.member?.responseRate, data.member?.responseMinutes];
  };
  const askedOn = (day: number) =>
    asked({ startDate: `2026-08-${day}`, endDate: `2026-08-${day + 1}` });
  for (const day of [10, 11, 12, 13]) {
    const id = await askedOn(day);
    wait(30);
    await press('ACCEPT', id, owner);
  }
  expect(await shown()).toEqual([null, null]);
  const declined = await askedOn(14);
  wait(90);
  await press('DECLINE', declined, owner);
  expect(await shown()).toEqual([100, 30]);

  // The borrower took it back: that says nothing of the owner.
  const withdrawn = await askedOn(15);
  await press('WITHDRAW', withdrawn, borrower);
  expect(await shown()).toEqual([100, 30]);

  await askedOn(16);
  wait(3 * 24 * 60);
  await service.runDueWork();
  expect(await shown()).toEqual([83, 30]);
});

test('rejects a step outside the transition table for every caller', async () => {
  const id = await asked();
  await press('DECLINE', id, owner);
  const before = await seen(id, owner);
  const outcome = await service.executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, Number(id));
    if (!booking) throw new Error(`There is no booking ${id}`);
    const move = { step: 'accept', actor: 'owner', now: clock.now, commissionPercent: 0 } as const;
    return moveBooking(transaction, booking, move);
  });
  expect(outcome).toEqual({ kind: 'impossible' });
  expect(await seen(id, owner)).toEqual(before);
});

test.each([
  ['in time', '2026-08-01T21:59:00Z', 28_000, 0],
  ['late', '2026-08-01T22:00:00Z', 28_000 - 12_500 - 1_250, 12_500],
])(
  'a cancellation by the borrower %s refunds the announced amount',
  async (_case, at, back, kept) => {
    const id = await asked();
    await press('ACCEPT', id, owner);
    await until(at);
    expect((await seen(id, borrower))?.['backIfCancelledCents']).toBe(back);
    expect((await seen(id, owner))?.['backIfCancelledCents']).toBe(28_000);
    expect(await press('CANCEL', id, borrower)).toMatchObject({ state: 'CANCELLED' });
    await service.runDueWork();
    const { refunded_ore: refunded } = await service.executor
      .selectFrom('payments')
      .select('refunded_ore')
      .where('booking_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(refunded).toBe(back);
    expect(await sum(`owner:${ownerId}:due`)).toBe(kept === 0 ? 0 : -kept);
    expect(await sum(`owner:${ownerId}:held`)).toBe(0);
    // The days are free again.
    expect((await request({}, await service.signUp())).errors).toEqual([]);
  },
);

test('an unanswered request expires and releases its money', async () => {
  const id = await asked();
  await until('2026-07-17T09:59:59Z');
  expect((await seen(id, owner))?.['state']).toBe('REQUESTED');
  await until('2026-07-17T10:00:00Z');
  expect((await seen(id, owner))?.['state']).toBe('EXPIRED');
  const [payment] = await service.executor
    .selectFrom('payments')
    .select('state')
    .where('booking_id', '=', Number(id))
    .execute();
  expect(payment?.state).toBe('cancelled');
});

test('a declined card creates no booking and frees its idempotency key', async () => {
  const refused = await saveCard('insufficientFunds');
  const key = `refused-${pair.number}`;
  const withRefusedCard = () => request({ paymentMethodId: refused }, borrower, key);
  const noMoney = {
    booking: null,
    stepUrl: null,
    errors: ['There is not enough money on the card. Please choose another one.'],
  };
  expect(await withRefusedCard()).toEqual(noMoney);
  // The same card is asked again.
  expect(await withRefusedCard()).toEqual(noMoney);
  expect((await request({}, borrower, key)).booking?.state).toBe('REQUESTED');
  const { data } = await service.graphql('{ myBookings { id } lendBookings { id } }', {}, borrower);
  expect(data.myBookings).toHaveLength(1);
});

test('a request that needs authentication reaches the owner afterwards', async () => {
  const step = await saveCard('step');
  const { booking, stepUrl, errors } = await request({ paymentMethodId: step });
  expect([errors, booking?.state]).toEqual([[], 'AWAITING_PAYMENT']);
  expect(stepUrl).toMatch(/^\/test-payment\//);
  const id = booking?.id ?? '';
  expect(await seen(id, borrower)).toMatchObject({ stepUrl });
  expect(await seen(id, owner)).toBeNull();
  const approved = await fetch(`${service.url}${stepUrl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=stepDone',
  });
  expect([approved.status, approved.headers.get('location')]).toEqual([303, `/booking/${id}`]);
  expect((await seen(id, owner))?.['state']).toBe('REQUESTED');
});

test('an unfinished authentication lapses after half an hour', async () => {
  const { booking } = await request({ paymentMethodId: await saveCard('step') });
  const id = booking?.id ?? '';
  await until('2026-07-15T10:29:59Z');
  expect((await seen(id, borrower))?.['state']).toBe('AWAITING_PAYMENT');
  await until('2026-07-15T10:30:00Z');
  expect((await seen(id, borrower))?.['state']).toBe('LAPSED');
  expect(await listNotifications(ownerId)).toEqual([]);
});

test('an instant booking holds its days for 15 minutes until paid', async () => {
  await setTool({ instant_booking: true });
  const waiting = await request({ paymentMethodId: await saveCard('step') });
  const second = await service.signUp();
  expect((await request({}, second)).booking).toBeNull();
  await until('2026-07-15T10:15:00Z');
  const taken = await request({}, second);
  expect(taken.booking?.state).toBe('ACCEPTED');
  // The borrower pays after all, but the days are gone: the money is released.
  await fetch(`${service.url}${waiting.stepUrl}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=stepDone',
  });
  await service.runDueWork();
  expect((await seen(waiting.booking?.id ?? '', borrower))?.['state']).toBe('LAPSED');
  const [payment] = await service.executor
    .selectFrom('payments')
    .select('state')
    .where('booking_id', '=', Number(waiting.booking?.id))
    .execute();
  expect(payment?.state).toBe('cancelled');
});

test('charges the quoted price after a price change', async () => {
  const quote = await service.graphql(
    'query ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) { quote(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { quote { token totalCents } } }',
    { toolId, ...days },
    borrower,
  );
  const { token } = (quote.data as unknown as { quote: { quote: { token: string } } }).quote.quote;
  await setTool({ price_per_day_cents: 99_900 });
  expect((await request({ quoteToken: token })).booking?.totalPriceCents).toBe(28_000);
  expect((await request({ quoteToken: token, endDate: '2026-08-06' })).errors).toEqual([
    'The price has changed, or you saw it a while ago. Please check the price again.',
  ]);
  clock.now = new Date('2026-07-15T10:31:00Z');
  expect((await request({ quoteToken: token })).errors).toHaveLength(1);
});

/** A booking that is handed over, with its deposit reserved. */
async function handedOver(): Promise<string> {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await until('2026-08-03T08:00:00Z');
  await press('CONFIRM_PICKUP', id, owner);
  expect((await seen(id, borrower))?.['state']).toBe('ACCEPTED');
  expect(await press('CONFIRM_PICKUP', id, borrower)).toMatchObject({ state: 'PICKED_UP' });
  return id;
}

test('charges the late fee per started day once at the return', async () => {
  const id = await handedOver();
  await until('2026-08-07T08:00:00Z');
  expect(await seen(id, borrower)).toMatchObject({ status: 'overdue', lateFeeCents: 25_000 });
  // The tool is still out, so no other member can book it from today.
  const next = await request(
    { startDate: '2026-08-07', endDate: '2026-08-09' },
    await service.signUp(),
  );
  expect(next.booking).toBeNull();
  await press('MARK_RETURNED', id, borrower);
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:due`)).toBe(-50_000);
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(0);
});

test('takes an unpaid late fee from the deposit', async () => {
  const id = await handedOver();
  await service.executor.updateTable('test_provider_methods').set({ card: 'expired' }).execute();
  await until('2026-08-06T08:00:00Z');
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000 - 12_500);
  expect(await sum(`deposit:${Number(id)}`)).toBe(0);
  expect(await sum(`borrower:${borrowerId}:debt`)).toBe(0);
});

test('makes a late fee above the deposit a debt that blocks new requests', async () => {
  const id = await handedOver();
  await service.executor.updateTable('test_provider_methods').set({ card: 'expired' }).execute();
  await until('2026-08-09T08:00:00Z');
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`borrower:${borrowerId}:debt`)).toBe(4 * 12_500 - 30_000);
  expect((await request({ startDate: '2026-09-01', endDate: '2026-09-03' })).errors).toEqual([
    'You owe money for an earlier booking. Please pay it before you ask to borrow again.',
  ]);
});

test('lets the owner waive the late fee', async () => {
  const id = await handedOver();
  await until('2026-08-07T08:00:00Z');
  await press('WAIVE_LATE_FEE', id, owner);
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000);
});

test('takes a claim from the deposit and refunds the rest', async () => {
  const id = await handedOver();
  await until('2026-08-05T08:00:00Z');
  await press('MARK_RETURNED', id, owner);
  expect(
    await press('REPORT_PROBLEM', id, owner, { claimCents: 20_000, text: 'Kablet er skåret over' }),
  ).toMatchObject({ state: 'IN_DISPUTE' });
  expect(await press('ACCEPT_CLAIM', id, borrower)).toMatchObject({
    state: 'COMPLETED',
  });
  await service.runDueWork();
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:due`)).toBe(-25_000 - 20_000);
  expect(await sum(`deposit:${Number(id)}`)).toBe(0);
  expect(await sum(`deposit:${Number(id)}:reserved`)).toBe(0);
});

test('silence confirms a return after 48 hours, but never a pick-up', async () => {
  const id = await handedOver();
  await until('2026-08-05T08:00:00Z');
  await press('MARK_RETURNED', id, borrower);
  await until('2026-08-07T07:59:59Z');
  expect((await seen(id, owner))?.['state']).toBe('RETURNED');
  await until('2026-08-07T08:00:00Z');
  expect((await seen(id, owner))?.['state']).toBe('COMPLETED');

  const other = await asked({ startDate: '2026-08-20', endDate: '2026-08-22' });
  await press('ACCEPT', other, owner);
  await until('2026-08-22T21:59:59Z');
  expect((await seen(other, owner))?.['state']).toBe('ACCEPTED');
  await until('2026-08-22T22:00:00Z');
  expect((await seen(other, owner))?.['state']).toBe('NO_SHOW');
  await service.runDueWork();
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);
});

test('a payment declined at acceptance can be repeated within 24 hours', async () => {
  const id = await asked();
  // The bank drops the authorisation before the owner has answered.
  await service.executor
    .updateTable('test_provider_payments')
    .set({ state: 'cancelled' })
    .where('reference', 'like', 'payment:%')
    .where('state', '=', 'authorised')
    .execute();
  await press('ACCEPT', id, owner);
  await service.runDueWork();
  expect(await seen(id, borrower)).toMatchObject({ paid: false, paymentRefused: true });
  expect(await listNotifications(borrowerId)).toContain('paymentRefused');
  const paid = await pay(id, borrower, await saveCard('good'));
  expect(paid.errors).toEqual([]);
  await service.runDueWork();
  expect(await seen(id, borrower)).toMatchObject({ paid: true, paymentRefused: false });
  expect(await sum(`owner:${ownerId}:held`)).toBe(-25_000);
});

test('an unpaid acceptance is cancelled without cost', async () => {
  const id = await asked();
  await service.executor
    .updateTable('test_provider_payments')
    .set({ state: 'cancelled' })
    .where('state', '=', 'authorised')
    .execute();
  await press('ACCEPT', id, owner);
  await service.runDueWork();
  await until('2026-07-16T10:00:01Z');
  expect((await seen(id, borrower))?.['state']).toBe('CANCELLED');
  expect(await sum(`owner:${ownerId}:held`)).toBe(0);
});

test('a declined deposit blocks the hand-over until another card pays it', async () => {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await service.executor
    .updateTable('test_provider_methods')
    .set({ card: 'insufficientFunds' })
    .where('customer', '=', `member_${borrowerId}`)
    .execute();
  await until('2026-08-03T08:00:00Z');
  expect(await listNotifications(borrowerId)).toContain('depositRefused');
  expect(await press('CONFIRM_PICKUP', id, owner)).toMatchObject({
    state: 'ACCEPTED',
    errors: [expect.stringMatching(/^We could not reserve the deposit/)],
  });
  const paymentMethodId = await saveCard('good');
  expect((await pay(id, borrower, paymentMethodId)).errors).toEqual([]);
  expect(await seen(id, borrower)).toMatchObject({ depositSecured: true });
  await press('CONFIRM_PICKUP', id, owner);
  expect(await press('CONFIRM_PICKUP', id, borrower)).toMatchObject({ state: 'PICKED_UP' });
});

test('a deposit without a response is pending, not declined', async () => {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await service.runDueWork();
  await service.executor
    .updateTable('test_provider_methods')
    .set({ card: 'answerLost' })
    .where('customer', '=', `member_${borrowerId}`)
    .execute();
  // Sign in before the deposit is due: a sign-in wakes the outbox, which would also run the deposit's job.
  await until('2026-08-03T03:59:00Z');
  clock.now = new Date('2026-08-03T08:00:00Z');
  expect(await press('CONFIRM_PICKUP', id, owner)).toMatchObject({
    state: 'ACCEPTED',
    errors: ['We are still reserving the deposit. Please try again in a moment.'],
  });
  await until('2026-08-03T08:10:00Z');
  expect((await press('CONFIRM_PICKUP', id, owner)).errors).toEqual([]);
});

test('a deposit waits for authentication and is released without it', async () => {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await service.executor
    .updateTable('test_provider_methods')
    .set({ card: 'step' })
    .where('customer', '=', `member_${borrowerId}`)
    .execute();
  await until('2026-08-03T08:00:00Z');
  const stepUrl = (await seen(id, borrower))?.['stepUrl'];
  expect(stepUrl).toMatch(/^\/test-payment\//);
  expect((await seen(id, owner))?.['stepUrl']).toBeNull();
  await press('CANCEL', id, borrower);
  await service.runDueWork();
  const states = await service.executor
    .selectFrom('payments')
    .select(['purpose', 'state'])
    .where('booking_id', '=', Number(id))
    .orderBy('id')
    .execute();
  expect(states).toEqual([
    { purpose: 'booking', state: 'partRefunded' },
    { purpose: 'deposit', state: 'cancelled' },
  ]);
});

test('a hand-over before six in the morning reserves the deposit immediately', async () => {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await until('2026-08-03T03:00:00Z');
  await press('CONFIRM_PICKUP', id, owner);
  expect(await seen(id, borrower)).toMatchObject({ depositSecured: true });
});

test('a long rental charges the deposit and refunds it at the end', async () => {
  const id = await asked({ endDate: '2026-08-20' });
  await press('ACCEPT', id, owner);
  await until('2026-08-03T08:00:00Z');
  expect(await listNotifications(borrowerId)).toContain('depositTaken');
  expect(await sum(`deposit:${Number(id)}`)).toBe(-30_000);
  await press('CONFIRM_PICKUP', id, owner);
  await press('CONFIRM_PICKUP', id, borrower);
  await until('2026-08-20T08:00:00Z');
  await press('MARK_RETURNED', id, borrower);
  await press('CONFIRM_RETURN', id, owner);
  await service.runDueWork();
  expect(await sum(`deposit:${Number(id)}`)).toBe(0);
});

test('a code is locked after five wrong attempts', async () => {
  const id = await asked();
  await press('ACCEPT', id, owner);
  await until('2026-08-03T08:00:00Z');
  const { data } = await service.graphql(documents.handoverCode, { id }, owner);
  const wrong = data.handoverCode.code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1) {
    await press('CONFIRM_PICKUP', id, borrower, { code: wrong });
  }
  expect(
    await press('CONFIRM_PICKUP', id, borrower, { code: data.handoverCode.code }),
  ).toMatchObject({
    state: 'ACCEPTED',
    errors: ['The code was entered wrong too many times. Please ask for a new one.'],
  });
});

test('deletes a tool with requests, but not with an agreed booking', async () => {
  const id = await asked();
  const remove = () =>
    service.graphql(
      'mutation ($id: ID!) { deleteTool(id: $id) { deleted errors } }',
      { id: toolId },
      owner,
    );
  expect((await remove()).data.deleteTool.deleted).toBe(true);
  expect((await seen(id, borrower))?.['state']).toBe('DECLINED');
});

test('publishes an event when the provider has answered, so that open pages show the new sum', async () => {
  const { booking } = await pair.request({ startDate: '2026-09-20', endDate: '2026-09-22' });
  const bookingId = Number(booking?.id);
  await pair.press('ACCEPT', bookingId, 'owner');
  await pair.press('CANCEL', bookingId, 'owner');
  await service.runDueWork();
  const stream = await openStream(service.url, pair.tokens.borrower);
  // The job that an answer stores, for example that of the refund.
  await enqueue(service.executor, {
    once: 'the provider has answered',
    kind: 'booking_money',
    payload: { bookingId },
  });
  await service.runDueWork();
  await stream.nextTagged('Bookings');
  stream.close();
});
