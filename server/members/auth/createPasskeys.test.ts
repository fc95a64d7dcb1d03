import { createAuthenticator } from '../../../tests/helpers/createAuthenticator';
import * as documents from '../../../tests/helpers/service/documents';
import { mailsTo } from '../../../tests/helpers/service/links';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
const start = new Date('2026-11-02T10:00:00Z');
let clock = start;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const origin = 'https://skuret.example';
beforeAll(async () => {
  service = await startTestService({ now: () => clock, publicUrl: origin });
});
afterAll(() => service.close());
beforeEach(() => {
  clock = start;
});

type Device = ReturnType<typeof createAuthenticator>;
let people = 0;
const another = () => {
  people += 1;
  return `noegle${people}@skuret.example`;
};
const notUsed = 'Vi kunne ikke bruge adgangsnøglen. Prøv igen.';

const begin = async (token: string) =>
  (await service.graphql(documents.beginPasskey, {}, token)).data.beginPasskey;
const add = async (token: string, response: string, name = 'Telefon') =>
  (await service.graphql(documents.addPasskey, { response, name }, token)).data.addPasskey.errors;
const readList = async (token: string) =>
  (await service.graphql(documents.passkeys, {}, token)).data.passkeys;
async function withPasskey() {
  const email = another();
  const token = await service.signUp(email);
  const device = createAuthenticator(origin);
  expect(await add(token, device.make((await begin(token)).options))).toEqual([]);
  return { email, token, device };
}
const askToSignIn = async () =>
  (await service.graphql(documents.beginPasskeySignIn, {})).data.beginPasskeySignIn.options;
const signIn = async (response: string) =>
  (await service.graphql(documents.signInByPasskey, { response })).data.signInByPasskey;
const askProof = async (token: string) =>
  (await service.graphql(documents.beginPasskeyProof, {}, token)).data.beginPasskeyProof.options;
const prove = async (token: string, response: string) =>
  (await service.graphql(documents.confirmIdentityByPasskey, { response }, token)).data
    .confirmIdentityByPasskey.errors;
const readMe = async (token: string | null) =>
  (await service.graphql(documents.currentUser, {}, token ?? 'x.y.z')).data?.currentUser?.email;

