import type { BookingState } from '../../../domain/bookings/bookingLife';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let owner: string;
let borrower: string;
let toolId: string;
let people = 0;
beforeAll(async () => {
  service = await startTestService({ now: () => new Date('2026-07-15T10:00:00Z') });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  owner = await service.signUp(`owner${people}@skuret.example`);
  borrower = await service.signUp(`borrower${people}@skuret.example`);
  const made = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  toolId = made.data.createTool.tool.id;
});

const fields = `{ id number role units status startDate endDate totalPriceCents reviewed conversationId
  tool { id name } borrower { name } }`;

async function request(wanted: object, { as = borrower, key }: { as?: string; key?: string } = {}) {
  const variables = { toolId, startDate: '2026-08-03', endDate: '2026-08-05', units: 1, ...wanted };
  return service.graphql(
    documents.requestBooking,
    variables,
    as,
    key === undefined ? {} : { 'idempotency-key': key },
  );
}

async function booked(wanted: object = {}, options: { as?: string; key?: string } = {}) {
  const { data, errors } = await request(wanted, options);
  expect(errors).toEqual([]);
  return data.requestBooking;
}

const lists = async (as: string) =>
  (
    await service.graphql(
      `{ myBookings ${fields} lendBookings ${fields} rentalHistory ${fields} }`,
      {},
      as,
    )
  ).data;

const rows = () => service.executor.selectFrom('reservations').selectAll().execute();
/** Turns on instant booking: a booking needs no acceptance. */
const setInstant = () =>
  service.executor
    .updateTable('tools')
    .set({ instant_booking: true })
    .where('id', '=', Number(toolId))
    .execute();

/** Sets the state of a booking, as if it had reached it long ago. */
async function setState(id: string, state: 'accepted' | 'completed' | 'cancelled') {
  const where = { id: Number(id) };
  await service.executor
    .updateTable('bookings')
    .set({ state, ...(state === 'accepted' ? {} : { since: new Date() }) })
    .where('id', '=', where.id)
    .execute();
  if (state === 'cancelled') {
    await service.executor.deleteFrom('reservations').where('booking_id', '=', where.id).execute();
  }
}

const setUnits = (count: number) =>
  service.executor
    .updateTable('tools')
    .set({ max_available_count: count })
    .where('id', '=', Number(toolId))
    .execute();

test('stores a booking, visible to both sides', async () => {
  const { booking, errors } = await booked();
  expect(errors).toEqual([]);
  // 2 days of 125 kr., a fee of 10 % and the insurance.
  expect(booking).toMatchObject({ status: 'upcoming', totalPriceCents: 25_000 + 2_500 + 500 });
  const ofBorrower = await lists(borrower);
  const ofOwner = await lists(owner);
  const shown = {
    id: booking.id,
    number: `SK-${20416 + Number(booking.id) * 37}`,
    units: 1,
    status: 'upcoming',
    startDate: '2026-08-03',
    endDate: '2026-08-05',
    totalPriceCents: 28_000,
    reviewed: false,
    // The conversation of the two members.
    conversationId: expect.any(String),
    tool: { id: toolId, name: documents.newTool.name },
    borrower: { name: 'Karla Test' },
  };
  expect(ofBorrower.myBookings).toEqual([{ ...shown, role: 'BORROWER' }]);
  expect(ofBorrower.lendBookings).toEqual([]);
  expect(ofOwner.lendBookings).toEqual([{ ...shown, role: 'OWNER' }]);
  expect(ofOwner.myBookings).toEqual([]);
  const active = await service.graphql(
    documents.guarded['activeLendReservations'] ?? '',
    {},
    owner,
  );
  // A request is not an agreed reservation.
  expect(active.data.activeLendReservations).toEqual([]);
  const stranger = await lists(await service.signUp());
  expect(stranger).toEqual({ myBookings: [], lendBookings: [], rentalHistory: [] });
});

