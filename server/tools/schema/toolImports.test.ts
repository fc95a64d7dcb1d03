import { randomUUID } from 'node:crypto';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let owner: string;
let other: string;
beforeAll(async () => {
  service = await startTestService();
  owner = await service.signUp();
  other = await service.signUp();
});
beforeEach(() => service.executor.deleteFrom('attempts').execute());
afterAll(() => service.close());

const tool = (name: string, more: object = {}) => ({ ...documents.newTool, name, ...more });

async function bringIn(tools: readonly object[], { key = randomUUID(), token = owner } = {}) {
  const answer = await service.graphql(documents.importTools, { tools }, token, {
    'idempotency-key': key,
  });
  return { ...answer.data?.importTools, thrown: answer.errors.map(({ message }) => message) };
}
const check = async (tools: readonly object[]) =>
  (await service.graphql(documents.toolImportErrors, { tools }, owner)).data.toolImportErrors;
const undo = async (id: string | undefined, token = owner) =>
  (await service.graphql(documents.undoToolImport, { id }, token)).data.undoToolImport;
const listed = async () =>
  (await service.graphql(documents.ownTools, {}, owner)).data.ownTools.map(
    ({ tool: { name }, state }) => `${name} ${state}`,
  );
const imports = async () =>
  (await service.graphql(documents.toolImports, {}, owner)).data.toolImports.map(({ id }) => id);
const firstToolId = async () =>
  (await service.graphql(documents.ownTools, {}, owner)).data.ownTools[0]?.tool.id ?? '';

/** Undoes what the test before has left. */
beforeEach(async () => {
  await service.executor.deleteFrom('bookings').execute();
  for (const id of await imports()) expect(await undo(id)).toEqual({ undone: true, errors: [] });
});

test('checks tools with the rules of the form and stores none', async () => {
  const wrong = tool('Sav', { pricePerDayCents: 0, location: 'Langtbortistan' });
  expect(await check([tool('Bor'), wrong])).toEqual([
    {
      index: 1,
      fieldErrors: [
        expect.objectContaining({ field: 'location' }),
        { field: 'pricePerDayCents', message: 'Price per day must be more than 0.' },
      ],
    },
  ]);
  expect(await listed()).toEqual([]);
});

test('stores all tools in their states', async () => {
  const tools = [tool('A'), tool('B', { state: 'DRAFT' }), tool('C', { state: 'PAUSED' })];
  const made = await bringIn(tools);
  expect(made).toMatchObject({ import: { toolCount: 3 }, errors: [], toolErrors: [] });
  expect(await listed()).toEqual(['C PAUSED', 'B DRAFT', 'A PUBLISHED']);
});

test('stores nothing when one tool is not valid', async () => {
  const made = await bringIn([tool('A'), tool('')]);
  expect(made).toMatchObject({ import: null, toolErrors: [{ index: 1 }] });
  expect(await listed()).toEqual([]);
});

test('stores a repeated import once, also after it was undone', async () => {
  const key = randomUUID();
  const tools = [tool('A'), tool('B')];
  const first = await bringIn(tools, { key });
  expect(await bringIn(tools, { key })).toEqual(first);
  expect(await listed()).toHaveLength(2);
  expect((await bringIn([tool('C')], { key })).thrown).toEqual([
    'This Idempotency-Key was used before. Please send a new key.',
  ]);
  await undo(first.import?.id);
  expect((await bringIn(tools, { key })).errors).toEqual([
    'The tools of this import have been deleted already.',
  ]);
  expect(await listed()).toEqual([]);
});

test.each<[string, object[]]>([
  ['no tools', []],
  ['201 tools', Array.from({ length: 201 }, () => tool('A'))],
  ['a picture', [tool('A', { pictures: ['/images/tools/drill.svg'] })]],
])('rejects %s', async (_what, tools) => {
  expect((await bringIn(tools)).thrown).toHaveLength(1);
  expect(await listed()).toEqual([]);
});

test('undo deletes the tools of that import only', async () => {
  await bringIn([tool('Kept')]);
  const { import: made } = await bringIn([tool('A'), tool('B')]);
  await service.graphql(documents.deleteTool, { id: await firstToolId() }, owner);
  expect(await undo(made?.id, other)).toEqual({
    undone: false,
    errors: ['The tools of this import have been deleted already.'],
  });
  expect(await undo(made?.id)).toEqual({ undone: true, errors: [] });
  expect(await listed()).toEqual(['Kept PUBLISHED']);
  expect(await undo(made?.id)).toMatchObject({ undone: false });
});

test.each(['requested', 'accepted', 'pickedUp'] as const)(
  'undo deletes nothing while a tool is %s',
  async (state) => {
    const { import: made } = await bringIn([tool('A'), tool('Bor')]);
    await insertBookingRow(service.executor, {
      toolId: await firstToolId(),
      borrowerId: 1002,
      startDate: '2026-08-01',
      endDate: '2026-08-03',
      state,
    });
    expect(await undo(made?.id)).toEqual({
      undone: false,
      errors: [
        'We have deleted nothing. This tool is requested or booked: Bor. You can undo the import when that is over, or delete the other tools one by one.',
      ],
    });
    expect(await listed()).toHaveLength(2);
  },
);
