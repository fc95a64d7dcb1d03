import { addKilometres } from './addKilometres';
import * as documents from './documents';
import { startTestService, type TestService } from './startTestService';

const origin = { latitude: 55.6761, longitude: 12.5683 };

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin });
  await service.signUp();
});
afterAll(() => service.close());
beforeEach(() => service.executor.deleteFrom('tools').execute());

interface Listing {
  name: string;
  description?: string;
  price?: number;
  place?: { latitude: number; longitude: number };
  categoryIds?: number[];
  ratings?: number[];
}

async function list(...listings: Listing[]): Promise<void> {
  for (const { name, description, price, place, categoryIds = [1], ratings = [] } of listings) {
    const { id } = await service.executor
      .insertInto('tools')
      .values({
        owner_id: 1001,
        name,
        description: description ?? 'Står i skuret.',
        location: 'København',
        image_url: '/images/tools/default.svg',
        price_per_day_cents: price ?? 10_000,
        ...(place ?? origin),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const categoryId of categoryIds) {
      await service.executor
        .insertInto('tool_categories')
        .values({ tool_id: id, category_id: categoryId })
        .execute();
    }
    for (const rating of ratings) {
      await service.executor
        .insertInto('reviews')
        .values({ tool_id: id, author_id: 1001, rating, comment: 'Fint.' })
        .execute();
    }
  }
}

interface Found {
  name: string;
  searchCursor: string;
}

async function find(variables: object, token = ''): Promise<Found[]> {
  const answer = await service.graphql(documents.searchToolsFirst, variables, token);
  expect(answer.errors).toEqual([]);
  return answer.data.searchTools;
}

test.each([
  ['by name', '{ searchTools { id name owner { id } reviewCount featured } }'],
  [
    'in a fragment',
    '{ searchTools { id ...more } } fragment more on Tool { owner { id } reviewCount featured name }',
  ],
  [
    'in a fragment without a name',
    '{ searchTools { ... on Tool { owner { id } name reviewCount featured } } }',
  ],
  ['in two parts', '{ searchTools { id name } searchTools { owner { id } reviewCount featured } }'],
  [
    'in a fragment in a fragment',
    '{ searchTools { ...some } } fragment some on Tool { name ...more } fragment more on Tool { owner { id } reviewCount featured }',
  ],
])('what lists do not show is found too when it is asked for %s', async (_how, document) => {
  await list({ name: 'Høvl', ratings: [4, 5] });
  // The second time it is compiled.
  for (const _time of [1, 2]) {
    const { data, errors } = await service.graphql(document);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      searchTools: [{ name: 'Høvl', owner: { id: '1001' }, reviewCount: 2, featured: false }],
    });
  }
});

async function names(variables: object, token = ''): Promise<string[]> {
  return (await find(variables, token)).map((tool) => tool.name);
}

