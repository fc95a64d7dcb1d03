import type { PayoutAccountState } from '../../../domain/payments/payoutAccount';
import { postings } from '../../../domain/payments/postings';
import { accountsOfStripe } from '../../../tests/helpers/accountsOfStripe';
import { openTestDatabase } from '../../../tests/helpers/service/openTestDatabase';
import { openStripeDouble } from '../../../tests/helpers/stripeDouble';
import type { Database } from '../../database/openDatabase';
import { insertUser } from '../../members/records/users';
import { post } from '../ledger';
import { createPayments, type PaymentService } from '../payments';
import { reconcile } from '../reconcile';
import { readBalance, trialBalance } from '../records/ledger';
import { createStripeProvider } from './createStripeProvider';

const webhookSecret = 'whsec_of_the_double';
const ore = 10_000;
let database: Database;
let double: Awaited<ReturnType<typeof openStripeDouble>>;
let payments: PaymentService;
let memberId: number;
let members = 0;
let clock = Date.parse('2026-07-15T10:00:00Z');
const now = () => new Date(clock);

beforeAll(async () => {
  database = await openTestDatabase();
  double = await openStripeDouble(webhookSecret);
  const provider = await createStripeProvider({
    key: 'sk_test_double',
    webhookSecret,
    publicUrl: 'https://skuret.example',
    api: double.api,
  });
  const log = { warn: () => undefined, error: () => undefined };
  payments = createPayments({ executor: database.executor, provider, now, log });
});
afterAll(async () => {
  expect([...double.misfits]).toEqual([]);
  await double.close();
  await database.close();
});
beforeEach(async () => {
  members += 1;
  const email = `stripe${members}@skuret.example`;
  memberId =
    (await insertUser(database.executor, { name: 'Ida', email, passwordHash: 'none' })) ?? 0;
  double.events.length = 0;
  // An alarm of a kind is raised once an hour.
  clock += 3_600_000;
});
afterEach(async () => {
  expect(await trialBalance(database.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

type Event = (typeof double.events)[number];
async function deliver(events: readonly Event[]): Promise<void> {
  for (const { body, headers } of events) {
    expect(await payments.receive(body, headers)).toBe('taken');
  }
}
const taken = () => double.events.splice(0);

async function readNews(): Promise<string[]> {
  const rows = await database.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ params }) => String((params as { event?: string }).event));
}

/** A captured payment of 100 kr.; its events are not delivered. */
async function captured(kind = 'card') {
  const charge = { key: `stripe ${members}`, bookingId: null, payerId: memberId, ore };
  const { payment } = await payments.authorise(
    { ...charge, purpose: 'booking' },
    { returnUrl: '/dashboard' },
  );
  double.pay(payment.provider_id ?? '', kind);
  if (kind === 'step') double.step(payment.provider_id ?? '', true);
  await payments.lookAtPayment(payment.id);
  const lines = { ownerId: memberId, rentalCents: ore, serviceFeeCents: 0, insuranceCents: 0 };
  const posting = { kind: 'capture', entries: postings.capture(lines) } as const;
  const done = await payments.capture({ paymentId: payment.id, name: 'capture', posting, ore });
  expect(done.state).toBe('done');
  return done.payment;
}

async function refund(paymentId: number, cents: number): Promise<void> {
  const lines = { ownerId: memberId, rentalCents: cents, serviceFeeCents: 0, insuranceCents: 0 };
  const posting = { kind: 'refund', entries: postings.refund(lines) } as const;
  await payments.refund({ paymentId, name: 'refund', posting, ore: cents });
}

const readPayment = (id: number) =>
  database.executor
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const getOwed = () => readBalance(database.executor, `borrower:${memberId}:owed`);

async function listDifferences(id: number) {
  const { differences } = await reconcile(database.executor, payments.provider, new Date(0));
  return differences
    .filter((each) => each.what === 'payment' && each.id === String(id))
    .map(({ problem }) => problem);
}

describe('payment methods', () => {
  test.each([
    ['card', 'visa', true],
    ['step', 'visa', true],
    ['mobilepay', 'MobilePay', false],
  ])('a payment with %s is captured and says how it was paid', async (kind, brand, reusable) => {
    const { id } = await captured(kind);
    expect(await readPayment(id)).toMatchObject({
      state: 'captured',
      method_brand: brand,
      reusable,
    });
    expect(await listDifferences(id)).toEqual([]);
  });
});

/** What happened at Stripe after a capture: a refund of 40 kr. that failed, then a lost dispute of the rest. */
async function eventful() {
  const payment = await captured();
  await refund(payment.id, 4_000);
  double.failRefund(payment.provider_id ?? '');
  double.dispute(payment.provider_id ?? '');
  double.endDispute(payment.provider_id ?? '', 'lost');
  return { payment, events: taken() };
}

async function expectEventfulEnd(id: number): Promise<void> {
  expect(await readPayment(id)).toMatchObject({
    state: 'lost',
    refunded_ore: 4_000,
    refund_failed_ore: 4_000,
    disputed_ore: 10_000,
  });
  expect(await getOwed()).toBe(-4_000);
  expect(await readNews()).toEqual(['refundFailed']);
}

describe('webhooks', () => {
  test.each<[string, (events: Event[]) => Event[]]>([
    ['in order', (events) => events],
    ['in reverse order', (events) => events.toReversed()],
    ['each twice', (events) => events.flatMap((event) => [event, event])],
    ['twice, the second time late', (events) => [...events, ...events.toReversed()]],
    ['only the last', (events) => events.slice(-1)],
  ])('lead to the same state %s', async (_case, arrange) => {
    const { payment, events } = await eventful();
    await deliver(arrange(events));
    await expectEventfulEnd(payment.id);
    // The booked payment has no booking, by which reconciliation finds its failed refund.
    expect((await listDifferences(payment.id)).filter((each) => each !== 'posted')).toEqual([]);
  });

  test('that are missing are found by reconciliation, and announce nothing', async () => {
    const { payment, events } = await eventful();
    expect(await listDifferences(payment.id)).toEqual(
      expect.arrayContaining(['refund failed', 'disputed', 'state']),
    );
    expect(await readNews()).toEqual([]);
    await deliver(events);
    await expectEventfulEnd(payment.id);
  });

  test('about a dispute lead to evidence due, and back when it is won', async () => {
    const payment = await captured();
    double.dispute(payment.provider_id ?? '');
    await deliver(taken());
    const alarm = await database.executor
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'office_alarm')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(alarm.payload).toMatchObject({
      alarm: 'chargeback',
      answerBy: expect.stringMatching(/^\d{4}-/),
    });
    double.endDispute(payment.provider_id ?? '', 'won');
    await deliver(taken().reverse());
    expect(await readPayment(payment.id)).toMatchObject({ state: 'won' });
  });
});

