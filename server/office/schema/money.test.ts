import { randomUUID } from 'node:crypto';
import * as documents from '../../../tests/helpers/service/documents';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import { addStaff, askOffice, type TestStaff } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readBalance, trialBalance } from '../../payments/records/ledger';
import { storeReconciliation } from '../records/money';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let support: TestStaff;
let lead: TestStaff;
let second: TestStaff;

beforeAll(async () => {
  service = await startTestService({ now });
  support = await addStaff(
    service,
    { name: 'Eva', email: 'eva@office.example', role: 'support' },
    now,
  );
  lead = await addStaff(service, { name: 'Lea', email: 'lea@office.example', role: 'lead' }, now);
  second = await addStaff(service, { name: 'Lis', email: 'lis@office.example', role: 'lead' }, now);
});
afterAll(() => service.close());
let people = 0;
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `money${people}`,
  );
});

async function give(
  { token }: TestStaff,
  typed: Partial<{ key: string; member: string; booking: string; cents: number; reason: string }>,
): Promise<string[]> {
  const { data, errors } = await askOffice(
    service,
    'mutation ($goodwill: GoodwillInput!) { giveGoodwill(goodwill: $goodwill) { errors } }',
    {
      goodwill: {
        ...{ key: randomUUID(), member: String(pair.ownerId), booking: '', cents: 10_000 },
        reason: 'Appen viste en forkert dato.',
        ...typed,
      },
    },
    token,
  );
  return data?.giveGoodwill?.errors ?? errors.map(({ message }) => message);
}

const run = async ({ token }: TestStaff, mutation: string): Promise<string[]> => {
  const { data, errors } = await askOffice(
    service,
    `mutation { done: ${mutation} { errors } }`,
    {},
    token,
  );
  const { done } = data as unknown as { done?: { errors: string[] } };
  return done?.errors ?? errors.map(({ message }) => message);
};

