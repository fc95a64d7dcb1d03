import { apiTokenScopes } from '../../../domain/members/apiTokens';
import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { limits } from '../../config/limits';
import { neededScopes } from './apiTokenScopes';
import { createSchema } from './createSchema';

let service: TestService;
let now = new Date('2026-07-15T10:00:00Z');
let session: string;
const email = 'bo@skuret.example';
beforeAll(async () => {
  const off = { account: 0, address: 0, listings: 0, messages: 0, written: 0, links: 0 };
  const conversations = { conversations: 0, conversationsFromAddress: 0 };
  // By default a test service counts nothing. This one allows a thousand times as many mutations as usual.
  const rateLimits = { ...off, ...conversations, mutations: 100_000 };
  service = await startTestService({ now: () => now, rateLimits });
  session = await service.signUp(email);
});
beforeEach(async () => {
  await service.executor.deleteFrom('attempts').execute();
  await service.executor.deleteFrom('api_tokens').execute();
});
afterAll(() => service.close());

const make = async (more: object = {}, token = session) =>
  (
    await service.graphql(
      documents.makeApiToken,
      { input: { name: 'Regneark', scopes: ['READ_OWN'], days: 30, ...more } },
      token,
    )
  ).data?.makeApiToken;
const makeToken = async (scopes: readonly string[] = ['READ_OWN']) =>
  (await make({ scopes }))?.token ?? 'not made';
const list = async () => (await service.graphql(documents.apiTokens, {}, session)).data.apiTokens;
/** The code of the error of an operation with an API token; null without an error. */
const getCode = async (document: string, token: string) =>
  (await service.graphql(document, {}, token)).errors[0]?.extensions?.['code'] ?? null;
const ownName = '{ currentUser { name } }';

const send = (init: RequestInit) => fetch(`${service.url}/graphql`, init);
const ask = (token: string) =>
  send({
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: 'https://regneark.example',
    },
    body: JSON.stringify({ query: ownName }),
  });

const schema = createSchema();
const roots = {
  query: schema.getQueryType()?.getFields() ?? {},
  mutation: schema.getMutationType()?.getFields() ?? {},
};

