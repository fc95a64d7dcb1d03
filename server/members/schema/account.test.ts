import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { recommendedCost } from '../auth/passwords';
import { createTokens } from '../auth/tokens';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ passwordCost: recommendedCost });
});
afterAll(() => service.close());

const member = { name: 'Ida Lund', email: 'Ida.Lund@skuret.example', password };

async function signUp(more: Partial<typeof member> = {}) {
  const answer = await service.graphql(documents.signUp, { ...member, ...more });
  return answer.data.signUpUser as { token: string | null; errors: string[] };
}

async function signIn(email: string, given: string, rememberMe?: boolean) {
  const answer = await service.graphql(documents.signIn, { email, password: given, rememberMe });
  return answer.data.signInUser as { token: string | null; errors: string[] };
}

async function countUsers() {
  return (await service.executor.selectFrom('users').select('id').execute()).length;
}

describe('signing up', () => {
  test('is rejected in the requested or default language (D24)', async () => {
    const typed = { ...member, email: 'nobody', password: 'short' };
    const refusedIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { data } = await service.graphql(documents.signUp, typed, undefined, headers);
      return data.signUpUser.errors;
    };
    const danish = [
      'E-mail er ikke en gyldig adresse.',
      'Adgangskode skal være mindst 8 tegn lang',
    ];
    expect(await refusedIn('*')).toEqual(danish);
    expect(await refusedIn('da-DK')).toEqual(danish);
    expect(await refusedIn('en')).toEqual([
      'Email is not a valid address.',
      'Password must be at least 8 characters long',
    ]);
  });

  test('returns a token that is valid immediately', async () => {
    const { token, errors } = await signUp();
    expect(errors).toEqual([]);
    const answer = await service.graphql(documents.currentUser, {}, token ?? '');
    expect(answer.data.currentUser).toEqual({
      id: '1001',
      email: member.email,
      name: member.name,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      about: null,
      reviewCount: 0,
      ratingAverage: null,
      avatarImageUrl: null,
      toolCount: 0,
    });
  });

  test('keeps the password as Argon2id with 19 MiB and two passes', async () => {
    const rows = await service.executor.selectFrom('users').select('password_hash').execute();
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each([
    ['a name of spaces', { name: ' \u200b\u0000 ' }, 'Navn skal udfyldes.'],
    ['a name of 121 characters', { name: 'å'.repeat(121) }, 'Navn må højst være 120 tegn.'],
    ['an e-mail without a host', { email: 'ida@' }, 'E-mail er ikke en gyldig adresse.'],
    ['an e-mail with a space', { email: 'i da@b.dk' }, 'E-mail er ikke en gyldig adresse.'],
    ['an e-mail with two lines', { email: 'ida@b.dk\nx' }, 'E-mail er ikke en gyldig adresse.'],
    [
      'an e-mail of 255 characters',
      { email: `${'a'.repeat(246)}@skure.dk` },
      'E-mail må højst være 254 tegn.',
    ],
    [
      'a password of 7 characters',
      { password: 'kodeord' },
      'Adgangskode skal være mindst 8 tegn lang',
    ],
    [
      'a password of 201 characters',
      { password: 'k'.repeat(201) },
      'Adgangskode må højst være 200 tegn lang',
    ],
    [
      'a password of spaces',
      { password: ' \u00a0\u200b\u3000'.repeat(4) },
      'Adgangskode må ikke kun være mellemrum',
    ],
    [
      'the member’s e-mail as password',
      { email: 'fresh@skuret.example', password: ' FRESH@skuret.example' },
      'Adgangskode må ikke være din e-mail',
    ],
    [
      'the e-mail of another account in another case',
      { email: 'IDA.LUND@SKURET.EXAMPLE' },
      'Der findes allerede en konto med den e-mail.',
    ],
  ])('rejects %s for its field and stores nothing', async (_case, more, message) => {
    const before = await countUsers();
    const fresh = { email: 'fresh@skuret.example', ...more };
    expect(await signUp(fresh)).toEqual({
      token: null,
      errors: [message],
      fieldErrors: [{ field: Object.keys(more).at(-1), message }],
    });
    expect(await countUsers()).toBe(before);
  });

  test('lists all errors together', async () => {
    const { errors } = await signUp({ name: '', email: '', password: '' });
    expect(errors).toHaveLength(3);
  });

  test('limits combining accents on a letter to three', async () => {
    const { token } = await signUp({
      email: 'zalgo@skuret.example',
      name: `Z${'\u0335'.repeat(40)}oe\u0301`,
    });
    const me = await service.graphql(documents.currentUser, {}, token ?? '');
    expect(me.data.currentUser.name).toBe('Z\u0335\u0335\u0335oé');
  });

  test('normalizes the Unicode form of the password', async () => {
    const email = 'form@skuret.example';
    expect((await signUp({ email, password: 'gr\u00e5 n\u00f8gle \uff11' })).errors).toEqual([]);
    expect((await signIn(email, 'gra\u030a n\u00f8gle 1')).errors).toEqual([]);
    expect((await signIn(email, 'gra n\u00f8gle 1')).errors).toHaveLength(1);
  });

  test('counts characters as graphemes', async () => {
    const { errors } = await signUp({ email: 'emoji@skuret.example', name: '👷🏽'.repeat(60) });
    expect(errors).toEqual([]);
  });

  test('creates one account for 20 concurrent sign-ups with one e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signUp({ email: index % 2 ? 'race@skuret.example' : 'RACE@skuret.example' }),
      ),
    );
    expect(answers.filter((answer) => answer.token !== null)).toHaveLength(1);
    const losers = answers.filter((answer) => answer.token === null);
    expect(new Set(losers.flatMap((answer) => answer.errors))).toEqual(
      new Set(['Der findes allerede en konto med den e-mail.']),
    );
  });
});

