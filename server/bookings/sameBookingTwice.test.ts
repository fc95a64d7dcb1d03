import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
let people = 0;

beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `twice${people}`,
  );
  // Units enough for both, so that only the rule can refuse the second request.
  await changeTool({ max_available_count: 3 });
});

const changeTool = (values: { max_available_count?: number; instant_booking?: boolean }) =>
  service.executor.updateTable('tools').set(values).where('id', '=', pair.toolId).execute();

interface Answer {
  booking: { id: string; state: string } | null;
  openBooking: { id: string; state: string; due: string | null; stepUrl: string | null } | null;
  errors: string[];
}

async function request(more: object = {}, key?: string): Promise<Answer> {
  const { data, errors } = await service.graphql(
    `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
      requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) {
        booking { id state } openBooking { id state due stepUrl } errors } }`,
    {
      toolId: String(pair.toolId),
      startDate: '2026-08-03',
      endDate: '2026-08-05',
      units: 1,
      ...more,
    },
    pair.tokens.borrower,
    key === undefined ? {} : { 'idempotency-key': key },
  );
  expect(errors).toEqual([]);
  return data.requestBooking as unknown as Answer;
}

async function stored() {
  const bookings = await service.executor
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where('borrower_id', '=', pair.borrowerId)
    .orderBy('id')
    .execute();
  const payments = await service.executor
    .selectFrom('payments')
    .select('id')
    .where('payer_id', '=', pair.borrowerId)
    .execute();
  return { bookings: bookings.length, payments: payments.length };
}

test.each([
  ['requested', false, 'You have already asked for this tool on some of these days.'],
  ['accepted', true, 'You have already booked this tool on some of these days.'],
] as const)(
  'a second request for the same days links to the first while that is %s',
  async (state, isInstant, error) => {
    await changeTool({ instant_booking: isInstant });
    const first = await request();
    expect(first.errors).toEqual([]);
    const second = await request({ startDate: '2026-08-04', endDate: '2026-08-07' });
    expect(second).toMatchObject({
      booking: null,
      openBooking: { id: first.booking?.id, state: state.toUpperCase() },
      errors: [error],
    });
    expect(await stored()).toEqual({ bookings: 1, payments: 1 });
  },
);

test('a second request for days of a tool that was picked up links to the booking', async () => {
  const id = await pair.handedOver();
  expect(await request({ startDate: '2026-08-04', endDate: '2026-08-07' })).toMatchObject({
    booking: null,
    openBooking: { id: String(id), state: 'PICKED_UP' },
    errors: ['You have already booked this tool on some of these days.'],
  });
});

test.each([false, true])(
  'names an unfinished payment with its deadline (instant booking: %s)',
  async (isInstant) => {
    await changeTool({ instant_booking: isInstant, max_available_count: 1 });
    // The first card comes with the first look at the payment methods.
    await service.graphql('{ paymentMethods { id } }', {}, pair.tokens.borrower);
    await pair.setCard('step');
    const first = await request();
    expect(first.booking).toMatchObject({ state: 'AWAITING_PAYMENT' });
    expect(await request({}, 'another attempt')).toEqual({
      booking: null,
      openBooking: {
        id: first.booking?.id,
        state: 'AWAITING_PAYMENT',
        due: isInstant ? '2026-07-15T10:15:00.000Z' : '2026-07-15T10:30:00.000Z',
        stepUrl: expect.any(String),
      },
      errors: [
        'You have already started to book this tool on some of these days. Please finish that payment instead.',
      ],
    });
    expect(await stored()).toEqual({ bookings: 1, payments: 1 });
  },
);

test('of four concurrent requests one is created, and the others link to it', async () => {
  const answers = await Promise.all([
    request({}, 'tab one'),
    request({}, 'tab two'),
    request({}, 'phone'),
    request({ startDate: '2026-08-04', endDate: '2026-08-06' }, 'tablet'),
  ]);
  const made = answers.filter(({ booking }) => booking !== null);
  expect(made).toHaveLength(1);
  for (const { booking, openBooking } of answers) {
    if (booking === null) expect(openBooking?.id).toBe(made[0]?.booking?.id);
  }
  expect(await stored()).toEqual({ bookings: 1, payments: 1 });
});

test('accepts a request for other days, or after the first has ended', async () => {
  const first = await request();
  expect((await request({ startDate: '2026-08-05', endDate: '2026-08-07' })).errors).toEqual([]);
  await pair.press('WITHDRAW', Number(first.booking?.id), 'borrower');
  expect((await request()).errors).toEqual([]);
});

test('answers a repeated idempotency key with the first booking', async () => {
  const first = await request({}, 'one click');
  expect(await request({}, 'one click')).toMatchObject({
    booking: { id: first.booking?.id },
    errors: [],
  });
});
