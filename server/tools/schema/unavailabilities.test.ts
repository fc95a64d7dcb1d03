import { sql } from 'kysely';
import type { MemberStep } from '../../../domain/bookings/memberSteps';
import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { trialBalance } from '../../payments/records/ledger';

let service: TestService;
let owner: string;
let borrower: string;
let borrowerId: number;
let toolId: string;
let people = 0;
let clock = new Date('2026-07-15T10:00:00Z');

beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());
beforeEach(async () => {
  clock = new Date('2026-07-15T10:00:00Z');
  people += 1;
  owner = await service.signUp(`blocker${people}@skuret.example`);
  borrower = await service.signUp(`asker${people}@skuret.example`);
  const { data } = await service.graphql('{ currentUser { id } }', {}, borrower);
  borrowerId = Number(data.currentUser.id);
  toolId = await makeTool();
});
// After every test: no unit is reserved or blocked twice, and the ledger balances.
afterEach(async () => {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::integer as overlaps from reservations as one join reservations as other
      on one.id < other.id and one.tool_id = other.tool_id and one.unit = other.unit and one.during && other.during
  `.execute(service.executor);
  expect(rows).toEqual([{ overlaps: 0 }]);
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

async function makeTool(more: object = {}): Promise<string> {
  const { data } = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, ...more } },
    owner,
  );
  return data.createTool.tool.id;
}

async function asked(
  startDate: string,
  endDate: string,
  units = 1,
  as = borrower,
): Promise<string> {
  const { data, errors } = await service.graphql(
    documents.requestBooking,
    { toolId, startDate, endDate, units },
    as,
  );
  expect(errors).toEqual([]);
  expect(data.requestBooking.errors).toEqual([]);
  await service.outbox.settled();
  return data.requestBooking.booking?.id ?? '';
}

async function press(step: MemberStep, id: string, as = owner) {
  const { data, errors } = await service.graphql(documents.takeBookingStep, { id, step }, as);
  expect(errors).toEqual([]);
  await service.outbox.settled();
  return data.takeBookingStep;
}

async function promised(startDate: string, endDate: string, units = 1): Promise<string> {
  const id = await asked(startDate, endDate, units);
  expect(await press('ACCEPT', id)).toMatchObject({ errors: [] });
  return id;
}

interface Kept {
  id: string;
  state: string;
}
async function block(startDate: string, endDate: string, more: object = {}, keep: Kept[] = []) {
  const { data, errors } = await service.graphql(
    documents.blockDays,
    { toolId, block: { startDate, endDate, ...more }, keep },
    owner,
  );
  expect(errors).toEqual([]);
  return data.blockDays;
}

async function change(id: string, startDate: string, endDate: string, more: object = {}) {
  const { data, errors } = await service.graphql(
    documents.changeUnavailability,
    { id, block: { startDate, endDate, ...more }, keep: [] },
    owner,
  );
  expect(errors).toEqual([]);
  return data.changeUnavailability;
}

const unblock = async (id: string, as = owner) =>
  (await service.graphql(documents.unblockDays, { id }, as)).data.unblockDays.removed;

/** The days on which fewer units are free than wanted, from the public query. */
async function taken(units = 1): Promise<string[]> {
  const { data } = await service.graphql(
    'query ($toolId: ID!, $units: Int!) { availability(toolId: $toolId, units: $units) { startDate endDate } }',
    { toolId, units },
  );
  const ranges = new Map<string, unknown>(Object.entries(data)).get('availability') as {
    startDate: string;
    endDate: string;
  }[];
  return ranges.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
}

const calendar = async (more: object = {}) =>
  (
    await service.graphql(
      documents.ownerCalendar,
      { toolId, from: '2026-07-01', to: '2026-09-01', ...more },
      owner,
    )
  ).data.ownerCalendar;

test('blocked days are unavailable, visible in the owner’s calendar only, and can be freed', async () => {
  const made = await block('2026-08-03', '2026-08-06', { note: ' Til service ' });
  expect(made).toMatchObject({
    unavailabilities: [
      { startDate: '2026-08-03', endDate: '2026-08-06', units: null, note: 'Til service' },
    ],
    inTheWay: [],
    errors: [],
  });
  expect(await taken()).toEqual(['2026-08-03 2026-08-06']);
  const refused = await service.graphql(
    documents.requestBooking,
    { toolId, startDate: '2026-08-05', endDate: '2026-08-07', units: 1 },
    borrower,
  );
  expect(refused.data.requestBooking.errors).toEqual([
    'The tool is taken on some of these days. It is free 1–\u20603\u00a0August\u00a02026 or 6–\u20608\u00a0August\u00a02026.',
  ]);
  expect(await calendar()).toMatchObject({ unavailabilities: made.unavailabilities, bookings: [] });
  // A second press makes no second block.
  expect(await block('2026-08-03', '2026-08-06', { note: 'Til service' })).toEqual(made);
  expect((await calendar()).unavailabilities).toHaveLength(1);

  const id = made.unavailabilities[0]?.id ?? '';
  expect(await change(id, '2026-08-10', '2026-08-11')).toMatchObject({
    unavailabilities: [{ id, startDate: '2026-08-10', note: null }],
  });
  expect(await taken()).toEqual(['2026-08-10 2026-08-11']);
  expect(await unblock(id, borrower)).toBe(false);
  expect(await taken()).toEqual(['2026-08-10 2026-08-11']);
  expect(await unblock(id)).toBe(true);
  expect(await unblock(id)).toBe(false);
  expect(await taken()).toEqual([]);
  expect((await change(id, '2026-08-10', '2026-08-11')).errors).toEqual([
    'These days are no longer blocked. Here you see the calendar as it is now.',
  ]);
});

test('blocking over a booking requires the owner’s decision', async () => {
  const id = await promised('2026-08-04', '2026-08-06');
  const first = await block('2026-08-01', '2026-08-10');
  expect(first).toMatchObject({
    unavailabilities: [],
    inTheWay: [{ id, state: 'ACCEPTED', borrower: { name: 'Karla Test' } }],
    errors: [
      'There are bookings on these days. Decide what happens to each of them. We have not blocked any days yet.',
    ],
  });
  expect((await calendar()).unavailabilities).toEqual([]);
  // The owner decided about a request. It has become a booking since, so the decision does not count.
  const stale = await block('2026-08-01', '2026-08-10', {}, [{ id, state: 'REQUESTED' }]);
  expect(stale.inTheWay).toHaveLength(1);

  const kept = await block('2026-08-01', '2026-08-10', {}, [{ id, state: 'ACCEPTED' }]);
  expect(kept).toMatchObject({
    inTheWay: [],
    errors: [],
    unavailabilities: [{ endDate: '2026-08-10' }],
  });
  expect(await taken()).toEqual(['2026-08-01 2026-08-10']);
  expect((await calendar()).bookings).toMatchObject([{ id, state: 'ACCEPTED' }]);

  // When the booking is cancelled later, its days are blocked like the others.
  expect(await press('CANCEL', id, borrower)).toMatchObject({ errors: [] });
  expect(await taken()).toEqual(['2026-08-01 2026-08-10']);
  await unblock(kept.unavailabilities[0]?.id ?? '');
  expect(await taken()).toEqual([]);
});

test('cancelling as owner refunds and notifies the borrower, and allows the block', async () => {
  const id = await promised('2026-08-04', '2026-08-06');
  expect(await press('CANCEL', id)).toMatchObject({ booking: { state: 'CANCELLED' } });
  expect(await block('2026-08-01', '2026-08-10')).toMatchObject({ inTheWay: [], errors: [] });
  const notifications = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', borrowerId)
    .execute();
  expect(notifications.map(({ params }) => (params as { event?: string }).event)).toContain(
    'cancel',
  );
});

test('a request in a blocked period needs a decision and cannot be accepted meanwhile', async () => {
  const id = await asked('2026-08-04', '2026-08-06');
  expect((await block('2026-08-01', '2026-08-10')).inTheWay).toMatchObject([
    { id, state: 'REQUESTED' },
  ]);
  const left = await block('2026-08-01', '2026-08-10', {}, [{ id, state: 'REQUESTED' }]);
  expect(left.unavailabilities).toHaveLength(1);
  expect(await press('ACCEPT', id)).toMatchObject({
    booking: { state: 'REQUESTED' },
    errors: ['These days are taken now. Please decline the request, or offer other days.'],
  });
  await unblock(left.unavailabilities[0]?.id ?? '');
  expect(await press('ACCEPT', id)).toMatchObject({ booking: { state: 'ACCEPTED' } });
});

test('blocks some units, and ignores bookings that fit on the others', async () => {
  toolId = await makeTool({ maxAvailableCount: 3 });
  await promised('2026-08-04', '2026-08-06');
  await asked('2026-08-04', '2026-08-06', 1, await service.signUp());
  const made = await block('2026-08-01', '2026-08-10', { units: 1 });
  expect(made).toMatchObject({ errors: [], unavailabilities: [{ units: 1 }] });
  expect(await taken(3)).toEqual(['2026-08-01 2026-08-10']);
  expect(await taken(2)).toEqual(['2026-08-04 2026-08-06']);
  expect(await taken(1)).toEqual([]);
  // With two of three units blocked, there is no room for the request.
  const two = await change(made.unavailabilities[0]?.id ?? '', '2026-08-01', '2026-08-10', {
    units: 2,
  });
  expect(two.inTheWay).toMatchObject([{ state: 'REQUESTED' }]);
  expect(await taken(2)).toEqual(['2026-08-04 2026-08-06']);
  expect((await block('2026-08-20', '2026-08-21', { units: 4 })).errors).toEqual([
    'The tool has 3 units. Please choose fewer, or all.',
  ]);
  // Three of three units are stored as "all".
  expect(await block('2026-08-20', '2026-08-21', { units: 3 })).toMatchObject({
    unavailabilities: [{ units: null }],
  });
});

test('overlapping unavailabilities are independent', async () => {
  const first = await block('2026-08-01', '2026-08-10');
  const second = await block('2026-08-05', '2026-08-15');
  expect(await taken()).toEqual(['2026-08-01 2026-08-15']);
  await unblock(first.unavailabilities[0]?.id ?? '');
  expect(await taken()).toEqual(['2026-08-05 2026-08-15']);
  await unblock(second.unavailabilities[0]?.id ?? '');
  expect(await taken()).toEqual([]);
});

test('blocks all own tools or none', async () => {
  const id = await promised('2026-08-04', '2026-08-06');
  const other = await makeTool();
  const all = { toolId: null };
  const window = { startDate: '2026-08-01', endDate: '2026-08-10' };
  const everything = async (keep: Kept[]) =>
    (await service.graphql(documents.blockDays, { ...all, block: window, keep }, owner)).data
      .blockDays;
  expect(await everything([])).toMatchObject({ unavailabilities: [], inTheWay: [{ id }] });
  expect((await calendar(all)).unavailabilities).toEqual([]);
  const made = await everything([{ id, state: 'ACCEPTED' }]);
  expect(made.unavailabilities.map(({ tool }) => tool.id)).toEqual([toolId, other]);
  expect((await calendar(all)).unavailabilities).toHaveLength(2);
  expect((await calendar({ toolId: other })).unavailabilities).toHaveLength(1);
});

test('an unreturned tool requires a decision for today', async () => {
  const id = await promised('2026-07-16', '2026-07-18');
  await service.executor
    .updateTable('bookings')
    .set({ state: 'pickedUp' })
    .where('id', '=', Number(id))
    .execute();
  clock = new Date('2026-07-20T10:00:00Z');
  owner = await service.signIn(`blocker${people}@skuret.example`, password);
  expect((await block('2026-07-20', '2026-07-22')).inTheWay).toMatchObject([{ id }]);
  expect((await block('2026-07-21', '2026-07-22')).inTheWay).toEqual([]);
});

test('a new unit of a blocked tool is blocked too', async () => {
  await block('2026-08-01', '2026-08-10');
  const { data } = await service.graphql(documents.ownTool, { id: toolId }, owner);
  const version = data.ownTool.version;
  const update = (at: number, maxAvailableCount: number) =>
    service.graphql(
      documents.updateTool,
      { id: toolId, version: at, changes: { maxAvailableCount } },
      owner,
    );
  await update(version, 2);
  expect(await taken()).toEqual(['2026-08-01 2026-08-10']);
  await block('2026-08-20', '2026-08-25', { units: 1 });
  await update(version + 1, 1);
  expect(await taken()).toEqual(['2026-08-01 2026-08-10']);
});

test.each([
  ['2026-07-14', '2026-07-20', 'These days have passed. Please choose days from today on.'],
  [
    '2026-08-05',
    '2026-08-05',
    'Please choose a first and a last day. The last day cannot be before the first.',
  ],
  [
    '2026-08-05',
    '2026-08-01',
    'Please choose a first and a last day. The last day cannot be before the first.',
  ],
  ['2026-08-05', '2027-07-17', 'You can block up to 365 days ahead. Please choose earlier days.'],
])('rejects a block from %s to before %s: %s', async (startDate, endDate, sentence) => {
  expect(await block(startDate, endDate)).toEqual({
    unavailabilities: [],
    inTheWay: [],
    errors: [sentence],
  });
});

test('rejects invalid input with a message and stores nothing', async () => {
  expect((await block('2026-08-01', '2026-08-02', { note: 'x'.repeat(201) })).errors).toEqual([
    'The note may be at most 200 characters.',
  ]);
  expect((await block('2026-07-15', '2027-07-16')).errors).toEqual([]);
  const theirs = { toolId, block: { startDate: '2026-08-01', endDate: '2026-08-02' }, keep: [] };
  const foreign = await service.graphql(documents.blockDays, theirs, borrower);
  expect(foreign.data.blockDays.errors).toEqual(['Tool not found']);
  for (const variables of [
    { from: '2026-07-01', to: '2026-07-01' },
    { from: '2026-07-01', to: '2027-07-03' },
    { from: 'soon', to: '2027-07-02' },
  ]) {
    const { errors } = await service.graphql(documents.ownerCalendar, variables, owner);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('a quote for unavailable days names the nearest available ones', async () => {
  await block('2026-08-03', '2026-08-06');
  const { data } = await service.graphql(documents.quote, {
    toolId,
    startDate: '2026-08-04',
    endDate: '2026-08-06',
    units: 1,
  });
  expect(data.quote).toMatchObject({
    quote: null,
    errors: [
      'The tool is taken on some of these days. It is free 1–\u20603\u00a0August\u00a02026 or 6–\u20608\u00a0August\u00a02026.',
    ],
  });
});

test('of a concurrent block and acceptance exactly one succeeds, in many rounds', async () => {
  const winners = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const id = await asked('2026-08-04', '2026-08-06');
    const keep = [{ id, state: 'REQUESTED' }];
    const pair = [() => press('ACCEPT', id), () => block('2026-08-01', '2026-08-10', {}, keep)];
    if (round % 2 === 1) pair.reverse();
    await Promise.all(pair.map((go) => go()));
    const { unavailabilities, bookings } = await calendar();
    const isAccepted = bookings.some((each) => each.id === id && each.state === 'ACCEPTED');
    expect([isAccepted, unavailabilities.length]).toEqual(isAccepted ? [true, 0] : [false, 1]);
    winners.add(isAccepted ? 'booking' : 'block');
    if (isAccepted) await press('CANCEL', id);
    else await press('DECLINE', id);
    for (const each of unavailabilities) await unblock(each.id);
  }
  expect(winners.size).toBeGreaterThan(0);
});