describe('signing in', () => {
  test('ignores case and spaces of the e-mail', async () => {
    const { token, errors } = await signIn(' ida.lund@SKURET.example ', password);
    expect(errors).toEqual([]);
    expect(token).toEqual(expect.any(String));
  });

  test.each([
    ['a wrong password', member.email, 'forkert-kodeord'],
    ['the password in another case', member.email, password.toUpperCase()],
    ['an unknown e-mail', 'nobody@skuret.example', password],
    ['nothing', '', ''],
    ['a LIKE pattern', '%', password],
    ['very long texts', 'a'.repeat(5000), 'b'.repeat(5000)],
    ['U+0000', 'ida\u0000', 'x\u0000'],
  ])('has the same error for %s', async (_case, email, given) => {
    expect(await signIn(email, given)).toEqual({
      token: null,
      ticket: null,
      leaving: null,
      errors: ['Invalid email or password'],
    });
  });

  test('hashes a password for an unknown e-mail too', async () => {
    const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const checks = jest.spyOn(argon2, 'verify');
    for (const email of [member.email, 'nobody@skuret.example', 'no e-mail at all', '']) {
      checks.mockClear();
      await signIn(email, 'forkert-kodeord');
      expect(checks.mock.calls).toEqual([
        [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'forkert-kodeord'],
      ]);
    }
    checks.mockRestore();
  });

  test('is valid for 12 hours, or for 30 days when remembered', async () => {
    const getLife = (token: string | null) => {
      const { iat = 0, exp = 0 } = decodeJwt(token ?? '');
      return (exp - iat) / 3_600;
    };
    expect(getLife((await signIn(member.email, password)).token)).toBe(12);
    expect(getLife((await signIn(member.email, password, false)).token)).toBe(12);
    expect(getLife((await signIn(member.email, password, true)).token)).toBe(30 * 24);
  });
});

