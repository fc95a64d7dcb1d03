import * as documents from '../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../tests/helpers/service/startTestService';

/** `usual` has the default log level; `chatty` also logs each request. */
let usual: TestService;
let chatty: TestService;
const lines: Record<string, unknown>[] = [];
const chattyLines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logTo = (kept: Record<string, unknown>[]) => ({
    write: (line: string) => void kept.push(JSON.parse(line)),
  });
  [usual, chatty] = await Promise.all([
    startTestService({
      logLevel: 'warn',
      logTo: logTo(lines),
      rateLimits: {
        account: 2,
        address: 0,
        listings: 0,
        messages: 0,
        written: 0,
        conversationsFromAddress: 0,
        mutations: 0,
        links: 0,
      },
    }),
    startTestService({ logLevel: 'info', logTo: logTo(chattyLines) }),
  ]);
});
afterAll(() => Promise.all([usual.close(), chatty.close()]));
beforeEach(() => {
  lines.length = 0;
});

/** The lines of the security log since the test started, without fields that differ from run to run. */
const events = () =>
  lines
    .filter((line) => line['log'] === 'security')
    .map(({ event, member, reason, by }) => ({
      event,
      member,
      ...(reason ? { reason } : {}),
      ...(by ? { by } : {}),
    }));

async function readMember(token: string): Promise<number> {
  const { data } = await usual.graphql(documents.currentUser, {}, token);
  return Number(data.currentUser.id);
}

test('logs sign-ups, sign-ins, sign-outs and failed sign-ins', async () => {
  const email = 'sikker@skuret.example';
  const signedUp = await usual.signUp(email);
  const member = await readMember(signedUp);
  await usual.graphql(documents.signIn, { email, password: 'forkert' });
  await usual.graphql(documents.signIn, { email: 'ingen@skuret.example', password: 'forkert' });
  const token = await usual.signIn(email, password);
  await usual.graphql(documents.signOut, {}, token);
  expect(events()).toEqual([
    { event: 'signed up', member },
    { event: 'sign-in failed', member },
    { event: 'sign-in failed', member: null },
    { event: 'signed in', member, by: 'password' },
    { event: 'signed out', member },
  ]);
});

test('logs rejections with their reason', async () => {
  const token = await usual.signUp();
  const member = await readMember(token);
  lines.length = 0;
  const guess = () => usual.graphql(documents.signIn, { email: 'x@skuret.example', password: 'x' });
  for (let round = 0; round < 3; round += 1) await guess();
  await usual.graphql(documents.guarded['myTools'] ?? '', {}, 'a.b.c');
  const post = (length: number, authorization: string) =>
    fetch(`${usual.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: 'x'.repeat(length),
    });
  await post(200_000, '');
  await post(200_000, 'Bearer a.b.c');
  await post(15_000_000, `Bearer ${token}`);
  await fetch(`${usual.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  await fetch(`${usual.url}/events`, { headers: { authorization: 'Bearer a.b.c' } });
  await fetch(`${usual.url}/payment-events`, { method: 'POST', body: '{}' });
  expect(events()).toEqual([
    { event: 'sign-in failed', member: null },
    { event: 'sign-in failed', member: null },
    { event: 'refused', member: null, reason: 'rate limit' },
    { event: 'refused', member: null, reason: 'unauthenticated' },
    { event: 'refused', member: null, reason: 'too large' },
    { event: 'refused', member: null, reason: 'unauthenticated' },
    { event: 'refused', member, reason: 'too large' },
    { event: 'refused', member: null, reason: 'forbidden' },
    { event: 'refused', member: null, reason: 'unauthenticated' },
    { event: 'refused', member: null, reason: 'forged event' },
  ]);
});

test('logs a sensitive action without a recent authentication', async () => {
  const token = await usual.signUp();
  const member = await readMember(token);
  await usual.executor
    .updateTable('sessions')
    .set({ proved_at: new Date(0) })
    .where('member_id', '=', member)
    .execute();
  lines.length = 0;
  await usual.graphql(documents.endOtherSessions, {}, token);
  expect(events()).toEqual([{ event: 'refused', member, reason: 'proof needed' }]);
});

test('logs IP address and request id, and no secrets', async () => {
  const email = 'hemmelig@skuret.example';
  const token = await usual.signUp(email);
  const response = await fetch(`${usual.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: documents.signIn, variables: { email, password } }),
  });
  expect(lines.at(-1)).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    log: 'security',
    event: 'signed in',
    by: 'password',
    member: expect.any(Number),
    address: '127.0.0.1',
    requestId: response.headers.get('x-request-id'),
    msg: 'security: signed in',
  });
  const text = JSON.stringify(lines);
  for (const secret of [email, password, token]) expect(text).not.toContain(secret);
});

test('the request log names operation and member', async () => {
  const token = await chatty.signUp();
  await chatty.graphql(documents.guarded['myTools'] ?? '', {}, token);
  await chatty.graphql('query { categories { id } }');
  // A request is logged after its response.
  const requests = () =>
    chattyLines.filter((line) => line['msg'] === 'request' && line['path'] === '/graphql');
  while (requests().length < 3) await fetch(`${chatty.url}/healthz`);
  expect(requests()).toMatchObject([
    { operation: 'signUpUser', member: null },
    { operation: 'myTools', member: expect.any(Number) },
    { operation: 'categories', member: null, address: '127.0.0.1' },
  ]);
});
