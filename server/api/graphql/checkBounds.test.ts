import * as documents from '../../../tests/helpers/service/documents';
import { postText } from '../../../tests/helpers/service/postText';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ logLevel: 'silent' });
});
afterAll(() => service.close());

const post = (body: string, headers?: Record<string, string>) =>
  postText(service.url, body, headers);

const countUsers = async () =>
  (await service.executor.selectFrom('users').select('id').execute()).length;

const nested = (depth: number) =>
  `{ searchTools(first: 1) ${'{ reviews { createdByUser '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`;

test.each([
  [
    'depth',
    `{ searchTools(first: 1) { reviews { createdByUser { ...a } } } } fragment a on Member { id ...b } fragment b on Member { name ${'... on Member { id '.repeat(3)} ${'}'.repeat(3)} }`,
    null,
  ],
  ['depth', nested(4), /^Cannot query field|too much depth/],
  [
    'aliases',
    `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: categories { id }`).join(' ')} }`,
    null,
  ],
  [
    'aliases',
    `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: categories { id }`).join(' ')} }`,
    'The document has too much aliases: at most 15.',
  ],
  [
    'aliases in fragments',
    `{ ...a ...b ...c } ${['a', 'b', 'c'].map((name) => `fragment ${name} on Query { ${Array.from({ length: 6 }, (_, i) => `${name}${i}: categories { id }`).join(' ')} }`).join(' ')}`,
    'The document has too much aliases: at most 15.',
  ],
  [
    'directives',
    `{ categories { id ${'@include(if: true) '.repeat(11)} } }`,
    'The document has too much directives: at most 10.',
  ],
  [
    'fragments',
    `{ categories { ${Array.from({ length: 21 }, (_, i) => `...f${i}`).join(' ')} } } ${Array.from({ length: 21 }, (_, i) => `fragment f${i} on Category { id }`).join(' ')}`,
    'The document has too much fragments: at most 20.',
  ],
  [
    'fragments within fragments',
    `{ categories { ...f0 } } ${Array.from({ length: 19 }, (_, i) => `fragment f${i} on Category { id ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f19 on Category { id name code description }`,
    'The document has too much cost: at most 1100000.',
  ],
  [
    'cost',
    '{ searchTools(first: 100) { id reviews { id rating comment createdByUser { id name about reviewCount } } owner { id name } specifications { key value } } }',
    'The document has too much cost: at most 1100000.',
  ],
  [
    'cost of a variable, which may be anything',
    'query ($first: Int) { searchTools(first: $first) { id reviews { id rating comment createdByUser { id name about reviewCount } } owner { id name } specifications { key value } } }',
    'The document has too much cost: at most 1100000.',
  ],
  [
    'the same limit for one tool',
    '{ searchTools(first: 1) { id reviews { id rating comment createdByUser { id name about reviewCount } } owner { id name } specifications { key value } } }',
    null,
  ],
  [
    'cost of long texts',
    `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: searchTools(first: 100) { description }`).join(' ')} }`,
    'The document has too much cost: at most 1100000.',
  ],
  [
    'cost of a long alias on every row',
    `{ searchTools(first: 100) { ${'a'.repeat(11_001)}: id } }`,
    'The document has too much cost: at most 1100000.',
  ],
  [
    'mutation fields',
    'mutation { a: signOut { errors } b: signOut { errors } }',
    'The document has too much mutation fields: at most 1.',
  ],
  [
    'mutation fields in a fragment',
    'mutation { ...a } fragment a on Mutation { signOut { errors } b: signOut { errors } }',
    'The document has too much mutation fields: at most 1.',
  ],
  [
    'circles',
    '{ categories { ...a } } fragment a on Category { id ...b } fragment b on Category { id ...a }',
    /Cannot spread fragment/,
  ],
  ['tokens', `{ ${'categories { id } '.repeat(251)} }`, /Document contains more that 1000 tokens/],
  [
    'bytes, comments included',
    `{ categories { id } } #${'x'.repeat(16_384)}`,
    'The document may be at most 16384 bytes.',
  ],
  [
    'introspection',
    '{ __schema { types { name } } }',
    'This service does not describe its schema.',
  ],
  [
    'introspection of one type',
    '{ __type(name: "User") { name fields { name } } }',
    'This service does not describe its schema.',
  ],
  [
    'introspection of one type name',
    '{ __type(name: "User") { name } }',
    'This service does not describe its schema.',
  ],
  ['suggestions', '{ categoris { id } }', 'Cannot query field "categoris" on type "Query".'],
])('checks %s: %.60s', async (_bound, document, message) => {
  const start = performance.now();
  const { errors, data } = await service.graphql(document);
  if (message === null) {
    expect(errors).toEqual([]);
    return;
  }
  expect(data).toBeNull();
  expect(errors[0]?.message).toMatch(message);
  expect(JSON.stringify(errors).length).toBeLessThan(2_000);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('rejects a hundred sign-ins in one request', async () => {
  const tries = Array.from(
    { length: 100 },
    (_, i) => `a${i}: signInUser(email: "a@b.dk", password: "${i}") { token }`,
  );
  const { errors, data } = await service.graphql(`mutation { ${tries.join(' ')} }`);
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
  const batch = JSON.stringify([
    { query: '{ categories { id } }' },
    { query: '{ categories { id } }' },
  ]);
  expect((await post(batch)).status).toBe(400);
});

test.each([
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/graphql',
])('rejects a mutation sent as %s', async (type) => {
  const before = await countUsers();
  const mutation = `mutation { signUpUser(name: "A", email: "a@form.dk", password: "et-godt-kodeord") { token } }`;
  for (const body of [
    JSON.stringify({ query: mutation }),
    mutation,
    `query=${encodeURIComponent(mutation)}`,
  ]) {
    expect((await post(body, { 'content-type': type })).status).toBe(415);
  }
  const url = `${service.url}/graphql?query=${encodeURIComponent(mutation)}`;
  const get = await fetch(url);
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toBe('POST');
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
    expect((await fetch(url, { method })).status).toBe(405);
  }
  expect(await countUsers()).toBe(before);
});

test.each([
  ['invalid JSON', '{"query":', 400],
  ['an empty body', '', 400],
  ['a number', '1', 400],
  ['a missing query', '{}', 400],
  ['a query as a list', '{"query":["{ categories { id } }"]}', 400],
  ['variables as a string', '{"query":"{ categories { id } }","variables":"x"}', 400],
  ['an invalid document', '{"query":"{ categories { id }"}', 200],
  ['an unknown operation name', '{"query":"{ categories { id } }","operationName":"x"}', 200],
  ['a value of the wrong type', '{"query":"{ tool(id: {}) { id } }"}', 200],
  ['a number out of range', '{"query":"{ searchTools(priceCentsMin: 99999999999) { id } }"}', 200],
])('%s gets an error without internals', async (_case, body, status) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  const { errors, data } = JSON.parse(answer.text);
  expect(data).toBeUndefined();
  expect(errors.length).toBeGreaterThan(0);
  expect(answer.text).not.toMatch(/node_modules|server\/|\.ts|stack/);
});

