import { sql } from 'kysely';
import { loadBookings } from '../../../bench/loadBookings';
import { loadTools } from '../../../bench/loadTools';
import { makeTools, seededRandom } from '../../../bench/makeTools';
import { facetRatings, priceBands } from '../../../domain/search/facets';
import { addDays } from '../../../domain/values/days';
import { searchFacets } from '../../../server/search/records/searchFacets';
import { cursorHead } from '../../../server/search/records/searchPosition';
import {
  type SearchQuery,
  searchTools,
  usualDirection,
} from '../../../server/search/records/searchTools';
import { naiveSearch } from './naiveSearch';
import { startTestService, type TestService } from './startTestService';

const amount = 4_000;
const searches = 60;

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

const terms = [
  ...[
    'boremaskine',
    'tordal',
    'maskine',
    'sav',
    'bor',
    'renser',
    'til',
    'en boremaskine til beton',
  ],
  ...[
    'kirsebærudstener',
    'granitspade',
    'hybenrosestol',
    'tordal to12',
    'murerspand haven',
    'klinke',
  ],
  ...['boremaskien', 'hækkekliper', 'plæneklippre', 'borehamer tordal', 'ravnkild', 'pavilon telt'],
  ...['zzzzzz', '!!!', 'boremaskine zzzzzz', 'og', 'batteri', 'fliser', 'på', '18 v', 's', 'skur'],
];
const today = '2031-03-01';
const origins = [
  { latitude: 55.6761, longitude: 12.5683 },
  { latitude: 57.257, longitude: 10.997 },
  { latitude: 56.711, longitude: 11.525 },
  { latitude: 55.1, longitude: 14.9 },
  { latitude: 56, longitude: 4 },
];
const orders = ['RELEVANCE', 'PRICE', 'RATING', 'DISTANCE', 'NEWEST'] as const;

function randomSearch(random: () => number): SearchQuery {
  const one = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const some = <Item>(chance: number, make: () => Item) => (random() < chance ? make() : null);
  const order = one(orders);
  return {
    term: some(0.65, () => one(terms)) ?? '',
    categoryIds: some(0.25, () => one([[1], [2, 3], [4], [99], [1, 2, 5, 8]])) ?? [],
    priceCentsMin: some(0.25, () => one([0, 5_000, 30_000, 200_000])),
    priceCentsMax: some(0.3, () => one([1_000, 5_000, 12_000, 50_000])),
    distanceKmMax: some(0.4, () => one([0, 5, 25, 100, 1_000])),
    ratingMin: some(0.25, () => one([0, 3, 4, 5])),
    order,
    direction: random() < 0.7 ? usualDirection(order) : one(['ASC', 'DESC']),
    first: one([1, 7, 24, 100]),
    after: null,
    measured: false,
    free: some(0.35, () => {
      const startDate = addDays(today, one([-3, 0, 1, 5, 12, 20, 40]));
      return {
        startDate,
        endDate: addDays(startDate, one([1, 2, 3, 7])),
        flexDays: one([0, 0, 1, 2]),
        today,
      };
    }),
    origin: one(origins),
  };
}

/** A search without words and filters. */
const anything = randomSearch(() => 0.99);

interface Seeds {
  /** Of the random searches whose pages are compared. */
  searches: readonly number[];
  /** Of the random searches whose counts are compared. */
  counts: readonly number[];
  /** Lengths of a rental whose counts are compared. */
  freeDays: readonly number[];
}

/**
 * Whatever strategy a search uses, it returns the same as a statement that reads every tool: the same tools in the same
 * order, page by page. One function, because all its tests use the rows that are loaded first.
 */
