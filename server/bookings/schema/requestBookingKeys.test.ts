import { makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let clock = new Date('2026-07-15T10:00:00Z');
beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());

interface Outcome {
  booking: { id: string; state: string } | null;
  stepUrl: string | null;
  errors: string[];
}

/** A pair whose borrower books under one key with a card that asks for a step at the bank. */
async function open(name: string) {
  const pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    name,
  );
  await service.executor
    .insertInto('test_provider_methods')
    .values({
      id: name,
      customer: `member_${pair.borrowerId}`,
      card: 'step',
      created_at: clock,
      removed_at: null,
    })
    .execute();
  const request = async (): Promise<Outcome> => {
    const { data, errors } = await service.graphql(
      `mutation ($toolId: ID!, $card: ID) {
        requestBooking(toolId: $toolId, startDate: "2026-08-03", endDate: "2026-08-05", units: 1, paymentMethodId: $card) {
          booking { id state } stepUrl errors } }`,
      { toolId: String(pair.toolId), card: name },
      pair.tokens.borrower,
      { 'idempotency-key': `key-${name}` },
    );
    expect(errors).toEqual([]);
    return data.requestBooking as unknown as Outcome;
  };
  const decide = (stepUrl: string | null, choice: string) =>
    fetch(`${service.url}${stepUrl}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `choice=${choice}`,
    });
  return { pair, request, decide };
}

test('while the bank’s authentication is open, a repeated key returns the same booking', async () => {
  const { request } = await open('open');
  const first = await request();
  expect(first.booking?.state).toBe('AWAITING_PAYMENT');
  expect(await request()).toEqual(first);
});

test('after a declined authentication, the same key creates a new booking', async () => {
  const { request, decide } = await open('refused');
  const first = await request();
  await decide(first.stepUrl, 'stepFailed');
  await service.outbox.settled();
  const second = await request();
  expect(second).toMatchObject({ errors: [], booking: { state: 'AWAITING_PAYMENT' } });
  expect(second.booking?.id).not.toBe(first.booking?.id);
});

test('after an expired authentication, the same key creates a new booking', async () => {
  const { request, pair } = await open('lapsed');
  const first = await request();
  clock = new Date('2026-07-15T10:30:00Z');
  await service.runDueWork();
  pair.tokens.borrower = await service.signIn(pair.emails.borrower, password);
  const second = await request();
  expect(second).toMatchObject({ errors: [], booking: { state: 'AWAITING_PAYMENT' } });
  expect(second.booking?.id).not.toBe(first.booking?.id);
});

test('two concurrent requests with the key of a lapsed booking create one booking', async () => {
  const { request, decide, pair } = await open('twice');
  const first = await request();
  await decide(first.stepUrl, 'stepFailed');
  await service.outbox.settled();
  const [one, other] = await Promise.all([request(), request()]);
  expect(one.booking?.state).toBe('AWAITING_PAYMENT');
  expect(other.booking).toEqual(one.booking);
  const made = await service.executor
    .selectFrom('bookings')
    .select('id')
    .where('borrower_id', '=', pair.borrowerId)
    .execute();
  expect(made).toHaveLength(2);
});
