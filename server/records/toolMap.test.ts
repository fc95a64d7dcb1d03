import { sql } from 'kysely';
import { loadBookings } from '../../bench/loadBookings';
import { loadTools } from '../../bench/loadTools';
import { makeTools, seededRandom } from '../../bench/makeTools';
import { addDays } from '../../domain/days';
import type { GeoBox } from '../../domain/mercator';
import * as documents from '../test/documents';
import { naiveSearch } from '../test/naiveSearch';
import { listTools, origin } from '../test/searching';
import { startTestService, type TestService } from '../test/startTestService';
import type { SearchQuery } from './searchTools';
import { mapPoints, mapTools } from './toolMap';

const whole: GeoBox = { south: 54, west: 7, north: 58.5, east: 16 };

describe('what the map counts and lists', () => {
  const today = '2031-03-01';
  let service: TestService;
  interface Row {
    name: string;
    latitude: number;
    longitude: number;
    pricePerDayCents: number;
  }
  const rows = new Map<number, Row>();

  beforeAll(async () => {
    service = await startTestService();
    await loadTools(service.executor, makeTools(11), 3_000, () => undefined);
    await loadBookings(service.executor, 8, today);
    // More at one point than are looked at when the budget is short.
    await sql`update tools set latitude = 55.676, longitude = 12.568 where id in (select id from tools order by id limit 200)`.execute(
      service.executor,
    );
    // The loaded tools were published without the triggers that store their points.
    await sql`insert into tool_points select distinct latitude, longitude from tools on conflict do nothing`.execute(
      service.executor,
    );
    const found = await service.executor
      .selectFrom('tools')
      .select(['id', 'name', 'latitude', 'longitude', 'price_per_day_cents as pricePerDayCents'])
      .execute();
    for (const { id, latitude, longitude, ...row } of found) {
      rows.set(id, { ...row, latitude: Number(latitude), longitude: Number(longitude) });
    }
  });
  afterAll(() => service.close());

  function randomQuestion(random: () => number): { search: SearchQuery; box: GeoBox } {
    const one = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const some = <Item>(chance: number, make: () => Item) => (random() < chance ? make() : null);
    const south = 54.5 + random() * 2.5;
    const west = 8 + random() * 4;
    const startDate = addDays(today, one([-1, 1, 12, 40]));
    return {
      box: one([whole, { south, west, north: south + random() * 2, east: west + random() * 4 }]),
      search: {
        term: some(0.5, () => one(['boremaskine', 'sav', 'maskine', 'boremaskien', '!!!'])) ?? '',
        categoryIds: some(0.25, () => one([[1], [2, 3], [99]])) ?? [],
        priceCentsMin: some(0.3, () => one([0, 5_000, 30_000])),
        priceCentsMax: some(0.3, () => one([5_000, 12_000, 50_000])),
        distanceKmMax: some(0.5, () => one([0, 5, 25, 100])),
        ratingMin: some(0.25, () => one([0, 3, 5])),
        order: 'RELEVANCE',
        direction: 'DESC',
        first: 20,
        after: null,
        measured: true,
        free: some(0.35, () => ({
          startDate,
          endDate: addDays(startDate, one([1, 3, 7])),
          flexDays: one([0, 0, 2]),
          today,
        })),
        origin: one([origin, { latitude: 56.15, longitude: 10.2 }]),
      },
    };
  }

  /** The tools in the box, from a statement that reads every tool. */
  async function inBox(search: SearchQuery, box: GeoBox): Promise<(Row & { id: number })[]> {
    const found = await naiveSearch(service.executor, search);
    return found
      .map(({ id }) => ({ ...(rows.get(id) as Row), id }))
      .filter(
        ({ latitude, longitude }) =>
          latitude >= box.south &&
          latitude <= box.north &&
          longitude >= box.west &&
          longitude <= box.east,
      );
  }

  test.each([1, 2, 3])('is what a plain statement finds (%i)', async (seed) => {
    const random = seededRandom(seed);
    let cutShort = 0;
    for (let done = 0; done < 25; done += 1) {
      const { search, box } = randomQuestion(random);
      const expected = await inBox(search, box);
      const at = new Map<string, (Row & { id: number })[]>();
      for (const row of expected) {
        const key = `${row.latitude} ${row.longitude}`;
        at.set(key, [...(at.get(key) ?? []), row]);
      }
      const points = await mapPoints(service.executor, search, box);
      const counted = [...at.values()].map((there) => ({
        latitude: there[0]?.latitude,
        longitude: there[0]?.longitude,
        count: there.length,
        hasMore: false,
        priceCentsMin: Math.min(...there.map(({ pricePerDayCents }) => pricePerDayCents)),
        toolName: there.length === 1 ? there[0]?.name : null,
      }));
      const sorted = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).sort();
      expect({ search, points: sorted(points) }).toEqual({ search, points: sorted(counted) });

      // With too small a budget, a point says that there is more, and its count is never too high.
      const few = await mapPoints(service.executor, search, box, 60);
      if (few.some(({ hasMore }) => hasMore)) cutShort += 1;
      for (const point of few) {
        const there = at.get(`${point.latitude} ${point.longitude}`)?.length ?? 0;
        expect(point.count).toBeLessThanOrEqual(there);
        expect({ ...search, isWhole: point.hasMore || point.count === there }).toEqual({
          ...search,
          isWhole: true,
        });
        expect(point.hasMore && point.priceCentsMin !== null).toBe(false);
      }

      const ids: number[] = [];
      for (let after: SearchQuery['after'] = null; ; ) {
        const page = await mapTools(service.executor, { ...search, after }, box);
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1) as { searchCursor?: string } | undefined;
        if (page.length < search.first || !last?.searchCursor) break;
        after = {
          order: 'RELEVANCE',
          direction: 'DESC',
          keys: last.searchCursor.slice(2).split(',').map(Number),
        };
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect({ search, ids: ids.sort() }).toEqual({
        search,
        ids: expected.map(({ id }) => id).sort(),
      });
    }
    expect(cutShort).toBeGreaterThan(0);
  });
});

