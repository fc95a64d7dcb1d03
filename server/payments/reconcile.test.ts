import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Entry, postings } from '../../domain/payments/postings';
import { openTestDatabase } from '../../tests/helpers/service/openTestDatabase';
import { testDatabase } from '../../tests/helpers/service/startTestService';
import type { Database, Executor } from '../database/openDatabase';
import { insertUser } from '../members/records/users';
import { post } from './ledger';
import { createPayments, type PaymentService } from './payments';
import { reconcile } from './reconcile';
import { bookedPayments } from './records/bookedPayments';
import { readBalance } from './records/ledger';
import { applyPayment, getPayment, paymentById } from './records/payments';
import { createTestProvider, type TestProvider } from './testProvider/createTestProvider';

// Without a service: its own scheduled job would interfere.
let database: Database;
let executor: Executor;
let bank: TestProvider;
let payments: PaymentService;
const people = { borrower: 0, owner: 0 };
const now = () => new Date('2026-06-01T08:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  ({ executor } = database);
  for (const person of ['borrower', 'owner'] as const) {
    const member = { name: person, email: `${person}@skuret.example`, passwordHash: 'none' };
    people[person] = (await insertUser(executor, member)) ?? 0;
  }
  bank = createTestProvider(executor, randomBytes(32), now);
  const log = { warn: () => undefined, error: () => undefined };
  payments = createPayments({ executor, provider: bank, now, log });
});
afterAll(() => database.close());

const lines = () => ({
  ownerId: people.owner,
  rentalCents: 70_000,
  serviceFeeCents: 7_000,
  insuranceCents: 500,
});

let bookings = 0;
/** A captured payment, posted with these entries. */
async function paid(entries: readonly Entry[] = postings.capture(lines())) {
  bookings += 1;
  const customer = await payments.customer(people.borrower);
  const [card] = await bank.methods(customer);
  const { payment } = await payments.authorise(
    {
      key: `reconcile:${bookings}`,
      bookingId: bookings,
      payerId: people.borrower,
      purpose: 'booking',
      ore: 77_500,
    },
    { methodId: card?.id ?? '', returnUrl: '/' },
  );
  const posting = { kind: 'capture', entries } as const;
  const done = await payments.capture({
    paymentId: payment.id,
    name: 'capture',
    ore: 77_500,
    posting,
  });
  expect(done.payment.state).toBe('captured');
  return { id: payment.id, providerId: payment.provider_id ?? '' };
}

/** The differences that a reconciliation finds after `wrong`. Checks that there are none after `right`. */
async function differencesAfter(
  wrong: () => Promise<unknown>,
  right: () => Promise<unknown>,
): Promise<string[]> {
  await wrong();
  const { differences } = await reconcile(executor, bank, new Date(0));
  await right();
  expect((await reconcile(executor, bank, new Date(0))).differences).toEqual([]);
  return differences.map(
    ({ what, problem, ours, theirs }) => `${what} ${problem} ${ours} ${theirs}`,
  );
}

const atProvider = (id: string, change: object) => () =>
  executor.updateTable('test_provider_payments').set(change).where('id', '=', id).execute();

describe('reconciliation with the provider', () => {
  test('finds no differences in consistent data', async () => {
    await paid();
    expect(await reconcile(executor, bank, new Date(0))).toMatchObject({
      differences: [],
      underWay: 0,
    });
  });

  test('finds an unknown refund', async () => {
    const { providerId } = await paid();
    expect(
      await differencesAfter(
        atProvider(providerId, { refunded_ore: 500, state: 'partRefunded' }),
        atProvider(providerId, { refunded_ore: 0, state: 'captured' }),
      ),
    ).toEqual([
      ...['payment refunded 0 500', 'payment state captured partRefunded'],
      'payment posted 77500 77000',
    ]);
  });

  test('finds a chargeback', async () => {
    const { providerId } = await paid();
    expect(
      await differencesAfter(
        atProvider(providerId, { disputed_ore: 77_500, state: 'disputed' }),
        atProvider(providerId, { disputed_ore: 0, state: 'captured' }),
      ),
    ).toEqual([
      ...['payment disputed 0 77500', 'payment state captured disputed', 'payment posted 77500 0'],
    ]);
  });

  test('finds a payment with too little in the ledger', async () => {
    const before = { differences: [] };
    expect(await reconcile(executor, bank, new Date(0))).toMatchObject(before);
    const less = postings.capture({ ...lines(), insuranceCents: 400 });
    const { id } = await paid(less);
    const { differences } = await reconcile(executor, bank, new Date(0));
    expect(differences).toEqual([
      { what: 'payment', id: String(id), problem: 'posted', ours: 77_400, theirs: 77_500 },
    ]);
    // A ledger is never changed: the missing posting is added under the payment's own key.
    const entries = postings.chargebackWon({ cents: 100 });
    const key = `payment:${id}:won`;
    await post(executor, { key, kind: 'chargebackWon', bookingId: null, entries, at: now() });
    expect(await reconcile(executor, bank, new Date(0))).toMatchObject(before);
  });

  test('finds payments missing at either side', async () => {
    const { id, providerId } = await paid();
    expect(
      await differencesAfter(
        atProvider(providerId, { reference: 'payment:999999' }),
        atProvider(providerId, { reference: `payment:${id}` }),
      ),
    ).toEqual([]);
    const as = (provider_id: string) => () =>
      executor.updateTable('payments').set({ provider_id }).where('id', '=', id).execute();
    expect(await differencesAfter(as('pay_other'), as(providerId))).toEqual([
      'payment unknown to the provider pay_other ',
      `payment unknown to us  payment:${id}`,
    ]);
  });

  test('finds unknown and returned payouts', async () => {
    await post(executor, {
      key: 'earned',
      kind: 'release',
      bookingId: 1,
      at: now(),
      entries: postings.release({ ownerId: people.owner, cents: 70_000, commissionCents: 0 }),
    });
    const payout = await payments.payOut(people.owner, 'first');
    if (!payout?.provider_id) throw new Error('Nothing was paid out');
    const { id, provider_id } = payout;
    const as = (name: string) => () =>
      executor.updateTable('payouts').set({ provider_id: name }).where('id', '=', id).execute();
    expect(await differencesAfter(as('payout_other'), as(provider_id))).toEqual([
      'payout unknown to the provider payout_other ',
    ]);
    const state = (next: 'returned' | 'onItsWay') => () =>
      executor
        .updateTable('test_provider_payouts')
        .set({ state: next })
        .where('id', '=', provider_id)
        .execute();
    expect(await differencesAfter(state('returned'), state('onItsWay'))).toEqual([
      ...['payout state onItsWay returned', 'payout posted -70000 0'],
    ]);
  });
});

