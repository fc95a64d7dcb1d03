import { allCategories } from '../../domain/tools/categories';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { sampleMembers } from '../../sample/members';
import { sampleTools } from '../../sample/tools';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { createPasswords } from '../members/auth/passwords';
import { demoMembers, demoSignIns } from './demoMembers';
import { demoPictures } from './demoPictures';
import { demoReservations } from './demoReservations';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';
import { seedDemo } from './seedDemo';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
});
afterAll(() => service.close());

const count = async (table: 'users' | 'tools' | 'reviews' | 'bookings') =>
  (await service.executor.selectFrom(table).select('id').execute()).length;

test('stores the complete demo', async () => {
  expect(await count('users')).toBe(demoMembers.length);
  expect(await count('tools')).toBe(demoTools.length);
  expect(await count('reviews')).toBe(demoReviews.length);
  expect(await count('bookings')).toBe(demoReservations.length);
  expect(demoTools.length).toBeGreaterThanOrEqual(sampleTools.length + 55);
});

test('adds nothing on repeated or concurrent runs', async () => {
  const passwords = createPasswords();
  const results = await Promise.all(
    [1, 2, 3].map(() => seedDemo(service.executor, passwords, '2026-07-01')),
  );
  expect(results).toEqual([false, false, false]);
  expect(await count('tools')).toBe(demoTools.length);
});

test('stores the sample tools with the app’s ids, names, prices and owners, and their pictures', async () => {
  for (const sample of sampleTools) {
    const answer = await service.graphql(
      'query ($id: ID!) { tool(id: $id) { id name pricePerDayCents imageUrls categories { name } owner { id name } ratingAverage reviewCount } }',
      { id: sample.id },
    );
    expect(answer.data.tool).toMatchObject({
      id: sample.id,
      name: sample.name,
      pricePerDayCents: sample.pricePerDayCents,
      imageUrls: demoPictures(sample),
      owner: { id: sample.owner.id, name: sample.owner.name },
      reviewCount: sample.reviewCount,
    });
    expect(answer.data.tool.categories.map((each: { name: string }) => each.name).sort()).toEqual(
      sample.categories.map(({ name }) => name).sort(),
    );
    expect(answer.data.tool.ratingAverage).toBeCloseTo(sample.ratingAverage ?? Number.NaN, 1);
  }
});

test('stores the sample members as accounts', async () => {
  const rows = await service.executor
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '<=', 8)
    .orderBy('id')
    .execute();
  expect(rows).toEqual(sampleMembers.map(({ id, name }) => ({ id: Number(id), name })));
});

test('has a tool in every category', async () => {
  for (const category of allCategories) {
    const answer = await service.graphql(
      'query ($ids: [Int!]) { searchTools(categoryIds: $ids) { id } }',
      { ids: [category.id] },
    );
    expect([category.name, answer.data.searchTools.length > 0]).toEqual([category.name, true]);
  }
});

test('has two working sign-ins, the first with bookings in every owner state', async () => {
  expect(demoSignIns.length).toBeGreaterThanOrEqual(2);
  const [first] = await Promise.all(
    demoSignIns.map(({ email, password }) => service.signIn(email, password)),
  );
  const answer = await service.graphql(
    '{ myTools { id } borrowedTools { id } activeLendReservations { status } completedLendReservations { status } }',
    {},
    first,
  );
  expect(answer.data.myTools.length).toBeGreaterThan(0);
  expect(answer.data.borrowedTools.length).toBeGreaterThan(0);
  const states = answer.data.activeLendReservations.map((row: { status: string }) => row.status);
  expect(new Set(states)).toEqual(new Set(['upcoming', 'active', 'overdue']));
  expect(answer.data.completedLendReservations.length).toBeGreaterThan(0);
});

test('has owners whose profile shows how soon they answer', async () => {
  const answer = await service.graphql('{ member(id: "4") { responseRate responseMinutes } }');
  expect(answer.data.member).toEqual({ responseRate: 100, responseMinutes: 140 });
});

test('tells the history of each booking up to its state', async () => {
  const { rows } = await service.database.pool.query(
    `select count(*)::int as wrong from bookings where state is distinct from
      (select to_state from booking_history where booking_id = bookings.id order by id desc limit 1)`,
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('counts the booking dates from the day of the seed', async () => {
  const [one] = demoReservations;
  const row = await service.executor
    .selectFrom('bookings')
    .select('start_date')
    .where('id', '=', Number(one?.id))
    .executeTakeFirstOrThrow();
  expect(row.start_date).toBe(addDays(getCopenhagenDate(new Date()), one?.startsInDays ?? 0));
});

test('stores no password for members without a sign-in', async () => {
  const rows = await service.executor
    .selectFrom('users')
    .select('email')
    .where('password_hash', 'is not', null)
    .execute();
  expect(rows.map((row) => row.email).sort()).toEqual(demoSignIns.map((each) => each.email).sort());
});

test('gives later rows new ids', async () => {
  const token = await service.signUp();
  const me = await service.graphql('{ currentUser { id } }', {}, token);
  expect(Number(me.data.currentUser.id)).toBeGreaterThan(1000);
});
