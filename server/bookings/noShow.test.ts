import { randomBytes } from 'node:crypto';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { password } from '../../tests/helpers/service/startTestService';
import { makeDecision } from '../office/decisions';
import { createPayments } from '../payments/payments';
import { balancesOfBooking } from '../payments/records/ledger';
import { createTestProvider } from '../payments/testProvider/createTestProvider';

const { service, pair, clock } = prepareBookingPair('noshow');
/** Decides a contested no-show as staff do. */
let decide: (id: number, whom: 'owner' | 'borrower', reason?: string) => Promise<unknown>;

beforeAll(async () => {
  const now = () => clock.now;
  const { executor } = service;
  const log = { warn: () => undefined, error: () => undefined };
  const provider = createTestProvider(executor, randomBytes(32), now);
  const payments = createPayments({ executor, provider, now, log });
  // As in a separate process: jobs after the commit wait for the service.
  const outbox = { wake: () => undefined };
  const events = { announce: () => undefined };
  const bookings = { executor, payments, outbox, events, commissionPercent: 0, now, log };
  decide = (bookingId, whom, reason = 'Ejeren var der ikke') =>
    makeDecision(bookings, { bookingId, decision: { kind: 'noShow', whom }, reason });
});

const reported = '2026-08-04T10:00:00Z';