describe('a payout', () => {
  /** An owner with 70 kr. due, whose account at Stripe is in a state. */
  async function openOwner(state: PayoutAccountState) {
    const cents = 7_000;
    const lines = { ownerId: memberId, rentalCents: cents, serviceFeeCents: 0, insuranceCents: 0 };
    const booked = { bookingId: null, at: now() };
    await post(database.executor, {
      ...booked,
      key: `paid ${members}`,
      kind: 'capture',
      entries: postings.capture(lines),
    });
    await post(database.executor, {
      ...booked,
      key: `over ${members}`,
      kind: 'release',
      entries: postings.release({ ownerId: memberId, cents, commissionCents: 0 }),
    });
    await payments.openPayoutForm(memberId);
    const { payout_account: account } = await database.executor
      .selectFrom('provider_customers')
      .select('payout_account')
      .where('user_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const set = async (next: PayoutAccountState) => {
      double.changeAccount(account ?? '', accountsOfStripe[next]);
      await deliver(taken());
    };
    await set(state);
    return { set };
  }
  const listPayouts = () =>
    database.executor
      .selectFrom('payouts')
      .select(['state', 'provider_id'])
      .where('owner_id', '=', memberId)
      .orderBy('id')
      .execute();
  const getDue = () => readBalance(database.executor, `owner:${memberId}:due`);
  async function nextDay() {
    clock += 86_400_000;
    await payments.payOutDue(now().toISOString().slice(0, 10));
  }

  test('waits while the account is restricted, leaves when it is resolved, and is paid when the bank says so', async () => {
    const { set } = await openOwner('restricted');
    expect(await readNews()).toEqual(['restricted']);
    await nextDay();
    expect(await listPayouts()).toEqual([]);
    expect(await getDue()).toBe(-7_000);
    await set('underReview');
    // Unread news about the payouts is one notification, with the latest state.
    expect(await readNews()).toEqual(['underReview']);
    await nextDay();
    expect(await listPayouts()).toEqual([]);
    await set('ready');
    expect(await readNews()).toEqual(['ready']);
    await nextDay();
    const [payout] = await listPayouts();
    expect(payout?.state).toBe('onItsWay');
    expect(await getDue()).toBe(0);
    double.endPayout(payout?.provider_id ?? '', 'paid');
    await deliver(taken());
    expect((await listPayouts()).map(({ state }) => state)).toEqual(['paid']);
    await nextDay();
    expect(await listPayouts()).toHaveLength(1);
    expect(await readNews()).toEqual(['ready']);
  });

  test('that the bank returns after it was paid is announced once, and paid again', async () => {
    await openOwner('ready');
    await nextDay();
    const [first] = await listPayouts();
    double.endPayout(first?.provider_id ?? '', 'paid');
    double.endPayout(first?.provider_id ?? '', 'failed');
    const events = taken();
    await deliver([...events.toReversed(), ...events]);
    expect(await listPayouts()).toMatchObject([{ state: 'returned' }]);
    expect(await getDue()).toBe(-7_000);
    expect((await readNews()).filter((each) => each !== 'ready')).toEqual(['payoutReturned']);
    await nextDay();
    expect((await listPayouts()).map(({ state }) => state)).toEqual(['returned', 'onItsWay']);
  });

  test('stops with a lost account event at the next payout, which asks Stripe itself', async () => {
    const { set } = await openOwner('ready');
    await set('ready');
    const { payout_account: account } = await database.executor
      .selectFrom('provider_customers')
      .select('payout_account')
      .where('user_id', '=', memberId)
      .executeTakeFirstOrThrow();
    double.changeAccount(account ?? '', accountsOfStripe.paused);
    taken();
    await nextDay();
    expect(await listPayouts()).toEqual([]);
    expect((await readNews()).at(-1)).toBe('paused');
  });
});
