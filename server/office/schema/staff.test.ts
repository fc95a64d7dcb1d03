import { createAuthenticator } from '../../../tests/helpers/createAuthenticator';
import * as documents from '../../../tests/helpers/service/documents';
import {
  addStaff,
  askOffice,
  codeOf,
  staffCommands,
  tokenOf,
} from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { limits } from '../../config/limits';

let service: TestService;
let now = new Date();
const clock = () => now;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  service = await startTestService({ now: clock });
});
afterAll(() => service.close());
beforeEach(() => service.executor.deleteFrom('attempts').execute());

const me = '{ me { id name role } }';
const signIn = `mutation ($email: String!, $password: String!, $code: String!) {
  signIn(email: $email, password: $password, code: $code) { token errors }
}`;
const byPasskey = `mutation ($response: String!) { signInByPasskey(response: $response) { token errors } }`;
const link = 'query ($token: String!) { link(token: $token) { name email role } }';
const beginPassword =
  'mutation ($token: String!) { beginPassword(token: $token) { secret address errors } }';
const setPassword = `mutation ($token: String!, $password: String!, $code: String!) {
  setPassword(token: $token, password: $password, code: $code) { token errors }
}`;
const sessions = '{ sessions { id browser isCurrent } }';
const endSession = 'mutation ($id: ID!) { endSession(id: $id) { errors } }';
const signOut = 'mutation { signOut { errors } }';

const ask = (document: string, variables: object = {}, token = '') =>
  askOffice(service, document, variables, token);

let made = 0;
const person = (role: 'support' | 'lead' = 'support') => {
  made += 1;
  return { name: `Person ${made}`, email: `person${made}@office.example`, role };
};
const isSignedIn = async (token: string) => (await ask(me, {}, token)).errors.length === 0;

async function showPasskey(device: ReturnType<typeof createAuthenticator>, changes = {}) {
  const begun = await ask('mutation { beginPasskeySignIn { options errors } }');
  const response = device.show(begun.data.beginPasskeySignIn.options, changes);
  return (await ask(byPasskey, { response })).data.signInByPasskey;
}

test('the office does not exist before there is a staff account, nor after the last one has ended', async () => {
  const page = () => fetch(`${service.url}/office`);
  expect((await ask(me)).status).toBe(404);
  expect((await page()).status).toBe(404);

  const run = await staffCommands(service, clock);
  await run(['add', 'First', 'first@office.example', '--role', 'lead']);
  expect((await ask(me)).errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');

  await run(['end', 'first@office.example']);
  expect((await ask(me)).status).toBe(404);
});

describe('an account', () => {
  test('is set up by a passkey behind a link that works once', async () => {
    const run = await staffCommands(service, clock);
    const { name, email } = person();
    const token = tokenOf(await run(['add', name, email, '--role', 'support']));

    const shown = await ask(link, { token });
    expect(shown.data.link).toEqual({ name, email, role: 'SUPPORT' });
    const device = createAuthenticator(service.url.replace('//127.0.0.1:', '//localhost:'));
    const begin = 'mutation ($token: String!) { beginPasskey(token: $token) { options errors } }';
    const add = `mutation ($token: String!, $response: String!) {
      addPasskey(token: $token, response: $response) { token errors }
    }`;
    const { options } = (await ask(begin, { token })).data.beginPasskey;
    const added = (await ask(add, { token, response: device.make(options) })).data.addPasskey;
    expect((await ask(me, {}, added.token)).data.me).toMatchObject({ name, role: 'SUPPORT' });

    expect((await ask(link, { token })).data.link).toBeNull();
    const again = (await ask(add, { token, response: device.make(options) })).data.addPasskey;
    expect(again).toEqual({ token: null, errors: [expect.stringContaining('used or is too old')] });
    expect((await showPasskey(device)).token).not.toBeNull();
  });

  test('is set up by password and authenticator app, and each code counts once', async () => {
    const run = await staffCommands(service, clock);
    const { name, email } = person();
    const token = tokenOf(await run(['add', name, email, '--role', 'lead']));
    const { secret } = (await ask(beginPassword, { token })).data.beginPassword;
    const password = 'et-langt-kodeord-her';

    const wrong = { token, password, code: '000000' };
    expect((await ask(setPassword, wrong)).data.setPassword.errors).toHaveLength(1);
    const common = { token, password: 'password', code: codeOf(secret, now) };
    expect((await ask(setPassword, common)).data.setPassword.errors).toHaveLength(1);
    const code = codeOf(secret, now);
    const set = (await ask(setPassword, { token, password, code })).data.setPassword;
    expect(await isSignedIn(set.token)).toBe(true);

    // The code that has set it up was used.
    expect((await ask(signIn, { email, password, code })).data.signIn.token).toBeNull();
    later(1);
    const given = { email, password, code: codeOf(secret, now) };
    const refusals = [
      await ask(signIn, { ...given, password: 'et-andet-kodeord' }),
      await ask(signIn, { ...given, code: '123456' }),
      await ask(signIn, { ...given, email: 'nobody@office.example' }),
    ];
    expect(new Set(refusals.map(({ data }) => JSON.stringify(data.signIn))).size).toBe(1);
    expect((await ask(signIn, given)).data.signIn.token).not.toBeNull();
    expect((await ask(signIn, given)).data.signIn.token).toBeNull();
  });

  test('cannot be set up by a link after one hour, or by a former link', async () => {
    const run = await staffCommands(service, clock);
    const { name, email } = person();
    const first = tokenOf(await run(['add', name, email, '--role', 'support']));
    const second = tokenOf(await run(['link', email]));
    expect((await ask(link, { token: first })).data.link).toBeNull();
    later(59);
    expect((await ask(link, { token: second })).data.link).not.toBeNull();
    later(2);
    expect((await ask(link, { token: second })).data.link).toBeNull();
    const begun = (await ask(beginPassword, { token: second })).data.beginPassword;
    expect(begun).toMatchObject({ secret: '', errors: [expect.any(String)] });
  });

  test('ends with its sessions, its passkey and its link', async () => {
    const run = await staffCommands(service, clock);
    await addStaff(service, person(), clock);
    const staff = await addStaff(service, person(), clock);
    const token = tokenOf(await run(['link', staff.email]));
    await run(['end', staff.email]);
    expect(await isSignedIn(staff.token)).toBe(false);
    expect((await showPasskey(staff.device)).token).toBeNull();
    expect((await ask(link, { token })).data.link).toBeNull();
    expect(await run(['list'])).toContain(staff.email);
  });

  test('gets another role at once', async () => {
    const run = await staffCommands(service, clock);
    const staff = await addStaff(service, person('support'), clock);
    await run(['role', staff.email, 'lead']);
    expect((await ask(me, {}, staff.token)).data.me.role).toBe('LEAD');
    const log = await service.executor
      .selectFrom('staff_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', staff.id)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'add', before: {}, after: { role: 'support' } },
      { action: 'role', before: { role: 'support' }, after: { role: 'lead' } },
    ]);
  });
});

