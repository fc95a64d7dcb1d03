import { sql } from 'kysely';
import { insertReservation, reservationStatus } from '../records/reservations';
import * as documents from './documents';
import { startTestService, type TestService } from './startTestService';

let service: TestService;
let owner: string;
let toolId: number;
beforeAll(async () => {
  service = await startTestService({ now: () => new Date('2026-07-15T10:00:00Z') });
  owner = await service.signUp();
  await service.signUp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.executor.deleteFrom('reservations').execute();
  await service.executor.deleteFrom('tools').execute();
  const answer = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  toolId = Number(answer.data.createTool.tool.id);
});

const reserve = (
  startDate: string,
  endDate: string,
  {
    id = toolId,
    today = '2026-01-01',
    ...more
  }: {
    id?: number;
    today?: string;
    borrowerId?: number;
    totalPriceCents?: number;
  } = {},
) =>
  insertReservation(
    service.executor,
    { toolId: id, borrowerId: 1002, startDate, endDate, totalPriceCents: 100, ...more },
    today,
  );

const all = () => service.executor.selectFrom('reservations').selectAll().execute();

test('of 50 who want the same days at the same time one gets them', async () => {
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => reserve('2026-08-03', `2026-08-${10 + (index % 10)}`)),
  );
  expect(results.filter((id) => id !== null)).toHaveLength(1);
  expect(await all()).toHaveLength(1);
});

test('of 50 who write straight into the table one gets in, the others are refused by the constraint', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      service.executor
        .insertInto('reservations')
        .values({
          tool_id: toolId,
          unit: 1,
          borrower_id: 1002,
          start_date: '2026-08-03',
          end_date: '2026-08-05',
          total_price_cents: 1,
        })
        .execute(),
    ),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(49);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: '23P01', constraint: 'reservations_do_not_overlap' });
  }
});

test('a tool with three units is out three times at once and no fourth time', async () => {
  await service.executor.updateTable('tools').set({ max_available_count: 3 }).execute();
  const results = await Promise.all(
    Array.from({ length: 50 }, () => reserve('2026-08-03', '2026-08-05')),
  );
  expect(results.filter((id) => id !== null)).toHaveLength(3);
  expect((await all()).map((row) => row.unit).sort()).toEqual([1, 2, 3]);
});

test('no two reservations of a unit overlap, whatever was tried', async () => {
  await service.executor.updateTable('tools').set({ max_available_count: 2 }).execute();
  const day = (number: number) => `2026-08-${String(number).padStart(2, '0')}`;
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const start = 1 + ((index * 7) % 25);
      return reserve(day(start), day(start + 1 + (index % 4)));
    }),
  );
  const { rows } = await sql<{ overlaps: number }>`
    select count(*) as overlaps from reservations as one join reservations as other
      on one.id < other.id and one.tool_id = other.tool_id and one.unit = other.unit and one.during && other.during
  `.execute(service.executor);
  expect(rows).toEqual([{ overlaps: 0 }]);
  expect((await all()).length).toBeGreaterThan(10);
});

test('the day a tool is handed back it can be fetched again', async () => {
  expect(await reserve('2026-08-03', '2026-08-05')).not.toBeNull();
  expect(await reserve('2026-08-04', '2026-08-06')).toBeNull();
  expect(await reserve('2026-08-05', '2026-08-06')).not.toBeNull();
  expect(await reserve('2026-08-02', '2026-08-03')).not.toBeNull();
});

test('a cancelled one is in nobody’s way', async () => {
  await reserve('2026-08-03', '2026-08-05');
  await service.executor.updateTable('reservations').set({ status: 'cancelled' }).execute();
  expect(await reserve('2026-08-03', '2026-08-05')).not.toBeNull();
});

test.each([
  ['the same day', { start_date: '2026-08-03', end_date: '2026-08-03' }, '23514'],
  ['an end before the start', { start_date: '2026-08-03', end_date: '2026-08-01' }, '22000'],
  ['a unit that the tool has not', { unit: 2 }, '23514'],
  ['a unit 0', { unit: 0 }, '23514'],
  ['a tool that there is not', { tool_id: 999_999 }, '23503'],
  ['a person whom there is not', { borrower_id: 999_999 }, '23503'],
])('the database refuses %s', async (_case, more, code) => {
  const values = {
    tool_id: toolId,
    unit: 1,
    borrower_id: 1002,
    start_date: '2026-08-03',
    end_date: '2026-08-05',
    total_price_cents: 1,
    ...more,
  };
  await expect(
    service.executor.insertInto('reservations').values(values).execute(),
  ).rejects.toMatchObject({ code });
  expect(await all()).toEqual([]);
});

