import { type PostingKind, postings } from '../../../domain/payments/postings';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readSigningKeys } from '../../members/auth/tokens';
import type { NewCharge } from '../charge';
import { post } from '../ledger';
import { openProvider } from '../openProvider';
import { createPayments } from '../payments';

let service: TestService;
const tokens = { owner: '', borrower: '', stranger: '' };
type Person = keyof typeof tokens;
const ids = { owner: 0, borrower: 0 };
let toolId = '';
const today = getCopenhagenDate(new Date());

beforeAll(async () => {
  service = await startTestService();
  for (const person of Object.keys(tokens) as Person[]) tokens[person] = await service.signUp();
  for (const person of ['owner', 'borrower'] as const) {
    const me = await service.graphql(documents.currentUser, {}, tokens[person]);
    ids[person] = Number(me.data.currentUser.id);
  }
  const input = { ...documents.newTool, maxAvailableCount: 5, depositCents: 30_000 };
  const made = await service.graphql(documents.createTool, { input }, tokens.owner);
  toolId = made.data.createTool.tool.id;
});
afterAll(() => service.close());

let booked = 0;
/** Makes one more booking between the two members. */
async function book(): Promise<number> {
  booked += 1;
  const startDate = addDays(today, 5 * booked);
  const asked = { toolId, startDate, endDate: addDays(startDate, 2), units: 1 };
  const { data } = await service.graphql(documents.requestBooking, asked, tokens.borrower);
  expect(data.requestBooking.errors).toEqual([]);
  return Number(data.requestBooking.booking.id);
}

let posted = 0;
/** Posts to the ledger as the service does. */
async function happen<K extends PostingKind>(
  bookingId: number | null,
  kind: K,
  of: Parameters<(typeof postings)[K]>[0],
  at = '2026-03-10T10:00:00Z',
): Promise<void> {
  posted += 1;
  const entries = (postings[kind] as (given: typeof of) => ReturnType<typeof postings.capture>)(of);
  const key = `receipts ${posted}`;
  expect(await post(service.executor, { key, kind, bookingId, entries, at: new Date(at) })).toBe(
    true,
  );
}

const price = { rentalCents: 25_000, serviceFeeCents: 2_500, insuranceCents: 500 };
const lines = () => ({ ownerId: ids.owner, ...price });

async function receipt(bookingId: number | string, person: Person) {
  const variables = { bookingId: String(bookingId) };
  const { data, errors } = await service.graphql(documents.receipt, variables, tokens[person]);
  expect(errors).toEqual([]);
  return data.receipt;
}
async function statement(year: number, person: Person) {
  const { data, errors } = await service.graphql(documents.statement, { year }, tokens[person]);
  expect(errors).toEqual([]);
  return data.statement;
}
const written = (those: { kind: string; amountCents: number }[] = []) =>
  those.map(({ kind, amountCents }) => `${kind} ${amountCents}`);

test('an unpaid booking has an empty receipt that names both sides', async () => {
  const id = await book();
  for (const [person, role] of [
    ['borrower', 'BORROWER'],
    ['owner', 'OWNER'],
  ] as const) {
    expect(await receipt(id, person)).toMatchObject({
      bookingId: String(id),
      role,
      tool: { id: toolId, name: documents.newTool.name },
      owner: { id: String(ids.owner) },
      borrower: { id: String(ids.borrower) },
      units: 1,
      receiptLines: [],
      plusCents: 0,
      minusCents: 0,
      totalCents: 0,
      depositLines: [],
      depositCents: 0,
      heldCents: 0,
      owedCents: 0,
      paidOutCents: 0,
      paidWith: [],
    });
  }
});

test.each(['0', '-1', 'x', '999999999', '1e3', ''])('the booking %j has no receipt', async (id) => {
  expect(await receipt(id, 'owner')).toBeNull();
});

test('a completed booking shows payments and earnings less commission, to its two sides only', async () => {
  const id = await book();
  await happen(id, 'capture', lines());
  expect(await receipt(id, 'owner')).toMatchObject({ receiptLines: [], heldCents: 25_000 });
  await happen(id, 'depositReserve', { bookingId: id, cents: 30_000 });
  expect(await receipt(id, 'borrower')).toMatchObject({ depositCents: 30_000 });
  await happen(id, 'depositRelease', { bookingId: id, cents: 30_000 });
  const released = { ownerId: ids.owner, cents: 22_500, commissionCents: 2_500 };
  await happen(id, 'release', released);

  const paid = await receipt(id, 'borrower');
  expect(written(paid?.receiptLines)).toEqual([
    'RENTAL 25000',
    'SERVICE_FEE 2500',
    'INSURANCE 500',
  ]);
  expect(written(paid?.depositLines)).toEqual(['RESERVED 30000', 'RELEASED -30000']);
  expect(paid).toMatchObject({ totalCents: 28_000, minusCents: 0, depositCents: 0 });
  const earned = await receipt(id, 'owner');
  expect(written(earned?.receiptLines)).toEqual(['RENTAL 25000', 'COMMISSION -2500']);
  expect(earned).toMatchObject({
    totalCents: 22_500,
    heldCents: 0,
    depositLines: [],
    paidWith: [],
  });
  expect(await receipt(id, 'stranger')).toBeNull();
});

