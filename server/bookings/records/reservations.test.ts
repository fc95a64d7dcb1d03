import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { insertRequest } from '../request';
import { freeUnits, reserveDays } from './reservations';

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
  await service.executor.deleteFrom('bookings').execute();
  await service.executor.deleteFrom('reservations').execute();
  await service.executor.deleteFrom('tools').execute();
  const answer = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  toolId = Number(answer.data.createTool.tool.id);
});

/** Makes an instant booking as the service does; it reserves its days immediately. */
const reserve = (
  startDate: string,
  endDate: string,
  { id = toolId, today = '2026-01-01' }: { id?: number; today?: string } = {},
) =>
  service.executor.transaction().execute((transaction) =>
    insertRequest(
      transaction,
      {
        toolId: id,
        ownerId: 1001,
        borrowerId: 1002,
        startDate,
        endDate,
        units: 1,
        isInstant: true,
        methodId: null,
        pricePerDayCents: 100,
        pricePerWeekCents: null,
        rentalCents: 100,
        serviceFeeCents: 10,
        insuranceCents: 500,
        depositCents: 0,
        declaredValueCents: null,
      },
      new Date(`${today}T10:00:00Z`),
    ),
  );

const all = () => service.executor.selectFrom('reservations').selectAll().execute();

test('of 50 concurrent bookings of the same days one succeeds', async () => {
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => reserve('2026-08-03', `2026-08-${10 + (index % 10)}`)),
  );
  expect(results.filter((id) => id !== null)).toHaveLength(1);
  expect(await all()).toHaveLength(1);
});