describe('who asks for the map', () => {
  let service: TestService;
  const norrebro = { latitude: 55.694, longitude: 12.546 };
  const osterbro = { latitude: 55.708, longitude: 12.577 };
  beforeAll(async () => {
    service = await startTestService({ origin });
    await service.signUp();
    await listTools(service, [
      { name: 'Boremaskine', price: 7_500, place: norrebro },
      { name: 'Stige', price: 4_000, place: osterbro },
      { name: 'Rundsav', price: 9_000, place: osterbro },
    ]);
  });
  afterAll(() => service.close());

  const view = (zoom: number) => ({
    zoom,
    box: { south: 55.6, west: 12.4, north: 55.8, east: 12.7 },
  });
  const marksOf = async (variables: object) => {
    const { data, errors } = await service.graphql(documents.toolMap, variables);
    expect(errors).toEqual([]);
    return data.toolMap;
  };

  test('sees neighbouring places as one from afar, and apart from near', async () => {
    expect(await marksOf(view(9))).toEqual([
      {
        ...osterbro,
        placeName: 'Østerbro',
        count: 3,
        hasMore: false,
        priceCentsMin: 4_000,
        toolName: null,
        ...{ south: 55.694, west: 12.546, north: 55.708, east: 12.577 },
      },
    ]);
    expect(await marksOf(view(13))).toMatchObject([
      { ...osterbro, count: 2, priceCentsMin: 4_000, toolName: null },
      { ...norrebro, placeName: 'Nørrebro', count: 1, toolName: 'Boremaskine' },
    ]);
  });

  test('sees what the search finds, and nothing else', async () => {
    expect(await marksOf({ ...view(13), searchTerm: 'stige' })).toMatchObject([
      { ...osterbro, count: 1, toolName: 'Stige' },
    ]);
    expect(await marksOf({ ...view(13), distanceMax: 3 })).toMatchObject([norrebro]);
    expect(await marksOf({ ...view(13), searchTerm: 'motorsav' })).toEqual([]);
    expect(await marksOf({ ...view(13), distanceMax: 1, near: 'Østerbro' })).toMatchObject([
      osterbro,
    ]);
    expect(await marksOf({ ...view(13), near: 'Ingensteds' })).toEqual([]);
  });

  test('gets the tools of a mark, with how far they are', async () => {
    const box = { south: 55.708, west: 12.577, north: 55.708, east: 12.577 };
    const ask = async (variables: object) => {
      const { data, errors } = await service.graphql(documents.mapTools, {
        box,
        distanceMax: 25,
        ...variables,
      });
      expect(errors).toEqual([]);
      return data.mapTools;
    };
    const found = await ask({});
    expect(found.map(({ name }) => name)).toEqual(['Rundsav', 'Stige']);
    expect(found[0]?.distanceMetres).toBeCloseTo(3_590, -2);
    // With a search term, the next page starts after the last tool as well.
    const [first] = await ask({ searchTerm: 's' });
    expect(await ask({ searchTerm: 's', after: first?.searchCursor })).toHaveLength(1);
  });

  test.each([
    [documents.toolMap, { ...view(13), zoom: 4 }, 'zoom must be 5 to 13.'],
    [documents.toolMap, { ...view(13), zoom: 14 }, 'zoom must be 5 to 13.'],
    [
      documents.toolMap,
      { zoom: 13, box: whole },
      'box may be at most 4096 pixels wide and high at its zoom.',
    ],
    [
      documents.toolMap,
      { zoom: 9, box: { south: 56, west: 10, north: 55, east: 11 } },
      'box must go from south-west to north-east.',
    ],
    [
      documents.mapTools,
      { box: { south: 55, west: 12, north: 56, east: 1000 } },
      'box must go from south-west to north-east.',
    ],
    [
      documents.mapTools,
      { box: whole, after: 'pa1,2' },
      'after is not the searchCursor of such a search.',
    ],
  ])('is refused what no map asks for: %#', async (document, variables, message) => {
    const { errors } = await service.graphql(document, variables);
    expect(errors).toMatchObject([{ message }]);
  });
});