test.each([
  [['add', 'No Role', 'norole@office.example'], 'Give a role'],
  [['add', 'No Mail', 'not an e-mail', '--role', 'lead'], 'is not an e-mail'],
  [['add', '', 'noname@office.example', '--role', 'lead'], 'Give a name'],
  [['role', 'unknown@office.example', 'lead'], 'There is no staff account'],
  [['end'], 'Give the e-mail'],
  [['dance'], 'npm run staff'],
])('npm run staff -- %j is refused', async (args, text) => {
  const run = await staffCommands(service, clock);
  await expect(run(args)).rejects.toThrow(text);
});

test('an e-mail has one account', async () => {
  const run = await staffCommands(service, clock);
  const { name, email } = person();
  await run(['add', name, email, '--role', 'lead']);
  const twice = run(['add', name, email.toUpperCase(), '--role', 'lead']);
  await expect(twice).rejects.toThrow('has an account');
});

describe('a session', () => {
  test('ends after 30 minutes without use, and asking unattended is no use', async () => {
    const { token } = await addStaff(service, person(), clock);
    later(29);
    expect(await isSignedIn(token)).toBe(true);
    later(20);
    const unattended = await askOffice(service, me, {}, token, { 'x-unattended': '1' });
    expect(unattended.errors).toEqual([]);
    later(11);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('ends after 8 hours of use', async () => {
    const { token } = await addStaff(service, person(), clock);
    for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
      later(20);
      expect(await isSignedIn(token)).toBe(true);
    }
    later(21);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('is listed, and ended from another one or by signing out', async () => {
    const staff = await addStaff(service, person(), clock);
    const other = await addStaff(service, person(), clock);
    const { token: second } = await showPasskey(staff.device);
    const listed = (await ask(sessions, {}, second)).data.sessions;
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);

    const id = listed[1]?.id;
    await ask(endSession, { id }, other.token);
    expect(await isSignedIn(staff.token)).toBe(true);
    await ask(endSession, { id }, second);
    expect(await isSignedIn(staff.token)).toBe(false);
    await ask(signOut, {}, second);
    expect(await isSignedIn(second)).toBe(false);
  });
});

test('the office refuses the token of a member, and the members refuse the token of staff', async () => {
  const member = await service.signUp();
  const { token } = await addStaff(service, person('lead'), clock);
  expect((await ask(me, {}, member)).errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  const asMember = await service.graphql(documents.currentUser, {}, token);
  expect(asMember.errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  const stream = await fetch(`${service.url}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(401);
});

test('a passkey that was copied, or of another page, signs nobody in', async () => {
  const { device } = await addStaff(service, person(), clock);
  expect((await showPasskey(device)).token).not.toBeNull();
  expect((await showPasskey(device, { counter: 1 })).token).toBeNull();
  expect((await showPasskey(device, { origin: 'https://evil.example' })).token).toBeNull();
  const stranger = createAuthenticator(service.url.replace('//127.0.0.1:', '//localhost:'));
  expect((await showPasskey(stranger)).token).toBeNull();
});

test('attempts to sign in are limited by account and address, apart from those of members', async () => {
  const { email } = await addStaff(service, person(), clock);
  const attempt = (name: string) =>
    ask(signIn, { email: name, password: 'et-andet-kodeord', code: '000000' });
  for (let count = 0; count < limits.office.signIn.perAccount; count += 1) {
    expect((await attempt(email)).errors).toEqual([]);
  }
  expect((await attempt(email)).errors[0]?.extensions?.['code']).toBe('TOO_MANY_REQUESTS');
  const others = limits.office.signIn.perAddress - limits.office.signIn.perAccount - 1;
  for (let count = 0; count < others; count += 1) {
    expect((await attempt(`other${count}@office.example`)).errors).toEqual([]);
  }
  const refused = await attempt('one.more@office.example');
  expect(refused.errors[0]?.extensions?.['code']).toBe('TOO_MANY_REQUESTS');
  expect(await service.signUp()).not.toBe('');
});

test('the office keeps the limits of documents', async () => {
  const { token } = await addStaff(service, person(), clock);
  const deep = `{ ${'me { name } '.repeat(400)} }`;
  expect((await ask(deep, {}, token)).errors[0]?.message).toContain('tokens');
  expect((await ask('{ __schema { types { name } } }')).errors[0]?.extensions?.['code']).toBe(
    'BAD_USER_INPUT',
  );
});