test('the constraint rejects all but one of 50 concurrent inserts', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      service.executor
        .insertInto('reservations')
        .values({
          booking_id: null,
          tool_id: toolId,
          unit: 1,
          start_date: '2026-08-03',
          end_date: '2026-08-05',
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

test('reserves each of three units once', async () => {
  await service.executor.updateTable('tools').set({ max_available_count: 3 }).execute();
  const results = await Promise.all(
    Array.from({ length: 50 }, () => reserve('2026-08-03', '2026-08-05')),
  );
  expect(results.filter((id) => id !== null)).toHaveLength(3);
  expect((await all()).map((row) => row.unit).sort()).toEqual([1, 2, 3]);
});

test('reserves all units of a booking or none', async () => {
  await service.executor.updateTable('tools').set({ max_available_count: 3 }).execute();
  const days = { startDate: '2026-08-03', endDate: '2026-08-05' };
  const take = (id: number) =>
    service.executor
      .transaction()
      .execute((transaction) =>
        reserveDays(transaction, { id, toolId, units: 2, ...days }, '2026-01-01'),
      );
  const row = { toolId, borrowerId: 1002, ...days, state: 'requested' as const };
  const first = await insertBookingRow(service.executor, row);
  const second = await insertBookingRow(service.executor, row);
  expect(await take(first)).toBe(true);
  expect(await take(second)).toBe(false);
  expect((await all()).map(({ booking_id, unit }) => [booking_id, unit])).toEqual([
    [first, 1],
    [first, 2],
  ]);
});

test('ignores a booking’s own reservation when checking its days', async () => {
  const days = { startDate: '2026-08-03', endDate: '2026-08-05' };
  const id = await insertBookingRow(service.executor, { toolId, borrowerId: 1002, ...days });
  const longer = { toolId, startDate: '2026-08-04', endDate: '2026-08-08' };
  const free = (except?: number) =>
    freeUnits(service.executor, longer, '2026-01-01', except === undefined ? {} : { except });
  expect(await free(id)).toEqual([1]);
  expect(await free()).toEqual([]);
});

test('never overlaps two reservations of a unit', async () => {
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

test('frees a tool for pick-up on its return day', async () => {
  expect(await reserve('2026-08-03', '2026-08-05')).not.toBeNull();
  expect(await reserve('2026-08-04', '2026-08-06')).toBeNull();
  expect(await reserve('2026-08-05', '2026-08-06')).not.toBeNull();
  expect(await reserve('2026-08-02', '2026-08-03')).not.toBeNull();
});

test('keeps the owner’s buffer days around a booking', async () => {
  await service.executor.updateTable('tools').set({ buffer_days: 2 }).execute();
  expect(await reserve('2026-08-10', '2026-08-12')).not.toBeNull();
  expect(await reserve('2026-08-13', '2026-08-15')).toBeNull();
  expect(await reserve('2026-08-07', '2026-08-09')).toBeNull();
  expect(await reserve('2026-08-14', '2026-08-15')).not.toBeNull();
  expect(await reserve('2026-08-06', '2026-08-08')).not.toBeNull();
  // A change of the rule does not affect existing reservations.
  await service.executor.updateTable('tools').set({ buffer_days: 0 }).execute();
  expect(await reserve('2026-08-12', '2026-08-13')).toBeNull();
});

test('treats an unreturned tool as reserved today', async () => {
  const id = await reserve('2026-08-03', '2026-08-05');
  await service.executor.updateTable('bookings').set({ state: 'pickedUp' }).execute();
  expect(id).not.toBeNull();
  expect(await reserve('2026-08-07', '2026-08-09', { today: '2026-08-07' })).toBeNull();
  expect(await reserve('2026-08-08', '2026-08-09', { today: '2026-08-07' })).not.toBeNull();
});

test('picks the free unit with the smallest gap', async () => {
  await service.executor.updateTable('tools').set({ max_available_count: 2 }).execute();
  await reserve('2026-08-01', '2026-08-10');
  await reserve('2026-08-01', '2026-08-05');
  await reserve('2026-08-10', '2026-08-12');
  expect((await all()).map(({ unit, start_date }) => [unit, start_date])).toEqual([
    [1, '2026-08-01'],
    [2, '2026-08-01'],
    [1, '2026-08-10'],
  ]);
});

test.each([
  ['an empty period', { start_date: '2026-08-03', end_date: '2026-08-03' }, '23514'],
  ['an end before the start', { start_date: '2026-08-03', end_date: '2026-08-01' }, '22000'],
  ['a unit above the tool’s units', { unit: 2 }, '23514'],
  ['unit 0', { unit: 0 }, '23514'],
  ['an unknown tool', { tool_id: 999_999 }, '23503'],
  ['an unknown booking', { booking_id: 999_999 }, '23503'],
])('the database rejects %s', async (_case, more, code) => {
  const values = {
    booking_id: null,
    tool_id: toolId,
    unit: 1,
    start_date: '2026-08-03',
    end_date: '2026-08-05',
    ...more,
  };
  await expect(
    service.executor.insertInto('reservations').values(values).execute(),
  ).rejects.toMatchObject({ code });
  expect(await all()).toEqual([]);
});

const setUnits = (count: number) =>
  service.executor.updateTable('tools').set({ max_available_count: count }).execute();

test('rejects fewer units than are reserved', async () => {
  await setUnits(3);
  await Promise.all([1, 2, 3].map(() => reserve('2026-08-03', '2026-08-05')));
  await expect(setUnits(2)).rejects.toMatchObject({
    code: '23514',
    constraint: 'tools_keep_promised_units',
  });
  await service.executor.deleteFrom('bookings').execute();
  await setUnits(1);
});

test('of a concurrent reservation and unit reduction one fails', async () => {
  for (let round = 0; round < 10; round += 1) {
    await service.executor.deleteFrom('bookings').execute();
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

test('lists the owner’s open bookings by start, then ended ones by latest end', async () => {
  const row = (startDate: string, endDate: string, state: BookingState) =>
    insertBookingRow(service.executor, { toolId, borrowerId: 1002, startDate, endDate, state });
  await row('2026-07-20', '2026-07-22', 'accepted');
  await row('2026-07-14', '2026-07-16', 'pickedUp');
  const third = await row('2026-07-01', '2026-07-14', 'pickedUp');
  await row('2026-06-01', '2026-06-02', 'completed');
  await row('2026-06-05', '2026-06-06', 'completed');
  await row('2026-08-05', '2026-08-06', 'cancelled');
  await row('2026-08-07', '2026-08-08', 'requested');
  const active = await service.graphql(
    documents.guarded['activeLendReservations'] ?? '',
    {},
    owner,
  );
  expect(active.data.activeLendReservations).toEqual([
    { id: String(third), startDate: '2026-07-01', endDate: '2026-07-14', status: 'overdue' },
    { id: expect.any(String), startDate: '2026-07-14', endDate: '2026-07-16', status: 'active' },
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

test('lists each borrowed tool once, without cancelled bookings', async () => {
  const borrower = await service.signIn('person2@skuret.example', 'et-godt-kodeord');
  const second = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  const third = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  const secondId = Number(second.data.createTool.tool.id);
  const thirdId = Number(third.data.createTool.tool.id);
  const row = (id: number, startDate: string, endDate: string, state: BookingState = 'accepted') =>
    insertBookingRow(service.executor, { toolId: id, borrowerId: 1002, startDate, endDate, state });
  await row(toolId, '2026-07-20', '2026-07-22');
  await row(toolId, '2026-08-20', '2026-08-22');
  await row(secondId, '2026-08-01', '2026-08-02');
  await row(thirdId, '2026-08-01', '2026-08-02', 'cancelled');
  const answer = await service.graphql(documents.guarded['borrowedTools'] ?? '', {}, borrower);
  expect(answer.data.borrowedTools).toEqual([
    documents.listedTool(toolId),
    documents.listedTool(secondId),
  ]);
});
