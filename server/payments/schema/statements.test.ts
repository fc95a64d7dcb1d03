import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

/** A search needs one statement, whatever the number of tools: no row may cause a statement of its own (N+1). */
let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
  // The outbox's statements do not count.
  await service.outbox.stop();
  token = await service.signIn('mette@skuret.example', 'laan-en-boremaskine');
});
afterAll(() => service.close());

async function count(document: string, variables: object = {}, as = ''): Promise<number> {
  const statements = await service.statementsOf(async () => {
    const answer = await service.graphql(document, variables, as);
    expect(answer.errors).toEqual([]);
  });
  return statements.length;
}

const searchAll = { first: 100 };
const denmark = { south: 54.5, west: 8, north: 57.8, east: 15.2 };

test.each([
  ['categories', 0, documents.categories, {}],
  ['a search of 100 tools', 1, documents.searchToolsFirst, searchAll],
  ['a search with a term', 1, documents.searchToolsFirst, { searchTerm: 'sav', ...searchAll }],
  ['a search by distance', 1, documents.searchToolsFirst, { distanceMax: 25, ...searchAll }],
  ['a search near a place', 1, documents.searchToolsFirst, { near: '8000', ...searchAll }],
  ['all facet counts of a search', 1, documents.searchFacets, { distanceMax: 25 }],
  ['places', 0, documents.places, { beginsWith: 'aar' }],
  ['the place near coordinates', 0, documents.placeNear, { latitude: 56, longitude: 10 }],
  ['the search origin of a visitor', 0, documents.searchOrigin, {}],
  ['the markers of a map', 1, documents.toolMap, { box: denmark, zoom: 6, distanceMax: 25 }],
  ['the tools of a marker', 1, documents.mapTools, { box: denmark, searchTerm: 'sav' }],
  [
    'the owners of 100 tools',
    2,
    'query ($first: Int) { searchTools(first: $first) { id owner { id name } } }',
    searchAll,
  ],
  [
    'the owners of 100 tools with ratings',
    3,
    'query ($first: Int) { searchTools(first: $first) { id owner { id name reviewCount ratingAverage } } }',
    searchAll,
  ],
  [
    'the reviews of 50 tools with authors',
    3,
    'query { searchTools(first: 50) { id reviews { id createdByUser { name } } } }',
    {},
  ],
  ['a tool', 1, 'query ($id: ID!) { tool(id: $id) { id name categories { id } } }', { id: '1' }],
  [
    'a tool queried twice',
    1,
    'query ($id: ID!) { a: tool(id: $id) { id } b: tool(id: $id) { name } c: tool(id: "2") { id } }',
    { id: '1' },
  ],
  ['a complete tool page', 7, documents.tool, { id: '1' }],
  ['similar tools', 1, documents.similarTools, { toolId: '1' }],
  ['search suggestions', 2, documents.searchSuggestions, { term: 'bor' }],
  ['recently viewed tools', 1, documents.listedTools, { ids: ['1', '2'] }],
  ['featured tools', 1, documents.featuredTools, {}],
  ['featured tools with owners', 2, '{ featuredTools { id owner { name } } }', {}],
  ['front page stories with authors and tools', 4, documents.homeStories, {}],
  ['front page stories from the cache', 2, documents.homeStories, {}],
  ['the announcement', 0, documents.announcement, {}],
  ['counts of categories', 1, documents.toolCounts, {}],
  ['cached counts of categories', 0, documents.toolCounts, {}],
  ['a view, the first of the day', 2, documents.countView, { toolId: '1' }],
  ['a view', 1, documents.countView, { toolId: '2' }],
  ['a view of an invalid tool', 0, documents.countView, { toolId: 'x' }],
  ['the current user of a visitor', 0, documents.currentUser, {}],
  ['a member with ratings and response time', 3, documents.member, { id: '1' }],
  ['the tools of a member with the owner', 2, documents.memberTools, { id: '1' }],
  ['the reviews of a member with authors and tools', 3, documents.memberReviews, { id: '1' }],
])('the number of statements for %s is %i', async (_rule, most, document, variables) => {
  expect(await count(document, variables)).toBe(most);
});

test.each([
  ['the current user', 2, documents.currentUser],
  ['myTools', 2, documents.guarded['myTools'] ?? ''],
  ['borrowedTools', 2, documents.guarded['borrowedTools'] ?? ''],
  ['activeLendReservations', 2, documents.guarded['activeLendReservations'] ?? ''],
  ['completedLendReservations', 2, documents.guarded['completedLendReservations'] ?? ''],
  ['ownTools', 2, documents.ownTools],
  ['ownTools with view counts', 3, '{ ownTools { version viewCount } }'],
  [
    'myBookings with tools, owners, borrowers and conversations',
    6,
    documents.guarded['myBookings'] ?? '',
  ],
  [
    'lendBookings with tools, owners, borrowers and conversations',
    6,
    documents.guarded['lendBookings'] ?? '',
  ],
  [
    'rentalHistory with tools, owners, borrowers and conversations',
    6,
    documents.guarded['rentalHistory'] ?? '',
  ],
  ['bookingAmounts', 2, documents.guarded['bookingAmounts'] ?? ''],
  ['conversations with tools, members and presence', 5, documents.guarded['conversations'] ?? ''],
  ['unreadMessages', 2, documents.guarded['unreadMessages'] ?? ''],
  ['favouriteTools without favourites', 2, documents.guarded['favouriteTools'] ?? ''],
])(
  'the number of statements for %s of a member is %i, with the member lookup',
  async (_what, most, document) => {
    expect(await count(document, {}, token)).toBe(most);
  },
);