export function testSearchWalks(seeds: Seeds): void {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await loadTools(service.executor, makeTools(7), amount, () => undefined);
    await loadBookings(service.executor, 8, today);
    // Every rule that an owner can set, second units, buffers, and overdue tools.
    await sql`
    update tools set shortest_days = 1 + (id % 5 = 0)::integer, longest_days = case id % 7 when 0 then 3 else 30 end,
      notice_days = case id % 4 when 0 then 2 else 0 end, horizon_days = case id % 11 when 0 then 10 else 365 end,
      buffer_days = id % 6, max_available_count = 1 + (id % 3 = 0)::integer
  `.execute(service.executor);
    await sql`update reservations set buffer_days = (id % 5)::integer where end_date < ${today}`.execute(
      service.executor,
    );
    await sql`
    update bookings set state = case id % 2 when 0 then 'pickedUp' else 'inDispute' end, ended_as = null, returned_on = null
    where end_date < ${today} and id % 6 = 0
  `.execute(service.executor);
    // Many tools with equal scores, ratings, prices and distances, for ties in every order.
    await service.executor
      .updateTable('tools')
      .set({ price_per_day_cents: 5_000 })
      .where('id', '>', 4_500)
      .execute();
    // Every fifth tool is not listed (draft, paused or deleted); some of these are published again.
    await sql`
    update tools set state = case id % 3 when 0 then 'draft' when 1 then 'paused' else 'published' end,
      deleted_at = case when id % 3 = 2 then now() end
    where id % 5 = 0
  `.execute(service.executor);
    await sql`update tools set state = 'published' where id % 5 = 0 and id % 4 = 0`.execute(
      service.executor,
    );
  });
  afterAll(() => service.close());

  /** Checks the first pages, and one deep in the list. */
  async function checkPages(search: SearchQuery, random: () => number): Promise<void> {
    const whole = await naiveSearch(service.executor, search);
    const deep = Math.floor(random() * whole.length);
    const start = { order: search.order, direction: search.direction };
    for (const skipped of new Set([0, search.first, deep])) {
      if (skipped > whole.length) continue;
      const last = whole[skipped - 1];
      const after = last ? { ...start, keys: last.keys } : null;
      const page = await searchTools(service.executor, { ...search, after }, { whole: true });
      const head = cursorHead(search.order, search.direction);
      expect(page.map(({ id, searchCursor }) => ({ id, searchCursor }))).toEqual(
        whole
          .slice(skipped, skipped + search.first)
          .map(({ id, keys }) => ({ id, searchCursor: `${head}${keys.join(',')}` })),
      );
    }
  }

  test('what is a draft, paused or deleted is found by no search', async () => {
    const { rows } = await sql<{ hidden: number }>`
    select count(*) as hidden from tools where not listed
  `.execute(service.executor);
    expect(rows[0]?.hidden).toBeGreaterThan(amount / 10);
    const { rows: found } = await sql<{ hidden: number }>`
    select count(*) as hidden
    from (values ('RELEVANCE'), ('PRICE'), ('RATING'), ('DISTANCE'), ('NEWEST')) as given(ordering),
      (values (''), ('boremaskine'), ('maskine til haven')) as typed(term),
      find_tools(term, 8, '{}', null, null, null, null, 55.6761, 12.5683, null, null, 0, null, ordering, true, 5000, null) as found
    join tools on tools.id = found.tool_id where not tools.listed
  `.execute(service.executor);
    expect(found).toEqual([{ hidden: 0 }]);
  });

  test.each(seeds.searches)('searches at random (%i) answer what they should', async (seed) => {
    const random = seededRandom(seed);
    for (let done = 0; done < searches; done += 1) {
      const search = randomSearch(random);
      try {
        await checkPages(search, random);
      } catch (error) {
        throw new Error(`${JSON.stringify(search)}: ${String(error)}`);
      }
    }
  });

  /** Every count, from plain statements. */
  async function readCounts(search: SearchQuery, most: number) {
    const count = async (changed: Partial<SearchQuery>) =>
      Math.min(most, (await naiveSearch(service.executor, { ...search, ...changed })).length);
    const { rows } = await sql<{ id: number }>`select id from categories order by id`.execute(
      service.executor,
    );
    return {
      total: await count({}),
      categories: await inTurn(rows, async ({ id }) => ({
        categoryId: id,
        count: await count({ categoryIds: [id] }),
      })),
      ratings: await inTurn(facetRatings, async (ratingMin) => ({
        ratingMin,
        count: await count({ ratingMin }),
      })),
      priceBands: await inTurn(priceBands, async (band) => ({ ...band, count: await count(band) })),
    };
  }

  /** Looks at `looked` tools and compares each count: equal if these were all, else a minimum. */
  async function checkCounts(search: SearchQuery, most: number, looked: number) {
    const { hasMore, ...counted } = await searchFacets(service.executor, search, { most, looked });
    const expected = await readCounts(search, most);
    const unfiltered = {
      categoryIds: [],
      priceCentsMin: null,
      priceCentsMax: null,
      ratingMin: null,
      free: null,
    };
    const all = await naiveSearch(service.executor, { ...search, ...unfiltered });
    expect({ search, hasMore }).toEqual({ search, hasMore: all.length >= looked });
    if (!hasMore) {
      expect({ search, ...counted }).toEqual({ search, ...expected });
      return;
    }
    const list = ({ total, categories, ratings, priceBands }: typeof counted) => [
      total,
      ...[...categories, ...ratings, ...priceBands].map(({ count }) => count),
    ];
    const pairs = list(counted).map((count, index) => [count, list(expected)[index] ?? 0] as const);
    expect({ search, above: pairs.filter(([count, exact]) => count > exact) }).toEqual({
      search,
      above: [],
    });
  }

  test.each(seeds.counts)('counts at random (%i) are what the choices find', async (seed) => {
    const random = seededRandom(seed);
    for (let done = 0; done < 8; done += 1) {
      const search = randomSearch(random);
      // `looked` is enough for all tools, some, or hardly any. `most` is above every count, or cuts off.
      const looked = [20_000, 1_000, 20][done % 3] ?? 1_000;
      const most = random() < 0.5 ? 1_001 : 30;
      await checkCounts(search, most, looked);
    }
  });

  test.each(seeds.freeDays)(
    'counts of what is free for %i days are what the choices find',
    async (length) => {
      // Nearly all tools are free for two days, and nearly all are booked on some day of four weeks.
      const startDate = addDays(today, 5);
      const free = { startDate, endDate: addDays(startDate, length), flexDays: 0, today };
      for (const term of ['', 'maskine']) {
        const search: SearchQuery = { ...anything, term, free };
        for (const [looked, most] of [
          [20_000, 200],
          [1_000, 30],
          [20, 30],
        ] as const) {
          await checkCounts(search, most, looked);
        }
      }
    },
  );

  test('the words of tools that moved and were renamed meanwhile are found where they are', async () => {
    await service.executor
      .updateTable('tools')
      .set({ latitude: 55.33, longitude: 15.18, name: 'Kajakhejs' })
      .where('id', 'in', [1_101, 2_201, 3_301])
      .execute();
    const search: SearchQuery = {
      ...anything,
      term: 'kajakhejs',
      distanceKmMax: 5,
      order: 'DISTANCE',
      direction: 'ASC',
      first: 24,
      origin: { latitude: 55.33, longitude: 15.18 },
    };
    const found = await searchTools(service.executor, search, { whole: true });
    expect(found.map(({ id }) => id)).toEqual([1_101, 2_201, 3_301]);
  });

  describe('a frequent word whose tools are at neither end of an order', () => {
    beforeAll(async () => {
      await sql`
      update tools set price_per_day_cents = 8000 + id % 2000, review_count = 100, rating_sum = 340 + id % 20
      where name ilike '%boremaskine%'
    `.execute(service.executor);
    });

    test.each([
      ['PRICE', 'ASC', []],
      ['PRICE', 'DESC', []],
      ['PRICE', 'DESC', [1]],
      ['RATING', 'ASC', []],
      ['RATING', 'DESC', []],
      ['RATING', 'ASC', [1, 3]],
    ] as const)('is found page by page (%s %s in %j)', async (order, direction, categoryIds) => {
      const plain = { ...randomSearch(() => 0.99), order, direction, categoryIds };
      for (const term of ['boremaskine', 'boremaskien', 'maskine']) {
        for (const first of [1, 24, 100]) {
          await checkPages({ ...plain, term, first }, seededRandom(first));
        }
      }
    });
  });
}
