import type { BookingState } from '../../../domain/bookings/bookingLife';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { missedTerms } from '../../search/records/searchMisses';
import { countByCategory, countByPlace, countByWeek } from './numbers';

const period = { from: '2026-03-23', until: '2026-04-05' };
/** The Sunday on which the clocks go forward: Danish midnight is 22:00 UTC from then on. */
const sunday = new Date('2026-03-29T21:59:59Z');
const monday = new Date('2026-03-29T22:00:00Z');

let service: TestService;
let tools: { mitre: number; mower: number };

async function insertTool(location: string, categoryIds: number[], createdAt: Date) {
  const { executor } = service;
  const { id: ownerId } = await executor
    .selectFrom('users')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await executor
    .insertInto('tools')
    .values({
      owner_id: ownerId,
      name: 'Værktøj',
      description: 'Til at tælle.',
      location,
      latitude: 55,
      longitude: 12,
      image_url: '/images/drill.svg',
      price_per_day_cents: 10_000,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const categoryId of categoryIds) {
    await executor
      .insertInto('tool_categories')
      .values({ tool_id: id, category_id: categoryId })
      .execute();
  }
  return id;
}

/** A booking with its steps, and with what was posted for it. */
async function insertBooking(
  toolId: number,
  createdAt: Date,
  {
    steps,
    posted,
  }: { steps: [BookingState, BookingState][]; posted: ['capture' | 'refund', number][] },
) {
  const { executor } = service;
  const { id: borrowerId } = await executor
    .selectFrom('users')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const id = await insertBookingRow(executor, {
    toolId,
    borrowerId,
    startDate: '2026-05-01',
    endDate: '2026-05-02',
    state: 'declined',
  });
  await executor
    .updateTable('bookings')
    .set({ created_at: createdAt })
    .where('id', '=', id)
    .execute();
  for (const [from, to] of steps) {
    await executor
      .insertInto('booking_history')
      .values({
        booking_id: id,
        step: 'made',
        actor: 'owner',
        from_state: from,
        to_state: to,
        at: monday,
      })
      .execute();
  }
  for (const [kind, ore] of posted) {
    await executor.transaction().execute(async (transaction) => {
      const { id: transactionId } = await transaction
        .insertInto('ledger_transactions')
        .values({ key: `${kind} ${id}`, kind, booking_id: id, at: monday })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('ledger_entries')
        .values([
          { transaction_id: transactionId, account: 'provider', ore },
          { transaction_id: transactionId, account: 'fee', ore: -ore },
        ])
        .execute();
    });
  }
}

beforeAll(async () => {
  service = await startTestService();
  const { executor } = service;
  await service.signUp();
  await service.signUp();
  await executor.updateTable('users').set({ created_at: sunday }).execute();
  tools = {
    mitre: await insertTool('Roskilde', [1, 3], sunday),
    mower: await insertTool('Odense', [2], monday),
  };
  await insertTool('Odense', [2], new Date('2026-03-22T22:59:59Z'));
  await insertBooking(tools.mitre, sunday, {
    steps: [
      ['requested', 'accepted'],
      ['accepted', 'accepted'],
      ['accepted', 'pickedUp'],
      ['returned', 'inDispute'],
    ],
    posted: [
      ['capture', 25_000],
      ['refund', -5_000],
    ],
  });
  await insertBooking(tools.mitre, monday, { steps: [['requested', 'declined']], posted: [] });
  await insertBooking(tools.mower, monday, {
    steps: [['requested', 'accepted']],
    posted: [['capture', 9_995]],
  });
  await executor
    .insertInto('search_misses')
    .values([
      { day: '2026-03-29', term: 'svejser', misses: 3, narrowed: 1 },
      { day: '2026-04-05', term: 'kajak', misses: 4, narrowed: 0 },
      { day: '2026-04-06', term: 'kajak', misses: 9, narrowed: 0 },
    ])
    .execute();
});
afterAll(() => service.close());

test('weeks begin on Monday at midnight in Denmark, and each sum is known', async () => {
  expect(await countByWeek(service.executor, period)).toEqual([
    {
      week: '2026-03-23',
      members: 2,
      missedSearches: 3,
      listings: 1,
      requests: 1,
      accepted: 0,
      pickedUp: 0,
      disputes: 0,
      paidCents: 0,
    },
    {
      week: '2026-03-30',
      members: 0,
      missedSearches: 4,
      listings: 1,
      requests: 2,
      accepted: 2,
      pickedUp: 1,
      disputes: 1,
      paidCents: 29_995,
    },
  ]);
});

test('a tool counts in its first category and in its place', async () => {
  const first = {
    listings: 1,
    requests: 2,
    accepted: 1,
    pickedUp: 1,
    disputes: 1,
    paidCents: 20_000,
  };
  const second = {
    listings: 1,
    requests: 1,
    accepted: 1,
    pickedUp: 0,
    disputes: 0,
    paidCents: 9_995,
  };
  expect(await countByCategory(service.executor, period)).toEqual([
    { name: 'power-tools', ...first },
    { name: 'garden-tools', ...second },
  ]);
  expect(await countByPlace(service.executor, period)).toEqual([
    { name: 'Roskilde', ...first },
    { name: 'Odense', ...second },
  ]);
});

test('the terms of searches without results are those of the period, the most frequent first', async () => {
  expect(await missedTerms(service.executor, '2026-03-29', 2)).toEqual([
    { term: 'kajak', misses: 13, narrowed: 0, lastOn: '2026-04-06' },
    { term: 'svejser', misses: 3, narrowed: 1, lastOn: '2026-03-29' },
  ]);
  expect(await missedTerms(service.executor, '2026-04-06', 2)).toMatchObject([{ misses: 9 }]);
});

test('weeks without anything are there, with zeros', async () => {
  const weeks = await countByWeek(service.executor, { from: '2025-01-01', until: '2025-01-31' });
  expect(weeks.map(({ week }) => week)).toEqual([
    '2024-12-30',
    '2025-01-06',
    '2025-01-13',
    '2025-01-20',
    '2025-01-27',
  ]);
  expect(weeks.every(({ requests, paidCents }) => requests === 0 && paidCents === 0)).toBe(true);
});