test.each([
  ['one’s own tool', { borrowerId: 1001 }],
  ['a day before today', { today: '2026-08-04' }],
  ['a price of 0', { totalPriceCents: 0 }],
  ['a negative price', { totalPriceCents: -1 }],
])('nobody reserves %s', async (_case, more) => {
  expect(await reserve('2026-08-03', '2026-08-05', more)).toBeNull();
  expect(await all()).toEqual([]);
  expect(await reserve('2026-08-03', '2026-08-05', { today: '2026-08-03' })).not.toBeNull();
});

const setUnits = (count: number) =>
  service.executor.updateTable('tools').set({ max_available_count: count }).execute();

test('a tool keeps the units that are promised', async () => {
  await setUnits(3);
  await Promise.all([1, 2, 3].map(() => reserve('2026-08-03', '2026-08-05')));
  await expect(setUnits(2)).rejects.toMatchObject({
    code: '23514',
    constraint: 'tools_keep_promised_units',
  });
  await service.executor.updateTable('reservations').set({ status: 'cancelled' }).execute();
  await setUnits(1);
});

test('of reserving and lowering the number of units at the same time one gives way', async () => {
  for (let round = 0; round < 10; round += 1) {
    await service.executor.deleteFrom('reservations').execute();
    await setUnits(2);
    await reserve('2026-08-03', '2026-08-05');
    const [second] = await Promise.allSettled([reserve('2026-08-03', '2026-08-05'), setUnits(1)]);
    const [tool] = await service.executor
      .selectFrom('tools')
      .select('max_available_count')
      .execute();
    const promised = (await all()).map(({ unit }) => unit);
    expect(Math.max(...promised)).toBeLessThanOrEqual(tool?.max_available_count ?? 0);
    expect(second.status === 'fulfilled' && second.value !== null).toBe(promised.length === 2);
  }
});

test('the owner sees what is not over by its start, and what is over latest first', async () => {
  await reserve('2026-07-20', '2026-07-22');
  await reserve('2026-07-14', '2026-07-15');
  await reserve('2026-07-01', '2026-07-14');
  const [, , third] = await all();
  for (const [startDate, endDate, status] of [
    ['2026-06-01', '2026-06-02', 'returned'],
    ['2026-06-05', '2026-06-06', 'returned'],
    ['2026-08-05', '2026-08-06', 'cancelled'],
  ] as const) {
    const id = await reserve(startDate, endDate);
    await service.executor
      .updateTable('reservations')
      .set({ status })
      .where('id', '=', id ?? 0)
      .execute();
  }
  const active = await service.graphql(
    documents.guarded['activeLendReservations'] ?? '',
    {},
    owner,
  );
  expect(active.data.activeLendReservations).toEqual([
    { id: String(third?.id), startDate: '2026-07-01', endDate: '2026-07-14', status: 'overdue' },
    { id: expect.any(String), startDate: '2026-07-14', endDate: '2026-07-15', status: 'active' },
    { id: expect.any(String), startDate: '2026-07-20', endDate: '2026-07-22', status: 'upcoming' },
  ]);
  const completed = await service.graphql(
    documents.guarded['completedLendReservations'] ?? '',
    {},
    owner,
  );
  expect(completed.data.completedLendReservations).toMatchObject([
    { startDate: '2026-06-05', status: 'completed' },
    { startDate: '2026-06-01', status: 'completed' },
  ]);
});

test('the borrower sees each tool once, without those they called off', async () => {
  const borrower = await service.signIn('person2@skuret.example', 'et-godt-kodeord');
  const second = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  const third = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  const secondId = Number(second.data.createTool.tool.id);
  const thirdId = Number(third.data.createTool.tool.id);
  await reserve('2026-07-20', '2026-07-22');
  await reserve('2026-08-20', '2026-08-22');
  await reserve('2026-08-01', '2026-08-02', { id: secondId });
  const cancelled = await reserve('2026-08-01', '2026-08-02', { id: thirdId });
  await service.executor
    .updateTable('reservations')
    .set({ status: 'cancelled' })
    .where('id', '=', cancelled ?? 0)
    .execute();
  const answer = await service.graphql(documents.guarded['borrowedTools'] ?? '', {}, borrower);
  expect(answer.data.borrowedTools).toEqual([
    documents.listedTool(toolId),
    documents.listedTool(secondId),
  ]);
});

test.each([
  ['2026-07-13', 'upcoming'],
  ['2026-07-14', 'active'],
  ['2026-07-16', 'active'],
  ['2026-07-17', 'overdue'],
] as const)('on %s a reservation from the 14th to the 16th is %s', (today, status) => {
  const reservation = { id: 1, startDate: '2026-07-14', endDate: '2026-07-16' };
  expect(reservationStatus({ ...reservation, state: 'booked' }, today)).toBe(status);
  expect(reservationStatus({ ...reservation, state: 'returned' }, today)).toBe('completed');
  expect(reservationStatus({ ...reservation, state: 'cancelled' }, today)).toBe('cancelled');
});