test('a cancelled booking shows the refund to the borrower and no earnings to the owner', async () => {
  const id = await book();
  await happen(id, 'capture', lines());
  await happen(id, 'refund', lines());
  const paid = await receipt(id, 'borrower');
  expect(written(paid?.receiptLines).slice(3)).toEqual([
    ...['RENTAL_BACK -25000', 'SERVICE_FEE_BACK -2500', 'INSURANCE_BACK -500'],
  ]);
  expect(paid).toMatchObject({ plusCents: 28_000, minusCents: -28_000, totalCents: 0 });
  expect(await receipt(id, 'owner')).toMatchObject({ receiptLines: [], heldCents: 0 });
});

test('shows an unpaid late fee as owed, not as paid', async () => {
  const id = await book();
  await happen(id, 'debt', { ownerId: ids.owner, borrowerId: ids.borrower, cents: 12_500 });
  expect(await receipt(id, 'borrower')).toMatchObject({ totalCents: 0, owedCents: 12_500 });
  expect(await receipt(id, 'owner')).toMatchObject({ heldCents: 0, owedCents: 12_500 });
  const before = await service.graphql(documents.earnings, {}, tokens.owner);
  await happen(id, 'debtWaived', { ownerId: ids.owner, borrowerId: ids.borrower, cents: 12_500 });
  const after = await service.graphql(documents.earnings, {}, tokens.owner);
  // It was never paid, so the money was never held for the owner.
  expect(after.data.earnings.heldCents).toBe(before.data.earnings.heldCents);
});

