import * as documents from './documents';
import { startTestService, type TestService } from './startTestService';

/** One search may need one statement, whatever the number of tools: no row may ask for another (N+1). */
let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
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

test.each([
  ['categories come from memory', 0, documents.categories, {}],
  ['a search of 100 tools is one statement', 1, documents.searchToolsFirst, searchAll],
  [
    'a search with words is one',
    1,
    documents.searchToolsFirst,
    { searchTerm: 'sav', ...searchAll },
  ],
  ['a search by distance is one', 1, documents.searchToolsFirst, { distanceMax: 25, ...searchAll }],
  [
    'the owners of 100 tools are one more',
    2,
    'query ($first: Int) { searchTools(first: $first) { id owner { id name } } }',
    searchAll,
  ],
  [
    'and what their reviews add up to another',
    3,
    'query ($first: Int) { searchTools(first: $first) { id owner { id name reviewCount ratingAverage } } }',
    searchAll,
  ],
  [
    'the reviews of 50 tools with who wrote them are two more',
    3,
    'query { searchTools(first: 50) { id reviews { id createdByUser { name } } } }',
    {},
  ],
  [
    'a tool is one',
    1,
    'query ($id: ID!) { tool(id: $id) { id name categories { id } } }',
    { id: '1' },
  ],
  [
    'a tool asked for twice is still one',
    1,
    'query ($id: ID!) { a: tool(id: $id) { id } b: tool(id: $id) { name } c: tool(id: "2") { id } }',
    { id: '1' },
  ],
  ['the whole page of a tool is five', 5, documents.tool, { id: '1' }],
  ['a visitor who asks who they are is none', 0, documents.currentUser, {}],
])('%s (%i)', async (_rule, most, document, variables) => {
  expect(await count(document, variables)).toBe(most);
});

test.each([
  ['who they are', 2, documents.currentUser],
  ['what they lend', 2, documents.guarded['myTools'] ?? ''],
  ['what they borrow', 2, documents.guarded['borrowedTools'] ?? ''],
  ['what is lent out', 2, documents.guarded['activeLendReservations'] ?? ''],
  ['what came back', 2, documents.guarded['completedLendReservations'] ?? ''],
])(
  'a signed-in person asking %s is %i: the person, and the rows',
  async (_what, most, document) => {
    expect(await count(document, {}, token)).toBe(most);
  },
);

test('the four of the dashboard in one request look the person up once', async () => {
  const document =
    '{ myTools { id } borrowedTools { id } activeLendReservations { id } completedLendReservations { id } }';
  expect(await count(document, {}, token)).toBe(5);
});

test('a token is not looked up where nothing depends on who asks', async () => {
  expect(await count(documents.tool, { id: '999' }, token)).toBe(1);
  expect(await count(documents.searchToolsFirst, {}, token)).toBe(1);
  expect(await count(documents.searchToolsFirst, { distanceMax: 5 }, token)).toBe(2);
});

test('listing a tool is the person and one statement', async () => {
  expect(await count(documents.createTool, { input: documents.newTool }, token)).toBe(2);
});
