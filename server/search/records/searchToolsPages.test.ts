import { addKilometres } from '../../../tests/helpers/service/addKilometres';
import * as documents from '../../../tests/helpers/service/documents';
import {
  findTools,
  type Listing,
  listTools,
  origin,
} from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin });
  await service.signUp();
});
afterAll(() => service.close());
beforeEach(() => service.executor.deleteFrom('tools').execute());

const list = (...listings: Listing[]) => listTools(service, listings);
const find = (variables: object) => findTools(service, variables);

async function names(variables: object): Promise<string[]> {
  return (await find(variables)).map((tool) => tool.name);
}

describe('sort order and pages', () => {
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
  ])('for %j give the same results in pages as at once', async (search) => {
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

  test('start with the cheapest, best rated, nearest or newest tool', async () => {
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

  test('reject the cursor of a different search', async () => {
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

  test('have 24 tools by default', async () => {
    await list(...listings, ...listings.map((listing) => ({ ...listing, ratings: [] })));
    expect(await find({})).toHaveLength(24);
    expect(await find({ first: null })).toHaveLength(24);
    expect(await find({ first: 100 })).toHaveLength(26);
  });
});
