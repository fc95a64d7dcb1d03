import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import {
  identityClient,
  startIdentityProvider,
} from '../../../tests/helpers/startIdentityProvider';
import { eraseMember } from '../records/leaving';

let service: TestService;
let broker: Awaited<ReturnType<typeof startIdentityProvider>>;
let aheadMs = 0;
let people = 0;
beforeAll(async () => {
  broker = await startIdentityProvider();
  service = await startTestService({
    identity: { ...identityClient, issuer: broker.issuer },
    now: () => new Date(Date.now() + aheadMs),
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await service.close();
  broker.end();
});
afterEach(() => {
  aheadMs = 0;
});

async function join(): Promise<string> {
  people += 1;
  return service.signUp(`medlem${people}@skuret.example`);
}

/** Starts a check: the broker's URL, and the cookie of the browser. */
async function start(token: string): Promise<{ url: string; cookie: string }> {
  const response = await fetch(`${service.url}/identity/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  const set = response.headers.get('set-cookie') ?? '';
  expect(set).toMatch(
    /^identity_check=[\w-]{43}; Max-Age=600; Path=\/identity; HttpOnly; SameSite=Lax$/,
  );
  return { url, cookie: set.split(';')[0] ?? '' };
}

/** Walks through the pages of the broker as a person would: returns the URL of the callback. */
async function walk(url: string, form: Record<string, string>): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let init: RequestInit = {};
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map((each) => each.join('=')).join('; ');
    const response = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) init = { method: 'POST', body: new URLSearchParams(form) };
    else {
      init = {};
      next = new URL(location, next).href;
    }
    if (next.startsWith(service.url)) return next;
  }
  throw new Error(`The broker ends at ${next}`);
}

const continueAs = (login: string) => ({ login, choice: 'continue' });

async function callBack(url: string, cookie: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toContain('identity_check=; Max-Age=0');
  const location = new URL(response.headers.get('location') ?? '', service.url);
  expect(location.pathname).toBe('/settings');
  return location.searchParams.get('identity') ?? '';
}

async function check(token: string, login: string): Promise<string> {
  const { url, cookie } = await start(token);
  return callBack(await walk(url, continueAs(login)), cookie);
}

const checkedOn = async (token: string) =>
  (await service.graphql('{ identityCheck { checkedOn } }', {}, token)).data.identityCheck
    ?.checkedOn;

test('stores the day and a salted hash of a checked identity, and nothing else', async () => {
  const token = await join();
  expect(await checkedOn(token)).toBeNull();
  expect(await check(token, 'Karla Karlsen')).toBe('checked');
  expect(await checkedOn(token)).toMatch(/^\d{4}-\d\d-\d\d$/);
  const rows = await service.executor
    .selectFrom('users')
    .selectAll()
    .where('identity_hash', 'is not', null)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.identity_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain('Karlsen');
});

test('asks for PKCE, a nonce, a state, the level of assurance and a new sign-in', async () => {
  const { url } = await start(await join());
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scope: 'openid',
    redirect_uri: `${service.url}/identity/callback`,
    code_challenge_method: 'S256',
    acr_values: identityClient.acr,
    prompt: 'login',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  }
});

test('a person who cancels at the broker is not checked', async () => {
  const token = await join();
  const { url, cookie } = await start(token);
  expect(await callBack(await walk(url, { login: '', choice: 'cancel' }), cookie)).toBe('refused');
  expect(await checkedOn(token)).toBeNull();
});

test('a check ends after ten minutes', async () => {
  const token = await join();
  const { url, cookie } = await start(token);
  const callback = await walk(url, continueAs('Sen Sensen'));
  aheadMs = 10 * 60_000 + 1_000;
  expect(await callBack(callback, cookie)).toBe('expired');
  expect(await checkedOn(token)).toBeNull();
});

test('a callback works once', async () => {
  const token = await join();
  const { url, cookie } = await start(token);
  const callback = await walk(url, continueAs('Eva Engang'));
  expect(await callBack(callback, cookie)).toBe('checked');
  expect(await callBack(callback, cookie)).toBe('expired');
});

test('a code that was used before is refused with a new state', async () => {
  const [token, other] = [await join(), await join()];
  const first = await start(token);
  const used = new URL(await walk(first.url, continueAs('Gert Gentag')));
  expect(await callBack(used.href, first.cookie)).toBe('checked');
  const second = await start(other);
  used.searchParams.set('state', new URL(second.url).searchParams.get('state') ?? '');
  expect(await callBack(used.href, second.cookie)).toBe('failed');
  expect(await checkedOn(other)).toBeNull();
});

test('the state of another member, or another browser, checks nobody', async () => {
  const [victim, attacker] = [await join(), await join()];
  const [own, lured] = [await start(victim), await start(attacker)];
  // The victim signs in at the broker through the attacker's link.
  const callback = await walk(lured.url, continueAs('Vera Victim'));
  expect(await callBack(callback, own.cookie)).toBe('expired');
  expect(await callBack(callback, '')).toBe('expired');
  expect(await checkedOn(victim)).toBeNull();
  expect(await checkedOn(attacker)).toBeNull();
});

test('the code of another member does not fit the own state', async () => {
  const [one, other] = [await join(), await join()];
  const [first, second] = [await start(one), await start(other)];
  const ofFirst = new URL(await walk(first.url, continueAs('Code Codesen')));
  ofFirst.searchParams.set('state', new URL(second.url).searchParams.get('state') ?? '');
  expect(await callBack(ofFirst.href, second.cookie)).toBe('failed');
  expect(await checkedOn(other)).toBeNull();
});

test('a session that has ended checks nobody', async () => {
  const token = await join();
  const { url, cookie } = await start(token);
  const callback = await walk(url, continueAs('Ude Udsen'));
  await service.graphql(documents.signOut, {}, token);
  expect(await callBack(callback, cookie)).toBe('expired');
});

test('one identity has one account, and one account one identity', async () => {
  const [one, other] = [await join(), await join()];
  expect(await check(one, 'Dobbelt Dobbeltsen')).toBe('checked');
  expect(await check(other, 'Dobbelt Dobbeltsen')).toBe('taken');
  expect(await check(one, 'Anden Andersen')).toBe('taken');
  expect(await check(one, 'Dobbelt Dobbeltsen')).toBe('checked');
  expect(await checkedOn(other)).toBeNull();
});

test('an identity that was checked at a lower level is refused', async () => {
  const token = await join();
  expect(await check(token, 'low level')).toBe('failed');
  expect(await checkedOn(token)).toBeNull();
});

const days = () => {
  const startDate = addDays(getCopenhagenDate(new Date()), 3);
  return { startDate, endDate: addDays(startDate, 2) };
};

async function request(token: string, toolId: string): Promise<string[]> {
  const { data } = await service.graphql(
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { errors } }',
    { toolId, ...days() },
    token,
  );
  return data.requestBooking.errors;
}

const byOwner =
  'The owner only lends to members with a checked identity. Have yours checked under Settings, Account, then send the request again.';
const forValue =
  'Tools worth 10,000\u00a0kr. or more can only be borrowed with a checked identity. Have yours checked under Settings, Account, then send the request again.';

test.each([
  ['whose owner asks for it', { rules: { checkedBorrowers: true } }, [byOwner]],
  ['of 10.000 kr.', { declaredValueCents: 1_000_000 }, [forValue]],
  ['of less than 10.000 kr.', { declaredValueCents: 999_999 }, []],
  ['without a value', {}, []],
])('a request for a tool %s needs a checked identity: %j', async (_which, more, errors) => {
  const [owner, borrower] = [await join(), await join()];
  const input = { ...documents.newTool, ...more };
  const made = await service.graphql(documents.createTool, { input }, owner);
  const toolId: string = made.data.createTool.tool?.id ?? '';
  const { data } = await service.graphql(
    'query ($id: ID!) { tool(id: $id) { needsIdentity } }',
    { id: toolId },
    '',
  );
  expect(data).toEqual({ tool: { needsIdentity: errors.length > 0 } });
  expect(await request(borrower, toolId)).toEqual(errors);
  if (errors.length === 0) return;
  expect(await check(borrower, `Borrower ${people}`)).toBe('checked');
  expect(await request(borrower, toolId)).toEqual([]);
});

test('without a broker nothing asks for an identity, and there are no routes', async () => {
  const plain = await startTestService();
  try {
    const owner = await plain.signUp('ejer@skuret.example');
    const input = { ...documents.newTool, rules: { checkedBorrowers: true } };
    const made = await plain.graphql(documents.createTool, { input }, owner);
    const { data } = await plain.graphql(
      'query ($id: ID!) { identityCheck { checkedOn } tool(id: $id) { needsIdentity } }',
      { id: made.data.createTool.tool?.id },
      owner,
    );
    expect(data).toEqual({ identityCheck: null, tool: { needsIdentity: false } });
    const headers = { authorization: `Bearer ${owner}` };
    const started = await fetch(`${plain.url}/identity/start`, { method: 'POST', headers });
    expect(started.status).toBe(405);
    expect((await fetch(`${plain.url}/identity/callback`)).status).toBe(404);
  } finally {
    await plain.close();
  }
});

test('asks visitors to sign in', async () => {
  const visitor = await fetch(`${service.url}/identity/start`, { method: 'POST' });
  expect(visitor.status).toBe(401);
});

test('erasure deletes the day and the hash, and the identity is free again', async () => {
  const [leaver, next] = [await join(), await join()];
  expect(await check(leaver, 'Farvel Farvelsen')).toBe('checked');
  const { data } = await service.graphql('{ currentUser { id } }', {}, leaver);
  const id = Number(data.currentUser.id);
  const now = new Date();
  const { email } = await service.executor
    .updateTable('users')
    .set({ leaving_at: now, leaves_at: now })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  await service.executor
    .transaction()
    .execute((transaction) => eraseMember(transaction, { id, email, now }));
  const { identity_hash, identity_checked_on } = await service.executor
    .selectFrom('users')
    .select(['identity_hash', 'identity_checked_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([identity_hash, identity_checked_on]).toEqual([null, null]);
  expect(await check(next, 'Farvel Farvelsen')).toBe('checked');
});
