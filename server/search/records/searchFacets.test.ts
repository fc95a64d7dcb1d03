import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { listTools, origin } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { searchFacets } from './searchFacets';

/** Counts as the app asks for them. searchWalks.test.ts compares every number with a plain statement. */
const now = new Date('2031-06-02T10:00:00Z');
const today = getCopenhagenDate(now);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin, now: () => now });
  await service.signUp();
  await listTools(service, [
    { name: 'Høvl', price: 4_000, categoryIds: [1, 2], ratings: [5] },
    { name: 'Stige', price: 5_000, categoryIds: [2], ratings: [3, 4] },
    { name: 'Kran', price: 90_000, categoryIds: [3] },
    { name: 'Stige i Aarhus', price: 5_000, place: { latitude: 56.157, longitude: 10.207 } },
  ]);
});
afterAll(() => service.close());

async function facets(variables: object) {
  const { data, errors } = await service.graphql(documents.searchFacets, variables);
  expect(errors).toEqual([]);
  const { total, categoryCounts, ratingCounts, priceBands, hasMore } = data.searchFacets;
  expect(hasMore).toBe(false);
  return {
    total,
    categories: Object.fromEntries(
      categoryCounts.filter(({ count }) => count > 0).map((each) => [each.categoryId, each.count]),
    ),
    ratings: ratingCounts.map(({ count }) => count),
    prices: priceBands.map(({ count }) => count),
  };
}

test('counts each facet without its own filter', async () => {
  expect(await facets({})).toEqual({
    total: 4,
    categories: { 1: 2, 2: 2, 3: 1 },
    ratings: [2, 2, 2, 1, 1],
    // 50 kr. is a bound of two bands and counts in both, because a search by either band finds it.
    prices: [3, 2, 0, 0, 1],
  });
  expect(await facets({ categoryIds: [2], ratingMin: 5, priceCentsMax: 5_000 })).toEqual({
    total: 1,
    categories: { 1: 1, 2: 1 },
    ratings: [2, 2, 2, 1, 1],
    prices: [1, 0, 0, 0, 0],
  });
});

test('applies term, distance and place to every count', async () => {
  const ofLadders = { total: 1, categories: { 2: 1 }, prices: [1, 1, 0, 0, 0] };
  expect(await facets({ searchTerm: 'stiger', distanceMax: 25 })).toMatchObject(ofLadders);
  expect(await facets({ distanceMax: 25, near: 'Aarhus' })).toMatchObject({ total: 1 });
  const nothing = { total: 0, categories: {}, ratings: [0, 0, 0, 0, 0], prices: [0, 0, 0, 0, 0] };
  expect(await facets({ near: 'Atlantis' })).toEqual(nothing);
  expect(await facets({ searchTerm: '!!!' })).toEqual(nothing);
  expect(await facets({ categoryIds: [0] })).toMatchObject({ total: 0, categories: { 2: 2 } });
});

test('excludes tools that are unavailable on the given days', async () => {
  const tool = await service.executor
    .selectFrom('tools')
    .select('id')
    .where('name', '=', 'Kran')
    .executeTakeFirstOrThrow();
  const days = { startDate: addDays(today, 5), endDate: addDays(today, 7) };
  await insertBookingRow(service.executor, { toolId: tool.id, borrowerId: 1001, ...days });
  const onDays = { availableFrom: days.startDate, availableTo: days.endDate };
  expect(await facets(onDays)).toMatchObject({ total: 3, categories: { 1: 2, 2: 2 } });
  expect(await facets({ ...onDays, flexDays: 2 })).toMatchObject({ total: 4 });
});

describe('counts that may look at', () => {
  const filters = {
    term: '',
    categoryIds: [],
    priceCentsMin: null,
    priceCentsMax: null,
    distanceKmMax: null,
    ratingMin: null,
    free: null,
    origin,
  };
  it.each([
    [5, 1_001, false, 4],
    [4, 1_001, true, 4],
    [2, 1_001, true, 2],
    [5, 3, false, 3],
  ])('%d tools and end at %d: more %s, total %d', async (looked, most, hasMore, total) => {
    expect(await searchFacets(service.executor, filters, { looked, most })).toMatchObject({
      hasMore,
      total,
    });
  });
});

test('rejects the same variables as the search', async () => {
  const { errors } = await service.graphql(documents.searchFacets, { ratingMin: 6 });
  expect(errors).toEqual([expect.objectContaining({ message: 'ratingMin must be 0 to 5.' })]);
});
