import { randomBytes, randomUUID } from 'node:crypto';
import {
  canBePaidOut,
  getPayoutAccountState,
  type PayoutAccountState,
  payoutAccountStates,
} from '../../domain/payments/payoutAccount';
import { accountsOfStripe } from '../../tests/helpers/accountsOfStripe';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { openStripeDouble } from '../../tests/helpers/stripeDouble';
import { type Provider, ProviderAway, ProviderRefused } from './provider';
import { createStripeProvider } from './stripe/createStripeProvider';
import { createTestProvider } from './testProvider/createTestProvider';
import type { TestCardName } from './testProvider/testCards';

/** A provider, and what the suite needs besides: actions of the person and the bank, and the events. */
interface World {
  provider: Provider;
  card(customer: string, kind: 'good' | 'step' | 'insufficient' | 'expired'): Promise<string>;
  pay(id: string, kind: 'good' | 'insufficient'): Promise<void>;
  step(id: string, isDone: boolean): Promise<void>;
  expire(id: string): Promise<void>;
  dispute(id: string, end?: 'won' | 'lost'): Promise<void>;
  returnPayout(id: string): Promise<void>;
  setAccount(id: string, state: PayoutAccountState): Promise<void>;
  failRefund(id: string): Promise<void>;
  /** Makes the next call fail, before or after it took effect. */
  lose(when: 'before' | 'after'): void;
  events(): Promise<{ body: Buffer; headers: Record<string, string> }[]>;
  close(): Promise<void>;
}

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function testWorld(): Promise<World> {
  const { executor } = service;
  let clock = Date.now();
  const bank = createTestProvider(executor, randomBytes(32), () => new Date(clock));
  const names: Record<string, TestCardName> = { insufficient: 'insufficientFunds' };
  const cardName = (kind: string) => names[kind] ?? (kind as TestCardName);
  let lost: 'before' | 'after' | null = null;
  const breaking: Provider = {
    ...bank,
    async begin(asked) {
      const when = lost;
      lost = null;
      if (when === 'before') throw new ProviderAway('lost');
      const answer = await bank.begin(asked);
      if (when === 'after') throw new ProviderAway('lost');
      return answer;
    },
  };
  return {
    provider: breaking,
    async card(customer, kind) {
      const { url } = await bank.addMethod({ key: randomUUID(), customer, returnUrl: '/' });
      const id = url.split('/').at(-1) ?? '';
      const before = new Set((await bank.methods(customer)).map((method) => method.id));
      await bank.choose(id, { kind: 'pay', card: cardName(kind) });
      return (await bank.methods(customer)).find((method) => !before.has(method.id))?.id ?? '';
    },
    pay: async (id, kind) => void (await bank.choose(id, { kind: 'pay', card: cardName(kind) })),
    step: async (id, done) => void (await bank.choose(id, { kind: 'step', done })),
    async expire() {
      clock += 8 * 86_400_000;
    },
    async dispute(id, end) {
      await bank.bank(id, 'dispute');
      if (end) await bank.bank(id, end);
    },
    returnPayout: (id) => bank.endPayout(id, 'returned'),
    async setAccount(id, state) {
      const { url } = await bank.payoutAccountForm(id, '/settings');
      await bank.choose(url.split('/').at(-1) ?? '', { kind: 'account', state });
    },
    failRefund: (id) => bank.bank(id, 'failRefund'),
    lose(when) {
      lost = when;
    },
    events: () => bank.waitingEvents(),
    close: async () => undefined,
  };
}

