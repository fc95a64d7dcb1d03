import { MemberToolsDocument } from '../../../src/members/api/people.generated';
import {
  MyToolsDocument,
  OwnToolsDocument,
  WholeOwnToolsDocument,
} from '../../../src/tools/api/lending.generated';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

/** An owner with more tools, and longer descriptions, than one response can hold. */
let service: TestService;
let owner: string;
let ownerId: string;
beforeAll(async () => {
  service = await startTestService();
  owner = await service.signUp();
  const { data } = await service.graphql(documents.currentUser, {}, owner);
  ownerId = data.currentUser.id;
  const emoji = '\u{1f69c}';
  // In batches: on a busy machine a single statement for all tools would exceed the statement timeout.
  for (let first = 0; first < 330; first += 33) {
    await service.executor
      .insertInto('tools')
      .values(
        Array.from({ length: 33 }, (_, place) => ({
          owner_id: Number(ownerId),
          name: emoji.repeat(120),
          description: emoji.repeat(5_000),
          location: emoji.repeat(120),
          latitude: 55,
          longitude: 12,
          image_url: `/pictures/${'a'.repeat(480)}`,
          price_per_day_cents: 100,
          usage_instructions: emoji.repeat(5_000),
          included_items: Array.from({ length: 50 }, () => emoji.repeat(200)),
          specifications: JSON.stringify(
            Array.from({ length: 30 }, () => ({ key: emoji.repeat(80), value: emoji.repeat(400) })),
          ),
          category_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
          state: (first + place) % 11 === 0 ? 'paused' : 'published',
        })),
      )
      .execute();
  }
});
afterAll(() => service.close());

type Row = { id: string } | { tool: { id: string } };
const getId = (row: Row) => Number('tool' in row ? row.tool.id : row.id);

/** All ids of a list, fetched page by page as the app does. */
async function walk(
  document: object,
  field: 'myTools' | 'ownTools' | 'memberTools',
  size: number,
  variables: object = {},
): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const after = ids.at(-1);
    const asked = { ...variables, ...(after !== undefined && { after: String(after) }) };
    const { data, errors } = await service.graphql(String(document), asked, owner);
    expect(errors).toEqual([]);
    const page: Row[] = data[field];
    ids.push(...page.map(getId));
    if (page.length < size) return ids;
  }
}

test.each([
  ['myTools', MyToolsDocument, 'myTools', 40, 300],
  ['ownTools', OwnToolsDocument, 'ownTools', 100, 330],
  ['ownTools with all texts', WholeOwnToolsDocument, 'ownTools', 5, 330],
  ['memberTools', MemberToolsDocument, 'memberTools', 40, 300],
] as const)('%s has complete pages, newest first', async (_list, document, field, size, count) => {
  const ids = await walk(
    document,
    field,
    size,
    field === 'memberTools' ? { memberId: ownerId } : {},
  );
  expect(ids).toHaveLength(count);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('a page continues after a deleted tool', async () => {
  // Of another owner, so that the number of tools above stays the same.
  const other = await service.signUp('few@skuret.example');
  for (let count = 0; count < 3; count += 1) {
    await service.graphql(documents.createTool, { input: documents.newTool }, other);
  }
  const first = await service.graphql('{ myTools(first: 2) { id } }', {}, other);
  const [, last] = first.data.myTools;
  expect(
    (await service.graphql(documents.deleteTool, { id: last?.id }, other)).data.deleteTool.deleted,
  ).toBe(true);
  const next = await service.graphql(
    'query ($after: ID) { myTools(first: 1, after: $after) { id } }',
    { after: last?.id },
    other,
  );
  expect(Number(next.data.myTools[0]?.id)).toBeLessThan(Number(last?.id));
});

test.each([
  ['myTools(first: 0)', 'first must be 1 to 500.'],
  ['myTools(first: 501)', 'first must be 1 to 500.'],
  ['ownTools(first: -1)', 'first must be 1 to 500.'],
  ['ownTools(after: "x")', 'after is not the id of a tool.'],
  ['memberTools(memberId: "1", after: "-5")', 'after is not the id of a tool.'],
])('rejects %s', async (field, message) => {
  const fields = field.startsWith('own') ? 'version' : 'id';
  const { errors } = await service.graphql(`{ ${field} { ${fields} } }`, {}, owner);
  expect(errors).toEqual([expect.objectContaining({ message })]);
});
