import * as documents from '../../tests/helpers/service/documents';
import { makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { startSandboxService } from '../../tests/helpers/service/startSandboxService';
import { password } from '../../tests/helpers/service/startTestService';
import { createPayments } from './payments';
import { type PaymentAnswer, type Provider, ProviderAway } from './provider';
import { reconcile } from './reconcile';

/** Decides what happens to a call of the provider. `call` runs the real one. */
type ProviderBehaviour = (name: string, call: () => unknown) => unknown;
const normal: ProviderBehaviour = (_name, call) => call();

let behaviour = normal;
/** The names of all calls so far, in order. */
const called: string[] = [];
let provider: Provider;
const intercept = (real: Provider): Provider => {
  provider = real;
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'verify') return value;
      return async (...args: unknown[]) => {
        called.push(String(name));
        return behaviour(String(name), () => Reflect.apply(value, target, args));
      };
    },
  });
};

const never = () => new Promise<never>(() => undefined);
/** These calls never get an answer; the others succeed. */
const silent =
  (...names: string[]): ProviderBehaviour =>
  (name, call) =>
    names.length === 0 || names.includes(name) ? never() : call();
/** These calls take effect, but their answer never arrives. */
const late =
  (...names: string[]): ProviderBehaviour =>
  async (name, call) => {
    const answer = await call();
    return names.includes(name) ? never() : answer;
  };
const broken =
  (...names: string[]): ProviderBehaviour =>
  (name, call) => {
    if (names.length === 0 || names.includes(name)) throw new ProviderAway('500');
    return call();
  };
/** These calls take effect, but their answer is false. */
const lying =
  (names: readonly string[], lie: Partial<PaymentAnswer>): ProviderBehaviour =>
  async (name, call) => {
    const answer = await call();
    return names.includes(name) ? { ...(answer as object), ...lie } : answer;
  };

const lines: { level: number; msg: string }[] = [];
const said = (level: number) => lines.filter((line) => line.level === level).map(({ msg }) => msg);
const contradicts = 'payment provider response contradicts the request';

const { service, pair, clock } = prepareBookingPair(
  'vild',
  {
    between: intercept,
    // No scheduled job by itself: a test decides when the service learns what the provider has done.
    jobIntervalMs: 3_600_000,
    // Longer than any answer of the test provider takes on a busy machine.
    timeouts: { provider: 1_500 },
    logLevel: 'warn',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  },
  startSandboxService,
);
const wait = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
beforeEach(async () => {
  await service.runDueWork();
  lines.splice(0);
  called.splice(0);
});
afterEach(async () => {
  behaviour = normal;
  // After every test: ledger and provider agree, and no call is under way.
  wait(61_000);
  await service.runDueWork();
  expect(await reconcile(service.executor, provider, new Date(0))).toMatchObject({
    differences: [],
    underWay: 0,
  });
});

const away = 'The payment provider is not answering. Please try again in a moment.';