test.each([
  ['empty dates', { startDate: '', endDate: '' }, 'Please select rental dates'],
  ['an invalid date', { endDate: '2026-02-30' }, 'Please select rental dates'],
  ['a timestamp as a date', { endDate: '2026-08-05T10:00:00Z' }, 'Please select rental dates'],
  ['an empty period', { endDate: '2026-08-03' }, 'Invalid date range'],
  ['an end before the start', { endDate: '2026-08-01' }, 'Invalid date range'],
  [
    'days in the past',
    { startDate: '2026-07-14' },
    'These days have passed. Please choose days from today on.',
  ],
  [
    'days more than a year ahead',
    { endDate: '2027-07-16' },
    'You can book up to 365 days ahead. Please choose earlier days.',
  ],
  ['no units', { units: 0 }, 'There is only one of this tool. Please choose a quantity of 1.'],
  [
    'two units of a single one',
    { units: 2 },
    'There is only one of this tool. Please choose a quantity of 1.',
  ],
  ['an unknown tool', { toolId: '999999' }, 'This tool cannot be borrowed at the moment.'],
  ['a malformed tool id', { toolId: 'x' }, 'This tool cannot be borrowed at the moment.'],
])('rejects %s with a message and stores nothing', async (_case, wanted, sentence) => {
  const before = await rows();
  expect(await booked(wanted)).toEqual({ booking: null, errors: [sentence] });
  expect(await rows()).toEqual(before);
});

test('rejects a booking of one’s own tool', async () => {
  expect(await booked({}, { as: owner })).toEqual({
    booking: null,
    errors: ['This is your own tool.'],
  });
});

test.each([
  [{ shortest_days: 3 }, 'The tool must be borrowed for at least 3 days.'],
  [{ longest_days: 1 }, 'The tool can be borrowed for at most 1 day.'],
  [{ notice_days: 20 }, 'The tool must be booked at least 20 days before the pick-up day.'],
  [{ horizon_days: 18 }, 'The tool can be booked up to 18 days ahead.'],
  [{ state: 'paused' as const }, 'This tool cannot be borrowed at the moment.'],
  [{ state: 'draft' as const }, 'This tool cannot be borrowed at the moment.'],
  [{ deleted_at: new Date() }, 'This tool cannot be borrowed at the moment.'],
])('rejects a request outside the owner’s rules: %j', async (values, sentence) => {
  await service.executor
    .updateTable('tools')
    .set(values)
    .where('id', '=', Number(toolId))
    .execute();
  expect(await booked()).toEqual({ booking: null, errors: [sentence] });
});

test('of a concurrent booking and tool deletion one fails with a message', async () => {
  for (let round = 0; round < 5; round += 1) {
    const made = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
    const { id } = made.data.createTool.tool;
    const [{ booking, errors }, deleted] = await Promise.all([
      booked({ toolId: id }),
      service.graphql('mutation ($id: ID!) { deleteTool(id: $id) { deleted } }', { id }, owner),
    ]);
    expect(deleted.errors).toEqual([]);
    const { data } = await service.graphql('query ($id: ID!) { tool(id: $id) { id } }', { id });
    // Either the tool still exists, or it is deleted and the request is cancelled.
    if (booking) {
      const { myBookings } = await lists(borrower);
      const { status } = myBookings.find((one) => one.id === booking.id) ?? {};
      expect([data.tool?.id ?? null, status]).toEqual(
        data.tool ? [id, 'upcoming'] : [null, 'cancelled'],
      );
    } else
      expect([data.tool, errors]).toEqual([null, ['This tool cannot be borrowed at the moment.']]);
  }
});

test('keeps the name and picture of a deleted tool', async () => {
  const { booking } = await booked();
  await setState(booking.id, 'completed');
  await service.graphql(
    'mutation ($id: ID!) { deleteTool(id: $id) { deleted } }',
    { id: toolId },
    owner,
  );
  const gone = await service.graphql('query ($id: ID!) { tool(id: $id) { id } }', { id: toolId });
  expect(gone.data.tool).toBeNull();
  for (const as of [borrower, owner]) {
    const { rentalHistory } = await lists(as);
    expect(rentalHistory).toMatchObject([{ tool: { id: toolId, name: documents.newTool.name } }]);
  }
});

test('accepts days from today to a year ahead', async () => {
  expect((await booked({ startDate: '2026-07-15', endDate: '2026-07-16' })).errors).toEqual([]);
  expect((await booked({ startDate: '2027-07-14', endDate: '2027-07-15' })).errors).toEqual([]);
});

test('rejects a price above the GraphQL integer range', async () => {
  await service.executor
    .updateTable('tools')
    .set({ price_per_day_cents: 100_000_000 })
    .where('id', '=', Number(toolId))
    .execute();
  const { errors } = await booked({ endDate: '2026-08-20' });
  expect(errors).toEqual([
    'The total would be more than 10,000,000\u00a0kr. Please choose fewer days.',
  ]);
});