async function stripeWorld(): Promise<World> {
  const webhookSecret = 'whsec_of_the_double';
  const double = await openStripeDouble(webhookSecret);
  const provider = await createStripeProvider({
    key: 'sk_test_double',
    webhookSecret,
    publicUrl: 'https://skuret.example',
    api: double.api,
  });
  return {
    provider,
    card: async (customer, kind) => double.saveCard(customer, kind),
    pay: async (id, kind) => double.pay(id, kind),
    step: async (id, isDone) => double.step(id, isDone),
    expire: async (id) => double.expire(id),
    async dispute(id, end) {
      double.dispute(id);
      if (end) double.endDispute(id, end);
    },
    returnPayout: async (id) => double.endPayout(id, 'failed'),
    setAccount: async (id, state) => double.changeAccount(id, accountsOfStripe[state]),
    failRefund: async (id) => double.failRefund(id),
    lose(when) {
      // The client library retries once by itself.
      double.trouble.push(when, when);
    },
    events: async () => double.events,
    async close() {
      // Every response of all tests has the fields that the adapter reads, as Stripe has them.
      expect([...double.misfits]).toEqual([]);
      await double.close();
    },
  };
}

describe.each([
  ['the test provider', testWorld],
  ['Stripe, against a double of its interface', stripeWorld],
])('%s', (_name, open) => {
  let world: World;
  let customer: string;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const userId = Math.floor(Math.random() * 1e9);
    const member = { userId, email: `m${userId}@skuret.example`, name: 'Karla' };
    customer = await world.provider.customerFor(member);
  });

  const asked = (more: object = {}) => ({
    key: randomUUID(),
    ore: 10_000,
    reference: 'payment:7',
    customer,
    returnUrl: '/dashboard',
    ...more,
  });
  const authorised = async () =>
    world.provider.begin(asked({ methodId: await world.card(customer, 'good') }));
  const refusal = (work: Promise<unknown>, reason: ProviderRefused['reason']) =>
    expect(work).rejects.toEqual(new ProviderRefused(reason));

  test('reserves and captures an amount under our reference', async () => {
    const begun = await authorised();
    expect(begun).toMatchObject({
      capturedOre: 0,
      state: 'authorised',
      ore: 10_000,
      currency: 'dkk',
      reference: 'payment:7',
      stepUrl: null,
      reusable: true,
      method: { brand: expect.stringMatching(/^visa$/i), last4: '4242' },
    });
    expect(begun.heldUntil?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const taken = await world.provider.capture(begun.id, 10_000, randomUUID());
    expect(taken).toMatchObject({ state: 'captured', capturedOre: 10_000, refundedOre: 0 });
    expect(await world.provider.read(begun.id)).toEqual(taken);
  });

  test('captures a part and releases the rest', async () => {
    const { id } = await authorised();
    const taken = await world.provider.capture(id, 4_000, randomUUID());
    expect(taken).toMatchObject({ state: 'captured', capturedOre: 4_000 });
    await refusal(world.provider.capture(id, 1_000, randomUUID()), 'state');
  });

  test('rejects a capture above the reservation', async () => {
    const { id } = await authorised();
    await refusal(world.provider.capture(id, 10_001, randomUUID()), 'above');
    expect(await world.provider.read(id)).toMatchObject({ state: 'authorised' });
  });

  test('refunds in parts, but not more than captured', async () => {
    const { id } = await authorised();
    await world.provider.capture(id, 10_000, randomUUID());
    const key = randomUUID();
    const part = await world.provider.refund(id, 3_000, key);
    expect(part).toMatchObject({ state: 'partRefunded', refundedOre: 3_000 });
    // A retry with the same key is the same refund.
    await world.provider.refund(id, 3_000, key);
    await refusal(world.provider.refund(id, 7_001, randomUUID()), 'above');
    const all = await world.provider.refund(id, 7_000, randomUUID());
    expect(all).toMatchObject({ state: 'refunded', refundedOre: 10_000 });
    await refusal(world.provider.refund(id, 1, randomUUID()), 'state');
  });

  test('rejects a capture after a cancellation', async () => {
    const { id } = await authorised();
    expect(await world.provider.cancel(id, randomUUID())).toMatchObject({ state: 'cancelled' });
    await refusal(world.provider.capture(id, 10_000, randomUUID()), 'state');
  });

  test('rejects a capture after the reservation has expired', async () => {
    const { id } = await authorised();
    await world.expire(id);
    await refusal(world.provider.capture(id, 10_000, randomUUID()), 'state');
    expect(await world.provider.read(id)).toMatchObject({ state: 'expired' });
  });

  test.each([
    ['insufficient', 'insufficientFunds'],
    ['expired', 'cardExpired'],
  ] as const)('declines a card that is %s with the reason', async (kind, failure) => {
    const methodId = await world.card(customer, kind);
    const request = asked({ methodId });
    const answer = await world.provider.begin(request);
    expect(answer).toMatchObject({ state: 'failed', failure, reference: 'payment:7' });
    expect(await world.provider.begin(request)).toMatchObject({ state: 'failed' });
  });

  test.each([
    [true, 'authorised', null],
    [false, 'failed', 'stepFailed'],
  ])('requires authentication; completed: %s', async (isDone, state, failure) => {
    const methodId = await world.card(customer, 'step');
    const begun = await world.provider.begin(asked({ methodId }));
    expect(begun.state).toBe('needsAction');
    expect(begun.stepUrl).toContain(begun.id);
    await world.step(begun.id, isDone);
    expect(await world.provider.read(begun.id)).toMatchObject({ state, failure });
  });

  test('reserves after the payment on the provider’s page', async () => {
    const begun = await world.provider.begin(asked());
    expect(begun).toMatchObject({ state: 'needsAction', ore: 10_000, reference: 'payment:7' });
    expect(begun.stepUrl).toContain(begun.id);
    await world.pay(begun.id, 'good');
    const read = await world.provider.read(begun.id);
    expect(read).toMatchObject({ state: 'authorised', reference: 'payment:7', stepUrl: null });
    const taken = await world.provider.capture(begun.id, 10_000, randomUUID());
    expect(taken).toMatchObject({ state: 'captured', capturedOre: 10_000 });
  });

  test('cancels an abandoned payment', async () => {
    const begun = await world.provider.begin(asked());
    const ended = await world.provider.cancel(begun.id, randomUUID());
    expect(['cancelled', 'failed']).toContain(ended.state);
  });

  test('charges a saved card without the member, unless authentication is required', async () => {
    const good = await world.card(customer, 'good');
    const charged = await world.provider.chargeSaved({ ...asked(), methodId: good });
    expect(charged).toMatchObject({ state: 'captured', capturedOre: 10_000 });
    const step = await world.card(customer, 'step');
    const refused = await world.provider.chargeSaved({ ...asked(), methodId: step });
    expect(refused).toMatchObject({ state: 'failed', failure: 'stepNeeded', capturedOre: 0 });
  });

  test('executes an idempotency key once, and rejects other arguments', async () => {
    const request = asked({ methodId: await world.card(customer, 'good') });
    const one = await world.provider.begin(request);
    const same = await world.provider.begin(request);
    expect(same.id).toBe(one.id);
    await refusal(world.provider.begin({ ...request, ore: 20_000 }), 'other arguments');
  });

  test.each(['before', 'after'] as const)(
    'executes once when the response is lost %s execution',
    async (when) => {
      const request = asked({ methodId: await world.card(customer, 'good') });
      world.lose(when);
      await expect(world.provider.begin(request)).rejects.toThrow(ProviderAway);
      const known = new Set((await world.provider.list(new Date(0))).map(({ id }) => id));
      const answer = await world.provider.begin(request);
      expect(answer.state).toBe('authorised');
      expect(known.has(answer.id)).toBe(when === 'after');
    },
  );

  test.each([
    [undefined, 'disputed'],
    ['won', 'won'],
    ['lost', 'lost'],
  ] as const)('reports a chargeback: %s', async (end, state) => {
    const { id } = await authorised();
    await world.provider.capture(id, 10_000, randomUUID());
    await world.provider.refund(id, 2_000, randomUUID());
    await world.dispute(id, end);
    const read = await world.provider.read(id);
    // The double keeps one dispute for all.
    if (world.provider.name === 'test' || end === undefined) {
      expect(read).toMatchObject({ state, disputedOre: 8_000 });
    }
  });

  const openAccount = () =>
    world.provider.openPayoutAccount({ key: randomUUID(), userId: 7, customer });

  test.each(payoutAccountStates)(
    'reads an account that is %s, and pays if it can',
    async (state) => {
      const to = await openAccount();
      await world.setAccount(to, state);
      const facts = await world.provider.readPayoutAccount(to);
      expect(getPayoutAccountState(facts)).toBe(state);
      expect(facts.currentDeadline !== null).toBe(state === 'wantedSoon');
      const told = (await world.events()).flatMap(
        ({ body, headers }) => world.provider.verify(body, headers) ?? [],
      );
      expect(told).toContainEqual(expect.objectContaining({ kind: 'account', objectId: to }));
      const payout = { key: randomUUID(), ore: 5_000, reference: 'payout:4', to };
      if (canBePaidOut(state)) {
        expect((await world.provider.payOut(payout)).state).toBe('onItsWay');
      } else {
        await expect(world.provider.payOut(payout)).rejects.toThrow(ProviderRefused);
      }
      const { url } = await world.provider.payoutAccountForm(to, '/settings#payouts');
      expect(url).toContain('/');
    },
  );

  test('reports a refund that the bank does not take', async () => {
    const { id } = await authorised();
    await world.provider.capture(id, 10_000, randomUUID());
    await world.provider.refund(id, 4_000, randomUUID());
    await world.failRefund(id);
    expect(await world.provider.read(id)).toMatchObject({
      state: 'partRefunded',
      refundedOre: 4_000,
      refundFailedOre: 4_000,
    });
  });

  test('pays out once and reports a returned payout', async () => {
    const to = await openAccount();
    await world.setAccount(to, 'ready');
    const payout = { key: randomUUID(), ore: 5_000, reference: 'payout:3', to };
    const sent = await world.provider.payOut(payout);
    expect(sent).toMatchObject({ ore: 5_000, reference: 'payout:3' });
    expect(['onItsWay', 'paid']).toContain(sent.state);
    expect((await world.provider.payOut(payout)).id).toBe(sent.id);
    await world.returnPayout(sent.id);
    expect(await world.provider.readPayout(sent.id)).toMatchObject({ state: 'returned' });
  });

  test('stores payment methods with one default', async () => {
    const first = await world.card(customer, 'good');
    const second = await world.card(customer, 'good');
    await world.provider.makeDefault(customer, second);
    const methods = await world.provider.methods(customer);
    expect(methods[0]).toMatchObject({ id: second, isDefault: true, last4: '4242' });
    expect(methods.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await world.provider.removeMethod(customer, second);
    const left = await world.provider.methods(customer);
    expect(left.map(({ id }) => id)).not.toContain(second);
    expect(left.map(({ id }) => id)).toContain(first);
    const { url } = await world.provider.addMethod({
      key: randomUUID(),
      customer,
      returnUrl: '/settings',
    });
    expect(url).toContain('/');
  });

  test('protects payment methods from other customers', async () => {
    const method = await world.card(customer, 'good');
    const other = await world.provider.customerFor({
      userId: 1_000_000_001,
      email: 'other@skuret.example',
      name: 'En anden',
    });
    await world.provider.removeMethod(other, method);
    await world.provider.makeDefault(other, method);
    expect((await world.provider.methods(customer)).map(({ id }) => id)).toContain(method);
  });

  test('verifies its signed events and rejects others', async () => {
    const { id } = await authorised();
    await world.provider.capture(id, 10_000, randomUUID());
    const event = (await world.events()).at(-1);
    if (!event) throw new Error('Nothing was told');
    const read = world.provider.verify(event.body, event.headers);
    expect(read).toEqual([expect.objectContaining({ kind: 'payment' })]);
    const changed = Buffer.from(event.body.toString().replace('event', 'forged'));
    expect(world.provider.verify(changed, event.headers)).toBeNull();
    expect(world.provider.verify(event.body, {})).toBeNull();
    const old = { 'stripe-signature': 't=1,v1=00', 'test-provider-signature': 't=1,v1=00' };
    expect(world.provider.verify(event.body, old)).toBeNull();
  });

  test('reports unknown ids', async () => {
    await refusal(world.provider.read('pi_none'), 'unknown');
    await refusal(world.provider.readPayout('tr_none'), 'unknown');
  });
});
