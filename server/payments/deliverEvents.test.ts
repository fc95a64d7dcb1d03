import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { readSigningKeys } from '../members/auth/tokens';
import type { NewCharge } from './charge';
import { openProvider } from './openProvider';
import { createPayments } from './payments';
import { paymentById } from './records/payments';

let service: TestService;
let bank: NonNullable<Awaited<ReturnType<typeof openProvider>>['test']>;
let payments: ReturnType<typeof createPayments>;
const now = () => new Date();
beforeAll(async () => {
  service = await startTestService();
  const { executor } = service;
  // Like another process of the same service: the same tables and the same signing key.
  const signingKeys = await readSigningKeys(executor, undefined);
  const opened = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  if (!opened.test) throw new Error('This is about the test provider');
  bank = opened.test;
  const log = { warn: () => undefined, error: () => undefined };
  payments = createPayments({ executor, provider: bank, now, log });
});
afterAll(() => service.close());

let bookings = 500;
/** Starts a payment that waits for the payer, and returns it with the address of its page. */
async function begun() {
  await service.signUp();
  const { id } = await service.executor
    .selectFrom('users')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  bookings += 1;
  const charge: NewCharge = {
    key: `test:${bookings}`,
    bookingId: bookings,
    payerId: id,
    purpose: 'booking' as const,
    ore: 77_500,
  };
  const { payment } = await payments.authorise(charge, { returnUrl: '/dashboard?tab=loans' });
  return { payment, page: `${service.url}${payment.step_url}` };
}

const press = (page: string, fields: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const findState = async (id: number) => (await paymentById(service.executor, id))?.state;

test('a member pays on the test provider’s page and returns to a paid booking', async () => {
  const { payment, page } = await begun();
  const shown = await fetch(page);
  expect(shown.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await shown.text()).toContain('775\u00a0kr.');
  const danish = await fetch(page, { headers: { cookie: 'language=da' } });
  expect(await danish.text()).toContain('Vælg et kort');
  const back = await press(page, { choice: 'pay', card: 'good' });
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe('/dashboard?tab=loans');
  expect(await findState(payment.id)).toBe('authorised');
});

test.each([
  ['stepDone', 'authorised'],
  ['stepFailed', 'failed'],
])('with a card that needs authentication, %s leaves the payment %s', async (choice, state) => {
  const { payment, page } = await begun();
  const asked = await press(page, { choice: 'pay', card: 'step' });
  expect(asked.headers.get('location')).toBe(payment.step_url);
  expect(await findState(payment.id)).toBe('needsAction');
  await press(page, { choice });
  expect(await findState(payment.id)).toBe(state);
});

test('an abandoned payment page charges nothing', async () => {
  const { payment, page } = await begun();
  await fetch(page);
  expect(await findState(payment.id)).toBe('needsAction');
  const { state } = await payments.release({ paymentId: payment.id, name: 'lapse', posting: null });
  expect(state).toBe('done');
  expect(await findState(payment.id)).toBe('cancelled');
  await press(page, { choice: 'pay', card: 'good' });
  expect(await findState(payment.id)).toBe('cancelled');
});

test.each([
  ['decline', 'declined'],
  ['pay', 'insufficientFunds'],
])('shows the reason of a decline by %s', async (choice, failure) => {
  const { payment, page } = await begun();
  await press(page, { choice, card: 'insufficientFunds' });
  expect(await paymentById(service.executor, payment.id)).toMatchObject({
    state: 'failed',
    failure,
  });
});

test('rejects unknown choices and unknown payment pages', async () => {
  const { payment, page } = await begun();
  expect((await press(page, { choice: 'steal' })).status).toBe(400);
  expect((await press(page, { choice: 'pay', card: 'mine' })).status).toBe(400);
  expect(await findState(payment.id)).toBe('needsAction');
  expect((await fetch(`${service.url}/test-payment/pay_0`)).status).toBe(404);
});

describe('event at /payment-events', () => {
  const tell = (body: Buffer, headers: Record<string, string>) =>
    fetch(`${service.url}/payment-events`, { method: 'POST', body: new Uint8Array(body), headers });

  test('is accepted once when signed', async () => {
    const { payment } = await begun();
    await bank.choose(payment.provider_id ?? '', { kind: 'pay', card: 'good' });
    const events = await bank.waitingEvents();
    for (const event of [...events, ...events].reverse()) {
      expect((await tell(event.body, event.headers)).status).toBe(200);
    }
    expect(await findState(payment.id)).toBe('authorised');
  });

  test('is rejected when forged, altered or too large', async () => {
    const { payment } = await begun();
    await bank.choose(payment.provider_id ?? '', { kind: 'pay', card: 'good' });
    const [event] = await bank.waitingEvents();
    if (!event) throw new Error('Nothing was told');
    const changed = Buffer.concat([event.body, Buffer.from(' ')]);
    expect((await tell(changed, event.headers)).status).toBe(400);
    expect((await tell(event.body, {})).status).toBe(400);
    expect((await tell(Buffer.alloc(200_000), event.headers)).status).toBe(413);
    expect(await findState(payment.id)).toBe('needsAction');
  });
});