test('shortens an invalid value in its error', async () => {
  const { errors } = await service.graphql(documents.searchToolsFirst, {
    first: 'x'.repeat(50_000),
  });
  expect(JSON.stringify(errors).length).toBeLessThan(2_000);
});

describe('response size limit', () => {
  const long = { ...documents.newTool, description: '\u{1f69c}'.repeat(5_000) };
  const tooMuch = '{ searchTools(first: 100) { description } }';
  beforeAll(async () => {
    const token = await service.signUp();
    for (let listed = 0; listed < 100; listed += 1) {
      await service.graphql(documents.createTool, { input: long }, token);
    }
  });
  afterAll(async () => {
    await service.executor.deleteFrom('tools').execute();
  });

  test('is 1 MB, above which an error is sent', async () => {
    const part = await post(JSON.stringify({ query: tooMuch.replace('100', '48') }));
    expect(part.status).toBe(200);
    expect(JSON.parse(part.text).data.searchTools).toHaveLength(48);
    const { status, text } = await post(JSON.stringify({ query: tooMuch }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      data: null,
      errors: [
        {
          message: 'The answer would be larger than 1 MB. Please ask for less.',
          extensions: { code: 'ANSWER_TOO_LARGE' },
        },
      ],
    });
  });

  test('does not slow other clients down while four send too large queries', async () => {
    let answeredOthers = 0;
    const askers = Array.from({ length: 4 }, async () => {
      const codes: unknown[] = [];
      while (answeredOthers < 60) {
        const { errors } = await service.graphql(tooMuch);
        codes.push(errors[0]?.extensions?.['code']);
      }
      return new Set(codes);
    });
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        service.graphql(documents.categories),
        service.graphql(documents.searchToolsFirst, { first: 1 }),
        service.graphql(documents.currentUser),
      ]);
      for (const { status, errors } of answers) {
        expect([status, errors]).toEqual([200, []]);
        answeredOthers += 1;
      }
    }
    for (const codes of await Promise.all(askers)) expect([...codes]).toEqual(['ANSWER_TOO_LARGE']);
  });
});

test('masks unexpected errors and adds an error id', async () => {
  const { sql } = await import('kysely');
  await sql`alter table reviews rename to reviews_away`.execute(service.executor);
  const token = await service.signUp();
  await service.graphql(documents.createTool, { input: documents.newTool }, token);
  for (let round = 0; round < 3; round += 1) {
    const { errors, status } = await service.graphql('{ searchTools { reviews { id } } }');
    expect(status).toBe(200);
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side. Please try again.',
        path: ['searchTools', 0, 'reviews'],
        extensions: { code: 'INTERNAL', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
  }
  await sql`alter table reviews_away rename to reviews`.execute(service.executor);
});
