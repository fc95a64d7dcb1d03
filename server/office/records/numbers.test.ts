import type { BookingState } from '../../../domain/bookings/bookingLife';
import { postings } from '../../../domain/payments/postings';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { post } from '../../payments/ledger';
import { insertPayment } from '../../payments/records/payments';
import { getCallKey } from '../../payments/references';
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
  return { id, borrowerId };
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

test('a refund that the bank rejected counts when the borrower has got it, and a deposit never', async () => {
  const { executor } = service;
  const at = new Date('2026-05-13T10:00:00Z');
  const paid = async () => {
    const [week] = await countByWeek(executor, { from: '2026-05-11', until: '2026-05-17' });
    return week?.paidCents;
  };
  const { id: bookingId, borrowerId } = await insertBooking(tools.mower, monday, {
    steps: [],
    posted: [],
  });
  const pay = (purpose: 'booking' | 'deposit') =>
    insertPayment(executor, {
      key: `${purpose}:${bookingId}`,
      bookingId,
      payerId: borrowerId,
      purpose,
      provider: 'test',
      ore: 9_000,
      at,
    });
  const { id: paymentId } = await pay('booking');
  const { id: depositId } = await pay('deposit');
  const owed = (kind: 'refundFailed' | 'refundAgain' | 'refundPaid', id: number, cents: number) =>
    post(executor, {
      key: getCallKey(id, `${kind}:${cents}`),
      kind,
      bookingId,
      entries: postings[kind]({ borrowerId, cents }),
      at,
    });
  const lines = { ownerId: 1, rentalCents: 9_000, serviceFeeCents: 0, insuranceCents: 0 };
  for (const kind of ['capture', 'refund'] as const) {
    const key = getCallKey(paymentId, kind);
    await post(executor, { key, kind, bookingId, entries: postings[kind](lines), at });
  }
  expect(await paid()).toBe(0);
  await owed('refundFailed', paymentId, 9_000);
  await owed('refundFailed', depositId, 9_000);
  expect(await paid()).toBe(9_000);
  await owed('refundAgain', paymentId, 4_000);
  expect(await paid()).toBe(5_000);
  await owed('refundPaid', paymentId, 5_000);
  expect(await paid()).toBe(0);
});
