import { sql } from 'kysely';
import { loadBookings } from '../../../bench/loadBookings';
import { loadTools } from '../../../bench/loadTools';
import { makeTools, seededRandom } from '../../../bench/makeTools';
import type { GeoBox } from '../../../domain/search/mercator';
import { addDays } from '../../../domain/values/days';
import type { SearchQuery } from '../../../server/search/records/searchTools';
import { mapPoints, mapTools } from '../../../server/search/records/toolMap';
import { naiveSearch } from './naiveSearch';
import { origin } from './searching';
import { startTestService, type TestService } from './startTestService';

const whole: GeoBox = { south: 54, west: 7, north: 58.5, east: 16 };

/**
 * Compares what the map counts and lists with a plain statement, for random questions of each seed. One function,
 * because its test uses the rows that are loaded first.
 */
export function testMapWalks(seeds: readonly number[]): void {
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

    test.each(seeds)('is what a plain statement finds (%i)', async (seed) => {
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
}