test('pays out the oldest earnings first, and a returned payout is due again', async () => {
  const [first, second] = [await book(), await book()];
  const { data } = await service.graphql(documents.earnings, {}, tokens.owner);
  const before = data.earnings.dueCents;
  for (const [id, cents] of [
    [first, 10_000],
    [second, 5_000],
  ] as const) {
    await happen(id, 'lateFee', { ownerId: ids.owner, cents });
  }
  const out = async () =>
    [await receipt(first, 'owner'), await receipt(second, 'owner')].map(
      (each) => each?.paidOutCents,
    );
  expect(await out()).toEqual([0, 0]);
  const pay = async (ore: number) => {
    const { id } = await service.executor
      .insertInto('payouts')
      .values({
        key: `receipts ${ore}`,
        owner_id: ids.owner,
        ore,
        provider: 'test',
        provider_id: null,
        failure: null,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await happen(null, 'payout', { ownerId: ids.owner, payoutId: id, cents: ore });
    // A payout that was requested from the provider is not sent yet.
    return () => happen(null, 'payoutSent', { payoutId: id, cents: ore });
  };
  const send = await pay(before + 12_000);
  expect(await out()).toEqual([0, 0]);
  await send();
  expect(await out()).toEqual([10_000, 2_000]);
  await happen(null, 'payoutReturned', { ownerId: ids.owner, cents: before + 12_000 });
  expect(await out()).toEqual([0, 0]);
  expect((await receipt(first, 'borrower'))?.paidOutCents).toBe(0);
});

test('a statement covers a Danish year with the lines of both sides in order', async () => {
  const id = await book();
  // In Denmark: half past midnight on New Year's Day, and half an hour before midnight on New Year's Eve.
  await happen(id, 'capture', lines(), '2023-12-31T23:30:00Z');
  await happen(
    id,
    'release',
    { ownerId: ids.owner, cents: 25_000, commissionCents: 0 },
    '2024-12-31T22:30:00Z',
  );
  await happen(id, 'depositReserve', { bookingId: id, cents: 100 }, '2022-05-01T10:00:00Z');
  const paid = await statement(2024, 'borrower');
  expect(paid.isWhole).toBe(true);
  expect(paid.statementLines).toMatchObject(
    [
      ['RENTAL', 25_000],
      ['SERVICE_FEE', 2_500],
      ['INSURANCE', 500],
    ].map(([kind, amountCents]) => ({
      bookingId: String(id),
      role: 'BORROWER',
      member: { id: String(ids.owner) },
      line: { kind, amountCents, at: '2023-12-31T23:30:00.000Z' },
    })),
  );
  // A released deposit makes no line, so its year is not in the list.
  expect(paid.years).toEqual([2026, 2024]);
  const earned = await statement(2024, 'owner');
  expect(earned.statementLines).toMatchObject([
    { role: 'OWNER', line: { kind: 'RENTAL', amountCents: 25_000 } },
  ]);
  expect((await statement(2023, 'borrower')).statementLines).toEqual([]);
});

test('the statement and the receipts have equal totals on both sides', async () => {
  for (const person of ['borrower', 'owner'] as const) {
    let sum = 0;
    for (const year of (await statement(2026, person)).years) {
      for (const { line } of (await statement(year, person)).statementLines)
        sum += line.amountCents;
    }
    const rows = await service.executor.selectFrom('bookings').select('id').execute();
    let receipts = 0;
    for (const id of rows.map((row) => row.id))
      receipts += (await receipt(id, person))?.totalCents ?? 0;
    expect({ person, sum }).toEqual({ person, sum: receipts });
    expect(sum).toBeGreaterThan(0);
  }
});

test('rejects an unknown year, and has no statements for others', async () => {
  expect(await statement(2026, 'stranger')).toMatchObject({ years: [], statementLines: [] });
  for (const year of [1999, 3000, -1]) {
    const { errors } = await service.graphql(documents.statement, { year }, tokens.owner);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('names the payment method, also after the card was removed', async () => {
  const id = await book();
  const { executor } = service;
  const now = () => new Date();
  const signingKeys = await readSigningKeys(executor, undefined);
  const { provider } = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  const log = { warn: () => undefined, error: () => undefined };
  const payments = createPayments({ executor, provider, now, log });
  const [card] = await provider.methods(await payments.customer(ids.borrower));
  const charge: NewCharge = {
    key: `receipt ${id}`,
    bookingId: id,
    payerId: ids.borrower,
    purpose: 'booking',
    ore: 28_000,
  };
  const { payment } = await payments.authorise(charge, {
    methodId: card?.id ?? '',
    returnUrl: '/',
  });
  // A reserved amount is not paid yet.
  expect(await receipt(id, 'borrower')).toMatchObject({ receiptLines: [], paidWith: [] });
  await payments.capture({
    paymentId: payment.id,
    name: 'capture',
    ore: 28_000,
    posting: { kind: 'capture', entries: postings.capture(lines()) },
  });
  await provider.removeMethod(await payments.customer(ids.borrower), card?.id ?? '');
  expect(await receipt(id, 'borrower')).toMatchObject({
    totalCents: 28_000,
    paidWith: [{ brand: 'Visa', last4: '4242' }],
  });
  expect((await receipt(id, 'owner'))?.paidWith).toEqual([]);
});

test('requires sign-in before it reveals a booking', async () => {
  const id = await book();
  for (const token of ['', 'x.y.z']) {
    const answer = await service.graphql(documents.receipt, { bookingId: String(id) }, token);
    expect(answer.data.receipt).toBeNull();
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
});

test('total earnings include late fees and claims, as in receipts and statements', async () => {
  const id = await book();
  const earnings = async () =>
    (await service.graphql(documents.earnings, {}, tokens.owner)).data.earnings;
  const before = await earnings();
  await happen(id, 'capture', lines(), '2029-03-10T10:00:00Z');
  await happen(
    id,
    'release',
    { ownerId: ids.owner, cents: 25_000, commissionCents: 0 },
    '2029-03-11T10:00:00Z',
  );
  await happen(id, 'lateFee', { ownerId: ids.owner, cents: 12_500 }, '2029-03-11T10:00:00Z');
  await happen(id, 'depositCharge', { bookingId: id, cents: 30_000 }, '2029-03-11T10:00:00Z');
  const damage = { bookingId: id, ownerId: ids.owner, cents: 30_000 };
  await happen(id, 'damage', damage, '2029-03-11T10:00:00Z');
  await happen(id, 'claim', { ownerId: ids.owner, cents: 7_500 }, '2029-03-12T10:00:00Z');
  const after = await earnings();
  const earned = 25_000 + 12_500 + 30_000 + 7_500;
  expect(after.earnedCents - before.earnedCents).toBe(earned);
  expect(after.dueCents - before.dueCents).toBe(earned);
  expect((await receipt(id, 'owner'))?.totalCents).toBe(earned);
  const year = await statement(2029, 'owner');
  expect(year.statementLines.reduce((sum, { line }) => sum + line.amountCents, 0)).toBe(earned);
});
