import { randomBytes } from 'node:crypto';
import type { MemberStep, StepInput } from '../../domain/bookings/memberSteps';
import {
  getNotificationTexts,
  type NotificationKind,
} from '../../domain/notifications/notifications';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { makeDecision } from '../office/decisions';
import { createPayments } from '../payments/payments';
import { balancesOfBooking, trialBalance } from '../payments/records/ledger';
import { createTestProvider } from '../payments/testProvider/createTestProvider';

type Who = 'owner' | 'borrower';

let service: TestService;
let pair: BookingPair;
/** Decides about a contested pick-up as staff do. */
let decide: (id: number, whom: Who) => Promise<unknown>;
let clock = new Date('2026-07-15T10:00:00Z');
let people = 0;

beforeAll(async () => {
  const now = () => clock;
  service = await startTestService({ now });
  const { executor } = service;
  const log = { warn: () => undefined, error: () => undefined };
  const provider = createTestProvider(executor, randomBytes(32), now);
  const payments = createPayments({ executor, provider, now, log });
  const outbox = { wake: () => undefined };
  const events = { announce: () => undefined };
  const bookings = { executor, payments, outbox, events, commissionPercent: 0, now, log };
  decide = (bookingId, whom) =>
    makeDecision(bookings, {
      bookingId,
      decision: { kind: 'noShow', whom },
      reason: 'Set på billeder',
    });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `half${people}`,
  );
});
afterEach(async () => {
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

/** A paid booking of 280 kr. with a deposit of 300 kr. whose pick-up one side has confirmed on the first day. */
async function halfConfirmed(by: Who): Promise<number> {
  const { booking, errors } = await pair.request();
  expect(errors).toEqual([]);
  const id = Number(booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo('2026-08-03T08:00:00Z');
  expect(await pair.press('CONFIRM_PICKUP', id, by)).toEqual({ state: 'ACCEPTED', errors: [] });
  return id;
}

/** The borrower's payments less refunds, in øre: the price, and the deposit with the bank. */
async function paid(id: number) {
  const rows = await service.executor
    .selectFrom('payments')
    .select(['captured_ore', 'refunded_ore', 'purpose', 'state'])
    .where('booking_id', '=', id)
    .execute();
  const price = rows
    .filter(({ purpose }) => purpose === 'booking')
    .reduce((sum, row) => sum + row.captured_ore - row.refunded_ore, 0);
  return { price, deposit: rows.findLast(({ purpose }) => purpose === 'deposit')?.state };
}
const untouched = { price: 28_000, deposit: 'authorised' };
const nothing = { price: 0, deposit: 'cancelled' };

async function readStatement(id: number, as: Who) {
  const { data } = await service.graphql(
    `query ($id: ID!) { booking(id: $id) { statement { kind stage backCents ownerCents } } }`,
    { id: String(id) },
    pair.tokens[as],
  );
  return (data as unknown as { booking: { statement: unknown } }).booking.statement;
}

async function dueWork(rounds = 3) {
  for (let round = 0; round < rounds; round += 1) await service.runDueWork();
}

/** The latest notification of a member, as it reads in the app and in the mail. */
async function getLastNotification(memberId: number, language: 'da' | 'en') {
  const row = await service.executor
    .selectFrom('notices')
    .select(['kind', 'params'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const notification = { kind: row.kind as NotificationKind, params: row.params };
  return getNotificationTexts(
    notification as Parameters<typeof getNotificationTexts>[0],
    1,
    language,
  ).line;
}

const ways: [MemberStep, Partial<StepInput>, string][] = [
  ['REPORT_NO_SHOW', {}, 'OWNER_ABSENT'],
  ['REPORT_FAULT', { text: 'Den starter ikke' }, 'FAULT'],
  ['CANCEL', {}, 'CANCELLED_BY_BORROWER'],
];

test.each(ways)(
  'after the owner has confirmed, %s by the borrower moves no money for 24 hours',
  async (step, input, kind) => {
    const id = await halfConfirmed('owner');
    expect(await pair.press(step, id, 'borrower', input)).toEqual({
      state: 'ACCEPTED',
      errors: [],
    });
    // The same request again counts once.
    expect(await pair.press(step, id, 'borrower', input)).toEqual({
      state: 'ACCEPTED',
      errors: [],
    });
    await dueWork();
    expect(await paid(id)).toEqual(untouched);
    expect(await readStatement(id, 'owner')).toMatchObject({ kind, stage: 'MADE' });
    expect((await pair.seen(id, 'owner'))?.['possible']).toEqual(['CONTEST_NO_SHOW']);
    expect(await pair.getNotificationKinds(pair.ownerId)).toContain('pickup_disputed');
    await pair.moveClockTo('2026-08-04T07:59:59Z');
    await dueWork();
    expect(await paid(id)).toEqual(untouched);
    await pair.moveClockTo('2026-08-04T08:00:00Z');
    await dueWork();
    expect(await pair.seen(id, 'borrower')).toMatchObject({ state: 'CANCELLED', possible: [] });
    const kept = step === 'CANCEL' ? 13_750 : 0;
    expect(await paid(id)).toEqual({ ...nothing, price: kept });
  },
);

test('a side that has confirmed can neither cancel nor report the other absent', async () => {
  const asOwner = await halfConfirmed('owner');
  for (const step of ['CANCEL', 'REPORT_NO_SHOW'] as const) {
    expect((await pair.press(step, asOwner, 'owner')).errors).toHaveLength(1);
  }
  await pair.press('CONFIRM_PICKUP', asOwner, 'borrower');
  expect(await pair.seen(asOwner, 'owner')).toMatchObject({ state: 'PICKED_UP' });
});

test('a borrower who has confirmed can neither cancel nor report the owner absent', async () => {
  const id = await halfConfirmed('borrower');
  for (const step of ['CANCEL', 'REPORT_NO_SHOW'] as const) {
    expect((await pair.press(step, id, 'borrower')).errors).toHaveLength(1);
  }
  await dueWork();
  expect(await paid(id)).toEqual(untouched);
  expect((await pair.seen(id, 'owner'))?.['possible']).toEqual([
    ...['CANCEL', 'CONFIRM_PICKUP', 'REPORT_NO_SHOW'],
  ]);
});

test('support can find that the tool was handed over', async () => {
  const id = await halfConfirmed('owner');
  await pair.press('REPORT_NO_SHOW', id, 'borrower');
  expect(await pair.press('CONTEST_NO_SHOW', id, 'owner', { text: 'Her er et billede' })).toEqual({
    state: 'ACCEPTED',
    errors: [],
  });
  // The same text is the same request, another text is refused, and the borrower has nothing to contest.
  expect(
    (await pair.press('CONTEST_NO_SHOW', id, 'owner', { text: 'Her er et billede' })).errors,
  ).toEqual([]);
  expect((await pair.press('CONTEST_NO_SHOW', id, 'owner', { text: 'Andet' })).errors).toEqual([
    'You have already objected. We use what you wrote the first time.',
  ]);
  expect((await pair.press('CONTEST_NO_SHOW', id, 'borrower', { text: 'Nej' })).errors).toEqual([
    'You can only object when the other has reported something about the pick-up.',
  ]);
  await pair.moveClockTo('2026-08-20T08:00:00Z');
  await dueWork();
  expect(await paid(id)).toMatchObject({ price: 28_000 });
  await decide(id, 'owner');
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'PICKED_UP' });
  expect((await pair.seen(id, 'owner'))?.['possible']).toContain('MARK_RETURNED');
  await expect(decide(id, 'borrower')).rejects.toThrow('has no contested');
});

test('support can find for the borrower, with a full refund', async () => {
  const id = await halfConfirmed('owner');
  await pair.press('REPORT_NO_SHOW', id, 'borrower');
  await pair.press('CONTEST_NO_SHOW', id, 'owner', { text: 'Jeg var der' });
  await decide(id, 'borrower');
  await dueWork();
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'CANCELLED' });
  expect(await paid(id)).toEqual(nothing);
  const balances = await balancesOfBooking(service.executor, id);
  expect([...balances.values()].filter((ore) => ore !== 0)).toEqual([]);
});

test('support decides after the last day when the borrower stays silent', async () => {
  const id = await halfConfirmed('owner');
  expect((await pair.seen(id, 'owner'))?.['possible']).toEqual(['ASK_SUPPORT']);
  await pair.moveClockTo('2026-08-07T10:00:00Z');
  await dueWork();
  expect(await paid(id)).toEqual(untouched);
  expect(await readStatement(id, 'owner')).toMatchObject({
    kind: 'UNCONFIRMED',
    stage: 'CONTESTED',
  });
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('pickup_disputed');
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('pickup_disputed');
  await decide(id, 'owner');
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'PICKED_UP' });
});