test('looks up the member once for four dashboard queries', async () => {
  const document =
    '{ myTools { id } borrowedTools { id } activeLendReservations { id } completedLendReservations { id } }';
  expect(await count(document, {}, token)).toBe(5);
});

test('a receipt takes six statements', async () => {
  expect(await count(documents.receipt, { bookingId: '1' }, token)).toBe(6);
});

test('a yearly statement takes five SQL statements for any number of bookings', async () => {
  const year = Number(getCopenhagenDate(new Date()).slice(0, 4));
  expect(await count(documents.statement, { year }, token)).toBe(5);
});

test('skips the token lookup when the result does not depend on the member', async () => {
  expect(await count(documents.tool, { id: '999' }, token)).toBe(1);
  expect(await count(documents.searchToolsFirst, {}, token)).toBe(1);
  expect(await count(documents.searchToolsFirst, { distanceMax: 5 }, token)).toBe(2);
});

test('a listing takes one statement, the member lookup, and a look for measures', async () => {
  expect(await count(documents.createTool, { input: documents.newTool }, token)).toBe(3);
});

test('owner actions take the member lookup, a read, and one statement or transaction', async () => {
  const { data } = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, pictures: ['/images/tools/drill.svg'] } },
    token,
  );
  const { id } = data.createTool.tool;
  const lean = (document: string) => document.replaceAll(' viewCount', '');
  expect(await count(lean(documents.ownTool), { id }, token)).toBe(2);
  const changes = { name: 'Ny', pictures: ['/images/tools/default.svg'], categoryIds: [1, 2] };
  expect(await count(lean(documents.updateTool), { id, version: 1, changes }, token)).toBe(3);
  // An update that changes nothing needs only the person and the look at the tool.
  expect(await count(lean(documents.updateTool), { id, version: 1, changes }, token)).toBe(2);
  expect(await count(lean(documents.pauseTool), { id, paused: true }, token)).toBe(3);
  expect(await count('query ($id: ID!) { tool(id: $id) { id } }', { id }, token)).toBe(2);
  expect(await count(lean(documents.duplicateTool), { id }, token)).toBe(4);
  // The person, a lock, a look at the bookings, the deletion.
  const statements = await service.statementsOf(() =>
    service.graphql(documents.deleteTool, { id }, token),
  );
  // The fifth statement looks for requests to decline.
  expect(statements.filter((text) => !/^(begin|commit)$/.test(text))).toHaveLength(5);
});

test('saving favourites takes a constant number of statements', async () => {
  const toolIds = Array.from({ length: 90 }, (_, index) => String(index + 1));
  // This includes the begin and the commit of the transaction.
  expect(await count(documents.saveFavourites, { toolIds }, token)).toBe(7);
  expect(await count(documents.guarded['favouriteTools'] ?? '', {}, token)).toBe(3);
  expect(await count(documents.removeFavourite, { toolId: '1' }, token)).toBe(4);
});

test('updating profile or settings takes one statement and the member lookup', async () => {
  expect(await count(documents.updateProfile, { input: { about: 'Hej' } }, token)).toBe(2);
  expect(await count(documents.saveSettings, { input: { marketing: true } }, token)).toBe(2);
});

test('a booking of many units takes as many statements as one of one unit', async () => {
  const other = await service.signUp();
  const several = await service.executor
    .selectFrom('tools')
    .select('id')
    .where('max_available_count', '>=', 3)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const counts: number[] = [];
  for (const units of [1, 2]) {
    // Not on the same days: a member has one open booking of a tool at a time.
    const [start, end] = [10 * units, 10 * units + 2].map((days) =>
      addDays(getCopenhagenDate(new Date()), days),
    );
    const variables = { toolId: String(several.id), startDate: start, endDate: end, units };
    const statements = await service.statementsOf(() =>
      service.graphql(documents.requestBooking, variables, other),
    );
    // Calls of the provider and notifications run concurrently, so only statements about days and bookings count.
    counts.push(statements.filter((text) => /\b(reservations|into bookings)\b/.test(text)).length);
  }
  const [one = 0, more] = counts;
  expect(one).toBeGreaterThan(0);
  expect(more).toBe(one);
});