describe('tokens', () => {
  async function isGood(token: string) {
    const answer = await service.graphql(documents.currentUser, {}, token);
    if (answer.data.currentUser !== null) return true;
    expect(answer.errors.map((error) => error.extensions?.['code'])).toEqual(['UNAUTHENTICATED']);
    return false;
  }

  test('contain issuer, member and key id, and no personal data', async () => {
    const { token } = await signIn(member.email, password);
    const header = decodeProtectedHeader(token ?? '');
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.any(String) });
    expect(Object.keys(decodeJwt(token ?? '')).sort()).toEqual(
      ['aud', 'exp', 'iat', 'iss', 'jti', 'sub'].sort(),
    );
  });

  test('are revoked on sign-out, others stay valid', async () => {
    const first = await service.signIn(member.email, password);
    const second = await service.signIn(member.email, password);
    const answer = await service.graphql(documents.signOut, {}, first);
    expect(answer.data.signOut).toEqual({ errors: [] });
    expect(await isGood(first)).toBe(false);
    expect(await isGood(second)).toBe(true);
    expect((await service.graphql(documents.signOut, {}, first)).data.signOut).toEqual({
      errors: [],
    });
  });

  test('are rejected when forged, altered or foreign', async () => {
    const good = await service.signIn(member.email, password);
    expect(await isGood(good)).toBe(true);
    const { kid } = decodeProtectedHeader(good);
    const rows = await service.executor.selectFrom('signing_keys').selectAll().execute();
    const secret = new Uint8Array(rows[0]?.secret ?? Buffer.alloc(0));
    const claims = decodeJwt(good);
    const sign = (more: object, header: object = {}, key = secret) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: kid ?? '', ...header })
        .sign(key);
    // A token made this way is valid without changes, so each refusal below is due to the change.
    expect(await isGood(await sign({}))).toBe(true);

    const [head = '', body = '', signature = ''] = good.split('.');
    const plain = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged: Record<string, string> = {
      'no algorithm': `${plain}.${body}.`,
      'no signature': `${head}.${body}.`,
      'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
      'another body': `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url')}.${signature}`,
      'another secret': await sign({}, {}, new Uint8Array(32)),
      'another algorithm': await sign({}, { alg: 'HS512' }, Buffer.concat([secret, secret])),
      'an unknown key': await sign({}, { kid: 'x' }),
      'a key that is a path': await sign({}, { kid: '../../dev/null' }, new Uint8Array(32)),
      'another issuer': await sign({ iss: 'elsewhere' }),
      'another audience': await sign({ aud: 'elsewhere' }),
      'too old': await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      'no end': await sign({ exp: undefined }),
      'no id': await sign({ jti: undefined }),
      'no person': await sign({ sub: undefined }),
      'a person who does not exist': await sign({ sub: '999999' }),
      'a person who is no number': await sign({ sub: '1001 or 1=1' }),
      'not yet': await sign({ nbf: Math.floor(Date.now() / 1000) + 3_600 }),
      'another kind': await sign({}, { typ: 'at+jwt' }),
      'no token at all': 'hello',
    };
    for (const [name, token] of Object.entries(forged)) {
      expect([name, await isGood(token)]).toEqual([name, false]);
    }
  });

  test('expire', async () => {
    let now = new Date('2026-07-01T12:00:00Z');
    const tokens = createTokens([{ id: 'a', secret: Buffer.alloc(32, 1) }], () => now);
    const { token } = await tokens.sign(7, false);
    now = new Date('2026-07-01T23:59:59Z');
    expect((await tokens.verify(token))?.userId).toBe(7);
    now = new Date('2026-07-02T00:00:00Z');
    expect(await tokens.verify(token)).toBeNull();
  });

  test.each([
    ['none', undefined],
    ['an empty value', ''],
    ['Bearer alone', 'Bearer '],
  ])('with the header %s count as a visitor', async (_case, authorization) => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: JSON.stringify({ query: documents.currentUser }),
    });
    expect(await response.json()).toEqual({ data: { currentUser: null } });
  });

  test('that are invalid still allow public queries', async () => {
    const answer = await service.graphql(documents.categories, {}, 'x.y.z');
    expect(answer.errors).toEqual([]);
    const search = await service.graphql(documents.searchTools, { distanceMax: 25 }, 'x.y.z');
    expect(search.errors).toEqual([]);
  });
});

test('the API never returns an e-mail or hash of another member', async () => {
  for (const field of ['email', 'passwordHash', 'password_hash', 'latitude']) {
    const answer = await service.graphql(`{ searchTools { owner { ${field} } } }`);
    expect(answer.errors[0]?.message).toBe(`Cannot query field "${field}" on type "Member".`);
  }
});