test('the side that has confirmed can ask support immediately', async () => {
  const id = await halfConfirmed('owner');
  expect(await pair.press('ASK_SUPPORT', id, 'owner')).toEqual({
    state: 'ACCEPTED',
    errors: [],
  });
  expect(await readStatement(id, 'borrower')).toMatchObject({
    kind: 'UNCONFIRMED',
    stage: 'CONTESTED',
  });
  await pair.press('CONFIRM_PICKUP', id, 'borrower');
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'PICKED_UP' });
  expect(await readStatement(id, 'owner')).toBeNull();
});

test('a fault after the pick-up is refunded when the owner has the tool back', async () => {
  const id = await halfConfirmed('borrower');
  expect(await pair.press('REPORT_FAULT', id, 'borrower', { text: 'Den ryger' })).toEqual({
    state: 'PICKED_UP',
    errors: [],
  });
  await pair.moveClockTo('2026-08-04T08:00:00Z');
  await dueWork();
  expect(await readStatement(id, 'owner')).toMatchObject({ kind: 'FAULT', stage: 'COUNTS' });
  expect(await paid(id)).toEqual(untouched);
  await pair.press('MARK_RETURNED', id, 'owner');
  await dueWork();
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'COMPLETED' });
  expect(await paid(id)).toEqual(nothing);
});