/** How many entries of the ledger's transactions and of their indexes this connection has read. */
async function ledgerReads(transaction: Executor): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid)) as reads
    from pg_class where oid = 'ledger_transactions'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'ledger_transactions'::regclass)
  `.execute(transaction);
  return rows[0]?.reads ?? 0;
}

test('reads only a payment’s own ledger entries, whatever the ledger’s size', async () => {
  for (let count = 0; count < 20; count += 1) await paid();
  const { compared, reads } = await executor.transaction().execute(async (transaction) => {
    // The plan for a large ledger, made again: a small one is read whole.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    const before = await ledgerReads(transaction);
    const booked = await bookedPayments(transaction, bank.name, new Date(0));
    return { compared: booked.length, reads: (await ledgerReads(transaction)) - before };
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(4 * compared);
});

test('an outdated response does not revert a payment', async () => {
  const { id, providerId } = await paid();
  const before = await bank.read(providerId);
  await payments.refund({
    paymentId: id,
    name: 'refund',
    ore: 77_500,
    posting: { kind: 'refund', entries: postings.refund(lines()) },
  });
  const old = { ...before, state: 'authorised', capturedOre: 0 } as const;
  await applyPayment(executor, await getPayment(executor, id), old);
  expect(await paymentById(executor, id)).toMatchObject({
    state: 'refunded',
    captured_ore: 77_500,
    refunded_ore: 77_500,
  });
});

/** Runs `begin`, and holds its transactions back until `count` of them wait for the payouts or for each other. */
async function afterAllWait<T>(begin: () => Promise<T>, count: number): Promise<T> {
  let begun: Promise<T> | null = null;
  await executor.transaction().execute(async (transaction) => {
    await sql`lock table payouts in access exclusive mode`.execute(transaction);
    begun = begin();
    for (let waiting = 0; waiting < count; ) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())
      `.execute(transaction);
      waiting = rows[0]?.waiting ?? 0;
    }
  });
  if (!begun) throw new Error('Nothing was begun');
  return begun;
}

test('concurrent payouts to a member pay once', async () => {
  await post(executor, {
    key: 'earned twice?',
    kind: 'release',
    bookingId: 2,
    at: now(),
    entries: postings.release({ ownerId: people.owner, cents: 70_000, commissionCents: 0 }),
  });
  const all = () =>
    Promise.all(
      Array.from({ length: 4 }, (_, index) => payments.payOut(people.owner, `at once ${index}`)),
    );
  // The embedded database runs one transaction at a time. On PostgreSQL they are held back until all of them wait.
  const made = testDatabase === 'postgres' ? await afterAllWait(all, 4) : await all();
  expect(made.filter((payout) => payout !== null)).toHaveLength(1);
  expect(await readBalance(executor, `owner:${people.owner}:due`)).toBe(0);
});

test('a rejected refund posts nothing', async () => {
  const { id } = await paid();
  const before = await readBalance(executor, 'provider');
  const { state } = await payments.refund({
    paymentId: id,
    name: 'too much',
    ore: 77_501,
    posting: { kind: 'refund', entries: postings.refund({ ...lines(), insuranceCents: 501 }) },
  });
  expect(state).toBe('refused');
  expect(await readBalance(executor, 'provider')).toBe(before);
});