describe('adding a passkey', () => {
  test('verifies user and site, stores the passkey and notifies by e-mail', async () => {
    const { email, token, device } = await withPasskey();
    expect(await readList(token)).toEqual([
      {
        id: expect.any(String),
        name: 'Telefon',
        createdAt: start.toISOString(),
        usedAt: null,
        synced: false,
      },
    ]);
    expect((await mailsTo(service, email)).map(({ subject }) => subject)).toContain(
      'Du har en ny adgangsnøgle',
    );
    const again = JSON.parse((await begin(token)).options) as Record<string, unknown>;
    expect(again).toMatchObject({
      rp: { id: 'skuret.example' },
      excludeCredentials: [{ id: device.id }],
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
  });

  test.each<[string, (device: Device, options: string) => string]>([
    [
      'from another site',
      (device, options) => device.make(options, { origin: 'https://skuret.evil' }),
    ],
    ['for another domain', (device, options) => device.make(options, { rpId: 'skuret.evil' })],
    [
      'to another challenge',
      (device, options) => device.make(options, { challenge: 'x'.repeat(43) }),
    ],
    ['without user verification', (device, options) => device.make(options, { verified: false })],
    ['that is not JSON', () => 'nothing'],
    ['that is null', () => 'null'],
    ['that is too long', (device, options) => device.make(options) + ' '.repeat(10_000)],
  ])('rejects a response %s', async (_name, answerOf) => {
    const token = await service.signUp(another());
    const { options } = await begin(token);
    expect(await add(token, answerOf(createAuthenticator(origin), options))).toEqual([
      'We could not use the passkey. Please try again.',
    ]);
    expect(await readList(token)).toEqual([]);
  });

  test('accepts a response once, within five minutes, from the same member', async () => {
    const [token, other] = [await service.signUp(another()), await service.signUp(another())];
    const [device, late] = [createAuthenticator(origin), createAuthenticator(origin)];
    const made = device.make((await begin(token)).options);
    expect(await add(other, made)).toHaveLength(1);
    const both = await Promise.all([add(token, made), add(token, made)]);
    // The attempt of another member does not use up the challenge. Of the two concurrent ones, one succeeds.
    expect(both.flat()).toHaveLength(1);
    const slow = late.make((await begin(token)).options);
    later(301);
    expect(await add(token, slow)).toHaveLength(1);
    expect(await readList(token)).toHaveLength(1);
  });

  test('rejects the eleventh passkey, a registered device and an invalid name', async () => {
    const { token } = await withPasskey();
    const { options } = await begin(token);
    expect(await add(token, createAuthenticator(origin).make(options), ' ')).toEqual([
      'Give the passkey a name of at most 60 characters.',
    ]);
    for (let count = 2; count <= 10; count += 1) {
      const made = createAuthenticator(origin).make((await begin(token)).options);
      expect(await add(token, made, `Nummer ${count}`)).toEqual([]);
    }
    expect(await begin(token)).toEqual({
      options: '',
      errors: ['You have ten passkeys, which is the maximum. Remove one first.'],
    });
    const { device } = await withPasskey();
    const third = await service.signUp(another());
    expect(await add(third, device.make((await begin(third)).options))).toEqual([
      'This device already has a passkey for Skuret.',
    ]);
  });

  test('requires a recent authentication, as removing does', async () => {
    const { token } = await withPasskey();
    later(601);
    for (const [document, variables] of [
      [documents.beginPasskey, {}],
      [documents.addPasskey, { response: '{}', name: 'x' }],
      [documents.removePasskey, { id: '1' }],
    ] as const) {
      const { errors } = await service.graphql(document, variables, token);
      expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    }
  });
});

describe('signing in by passkey', () => {
  test('returns a token, also with two-step sign-in, and records the use', async () => {
    const { email, token, device } = await withPasskey();
    const user = await service.executor
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await service.executor
      .insertInto('second_factors')
      .values({
        member_id: user.id,
        seed: 'b4b2a0a6-2b5e-4f6c-9a57-0f5d2f6f9a10',
        key_id: 'none',
        last_step: 0,
        created_at: clock,
      })
      .execute();
    later(60);
    const answer = await signIn(device.show(await askToSignIn()));
    expect(answer.errors).toEqual([]);
    expect(await readMe(answer.token)).toBe(email);
    expect((await readList(token))[0]?.usedAt).toBe(clock.toISOString());
  });

  test('accepts a response once, also concurrently', async () => {
    const { device } = await withPasskey();
    const shown = device.show(await askToSignIn());
    const ends = await Promise.all([1, 2, 3, 4].map(() => signIn(shown)));
    expect(ends.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(await signIn(shown)).toMatchObject({ token: null, errors: [notUsed] });
  });

  test.each<[string, (device: Device, options: string) => string]>([
    [
      'from another site',
      (device, options) => device.show(options, { origin: 'https://skuret.evil' }),
    ],
    [
      'to a challenge of its own',
      (device, options) => device.show(options, { challenge: 'y'.repeat(43) }),
    ],
    [
      'that its person has not unlocked',
      (device, options) => device.show(options, { verified: false }),
    ],
    [
      'whose count went back, as of a copy',
      (device, options) => device.show(options, { counter: 1 }),
    ],
  ])('rejects a response %s', async (_name, answerOf) => {
    const { device } = await withPasskey();
    expect(await signIn(answerOf(device, await askToSignIn()))).toMatchObject({
      token: null,
      errors: [notUsed],
    });
  });

  test('rejects a response from another or a removed device', async () => {
    const { token, device } = await withPasskey();
    const thief = createAuthenticator(origin);
    const forged = JSON.parse(thief.show(await askToSignIn())) as { id: string; rawId: string };
    forged.id = device.id;
    forged.rawId = device.id;
    expect(await signIn(JSON.stringify(forged))).toMatchObject({ token: null, errors: [notUsed] });
    const [own] = await readList(token);
    await service.graphql(documents.removePasskey, { id: own?.id ?? '' }, token);
    const gone = await signIn(device.show(await askToSignIn()));
    expect(gone.token).toBeNull();
    expect(gone.errors[0]).toMatch(/^Vi kender ikke adgangsnøglen længere/);
  });

  test('rejects a response to an authentication challenge, and vice versa', async () => {
    const { token, device } = await withPasskey();
    expect(await signIn(device.show(await askProof(token)))).toMatchObject({ token: null });
    expect(await prove(token, device.show(await askToSignIn()))).toHaveLength(1);
  });
});

describe('authenticating by passkey', () => {
  test('counts like the password', async () => {
    const { token, device } = await withPasskey();
    later(601);
    expect(await prove(token, device.show(await askProof(token)))).toEqual([]);
    expect((await begin(token)).errors).toEqual([]);
  });

  test('rejects the passkey of another member', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    later(601);
    expect(await prove(mine.token, theirs.device.show(await askProof(mine.token)))).toHaveLength(1);
    expect(await prove(mine.token, mine.device.show(await askProof(theirs.token)))).toHaveLength(1);
    const { errors } = await service.graphql(documents.beginPasskey, {}, mine.token);
    expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });
});

test('rejects renaming or removing another member’s passkey', async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const [own] = await readList(mine.token);
  const rename = async (token: string, name: string) =>
    (await service.graphql(documents.renamePasskey, { id: own?.id ?? '', name }, token)).data
      .renamePasskey.errors;
  expect(await rename(theirs.token, 'Min nu')).toHaveLength(1);
  await service.graphql(documents.removePasskey, { id: own?.id ?? '' }, theirs.token);
  expect(await rename(mine.token, '  Min\nbærbare ')).toEqual([]);
  expect((await readList(mine.token)).map(({ name }) => name)).toEqual(['Min bærbare']);
  expect(await rename(mine.token, 'x'.repeat(61))).toHaveLength(1);
  expect((await service.graphql(documents.signIn, { email: mine.email, password })).errors).toEqual(
    [],
  );
});