const readRow = (id: number) =>
  service.executor
    .selectFrom('bookings')
    .select(['state', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** A requested booking with its money reserved. */
async function requested(): Promise<number> {
  const { booking, errors } = await pair.request();
  expect(errors).toEqual([]);
  return Number(booking?.id);
}

/** Waits until a call with this name has reached the provider. */
async function reached(name: string): Promise<void> {
  while (!called.includes(name)) await new Promise((resolve) => setImmediate(resolve));
}

describe('unresponsive provider', () => {
  const asking = (as: 'owner' | 'borrower', document: string, variables: object) => () =>
    service.graphql(document, variables, pair.tokens[as]);

  test.each([
    [
      'requests a booking',
      async () => {
        const variables = { toolId: String(pair.toolId), units: 1 };
        const days = { startDate: '2026-08-03', endDate: '2026-08-05' };
        return asking('borrower', documents.requestBooking, { ...variables, ...days });
      },
    ],
    [
      'pays with another card',
      async () => {
        behaviour = broken('begin');
        const { booking } = await pair.request();
        const variables = { id: booking?.id, paymentMethodId: 'card_other' };
        return asking('borrower', documents.payBooking, variables);
      },
    ],
    [
      'proposes other days',
      async () => {
        const id = await requested();
        const days = { startDate: '2026-08-03', endDate: '2026-08-07' };
        const terms = { ...days, units: 1, pricePerDayCents: 12_500 };
        return asking('borrower', documents.proposeChange, { id: String(id), ...terms });
      },
    ],
    ['lists the cards', async () => asking('borrower', documents.paymentMethods, {})],
    ['adds a card', async () => asking('borrower', documents.addPaymentMethod, {})],
    [
      'pays a debt',
      async () => asking('borrower', documents.payDebt, { paymentMethodId: 'card_1' }),
    ],
  ])('causes a message when a member %s', async (_who, prepare) => {
    const ask = await prepare();
    behaviour = silent();
    const { errors } = await ask();
    expect(errors).toMatchObject([{ message: away, extensions: { code: 'UNAVAILABLE' } }]);
    expect(said(50)).toEqual([]);
  });

  test('blocks the hand-over without a deposit, with a message', async () => {
    const id = await requested();
    await pair.press('ACCEPT', id, 'owner');
    clock.now = new Date('2026-08-03T02:00:00Z');
    pair.tokens.owner = await service.signIn(pair.emails.owner, password);
    behaviour = silent();
    expect(await pair.press('CONFIRM_PICKUP', id, 'owner')).toEqual({
      state: 'ACCEPTED',
      errors: ['We are still reserving the deposit. Please try again in a moment.'],
    });
  });

  test('blocks no other request, row or connection', async () => {
    const id = await requested();
    behaviour = silent('capture');
    const accepted = pair.press('ACCEPT', id, 'owner');
    await reached('capture');
    // The embedded database runs one transaction at a time, so there any open transaction would block this one.
    await service.executor
      .transaction()
      .execute((transaction) =>
        transaction
          .selectFrom('bookings')
          .innerJoin('payments', 'payments.booking_id', 'bookings.id')
          .select('bookings.id')
          .where('bookings.id', '=', id)
          .forUpdate()
          .noWait()
          .execute(),
      );
    const others = await Promise.all(
      Array.from({ length: 20 }, () => service.graphql('{ categories { id } }')),
    );
    expect(others.map(({ errors }) => errors)).toEqual(others.map(() => []));
    expect(await accepted).toMatchObject({ state: 'ACCEPTED', errors: [] });
    expect((await readRow(id)).paid_at).toBeNull();
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect((await readRow(id)).paid_at).not.toBeNull();
  });

  test('is called at most three times per run, and other due work continues', async () => {
    const id = await requested();
    behaviour = silent('begin');
    const payerId = pair.borrowerId;
    await service.executor
      .insertInto('payments')
      .values(
        Array.from({ length: 30 }, (_, index) => ({
          key: `vild:${pair.number}:${index}`,
          booking_id: null,
          payer_id: payerId,
          purpose: 'booking' as const,
          provider: 'test' as const,
          provider_id: null,
          ore: 1_000,
          held_until: null,
          step_url: null,
          failure: null,
          created_at: clock.now,
        })),
      )
      .execute();
    await service.database.pool.query(
      `insert into provider_calls (key, action, payment_id, ore, request, asked_at, due_at)
       select 'payment:' || id || ':begin', 'begin', id, ore, '{}', created_at, created_at
       from payments where key like 'vild:${pair.number}:%'`,
    );
    called.splice(0);
    // By then the request has expired, which is part of the work that is due.
    wait(49 * 3_600_000);
    await service.runDueWork();
    expect(called.filter((name) => name === 'begin')).toHaveLength(3);
    expect(await readRow(id)).toMatchObject({ state: 'expired' });
  });
});

describe('late or failing provider', () => {
  test.each([
    ['never answers', silent],
    ['has done it', late],
    ['is broken', broken],
  ])('reserves the money once when it %s', async (_how, astray) => {
    behaviour = astray('begin');
    const { booking, errors } = await pair.request();
    expect(errors).toEqual([]);
    const id = Number(booking?.id);
    expect(await readRow(id)).toMatchObject({ state: 'awaitingPayment' });
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect(await readRow(id)).toMatchObject({ state: 'requested' });
    const listed = await provider.list(new Date(0));
    const [payment] = await service.executor
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', id)
      .execute();
    expect(listed.filter(({ reference }) => reference === `payment:${payment?.id}`)).toHaveLength(
      1,
    );
  });

  test.each([
    ['never answers', silent],
    ['has done it', late],
    ['is broken', broken],
  ])('captures and refunds once when it %s', async (_how, astray) => {
    const id = await requested();
    behaviour = astray('capture');
    await pair.press('ACCEPT', id, 'owner');
    expect((await readRow(id)).paid_at).toBeNull();
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect((await readRow(id)).paid_at).not.toBeNull();
    const held = await pair.sum(`owner:${pair.ownerId}:held`);
    expect(held).toBe(-25_000);
    behaviour = astray('refund');
    expect(await pair.press('CANCEL', id, 'owner')).toMatchObject({ errors: [] });
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(held);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(0);
  });

  test('does not block other calls with an unknown error', async () => {
    const first = await requested();
    behaviour = silent('capture');
    await pair.press('ACCEPT', first, 'owner');
    const other = await makeBookingPair(service, () => undefined, `anden${pair.number}`);
    const { booking } = await other.request();
    const second = Number(booking?.id);
    await other.press('ACCEPT', second, 'owner');
    let broke = 0;
    behaviour = (name, call) => {
      if (name !== 'capture' || broke > 0) return call();
      broke += 1;
      throw new TypeError('unexpected token < in JSON');
    };
    wait(61_000);
    await expect(service.runDueWork()).rejects.toThrow('unexpected token');
    expect(broke).toBe(1);
    const held = [pair, other].map(({ ownerId, sum }) => sum(`owner:${ownerId}:held`));
    expect((await Promise.all(held)).sort()).toEqual([-25_000, 0]);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect((await readRow(first)).paid_at).not.toBeNull();
    expect((await readRow(second)).paid_at).not.toBeNull();
  });

  test('keeps an event until the provider responds', async () => {
    const waiting = () =>
      service.executor
        .selectFrom('provider_events')
        .select('event_id')
        .where('done_at', 'is', null)
        .execute();
    behaviour = silent('read');
    await requested();
    await service.runDueWork();
    expect(await waiting()).toHaveLength(1);
    behaviour = normal;
    await service.runDueWork();
    expect(await waiting()).toEqual([]);
  });
});

const lies: [string, Partial<PaymentAnswer>][] = [
  ['another amount', { ore: 100 }],
  ['less than was asked', { capturedOre: 100 }],
  ['more than was asked', { capturedOre: 99_999_999 }],
  ['another currency', { currency: 'sek' }],
  ['nothing done', { state: 'authorised', capturedOre: 0 }],
  ['another id', { id: 'pay_other' }],
  ['another member’s payment', { reference: 'payment:1' }],
];

describe('contradictory provider response', () => {
  test.each(lies)('posts nothing until it is corrected: %s', async (_what, lie) => {
    const id = await requested();
    behaviour = lying(['capture'], lie);
    await pair.press('ACCEPT', id, 'owner');
    expect((await readRow(id)).paid_at).toBeNull();
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(0);
    expect(said(50)).toContain(contradicts);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect((await readRow(id)).paid_at).not.toBeNull();
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(-25_000);
  });

  test.each([
    ['another amount', { ore: 100 }],
    ['another currency', { currency: 'sek' }],
    ['another member’s payment', { reference: 'payment:1' }],
  ] as [string, Partial<PaymentAnswer>][])(
    'leaves the booking unchanged: %s',
    async (_what, lie) => {
      behaviour = lying(['begin'], lie);
      const { booking } = await pair.request();
      const id = Number(booking?.id);
      expect(await readRow(id)).toMatchObject({ state: 'awaitingPayment' });
      expect(said(50)).toContain(contradicts);
      behaviour = normal;
      wait(61_000);
      await service.runDueWork();
      expect(await readRow(id)).toMatchObject({ state: 'requested' });
    },
  );

  test.each([
    ['too little refunded', { refundedOre: 1 }],
    ['nothing refunded', { state: 'captured', refundedOre: 0 }],
  ] as [string, Partial<PaymentAnswer>][])('still refunds once: %s', async (_what, lie) => {
    const id = await requested();
    await pair.press('ACCEPT', id, 'owner');
    behaviour = lying(['refund'], lie);
    await pair.press('CANCEL', id, 'owner');
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(-25_000);
    expect(said(50)).toContain(contradicts);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    expect(await pair.sum(`owner:${pair.ownerId}:held`)).toBe(0);
  });

  test('still cancels the reservation', async () => {
    const id = await requested();
    behaviour = lying(['cancel'], { state: 'authorised' });
    await pair.press('WITHDRAW', id, 'borrower');
    expect(said(50)).toContain(contradicts);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    const payment = await service.executor
      .selectFrom('payments')
      .select('state')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payment.state).toBe('cancelled');
  });

  test.each([
    ['more was captured than the payment is', { state: 'captured', capturedOre: 99_999_999 }],
    ['more came back than was captured', { refundedOre: 1 }],
    ['more is disputed than was captured', { state: 'disputed', disputedOre: 1 }],
  ] as [string, Partial<PaymentAnswer>][])(
    'with impossible sums is ignored: %s',
    async (_what, lie) => {
      behaviour = lying(['read'], lie);
      const id = await requested();
      await service.runDueWork();
      expect(said(50)).toContain(contradicts);
      const payment = await service.executor
        .selectFrom('payments')
        .select(['state', 'captured_ore', 'refunded_ore', 'disputed_ore'])
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(payment).toEqual({
        state: 'authorised',
        captured_ore: 0,
        refunded_ore: 0,
        disputed_ore: 0,
      });
    },
  );

  test('still pays out once', async () => {
    const id = await pair.handedOver();
    await pair.moveClockTo('2026-08-05T10:00:00Z');
    await pair.press('MARK_RETURNED', id, 'borrower');
    await pair.press('CONFIRM_RETURN', id, 'owner');
    const due = await pair.sum(`owner:${pair.ownerId}:due`);
    expect(due).toBe(-25_000);
    behaviour = lying(['payOut'], { ore: 1 });
    // As the service does once a day.
    const error = (_about: unknown, msg?: string) => void lines.push({ level: 50, msg: msg ?? '' });
    const payments = createPayments({
      executor: service.executor,
      provider: intercept(provider),
      now: () => clock.now,
      log: { warn: () => undefined, error },
    });
    await payments.payOut(pair.ownerId, `vild:${pair.number}`);
    expect(said(50)).toContain(contradicts);
    expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(0);
    behaviour = normal;
    wait(61_000);
    await service.runDueWork();
    const payouts = await service.executor
      .selectFrom('payouts')
      .select(['ore', 'state'])
      .where('owner_id', '=', pair.ownerId)
      .execute();
    expect(payouts).toEqual([{ ore: 25_000, state: expect.stringMatching(/onItsWay|paid/) }]);
  });

  test('is reported by reconciliation when it persists', async () => {
    const id = await requested();
    behaviour = lying(['capture', 'read'], { state: 'authorised', capturedOre: 0 });
    await pair.press('ACCEPT', id, 'owner');
    const compared = async () =>
      (await reconcile(service.executor, provider, new Date(0))).differences;
    expect(await compared()).toEqual([]);
    for (let asked = 0; asked < 61; asked += 1) {
      wait(61_000);
      await service.runDueWork();
    }
    const found = (await compared()).map(({ problem, ours, theirs }) => [problem, ours, theirs]);
    expect(found).toEqual([
      ['captured', 0, 28_000],
      ['state', 'authorised', 'captured'],
      ['posted', 0, 28_000],
    ]);
  });
});