test('rejects reserved days, but accepts the return day', async () => {
  await setInstant();
  const other = await service.signUp();
  expect((await booked()).errors).toEqual([]);
  expect(await booked({ startDate: '2026-08-04', endDate: '2026-08-06' }, { as: other })).toEqual({
    booking: null,
    errors: [
      'The tool is taken on some of these days. It is free 1–\u20603\u00a0August\u00a02026 or 5–\u20607\u00a0August\u00a02026.',
    ],
  });
  const after = await booked({ startDate: '2026-08-05', endDate: '2026-08-06' }, { as: other });
  expect(after.errors).toEqual([]);
});

test('prices several units as one booking, all or none', async () => {
  await setInstant();
  await setUnits(3);
  const { booking } = await booked({ units: 2 });
  // 2 units for 2 days at 125 kr.; the insurance once.
  expect(booking).toMatchObject({ units: 2, totalPriceCents: 50_000 + 5_000 + 500 });
  const stored = (await rows()).filter(({ tool_id }) => tool_id === Number(toolId));
  expect(stored.map(({ unit, booking_id }) => [unit, booking_id])).toEqual([
    [1, Number(booking.id)],
    [2, Number(booking.id)],
  ]);
  expect((await lists(owner)).lendBookings).toHaveLength(1);
  const active = await service.graphql(
    documents.guarded['activeLendReservations'] ?? '',
    {},
    owner,
  );
  expect(active.data.activeLendReservations).toHaveLength(1);

  // Only one unit is left: a booking of two more is refused, and stores nothing.
  const another = { as: await service.signUp(`another${people}@skuret.example`) };
  expect((await booked({ units: 2 }, another)).errors).toHaveLength(1);
  expect((await rows()).filter(({ tool_id }) => tool_id === Number(toolId))).toHaveLength(2);
  expect((await booked({ units: 1 }, another)).errors).toEqual([]);
  expect((await booked({ units: 4 })).errors).toEqual(['Please choose a quantity of 1 to 3.']);
});

test('of 20 concurrent requests for two of three units one succeeds', async () => {
  await setInstant();
  await setUnits(3);
  const results = await Promise.all(Array.from({ length: 20 }, () => booked({ units: 2 })));
  expect(results.filter(({ booking }) => booking !== null)).toHaveLength(1);
  const stored = (await rows()).filter(({ tool_id }) => tool_id === Number(toolId));
  expect(stored).toHaveLength(2);
});