/** A booking of two days at 125 kr. (280 kr. with fee and insurance) whose owner reports a no-show. */
async function notShown(): Promise<number> {
  const { booking, errors } = await pair.request();
  expect(errors).toEqual([]);
  const id = Number(booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo(reported);
  expect(await pair.press('REPORT_NO_SHOW', id, 'owner')).toEqual({ state: 'NO_SHOW', errors: [] });
  await service.runDueWork();
  return id;
}
const contest = (id: number, text = 'Jeg stod der kl. 10', as: 'owner' | 'borrower' = 'borrower') =>
  pair.press('CONTEST_NO_SHOW', id, as, { text });
const held = () => pair.sum(`owner:${pair.ownerId}:held`);
const due = () => pair.sum(`owner:${pair.ownerId}:due`);

/** The amount in øre that the borrower has paid and not got back, from the payments. */
async function paid(id: number): Promise<number> {
  const rows = await service.executor
    .selectFrom('payments')
    .select(['captured_ore', 'refunded_ore'])
    .where('booking_id', '=', id)
    .execute();
  return rows.reduce((sum, { captured_ore, refunded_ore }) => sum + captured_ore - refunded_ore, 0);
}

test('an uncontested no-show refunds the rest, frees the days and holds one day’s price for 24 hours', async () => {
  const id = await notShown();
  expect(await paid(id)).toBe(12_500 + 1_250);
  expect([await held(), await due()]).toEqual([-12_500, 0]);
  expect(await pair.seen(id, 'borrower')).toMatchObject({
    possible: ['CONTEST_NO_SHOW'],
    noShowHeldCents: 13_750,
    due: '2026-08-05T10:00:00.000Z',
  });
  expect(await pair.seen(id, 'owner')).toMatchObject({ possible: [], noShowHeldCents: 12_500 });
  expect((await pair.request({ startDate: '2026-08-04', endDate: '2026-08-06' })).errors).toEqual(
    [],
  );

  await pair.moveClockTo('2026-08-05T09:59:59Z');
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([-12_500, 0]);
  await pair.moveClockTo('2026-08-05T10:00:00Z');
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([0, -12_500]);
  expect(await paid(id)).toBe(12_500 + 1_250);
  expect(await pair.seen(id, 'borrower')).toMatchObject({
    state: 'NO_SHOW',
    possible: [],
    noShowHeldCents: null,
    due: null,
    history: expect.arrayContaining([
      { step: 'confirmNoShowBySilence', actor: 'clock', state: 'NO_SHOW', note: null },
    ]),
  });
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('confirmNoShowBySilence');
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('confirmNoShowBySilence');
});

test('settles a no-show once, after a clock jump and in concurrent processes', async () => {
  const id = await notShown();
  clock.now = new Date('2026-09-30T10:00:00Z');
  await Promise.all([service.runDueWork(), service.runDueWork()]);
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([0, -12_500]);
  const rows = await service.executor
    .selectFrom('booking_history')
    .select('id')
    .where('booking_id', '=', id)
    .where('step', '=', 'confirmNoShowBySilence')
    .execute();
  expect(rows).toHaveLength(1);
});

test('holds the money of a contested no-show until support decides', async () => {
  const id = await notShown();
  await pair.moveClockTo('2026-08-05T09:59:59Z');
  expect(await contest(id, '  Jeg stod der kl. 10 ')).toEqual({ state: 'NO_SHOW', errors: [] });
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('contestNoShow');
  await pair.moveClockTo('2026-08-20T10:00:00Z');
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([-12_500, 0]);
  expect(await pair.seen(id, 'owner')).toMatchObject({
    noShowHeldCents: 12_500,
    due: null,
    possible: [],
    history: expect.arrayContaining([
      {
        step: 'contestNoShow',
        actor: 'borrower',
        state: 'NO_SHOW',
        note: 'Jeg stod der kl. 10',
      },
    ]),
  });

  await decide(id, 'owner', 'Beskeden kom for sent');
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([0, -12_500]);
  expect(await paid(id)).toBe(13_750);
  expect((await pair.seen(id, 'borrower'))?.['history']).toContainEqual({
    step: 'upholdNoShow',
    actor: 'support',
    state: 'NO_SHOW',
    note: 'Beskeden kom for sent',
  });
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('upholdNoShow');
  await expect(decide(id, 'borrower')).rejects.toThrow(
    `Booking ${id} has no contested no-show. It is noShow since 2026-08-04 12:00, its no-show settled.`,
  );
});

test('an overturned no-show refunds everything, including the fee', async () => {
  const id = await notShown();
  await contest(id);
  await decide(id, 'borrower');
  await service.runDueWork();
  await service.runDueWork();
  expect([await held(), await due(), await paid(id)]).toEqual([0, 0, 0]);
  const balances = await balancesOfBooking(service.executor, id);
  expect([...balances.values()].filter((ore) => ore !== 0)).toEqual([]);
  expect(await pair.getNotificationKinds(pair.ownerId)).toContain('overturnNoShow');
  expect(await contest(id, 'Og en ting til')).toEqual({
    state: 'NO_SHOW',
    errors: ['You have already objected. We use what you wrote the first time.'],
  });
});

test('a decision before the first refund still refunds everything once', async () => {
  const { booking } = await pair.request();
  const id = Number(booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo(reported);
  await pair.press('REPORT_NO_SHOW', id, 'owner');
  await contest(id);
  await decide(id, 'borrower');
  for (let round = 0; round < 4; round += 1) await service.runDueWork();
  expect([await held(), await due(), await paid(id)]).toEqual([0, 0, 0]);
});

test('accepts a repeated objection, and rejects another text, side or state', async () => {
  const id = await notShown();
  expect(await contest(id)).toEqual({ state: 'NO_SHOW', errors: [] });
  expect(await contest(id)).toEqual({ state: 'NO_SHOW', errors: [] });
  expect((await contest(id, 'Noget andet')).errors).toEqual([
    'You have already objected. We use what you wrote the first time.',
  ]);
  expect((await contest(id, 'Jeg ventede', 'owner')).errors).toEqual([
    'You can only object when the other has reported something about the pick-up.',
  ]);
  expect((await contest(id, '  ')).errors).toEqual(['Please write what is wrong.']);
  const other = Number(
    (await pair.request({ startDate: '2026-08-20', endDate: '2026-08-22' })).booking?.id,
  );
  expect((await contest(other)).errors).toEqual([
    'You can only object when the other has reported something about the pick-up.',
  ]);
  await pair.press('WITHDRAW', other, 'borrower');
});

test('rejects an objection after 24 hours, also before the scheduled job', async () => {
  const id = await notShown();
  clock.now = new Date('2026-08-05T10:00:00Z');
  pair.tokens.borrower = await service.signIn(pair.emails.borrower, password);
  expect((await contest(id)).errors).toEqual([
    'The 24 hours to object are over, and the owner has received the price of one day.',
  ]);
  await service.runDueWork();
  expect((await contest(id)).errors).toEqual([
    'The 24 hours to object are over, and the owner has received the price of one day.',
  ]);
});

test('a concurrent objection and settlement leave one result', async () => {
  const id = await notShown();
  clock.now = new Date('2026-08-05T09:59:59Z');
  pair.tokens.borrower = await service.signIn(pair.emails.borrower, password);
  const answers = await Promise.all([contest(id), contest(id), service.runDueWork()]);
  expect(answers.slice(0, 2)).toEqual([
    { state: 'NO_SHOW', errors: [] },
    { state: 'NO_SHOW', errors: [] },
  ]);
  clock.now = new Date('2026-08-06T09:59:59Z');
  await service.runDueWork();
  expect([await held(), await due()]).toEqual([-12_500, 0]);
});
