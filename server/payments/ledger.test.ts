import { sql } from 'kysely';
import { postings } from '../../domain/payments/postings';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { post } from './ledger';
import { balancesOfBooking, type Posting, readBalance, trialBalance } from './records/ledger';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const at = new Date('2026-06-01T10:00:00Z');
const lines = { ownerId: 7, rentalCents: 70_000, serviceFeeCents: 7_000, insuranceCents: 500 };
const capture = (key: string, bookingId: number): Posting => ({
  key,
  bookingId,
  at,
  kind: 'capture',
  entries: postings.capture(lines),
});

test('sums the postings of an account', async () => {
  expect(await post(service.executor, capture('one', 1))).toBe(true);
  const release = postings.release({ ownerId: 7, cents: 70_000, commissionCents: 0 });
  await post(service.executor, { key: 'two', kind: 'release', bookingId: 1, entries: release, at });
  expect(await readBalance(service.executor, 'owner:7:held')).toBe(0);
  expect(await readBalance(service.executor, 'owner:7:due')).toBe(-70_000);
  expect(await readBalance(service.executor, 'owner:8:due')).toBe(0);
  expect([...(await balancesOfBooking(service.executor, 1))]).toEqual(
    expect.arrayContaining([
      ['fee', -7_000],
      ['insurance', -500],
      ['owner:7:due', -70_000],
      ['provider', 77_500],
    ]),
  );
});

test('excludes accounts with the same prefix from a balance', async () => {
  const before = await readBalance(service.executor, 'provider');
  const reserved = postings.depositReserve({ bookingId: 9, cents: 30_000 });
  await post(service.executor, {
    key: 'reserved',
    kind: 'depositReserve',
    bookingId: 9,
    entries: reserved,
    at,
  });
  expect(await readBalance(service.executor, 'provider')).toBe(before);
  expect(await readBalance(service.executor, 'deposit:9')).toBe(0);
});

test('posts once for fifty concurrent postings with one key', async () => {
  const before = await readBalance(service.executor, 'provider');
  const first = await Promise.all(
    Array.from({ length: 50 }, () => post(service.executor, capture('fifty', 2))),
  );
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(service.executor, 'provider')).toBe(before + 77_500);
});

test('posts nothing for no lines', async () => {
  const before = await trialBalance(service.executor);
  const posting: Posting = { ...capture('nothing', 3), entries: [] };
  expect(await post(service.executor, posting)).toBe(false);
  expect(await trialBalance(service.executor)).toEqual(before);
});

const refused = (work: (executor: typeof service.executor) => Promise<unknown>) =>
  expect(service.executor.transaction().execute(work)).rejects;

test.each([
  [
    'that does not sum to zero',
    [
      { account: 'fee', ore: 5 },
      { account: 'loss', ore: -4 },
    ],
  ],
  ['of a single line', [{ account: 'fee', ore: 5 }]],
  [
    'with a line of 0 øre',
    [
      { account: 'fee', ore: 0 },
      { account: 'loss', ore: 0 },
    ],
  ],
  [
    'on an unknown account',
    [
      { account: 'pocket', ore: 5 },
      { account: 'fee', ore: -5 },
    ],
  ],
])('rejects a posting %s and stores nothing', async (_what, entries) => {
  const before = await trialBalance(service.executor);
  const wrong = { ...capture('wrong', 4), entries: entries as unknown as Posting['entries'] };
  await refused((transaction) => post(transaction, wrong)).toThrow(
    /sum to|violates check constraint/,
  );
  expect(await trialBalance(service.executor)).toEqual(before);
});

test('rejects a transaction without lines', async () => {
  await refused((transaction) =>
    transaction
      .insertInto('ledger_transactions')
      .values({ key: 'empty', kind: 'capture', booking_id: null, at })
      .execute(),
  ).toThrow('0 lines');
});

test('rejects an unbalanced additional line', async () => {
  await refused((transaction) =>
    sql`
      insert into ledger_entries select id, 'loss', 5 from ledger_transactions where key = 'one'
    `.execute(transaction),
  ).toThrow('sum to 5 øre');
});

test.each([
  ['update ledger_entries set ore = ore + 1'],
  ['update ledger_transactions set kind = kind'],
  ['delete from ledger_entries'],
  ['delete from ledger_transactions where false'],
  ['truncate ledger_entries'],
  ['truncate ledger_transactions cascade'],
])('rejects %s', async (statement) => {
  await refused((transaction) => sql.raw(statement).execute(transaction)).toThrow(
    'The ledger only grows',
  );
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});