test('creates one booking for an idempotency key, also concurrently', async () => {
  const key = `booking-${people}`;
  const results = await Promise.all(Array.from({ length: 10 }, () => booked({}, { key })));
  const ids = new Set(results.map(({ booking }) => booking?.id));
  expect(ids.size).toBe(1);
  expect((await booked({}, { key })).booking.id).toBe([...ids][0]);
  expect((await lists(owner)).lendBookings).toHaveLength(1);

  const other = await request({ endDate: '2026-08-09' }, { key });
  expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('frees the idempotency key of a rejected request', async () => {
  await setInstant();
  const key = `again-${people}`;
  const first = await booked({}, { as: await service.signUp() });
  expect((await booked({}, { key })).errors).toHaveLength(1);
  await setState(first.booking.id, 'cancelled');
  expect((await booked({}, { key })).errors).toEqual([]);
});

test('separates the idempotency keys of listings and bookings', async () => {
  const key = `listing-${people}`;
  const headers = { 'idempotency-key': key };
  await service.graphql(documents.createTool, { input: documents.newTool }, borrower, headers);
  const { errors } = await request({}, { key });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('lists open bookings by urgency, then ended ones by latest end', async () => {
  const { data } = await service.graphql('{ currentUser { id } }', {}, borrower);
  const days: [string, string, BookingState][] = [
    ['2026-09-01', '2026-09-03', 'accepted'],
    ['2026-07-20', '2026-07-22', 'requested'],
    ['2026-07-01', '2026-07-20', 'pickedUp'],
    ['2026-06-25', '2026-06-30', 'pickedUp'],
    ['2026-05-01', '2026-05-03', 'completed'],
    ['2026-06-01', '2026-06-03', 'completed'],
    ['2026-10-01', '2026-10-03', 'cancelled'],
  ];
  for (const [startDate, endDate, state] of days) {
    const borrowerId = data.currentUser.id;
    await insertBookingRow(service.executor, { toolId, borrowerId, startDate, endDate, state });
  }
  const wanted = [
    ['2026-06-25', 'overdue'],
    ['2026-07-01', 'active'],
    ['2026-07-20', 'upcoming'],
    ['2026-09-01', 'upcoming'],
    ['2026-06-01', 'completed'],
    ['2026-05-01', 'completed'],
    ['2026-10-01', 'cancelled'],
  ];
  const order = (list: { startDate: string; status: string }[]) =>
    list.map(({ startDate, status }) => [startDate, status]);
  expect(order((await lists(borrower)).myBookings)).toEqual(wanted);
  expect(order((await lists(owner)).lendBookings)).toEqual(wanted);
  for (const as of [borrower, owner]) {
    expect(order((await lists(as)).rentalHistory)).toEqual(wanted.slice(4, 6));
  }
});

test('reviewed refers to the booking, not to the tool', async () => {
  const first = await booked();
  const second = await booked({ startDate: '2026-08-10', endDate: '2026-08-12' });
  const me = await service.graphql('{ currentUser { id } }', {}, borrower);
  await service.executor
    .insertInto('reviews')
    .values({
      tool_id: Number(toolId),
      author_id: Number(me.data.currentUser.id),
      booking_id: Number(first.booking.id),
      rating: 5,
      comment: 'God',
    })
    .execute();
  const reviewed = async (as: string) => {
    const { myBookings, lendBookings } = await lists(as);
    return [...myBookings, ...lendBookings].map(({ id, reviewed: is }) => [id, is]);
  };
  expect(await reviewed(borrower)).toEqual([
    [first.booking.id, true],
    [second.booking.id, false],
  ]);
  expect(await reviewed(owner)).toEqual([
    [first.booking.id, false],
    [second.booking.id, false],
  ]);
});

describe('the message of a request', () => {
  const withMessage = `mutation ($toolId: ID!, $message: String) {
    requestBooking(toolId: $toolId, startDate: "2026-08-03", endDate: "2026-08-05", message: $message) {
      errors booking { id conversationId }
    } }`;
  const send = async (message: string | null) =>
    (await service.graphql(withMessage, { toolId, message }, borrower)).data.requestBooking;
  const messages = (conversationId: string | null) =>
    service.executor
      .selectFrom('messages')
      .select(['line', 'content', 'sender_id'])
      .where('conversation_id', '=', Number(conversationId))
      .orderBy('id')
      .execute();

  it('follows the line about the request, and is kept in one place', async () => {
    const { booking, errors } = await send('  Kan jeg hente kl. 17?  ');
    expect(errors).toEqual([]);
    const [line, message, ...others] = await messages(booking.conversationId);
    expect(line?.line).toMatch(/^booking\./);
    expect(message).toMatchObject({ line: null, content: 'Kan jeg hente kl. 17?' });
    expect(message?.sender_id).toBe(line?.sender_id);
    expect(others).toEqual([]);
    const kept = await service.executor
      .selectFrom('bookings')
      .select('id')
      .where('request_message', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
  });

  it('is no unread message: the owner has one notification of the request', async () => {
    const counts = '{ unreadMessages unreadNotifications }';
    const before = (await service.graphql(counts, {}, owner)).data;
    const { booking } = await send('Kan jeg hente kl. 17?');
    service.outbox.wake();
    await service.outbox.settled();
    const after = (await service.graphql(counts, {}, owner)).data;
    expect(after).toEqual({ ...before, unreadNotifications: before.unreadNotifications + 1 });
    await service.graphql(
      `mutation ($id: ID!) {
        sendMessage(conversationId: $id, content: "Eller kl. 18?", clientId: "afterRequest") { errors } }`,
      { id: booking.conversationId },
      borrower,
    );
    const { data } = await service.graphql(counts, {}, owner);
    expect(data.unreadMessages).toBe(before.unreadMessages + 1);
  });

  it('is shown to the owner with the request, unless staff have hidden it', async () => {
    const { booking } = await send('Kan jeg hente kl. 17?');
    const query = 'query ($id: ID!) { booking(id: $id) { history { step note } } }';
    const note = async () => {
      const { data } = await service.graphql(query, { id: booking.id }, owner);
      const steps = data.booking?.['history'] as unknown[] | undefined;
      return steps?.[0];
    };
    expect(await note()).toEqual({ step: 'request', note: 'Kan jeg hente kl. 17?' });
    await service.executor
      .updateTable('messages')
      .set({ hidden_reason: 'Fornærmende' })
      .where('conversation_id', '=', Number(booking.conversationId))
      .where('line', 'is', null)
      .execute();
    expect(await note()).toEqual({ step: 'request', note: null });
  });

  it.each([null, '', ' \n '])('is none when it is blank: %j', async (message) => {
    const { booking } = await send(message);
    expect(await messages(booking.conversationId)).toHaveLength(1);
  });

  it('is refused when it is too long, and nothing is booked', async () => {
    const { booking, errors } = await send('x'.repeat(5_001));
    expect(booking).toBeNull();
    expect(errors).toHaveLength(1);
  });
});
