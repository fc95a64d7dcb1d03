import { createPostgresDatabase } from '../../../tests/helpers/createPostgresDatabase';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../../tests/helpers/service/startTestService';

/** Two services on one database if it is PostgreSQL; a single one on the embedded database. */
let services: TestService[];
let drop = async () => {};
beforeAll(async () => {
  const rateLimits = {
    account: 0,
    address: 0,
    listings: 3,
    messages: 0,
    written: 0,
    conversationsFromAddress: 0,
    mutations: 0,
    links: 0,
  };
  if (testDatabase !== 'postgres') {
    services = [await startTestService({ rateLimits })];
    return;
  }
  const database = await createPostgresDatabase();
  drop = database.drop;
  const options = { rateLimits, database: { kind: 'postgres', url: database.url } as const };
  services = [await startTestService(options), await startTestService(options)];
});
afterAll(async () => {
  for (const service of services) await service.close();
  await drop();
});

function serviceAt(index: number): TestService {
  const service = services[index % services.length];
  if (!service) throw new Error('No service was started');
  return service;
}

let round = 0;
const newPerson = () => {
  round += 1;
  return serviceAt(0).signUp(`kvote-${round}@skuret.example`);
};

async function list(token: string, { at = 0, input = {}, key = '' } = {}) {
  const { data, errors } = await serviceAt(at).graphql(
    documents.createTool,
    { input: { ...documents.newTool, ...input } },
    token,
    key === '' ? {} : { 'idempotency-key': key },
  );
  expect(errors).toEqual([]);
  return data.createTool;
}

const countTools = async () =>
  (await serviceAt(0).executor.selectFrom('tools').select('id').execute()).length;

const tooMany = expect.stringMatching(
  /^You have listed many tools in the last hour\. Please try again in \d\d minutes\.$/,
);
const refusal = {
  tool: null,
  errors: [tooMany],
  fieldErrors: [{ field: null, message: tooMany }],
};

test('rejects listings above the hourly limit with a message', async () => {
  const token = await newPerson();
  const before = await countTools();
  for (let listed = 0; listed < 3; listed += 1) {
    expect((await list(token, { at: listed })).errors).toEqual([]);
  }
  for (let more = 0; more < 3; more += 1) expect(await list(token, { at: more })).toEqual(refusal);
  expect((await countTools()) - before).toBe(3);
  expect((await list(await newPerson())).errors).toEqual([]);
});

test('of twenty concurrent listings three are accepted', async () => {
  const token = await newPerson();
  const before = await countTools();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => list(token, { at })));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
  expect((await countTools()) - before).toBe(3);
});

test('does not count rejected or repeated listings', async () => {
  const token = await newPerson();
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect((await list(token, { input: { name: ' ' } })).errors).toEqual(['Name is required.']);
  }
  const first = await list(token, { key: 'igen' });
  for (let again = 0; again < 5; again += 1)
    expect(await list(token, { key: 'igen' })).toEqual(first);
  const together = await Promise.all([1, 2].map((at) => list(token, { key: 'to', at })));
  expect(together[0]).toEqual(together[1]);
  expect((await list(token)).errors).toEqual([]);
  expect(await list(token)).toEqual(refusal);
});

test('counts copies as listings, and limits updates to ten per listing', async () => {
  const token = await newPerson();
  const { tool } = await list(token);
  const id = tool.id;
  const copy = async () => {
    const { data } = await serviceAt(0).graphql(documents.duplicateTool, { id }, token);
    return data.duplicateTool.errors;
  };
  expect([await copy(), await copy(), await copy()]).toEqual([[], [], refusal.errors]);
  const pause = async (paused: boolean) => {
    const { data } = await serviceAt(1).graphql(documents.pauseTool, { id, paused }, token);
    return data.pauseTool.errors;
  };
  for (let changed = 0; changed < 30; changed += 1) {
    expect(await pause(changed % 2 === 0)).toEqual([]);
  }
  const often = [
    expect.stringMatching(
      /^You have changed your tools very often in the last hour\. Please try again in \d\d minutes\.$/,
    ),
  ];
  expect(await pause(true)).toEqual(often);
  const change = (version: number) =>
    serviceAt(0).graphql(documents.updateTool, { id, version, changes: { name: 'Ny' } }, token);
  expect((await change(31)).data.updateTool).toEqual({ tool: null, errors: often, conflict: null });
  // A call that changes nothing is not counted.
  expect(await pause(false)).toEqual([]);
});