async function readMoney({ token }: TestStaff = support) {
  const { data, errors } = await askOffice(
    service,
    `{ money {
      accounts { name cents } aloneCents
      reconciliation { payments differences { problem } }
      due { memberId cents wait } stopped { memberId isReturned failure caseId } refunds { booking cents }
      goodwill { id memberId member booking cents reason state givenBy { name } decidedBy { name } isConfirmable }
      insurance { cents dayCents isAlarmed }
    } }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  return data.money;
}

const dueOf = async (id: number) => -(await readBalance(service.executor, `owner:${id}:due`)) || 0;
const deeds = () =>
  service.executor
    .selectFrom('staff_log')
    .select(['staff_id', 'action', 'reason', 'after'])
    .where('subject', '=', 'member')
    .where('subject_id', '=', pair.ownerId)
    .orderBy('id')
    .execute();

it('gives a member money that is due to them, with a record and a notification', async () => {
  expect(await give(support, { member: pair.emails.owner.toUpperCase() })).toEqual([]);
  expect(await dueOf(pair.ownerId)).toBe(10_000);
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
  expect(await deeds()).toEqual([
    {
      staff_id: support.id,
      action: 'goodwill',
      reason: 'Appen viste en forkert dato.',
      after: { goodwill: expect.any(Number), cents: 10_000, bookingId: null },
    },
  ]);
  const { data } = await service.graphql(documents.notifications, {}, pair.tokens.owner);
  expect(data.notifications[0]).toMatchObject({
    kind: 'MONEY_NEWS',
    event: 'goodwill',
    amountCents: 10_000,
    reason: 'Appen viste en forkert dato.',
  });
  const { accounts, due, goodwill } = await readMoney();
  expect(accounts).toContainEqual({ name: 'owner:due', cents: -10_000 });
  expect(due).toContainEqual({ memberId: String(pair.ownerId), cents: 10_000, wait: 'NO_ACCOUNT' });
  expect(goodwill[0]).toMatchObject({ cents: 10_000, state: 'GIVEN', givenBy: { name: 'Eva' } });
});

it('gives once for a key', async () => {
  const key = randomUUID();
  expect(await give(support, { key })).toEqual([]);
  expect(await give(support, { key })).toEqual([]);
  expect(await dueOf(pair.ownerId)).toBe(10_000);
  expect(await deeds()).toHaveLength(1);
});

it('limits what support gives a member within 30 days, also in parts', async () => {
  const refused = 'Only a lead gives one member more than 1,000.00\u00a0kr. within 30 days.';
  expect(await give(support, { cents: 100_001 })).toEqual([refused]);
  expect(await give(support, { cents: 60_000 })).toEqual([]);
  expect(await give(support, { cents: 40_001 })).toEqual([refused]);
  expect(await give(support, { cents: 40_000 })).toEqual([]);
  expect(await give(support, { member: String(pair.borrowerId), cents: 100_000 })).toEqual([]);
  expect(await dueOf(pair.ownerId)).toBe(100_000);
});

it('waits above 5,000 kr. until another lead confirms it', async () => {
  expect(await give(lead, { cents: 500_001 })).toEqual([]);
  expect(await dueOf(pair.ownerId)).toBe(0);
  const [waiting] = (await readMoney(second)).goodwill;
  expect(waiting).toMatchObject({ state: 'WAITING', isConfirmable: true, cents: 500_001 });
  const confirm = `confirmGoodwill(id: "${waiting?.id}")`;
  expect((await readMoney(lead)).goodwill[0]?.isConfirmable).toBe(false);
  expect(await run(lead, confirm)).toEqual([
    'Another person has to confirm what you have decided.',
  ]);
  expect(await run(support, confirm)).toEqual([expect.stringContaining('need a lead')]);
  expect(await dueOf(pair.ownerId)).toBe(0);

  const both = await Promise.all([run(second, confirm), run(second, confirm)]);
  expect(both.flat()).toEqual(['This does not wait for a second person any more.']);
  expect(await dueOf(pair.ownerId)).toBe(500_001);
  expect((await deeds()).map(({ action, staff_id: by }) => [action, by])).toEqual([
    ['propose', lead.id],
    ['goodwill', second.id],
  ]);
});

it('withdraws what waits, by its author or a lead', async () => {
  await give(lead, { cents: 600_000 });
  const [waiting] = (await readMoney()).goodwill;
  const withdraw = `withdrawGoodwill(id: "${waiting?.id}", reason: "Fejl")`;
  expect(await run(support, withdraw)).toEqual([expect.stringContaining('need a lead')]);
  expect(await run(lead, withdraw)).toEqual([]);
  expect(await run(second, `confirmGoodwill(id: "${waiting?.id}")`)).toEqual([
    'This does not wait for a second person any more.',
  ]);
  expect(await dueOf(pair.ownerId)).toBe(0);
  // What was withdrawn does not count.
  expect(await give(support, { cents: 100_000 })).toEqual([]);
});

it('refuses what cannot be given, and stores nothing', async () => {
  const own = await addStaff(
    service,
    { name: 'Me', email: pair.emails.borrower, role: 'lead' },
    now,
  );
  expect(await give(support, { member: '999999' })).toEqual(['There is no such member.']);
  expect(await give(support, { member: 'ingen@x.dk' })).toEqual(['There is no such member.']);
  expect(await give(support, { cents: 0 })).toEqual(['Give an amount above 0\u00a0kr.']);
  expect(await give(support, { cents: -5 })).toEqual(['Give an amount above 0\u00a0kr.']);
  expect(await give(support, { reason: ' ' })).toEqual(['Give a reason.']);
  expect(await give(support, { booking: 'SK-1' })).toEqual(['The member has no such booking.']);
  expect(await give(support, { key: 'not a key' })).toEqual(['This is no key']);
  expect(await give(own, { member: String(pair.borrowerId) })).toEqual([
    'This member has your email. Another person has to do it.',
  ]);
  expect(await dueOf(pair.ownerId)).toBe(0);
  expect(await deeds()).toEqual([]);
});

it('books what a lead has put into the provider’s account, once for a key', async () => {
  const before = await readBalance(service.executor, 'capital');
  const mutation = `topUp(key: "${randomUUID()}", cents: 5000, reason: "Overført")`;
  expect(await run(support, mutation)).toEqual(['Only a lead books deposits.']);
  expect(await run(lead, mutation)).toEqual([]);
  expect(await run(lead, mutation)).toEqual([]);
  expect(await readBalance(service.executor, 'capital')).toBe(before - 5_000);
});

it('shows the last reconciliation', async () => {
  const found = { payments: 3, payouts: 1, underWay: 0, differences: [] };
  await storeReconciliation(service.executor, { ...found, ranAt: now() });
  const difference = {
    what: 'payment',
    id: '7',
    problem: 'state',
    ours: 'paid',
    theirs: 'lost',
  } as const;
  const later = { ...found, payments: 4, differences: [difference], ranAt: now() };
  await storeReconciliation(service.executor, later);
  expect((await readMoney()).reconciliation).toEqual({
    payments: 4,
    differences: [{ problem: 'state' }],
  });
});

it('puts goodwill that waits for a second person into the queue until that one decides', async () => {
  const readQueue = async () => {
    const document = `{ queue(kind: GOODWILL) { cases { id people awaitsSecond isOverdue dueAt } } }`;
    return (await askOffice(service, document, {}, second.token)).data.queue.cases;
  };
  const readCase = async (id: string) =>
    (
      await askOffice(
        service,
        'query ($id: ID!) { case(id: $id) { kind closedAt members { id } } }',
        { id },
        second.token,
      )
    ).data.case;
  expect(await give(lead, { cents: 500_100 })).toEqual([]);
  const [waiting, ...others] = await readQueue();
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ people: ['Karla Test'], awaitsSecond: true, isOverdue: false });
  expect(Date.parse(String(waiting?.dueAt)) - clock.getTime()).toBe(72 * 3_600_000);
  const id = String(waiting?.id);
  expect(await readCase(id)).toMatchObject({
    kind: 'GOODWILL',
    closedAt: null,
    members: [{ id: String(pair.ownerId) }],
  });
  expect(await run(second, `closeCase(id: "${id}", reason: "Nej")`)).toEqual([
    'Confirm or withdraw the goodwill under Money.',
  ]);
  const goodwill = (await readMoney()).goodwill.find(({ state }) => state === 'WAITING');
  expect(await run(second, `confirmGoodwill(id: "${goodwill?.id}")`)).toEqual([]);
  expect(await readQueue()).toEqual([]);
  expect((await readCase(id)).closedAt).not.toBeNull();
});
