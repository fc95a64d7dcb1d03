import { addDays } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { deleteOldSearchMisses } from '../../start/deleteExpiredRows';
import { addMisses } from '../records/searchMisses';

let service: TestService;
let time = new Date('2026-07-15T10:00:00Z');
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  service = await startTestService({
    now: () => time,
    trustedProxies: 1,
    logLevel: 'warn',
    logTo: { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  });
  await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, name: 'Slagboremaskine' } },
    await service.signUp(),
  );
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.executor.deleteFrom('search_misses').execute();
  lines.length = 0;
});

async function search(searchTerm: string, more: object = {}, address = '192.0.2.1') {
  const variables = { searchTerm, ...more };
  const headers = { 'x-forwarded-for': address };
  const { data, errors } = await service.graphql(documents.searchTools, variables, '', headers);
  expect(errors).toEqual([]);
  return data.searchTools.length;
}

const counted = () =>
  service.executor.selectFrom('search_misses').selectAll().orderBy('day').orderBy('term').execute();

test('counts searches without results by day and normalized term', async () => {
  expect(await search('Slagboremaskine')).toBe(1);
  for (const term of ['Trækølle', '  TRÆKØLLE! ', 'robotgræsklipper']) {
    expect(await search(term)).toBe(0);
  }
  expect(await search('')).toBe(1);
  // Only the next scheduled job writes the counts, so that a search writes nothing.
  expect(await counted()).toEqual([]);
  await service.runDueWork();
  // The next day begins at midnight in Denmark.
  time = new Date('2026-07-15T22:30:00Z');
  await search('trækølle');
  await service.runDueWork();
  expect(await counted()).toEqual([
    { day: '2026-07-15', term: 'robotgræsklipper', misses: 1, narrowed: 0 },
    { day: '2026-07-15', term: 'trækølle', misses: 2, narrowed: 0 },
    { day: '2026-07-16', term: 'trækølle', misses: 1, narrowed: 0 },
  ]);
});

test.each([
  ['the app’s default filters', { priceCentsMin: 0, priceCentsMax: 50_000, distanceMax: 25 }, 0],
  ['a category', { categoryIds: [1] }, 1],
  ['a price', { priceCentsMax: 5_000 }, 1],
  ['a distance', { distanceMax: 5 }, 1],
  ['a rating', { ratingMin: 4 }, 1],
  ['days', { availableFrom: '2026-08-01', availableTo: '2026-08-03' }, 1],
])(
  'counts a search with %s by its narrowing filters (case %#)',
  async (_what, filters, narrowed) => {
    expect(await search('trækølle', filters)).toBe(0);
    await service.runDueWork();
    expect(await counted()).toMatchObject([{ misses: 1, narrowed }]);
  },
);

test('does not count personal data, further pages or unknown places', async () => {
  for (const term of ['mette@skuret.example', 'ring 12 34 56 78', 'xq']) await search(term);
  await search('trækølle', { near: 'Intetsteds' });
  const { data } = await service.graphql(documents.searchTools, { first: 1 });
  const [tool] = data.searchTools;
  await search('', { after: tool?.searchCursor });
  await service.runDueWork();
  expect(await counted()).toEqual([]);
});

test('does not count the prefix of a word that is still being typed', async () => {
  for (const term of ['trækø', 'trækøl', 'trækølle', 'trækølle gummi']) await search(term);
  await service.runDueWork();
  expect((await counted()).map(({ term }) => term)).toEqual(['trækølle', 'trækølle gummi']);
});

test('counts at most 60 searches per hour from an IP address', async () => {
  const flood = '198.51.100.7';
  for (let tried = 0; tried < 70; tried += 1) await search(`qzxw${tried + 100}`, {}, flood);
  await search('trækølle', {}, '198.51.100.8');
  await service.runDueWork();
  const rows = await counted();
  expect(rows).toHaveLength(61);
  expect(rows).toContainEqual(expect.objectContaining({ term: 'trækølle' }));
  expect(JSON.stringify(rows)).not.toContain('198.51');
});

test('limits the terms of a day, but still counts known ones', async () => {
  const day = '2026-07-16';
  const add = (terms: string[], most: number) =>
    addMisses(service.executor, {
      day,
      most,
      misses: terms.map((term) => ({ term, misses: 1, narrowed: 0 })),
    });
  await Promise.all([add(['ene', 'to trapper'], 3), add(['fire', 'tre'], 3)]);
  await add(['ene', 'fire', 'tre', 'to trapper', 'nyt'], 3);
  await add(['nyt'], 3);
  const rows = await counted();
  expect(rows).toHaveLength(3);
  expect(rows.map(({ misses }) => misses)).toEqual([2, 2, 2]);
  await add(['nyt'], 4);
  expect(await counted()).toHaveLength(4);
});

test('logs a storage failure without the terms and continues searching', async () => {
  await search('trækølle');
  await service.database.pool.query('alter table search_misses rename to away');
  await service.runDueWork();
  expect(await search('robotgræsklipper')).toBe(0);
  await service.database.pool.query('alter table away rename to search_misses');
  const said = lines.filter(({ msg }) => msg === 'could not count searches without results');
  expect(said).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('trækølle');
  await service.runDueWork();
  expect((await counted()).map(({ term }) => term)).toEqual(['robotgræsklipper']);
});

test('deletes counts after 90 days', async () => {
  const today = '2026-07-16';
  for (const days of [0, 89, 90]) {
    const day = addDays(today, -days);
    const misses = [{ term: `for ${days} dage siden`, misses: 1, narrowed: 0 }];
    await addMisses(service.executor, { day, misses, most: 9 });
  }
  await deleteOldSearchMisses(service.executor, today);
  expect((await counted()).map(({ term }) => term)).toEqual([
    'for 89 dage siden',
    'for 0 dage siden',
  ]);
});

test('counts in the real source, but not in the sample', async () => {
  const rows = async (source: 'live' | 'sample') => {
    const own = await startTestService({ source });
    try {
      await own.graphql(documents.searchTools, { searchTerm: 'trækølle' });
      await own.runDueWork();
      return await own.executor.selectFrom('search_misses').select('term').execute();
    } finally {
      await own.close();
    }
  };
  expect(await rows('live')).toHaveLength(1);
  expect(await rows('sample')).toEqual([]);
});