test('after the borrower’s return mark, the owner has 48 hours to report a problem', async () => {
  const id = await pair.handedOver();
  await pair.press('REPORT_FAULT', id, 'borrower', { text: 'Den ryger' });
  await pair.moveClockTo('2026-08-04T09:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.moveClockTo('2026-08-06T08:59:59Z');
  await dueWork();
  expect(await paid(id)).toEqual(untouched);
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 10_000, text: 'Den er knækket' });
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await dueWork();
  // The price goes back for the fault, and the claim is taken from the deposit.
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'COMPLETED' });
  expect((await paid(id)).price).toBe(0);
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-10_000);
});

test('a rejected fault keeps the rental and the full period to report a problem', async () => {
  const id = await pair.handedOver();
  await pair.press('REPORT_FAULT', id, 'borrower', { text: 'Den ryger' });
  await pair.press('CONTEST_NO_SHOW', id, 'owner', { text: 'Den virker' });
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.moveClockTo('2026-08-10T09:00:00Z');
  await dueWork();
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'RETURNED' });
  await decide(id, 'owner');
  expect((await pair.seen(id, 'owner'))?.['possible']).toEqual([
    ...['CONFIRM_RETURN', 'REPORT_PROBLEM'],
  ]);
  await pair.press('CONFIRM_RETURN', id, 'owner');
  await dueWork();
  expect((await paid(id)).price).toBe(28_000);
});

test('a confirmation concurrent with a statement leaves one consistent result', async () => {
  const id = await halfConfirmed('owner');
  await Promise.all([
    pair.press('CONFIRM_PICKUP', id, 'borrower'),
    pair.press('CANCEL', id, 'borrower'),
    pair.press('REPORT_NO_SHOW', id, 'borrower'),
  ]);
  await dueWork();
  expect(await pair.seen(id, 'owner')).toMatchObject({ state: 'PICKED_UP' });
  expect(await paid(id)).toEqual(untouched);
});

test('tells each side the amount in kroner and the deadline in the second person', async () => {
  const id = await halfConfirmed('owner');
  await pair.press('REPORT_NO_SHOW', id, 'borrower');
  expect(await getLastNotification(pair.ownerId, 'en')).toMatch(
    /^\S.* says that you were not there when .+ was to be picked up \(3–\u20605\sAugust\s2026\)\. If that is wrong, object in the booking before Tuesday\s4\sAugust at\s10:00\. Otherwise this happens: \S.* gets 280\skr\. back, and we release the deposit of 300\skr\. You get nothing for the booking\. We hold the money and the deposit until then\.$/,
  );
  expect(await getLastNotification(pair.ownerId, 'da')).toContain('siger, at du ikke var der, da ');
  await pair.moveClockTo('2026-08-04T08:00:00Z');
  await dueWork();
  expect(await getLastNotification(pair.borrowerId, 'en')).toContain(
    'You get 280\u00a0kr. back, and we release the deposit of 300\u00a0kr.',
  );
  expect(await getLastNotification(pair.borrowerId, 'da')).toContain(
    'Du får 280\u00a0kr. tilbage, og vi frigiver depositummet på 300\u00a0kr.',
  );
  expect(await getLastNotification(pair.ownerId, 'da')).toContain('Du får ikke noget for udlånet.');
});