describe('the scopes', () => {
  test.each(['query', 'mutation'] as const)('are set for each %s and nothing else', (kind) => {
    expect(Object.keys(neededScopes[kind]).sort()).toEqual(Object.keys(roots[kind]).sort());
  });

  test.each(apiTokenScopes)('%s allows its operations only', async (scope) => {
    const token = await makeToken([scope]);
    for (const kind of ['query', 'mutation'] as const) {
      for (const [name, { args, type }] of Object.entries(roots[kind])) {
        // Without the variables, so that what is allowed fails before it runs.
        const required = args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
        const given = args.map((arg) => `${arg.name}: $${arg.name}`);
        const inList = (texts: string[]) => (texts.length > 0 ? `(${texts.join(', ')})` : '');
        const fields = /^\[?(Int|Boolean|String|ID)\b/.test(String(type)) ? '' : '{ __typename }';
        const document = `${kind} ${inList(required)} { ${name}${inList(given)} ${fields} }`;
        const isAllowed = (neededScopes[kind] as Record<string, readonly string[]>)[name]?.includes(
          scope,
        );
        const code = await getCode(document, token);
        expect([name, code === 'FORBIDDEN']).toEqual([name, !isAllowed]);
        expect(code).not.toBe('UNAUTHENTICATED');
      }
      await service.executor.deleteFrom('attempts').execute();
    }
  });

  test.each([
    ['beside an allowed field', `{ currentUser { name } conversations { id } }`],
    ['in a fragment', `{ ...a } fragment a on Query { conversations { id } }`],
    ['in an inline fragment', `{ ... on Query { conversations { id } } }`],
    ['under an alias', `{ currentUser: conversations { id } }`],
  ])('refuse a field %s', async (_where, document) => {
    const { errors, data } = await service.graphql(document, {}, await makeToken());
    expect(errors.map(({ message }) => message)).toEqual([
      'No API token may call conversations. Sign in to do this.',
    ]);
    expect(data).toBeNull();
  });

  test('are named by the error', async () => {
    const token = await makeToken(['READ_OWN']);
    const { errors } = await service.graphql(
      documents.createTool,
      { input: documents.newTool },
      token,
    );
    expect(errors[0]?.message).toBe(
      'This API token may not call createTool. It needs one of the scopes MANAGE_TOOLS.',
    );
  });

  test('allow what the member does in the app', async () => {
    const token = await makeToken(['MANAGE_TOOLS']);
    const { data } = await service.graphql(
      documents.createTool,
      { input: documents.newTool },
      token,
    );
    expect(data.createTool.tool).toMatchObject({ name: documents.newTool.name });
    expect((await service.graphql(documents.ownTools, {}, session)).data.ownTools).toHaveLength(1);
  });
});

describe('an API token', () => {
  test('is shown once and stored as a hash', async () => {
    const made = await make({ scopes: ['READ_OWN', 'MANAGE_TOOLS', 'READ_OWN'] });
    expect(made).toMatchObject({ token: expect.stringMatching(/^skuret_[\w-]{43}$/), errors: [] });
    expect(await list()).toEqual([
      expect.objectContaining({
        name: 'Regneark',
        scopes: ['READ_OWN', 'MANAGE_TOOLS'],
        usedAt: null,
      }),
    ]);
    const { rows } = await service.database.pool.query('select * from api_tokens');
    expect(JSON.stringify(rows)).not.toContain(made?.token?.slice(7));
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'Give the token a name of at most 60 characters.'],
    [{ name: 'x'.repeat(61) }, 'Give the token a name of at most 60 characters.'],
    [{ scopes: [] }, 'Choose what the token may do.'],
  ])('is not made with %j', async (more, error) => {
    expect(await make(more)).toEqual({ apiToken: null, token: null, errors: [error] });
  });

  test.each([0, 366])('is not made for %s days', async (days) => {
    expect(await make({ days })).toBeUndefined();
  });

  test('is not made beside ten others', async () => {
    for (let made = 0; made < 10; made += 1) await make();
    expect((await make())?.errors).toEqual([
      'You have ten tokens. End one before you make another.',
    ]);
  });

  test('needs a proof of identity', async () => {
    const before = now;
    now = new Date(now.getTime() + 11 * 60_000);
    const { errors } = await service.graphql(
      documents.makeApiToken,
      { input: { name: 'x', scopes: ['READ_OWN'], days: 1 } },
      session,
    );
    now = before;
    expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });

  test('records its last use', async () => {
    const token = await makeToken();
    expect(await getCode(ownName, token)).toBeNull();
    // The use is stored beside the response.
    for (let tries = 0; (await list())[0]?.usedAt === null && tries < 100; tries += 1);
    expect((await list())[0]?.usedAt).toBe(now.toISOString());
  });

  test('expires', async () => {
    const token = (await make({ days: 1 }))?.token ?? '';
    const before = now;
    now = new Date(now.getTime() + 24 * 3_600_000);
    const code = await getCode(ownName, token);
    now = before;
    expect(code).toBe('UNAUTHENTICATED');
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'ended by its member',
      async () => service.graphql(documents.endApiToken, { id: (await list())[0]?.id }, session),
    ],
    ['signing out elsewhere', async () => service.graphql(documents.endOtherSessions, {}, session)],
    [
      'a new password',
      async () => {
        const newPassword = 'et-helt-andet-kodeord';
        await service.graphql(
          documents.changePassword,
          { currentPassword: password, newPassword },
          session,
        );
        await service.graphql(
          documents.changePassword,
          { currentPassword: newPassword, newPassword: password },
          session,
        );
      },
    ],
  ])('ends by %s', async (_how, end) => {
    const token = await makeToken();
    await end();
    const { errors } = await service.graphql(ownName, {}, token);
    expect(errors[0]?.message).toBe('This API token has expired or was ended.');
    expect(await list()).toEqual([]);
  });

  test('does not end with one session', async () => {
    const token = await makeToken();
    await service.graphql(documents.signOut, {}, await service.signIn(email, password));
    expect(await getCode(ownName, token)).toBeNull();
  });

  test('does not work with public operations either once it has ended', async () => {
    expect(await getCode('{ categories { id } }', 'skuret_unknown')).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['GET', '/events'],
    ['POST', '/uploads'],
  ])('is refused at %s %s', async (method, route) => {
    const response = await fetch(service.url + route, {
      method,
      headers: {
        authorization: `Bearer ${await makeToken()}`,
        ...(method === 'POST' && { 'content-type': 'image/png' }),
      },
      ...(method === 'POST' && { body: 'x' }),
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('/graphql only');
  });
});

describe('a page of another origin', () => {
  const preflight = (headers: string) =>
    send({
      method: 'OPTIONS',
      headers: {
        origin: 'https://regneark.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    });

  test('may send an API token', async () => {
    const allowed = await preflight('authorization,content-type');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('may not send a request without a token', async () => {
    expect((await preflight('content-type')).status).toBe(405);
  });

  test.each<[string, () => Promise<string>, string | null]>([
    ['an API token', () => makeToken(), '*'],
    ['an API token that has ended', async () => 'skuret_unknown', '*'],
    ['a session', async () => session, null],
  ])('reads the response to %s: %#', async (_what, getToken, origin) => {
    const response = await ask(await getToken());
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('the limit of requests', () => {
  test('is in the headers', async () => {
    const token = await makeToken();
    const first = await ask(token);
    const second = await ask(token);
    expect(first.headers.get('ratelimit-limit')).toBe(String(limits.apiRequests.most));
    expect(Number(second.headers.get('ratelimit-remaining'))).toBe(
      Number(first.headers.get('ratelimit-remaining')) - 1,
    );
    expect(Number(second.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    expect((await ask(session)).headers.get('ratelimit-limit')).toBeNull();
  });

  test('refuses further requests with a time to wait', async () => {
    const token = await makeToken();
    await ask(token);
    await service.executor
      .updateTable('attempts')
      .set({ points: limits.apiRequests.most })
      .where('key', 'like', 'apirequest:%')
      .execute();
    const refused = await ask(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect((await ask(await makeToken())).status).toBe(200);
  });
});