describe('words', () => {
  test.each([
    'Hækkeklipper',
    'hækkeklipper',
    'HÆKKEKLIPPER',
    'haekkeklipper',
    'Hækkeklippere',
    'hækkeklipperen',
    'hækkekliper',
    'haekkekliper',
    'hækkekliperr',
    'hækkelkipper',
    'hekkeklipper',
    'hakkeklipper',
    'hækkekl',
    'klipper',
    '  hækkeklipper!! ',
    'hæ\u0301kkeklipper',
  ])('%j finds Hækkeklipper', async (searchTerm) => {
    await list({ name: 'Hækkeklipper' }, { name: 'Boremaskine' }, { name: 'Trillebør' });
    expect(await names({ searchTerm })).toEqual(['Hækkeklipper']);
  });

  test.each([
    ['Trillebør', 'trillebor'],
    ['Trillebør', 'trilleboer'],
    ['Trillebør', 'TRILLEBÖR'],
    ['Båndsliber', 'baandsliber'],
    ['Båndsliber', 'bandsliber'],
    ['Båndsliber', 'ba\u030andsliber'],
    ['Rørtang', 'roertænger', false],
    ['Café-stole', 'cafestol', false],
    ['Café-stole', 'cafe stol'],
    ['Motorsav', 'sav'],
    ['Motorsav', 'save'],
    ['Kombistige', 'stiger'],
    ['Borehammer 18V', '18 v', false],
    ['Borehammer 18V', '18v'],
    ['Slibemaskine', 'slibemaskienr'],
  ] as [string, string, boolean?][])('%s by %j', async (name, searchTerm, isFound = true) => {
    await list({ name }, { name: 'Gasgrill' });
    expect(await names({ searchTerm })).toEqual(isFound ? [name] : []);
  });

  test('all have to be there, wherever', async () => {
    await list(
      { name: 'Boremaskine', description: 'Til beton.' },
      { name: 'Boremaskine til træ' },
      { name: 'Betonblander' },
    );
    expect(await names({ searchTerm: 'boremaskine beton' })).toEqual(['Boremaskine']);
    expect(await names({ searchTerm: 'boremaskine på beton' })).toEqual(['Boremaskine']);
    expect(await names({ searchTerm: 'en boremaskine til beton' })).toEqual(['Boremaskine']);
  });

  test('in the name go before those in the description, whole ones before parts', async () => {
    await list(
      { name: 'Bits', description: 'Passer til en rundsav.', ratings: [5, 5, 5] },
      { name: 'Håndrundsav', ratings: [5, 5] },
      { name: 'Rundsav' },
    );
    expect(await names({ searchTerm: 'rundsav' })).toEqual(['Rundsav', 'Håndrundsav', 'Bits']);
  });

  test('that match alike are ordered by rating and number of reviews, then the newest first', async () => {
    await list(
      { name: 'Stige A', ratings: [2] },
      { name: 'Stige B' },
      { name: 'Stige C', ratings: [5, 5, 5] },
      { name: 'Stige D', ratings: [5] },
      { name: 'Stige E' },
    );
    const order = ['Stige C', 'Stige D', 'Stige E', 'Stige B', 'Stige A'];
    expect(await names({ searchTerm: 'stige' })).toEqual(order);
    expect(await names({})).toEqual(order);
  });

  test.each(['', '   ', null, undefined])('%j asks for everything', async (searchTerm) => {
    await list({ name: 'Gasgrill' });
    expect(await names({ searchTerm })).toEqual(['Gasgrill']);
  });

  test.each(['!!!', '🔨', 'пила', "'", "a' | b:* & (", '\\', '%', '_', 'zzzzzz'])(
    '%j finds nothing, and harms nothing',
    async (searchTerm) => {
      await list({ name: 'Gasgrill' });
      expect(await names({ searchTerm })).toEqual([]);
    },
  );

  test('of a text at its longest are searched, beyond it refused', async () => {
    await list({ name: 'Gasgrill' });
    expect(await names({ searchTerm: 'gasgrill '.repeat(22) })).toEqual(['Gasgrill']);
    const answer = await service.graphql(documents.searchToolsFirst, {
      searchTerm: 'å'.repeat(201),
    });
    expect(answer.errors).toMatchObject([
      {
        message: 'searchTerm may be at most 200 characters.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('of a tool that was renamed are found anew', async () => {
    await list({ name: 'Gasgrill' });
    await service.executor.updateTable('tools').set({ name: 'Kompressor' }).execute();
    expect(await names({ searchTerm: 'kompresor' })).toEqual(['Kompressor']);
    expect(await names({ searchTerm: 'gasgrill' })).toEqual([]);
  });
});

describe('filters', () => {
  test('prices are bounds that are themselves included', async () => {
    await list(
      { name: 'A', price: 999 },
      { name: 'B', price: 1_000 },
      { name: 'C', price: 2_000 },
      { name: 'D', price: 2_001 },
    );
    const prices = { priceCentsMin: 1_000, priceCentsMax: 2_000 };
    expect((await names(prices)).sort()).toEqual(['B', 'C']);
    expect(await names({ priceCentsMin: 2_001 })).toEqual(['D']);
    expect(await names({ priceCentsMax: 999 })).toEqual(['A']);
    expect(await names({ priceCentsMin: 2_000, priceCentsMax: 1_000 })).toEqual([]);
  });

  test('distance is a bound that is itself included, in every direction', async () => {
    await list(
      { name: 'here' },
      { name: '10 km north', place: addKilometres(origin, { north: 10 }) },
      { name: '10 km east', place: addKilometres(origin, { east: 10 }) },
      { name: '10.01 km south', place: addKilometres(origin, { north: -10.01 }) },
      { name: '9.9 km west', place: addKilometres(origin, { east: -9.9 }) },
      { name: 'Aarhus', place: { latitude: 56.1572, longitude: 10.2107 } },
    );
    expect((await names({ distanceMax: 10 })).sort()).toEqual([
      '10 km east',
      '10 km north',
      '9.9 km west',
      'here',
    ]);
    expect(await names({ distanceMax: 0 })).toEqual(['here']);
    expect(await names({ distanceMax: 9, orderBy: 'DISTANCE' })).toEqual(['here']);
    expect(await names({ distanceMax: 1000 })).toHaveLength(6);
    expect((await names({ orderBy: 'DISTANCE' })).slice(-2)).toEqual(['10.01 km south', 'Aarhus']);
  });

  test('distance starts at the signed-in user where they have a place', async () => {
    const token = await service.signUp('aarhus@skuret.example');
    await list({ name: 'Aarhus', place: { latitude: 56.1572, longitude: 10.2107 } });
    expect(await names({ distanceMax: 25 }, token)).toEqual([]);
    await service.executor
      .updateTable('users')
      .set({ latitude: 56.15, longitude: 10.2 })
      .where('email', '=', 'aarhus@skuret.example')
      .execute();
    expect(await names({ distanceMax: 25 }, token)).toEqual(['Aarhus']);
    expect(await names({ distanceMax: 25 })).toEqual([]);
  });

  test('ratings are averages, the bound included; without reviews there is none', async () => {
    await list(
      { name: 'none' },
      { name: '3.67', ratings: [3, 4, 4] },
      { name: '4', ratings: [3, 5] },
      { name: '5', ratings: [5] },
    );
    expect((await names({ ratingMin: 4 })).sort()).toEqual(['4', '5']);
    expect(await names({ ratingMin: 5 })).toEqual(['5']);
    expect(await names({ ratingMin: 1 })).toHaveLength(3);
    expect(await names({ ratingMin: 0 })).toHaveLength(4);
  });

  test('categories are any of those asked for', async () => {
    await list(
      { name: 'both', categoryIds: [1, 2] },
      { name: 'second', categoryIds: [2] },
      { name: 'third', categoryIds: [3] },
    );
    expect((await names({ categoryIds: [1, 2] })).sort()).toEqual(['both', 'second']);
    expect(await names({ categoryIds: [3] })).toEqual(['third']);
    expect(await names({ categoryIds: [99] })).toEqual([]);
    expect(await names({ categoryIds: [] })).toHaveLength(3);
  });

  test('all hold at once', async () => {
    await list(
      { name: 'Stige', price: 5_000, categoryIds: [2], ratings: [5] },
      { name: 'Stige dyr', price: 50_000, categoryIds: [2], ratings: [5] },
      { name: 'Stige uden', price: 5_000, categoryIds: [2] },
      {
        name: 'Stige fjern',
        price: 5_000,
        categoryIds: [2],
        ratings: [5],
        place: { latitude: 57, longitude: 10 },
      },
      { name: 'Stige anden', price: 5_000, categoryIds: [1], ratings: [5] },
      { name: 'Sav', price: 5_000, categoryIds: [2], ratings: [5] },
    );
    const all = {
      searchTerm: 'stige',
      categoryIds: [2],
      priceCentsMin: 0,
      priceCentsMax: 50_00,
      distanceMax: 25,
      ratingMin: 4,
    };
    expect(await names(all)).toEqual(['Stige']);
  });

  test.each([
    [{ distanceMax: -1 }, 'distanceMax must be 0 to 1000.'],
    [{ distanceMax: 2_000_000_000 }, 'distanceMax must be 0 to 1000.'],
    [{ ratingMin: 6 }, 'ratingMin must be 0 to 5.'],
    [{ first: 0 }, 'first must be 1 to 100.'],
    [{ first: 101 }, 'first must be 1 to 100.'],
    [{ after: 'hello' }, 'after is not the searchCursor of such a search.'],
    [{ categoryIds: Array.from({ length: 51 }, () => 1) }, 'categoryIds may be at most 50.'],
  ])('%j is refused', async (variables, message) => {
    const answer = await service.graphql(documents.searchToolsFirst, variables);
    expect(answer.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(answer.data).toBeNull();
  });
});

describe('orders and pages', () => {
  const listings = Array.from({ length: 13 }, (_, index) => ({
    name: `Stige ${index + 1}`,
    description: index % 2 ? 'En sav.' : 'Står i skuret.',
    price: 1_000 + (index % 4) * 100,
    place: addKilometres(origin, { north: index % 3 }),
    ratings: index % 3 === 0 ? [] : [1 + (index % 5)],
  }));

  test.each([
    [{}],
    [{ searchTerm: 'stige' }],
    [{ orderBy: 'PRICE' }],
    [{ orderBy: 'PRICE', orderDirection: 'DESC' }],
    [{ orderBy: 'RATING' }],
    [{ orderBy: 'DISTANCE' }],
    [{ orderBy: 'NEWEST' }],
    [{ orderBy: 'NEWEST', orderDirection: 'ASC' }],
    [{ orderBy: 'RELEVANCE', orderDirection: 'ASC', searchTerm: 'stige' }],
  ])('%j in pages is the same as in one', async (search) => {
    await list(...listings);
    const whole = await names({ ...search, first: 100 });
    expect(whole).toHaveLength(13);
    const paged: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await find({ ...search, first: 4, after });
      paged.push(...page.map((tool) => tool.name));
      after = page.at(-1)?.searchCursor;
      if (page.length < 4) break;
    }
    expect(paged).toEqual(whole);
  });

  test('each order begins with what is cheapest, best, nearest or newest', async () => {
    await list(
      { name: 'cheap', price: 100, place: addKilometres(origin, { north: 9 }) },
      { name: 'best', price: 300, ratings: [5], place: addKilometres(origin, { north: 8 }) },
      { name: 'near', price: 200 },
      { name: 'new', price: 400, place: addKilometres(origin, { north: 7 }) },
    );
    expect((await names({ orderBy: 'PRICE' }))[0]).toBe('cheap');
    expect((await names({ orderBy: 'RATING' }))[0]).toBe('best');
    expect((await names({ orderBy: 'DISTANCE' }))[0]).toBe('near');
    expect((await names({ orderBy: 'NEWEST' }))[0]).toBe('new');
    expect((await names({ orderBy: 'PRICE', orderDirection: 'DESC' }))[0]).toBe('new');
  });

  test('a cursor of another kind of search is refused', async () => {
    await list(...listings);
    const [tool] = await find({ orderBy: 'PRICE', first: 1 });
    for (const search of [
      {},
      { orderBy: 'PRICE', orderDirection: 'DESC' },
      { orderBy: 'RATING' },
    ]) {
      const answer = await service.graphql(documents.searchToolsFirst, {
        ...search,
        after: tool?.searchCursor,
      });
      expect(answer.errors).toHaveLength(1);
    }
  });

  test('an answer holds 24 tools unless told otherwise', async () => {
    await list(...listings, ...listings.map((listing) => ({ ...listing, ratings: [] })));
    expect(await find({})).toHaveLength(24);
    expect(await find({ first: null })).toHaveLength(24);
    expect(await find({ first: 100 })).toHaveLength(26);
  });
});
