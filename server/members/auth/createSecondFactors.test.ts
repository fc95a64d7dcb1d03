import { type TOTP, URI } from 'otpauth';
import * as documents from '../../../tests/helpers/service/documents';
import { lastMailTo, mailsTo } from '../../../tests/helpers/service/links';
import { addStaff, askOffice, openContactCase } from '../../../tests/helpers/service/office';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { hashOfCode } from './createSecondFactors';

let service: TestService;
const start = new Date('2026-11-02T10:00:00Z');
let clock = start;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());
beforeEach(() => {
  clock = start;
});

let people = 0;
const another = () => {
  people += 1;
  return `kode${people}@skuret.example`;
};

async function begin(token: string) {
  const { data } = await service.graphql(documents.beginSecondFactor, {}, token);
  return data.beginSecondFactor;
}
const set = async (token: string, id: string, code: string) =>
  (await service.graphql(documents.setSecondFactor, { id, code }, token)).data.setSecondFactor;
/** Generates codes like an authenticator app that has scanned the address. */
function getPhone(address: string) {
  const app = URI.parse(address) as TOTP;
  return (secondsLater = 0) => app.generate({ timestamp: clock.getTime() + secondsLater * 1000 });
}
/** Signs up a member and turns two-step sign-in on. */
async function protectedMember() {
  const email = another();
  const token = await service.signUp(email);
  const { id, address } = await begin(token);
  const code = getPhone(address);
  const { recoveryCodes, errors } = await set(token, id, code());
  expect(errors).toEqual([]);
  later(30);
  return { email, token, code, recoveryCodes };
}
const signIn = async (email: string, given = password, userAgent = 'curl/8') =>
  (
    await service.graphql(documents.signIn, { email, password: given }, '', {
      'user-agent': userAgent,
    })
  ).data.signInUser;
const finishWith = (ticket: string | null, code: string) =>
  service.graphql(documents.finishSignIn, { ticket: ticket ?? '', code });
const finish = async (ticket: string | null, code: string) =>
  (await finishWith(ticket, code)).data.finishSignIn;
const findFactor = async (token: string) =>
  (await service.graphql(documents.secondFactor, {}, token)).data.secondFactor;
const listKinds = async (token: string): Promise<string[]> =>
  (await service.graphql(documents.securityEvents, {}, token)).data.securityEvents.map(
    ({ kind }) => kind,
  );

describe('setting up two-step sign-in', () => {
  test('accepts a code of the app, returns ten recovery codes and notifies by e-mail', async () => {
    const { email, token, recoveryCodes } = await protectedMember();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await findFactor(token)).toEqual({ since: start.toISOString(), recoveryCodesLeft: 10 });
    expect((await mailsTo(service, email)).map(({ subject }) => subject)).toContain(
      'Totrinsgodkendelse er slået til',
    );
    expect(await listKinds(token)).toEqual(['SECOND_FACTOR_SET', 'SIGNED_UP']);
  });

  test('stores no secret that gives codes without the key, and hashes recovery codes', async () => {
    const { email, recoveryCodes } = await protectedMember();
    const row = await service.executor
      .selectFrom('second_factors')
      .innerJoin('users', 'users.id', 'member_id')
      .selectAll('second_factors')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row).sort()).toEqual(
      ['created_at', 'key_id', 'last_step', 'member_id', 'seed'].sort(),
    );
    const codes = await service.executor
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('member_id', '=', row.member_id)
      .execute();
    const hashes = recoveryCodes.map((code) => hashOfCode(code.replaceAll('-', '')));
    expect(codes.map(({ code_hash }) => code_hash).sort()).toEqual(hashes.sort());
  });

  test('rejects a wrong code, and a member who has it already', async () => {
    const token = await service.signUp(another());
    const [one, two] = [await begin(token), await begin(token)];
    expect((await set(token, one.id, '000000')).errors).toEqual([
      expect.stringMatching(/^This code is wrong/),
    ]);
    expect((await set(token, 'none of ours', '123456')).errors).toHaveLength(1);
    expect(await findFactor(token)).toBeNull();
    expect((await set(token, one.id, getPhone(one.address)())).errors).toEqual([]);
    expect((await set(token, two.id, getPhone(two.address)())).errors).toEqual([
      'Two-step sign-in is already on. It was turned on in another window.',
    ]);
  });

  test('rejects the secret of another member', async () => {
    const [one, other] = [await service.signUp(another()), await service.signUp(another())];
    const { id, address } = await begin(one);
    expect((await set(other, id, getPhone(address)())).errors).toHaveLength(1);
    expect(await findFactor(other)).toBeNull();
  });

  test('requires a recent authentication', async () => {
    const token = await service.signUp(another());
    later(601);
    for (const document of [
      documents.beginSecondFactor,
      documents.renewRecoveryCodes,
      documents.removeSecondFactor,
    ]) {
      const { errors } = await service.graphql(document, {}, token);
      expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    }
    const late = { id: 'x', code: '123456' };
    const { errors } = await service.graphql(documents.setSecondFactor, late, token);
    expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });
});

describe('signing in in two steps', () => {
  test('gives only a ticket for the password', async () => {
    const { email } = await protectedMember();
    const { token, ticket, errors } = await signIn(email);
    expect([token, errors]).toEqual([null, []]);
    const asToken = await service.graphql(documents.currentUser, {}, ticket ?? '');
    expect(asToken.errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['of the current interval', 0],
    ['of half a minute ago, from a slow clock', -30],
    ['of the next half minute, from a fast clock', 30],
  ])('accepts a code %s', async (_name, seconds) => {
    const { email, code } = await protectedMember();
    later(60);
    const { ticket } = await signIn(email);
    const { token, errors } = await finish(ticket, code(seconds));
    expect(errors).toEqual([]);
    expect((await service.graphql(documents.currentUser, {}, token ?? '')).errors).toEqual([]);
  });

  test.each([
    ['of two minutes ago', (code: (s: number) => string) => code(-120)],
    ['of another app', () => '000000'],
    ['of letters', () => 'abc'],
    ['that is empty', () => ''],
  ])('rejects a code %s and keeps the ticket valid', async (_name, wrong) => {
    const { email, code } = await protectedMember();
    later(300);
    const { ticket } = await signIn(email);
    const refused = await finish(ticket, wrong(code));
    expect(refused).toMatchObject({ token: null, ticket });
    expect(refused.errors).toHaveLength(1);
    expect((await finish(ticket, code())).token).not.toBeNull();
  });

  test('accepts a code once, and none before it', async () => {
    const { email, code } = await protectedMember();
    later(60);
    const [first, second] = [await signIn(email), await signIn(email)];
    expect((await finish(first.ticket, code())).token).not.toBeNull();
    for (const seconds of [0, -30]) {
      const again = await finish(second.ticket, code(seconds));
      expect(again.errors).toEqual(['Koden er allerede brugt. Vent på den næste.']);
      expect(again.token).toBeNull();
    }
  });

  test('accepts concurrent uses of a code once', async () => {
    const { email, code, recoveryCodes } = await protectedMember();
    for (const shown of [code(), recoveryCodes[0] ?? '']) {
      const tickets = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(email)));
      const ends = await Promise.all(tickets.map(({ ticket }) => finish(ticket, shown)));
      expect(ends.filter(({ token }) => token !== null)).toHaveLength(1);
    }
  });

  test('accepts a recovery code in any spelling once, and notifies by e-mail', async () => {
    const { email, token, recoveryCodes } = await protectedMember();
    const [one = ''] = recoveryCodes;
    const { ticket } = await signIn(email);
    const typed = ` ${one.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish(ticket, typed)).token).not.toBeNull();
    expect((await finish((await signIn(email)).ticket, one)).errors).toEqual([
      'Gendannelseskoden er forkert eller allerede brugt.',
    ]);
    expect(await findFactor(token)).toMatchObject({ recoveryCodesLeft: 9 });
    const subjects = (await mailsTo(service, email)).map(({ subject }) => subject);
    expect(subjects).toContain('En gendannelseskode er brugt');
  });

  test('rejects the recovery code of another member', async () => {
    const [mine, theirs] = [await protectedMember(), await protectedMember()];
    const { ticket } = await signIn(mine.email);
    expect((await finish(ticket, theirs.recoveryCodes[0] ?? '')).token).toBeNull();
  });

  test('accepts a ticket once, also concurrently', async () => {
    const { email, code, recoveryCodes } = await protectedMember();
    const [one = '', two = '', three = ''] = recoveryCodes;
    const used = await signIn(email);
    expect((await finish(used.ticket, code())).token).not.toBeNull();
    expect(await finish(used.ticket, one)).toMatchObject({ token: null, ticket: null });
    const { ticket } = await signIn(email);
    const ends = await Promise.all([two, three].map((each) => finish(ticket, each)));
    expect(ends.filter(({ token }) => token !== null)).toHaveLength(1);
  });

  test('rejects a ticket after five minutes, after a password change, or when forged', async () => {
    const { email, token, code } = await protectedMember();
    const old = await signIn(email);
    later(301);
    const says = ['Det tog for lang tid, eller din adgangskode er ændret. Log ind igen.'];
    expect(await finish(old.ticket, code())).toEqual({ token: null, ticket: null, errors: says });
    const { ticket } = await signIn(email);
    const another = { currentPassword: password, newPassword: 'en-helt-anden-kode' };
    await service.graphql(documents.changePassword, another, token);
    expect((await finish(ticket, code())).errors).toEqual(says);
    const good = await signIn(email, 'en-helt-anden-kode');
    const [head, body = '', sign] = good.ticket?.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    expect((await finish([head, forged, sign].join('.'), code())).errors).toEqual(says);
    expect((await finish(token, code())).errors).toEqual(says);
  });

  test('still requires the code after a password reset', async () => {
    const { email, code } = await protectedMember();
    await service.graphql(documents.sendResetLink, { email });
    const { token } = await lastMailTo(service, email);
    const wanted = 'valgt-med-et-link';
    await service.graphql(documents.resetPassword, { token, password: wanted });
    const { token: in1, ticket } = await signIn(email, wanted);
    expect(in1).toBeNull();
    expect((await finish(ticket, code())).token).not.toBeNull();
  });
});

describe('sign-in from a new browser', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

  test('is notified by e-mail and listed', async () => {
    const email = another();
    const token = await service.signUp(email);
    await signIn(email, password, firefox);
    await signIn(email, password, firefox);
    const subjects = (await mailsTo(service, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Nyt login fra Firefox på Linux')).toHaveLength(
      1,
    );
    expect(await listKinds(token)).toEqual(['SIGNED_IN', 'SIGNED_IN_NEW', 'SIGNED_UP']);
  });
});

describe('account with two-step sign-in', () => {
  const prove = async (token: string, code?: string) =>
    (await service.graphql(documents.confirmIdentity, { password, code }, token)).data
      .confirmIdentity.errors;

  test('requires a code for authentication too', async () => {
    const { token, code } = await protectedMember();
    later(601);
    expect(await prove(token)).toEqual(['Enter the six digits from your app, or a recovery code.']);
    expect(await prove(token, '000000')).toHaveLength(1);
    const stillOut = await service.graphql(documents.renewRecoveryCodes, {}, token);
    expect(stillOut.errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    expect(await prove(token, code())).toEqual([]);
    const { data } = await service.graphql(documents.renewRecoveryCodes, {}, token);
    expect(data.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
  });

  test('requires a code for a password or e-mail change', async () => {
    const { email, token, code } = await protectedMember();
    const newPassword = 'en-helt-anden-kode';
    const steps = [
      () => service.graphql(documents.changeEmail, { email: another(), password }, token),
      () =>
        service.graphql(
          documents.changePassword,
          { currentPassword: password, newPassword },
          token,
        ),
    ];
    later(601);
    for (const step of steps) {
      expect((await step()).errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
      const { errors } = await service.graphql(documents.removeSecondFactor, {}, token);
      expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    }
    expect((await signIn(email)).errors).toEqual([]);
    expect(await prove(token, code())).toEqual([]);
    for (const step of steps) expect((await step()).errors).toEqual([]);
    expect((await signIn(email, newPassword)).ticket).not.toBeNull();
  });

  test('invalidates old recovery codes with new ones', async () => {
    const { email, token, recoveryCodes } = await protectedMember();
    await service.graphql(documents.renewRecoveryCodes, {}, token);
    const { ticket } = await signIn(email);
    expect((await finish(ticket, recoveryCodes[3] ?? '')).token).toBeNull();
  });

  test('can turn it off and then needs the password alone', async () => {
    const { email, token } = await protectedMember();
    const off = await service.graphql(documents.removeSecondFactor, {}, token);
    expect(off.data.removeSecondFactor.errors).toEqual([]);
    expect(await findFactor(token)).toBeNull();
    expect((await signIn(email)).token).not.toBeNull();
    const subjects = (await mailsTo(service, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Totrinsgodkendelse er slået fra');
    // It is off already, which is no error.
    const again = await service.graphql(documents.removeSecondFactor, {}, token);
    expect(again.data.removeSecondFactor.errors).toEqual([]);
    const renew = await service.graphql(documents.renewRecoveryCodes, {}, token);
    expect(renew.data.renewRecoveryCodes.errors).toEqual([
      'Two-step sign-in is off. It was turned off in another window.',
    ]);
  });

  test('can have it turned off by staff, with a recorded check and a notification', async () => {
    const { email, token } = await protectedMember();
    const staff = { name: 'Sofie', email: `staff.${email}`, role: 'support' } as const;
    const { token: staffToken } = await addStaff(service, staff, () => clock);
    const id = await openContactCase(service, email, clock);
    const memberId = (await service.graphql('{ currentUser { id } }', {}, token)).data.currentUser
      .id;
    const remove = async (reason: string) => {
      const document = `mutation ($id: ID!, $memberId: ID!, $reason: String!) {
        removeSecondFactor(id: $id, memberId: $memberId, reason: $reason) { errors } }`;
      const { data } = await askOffice(service, document, { id, memberId, reason }, staffToken);
      return data.removeSecondFactor.errors;
    };
    expect(await remove(' ')).toEqual(['Give a reason.']);
    expect(await remove('Pas vist på video')).toEqual([]);
    expect(await remove('Igen')).toEqual(['The member has no two-step sign-in.']);
    expect((await signIn(email)).token).not.toBeNull();
    expect(await listKinds(token)).toContain('SECOND_FACTOR_REMOVED_BY_SKURET');
    const told = (await mailsTo(service, email)).find(
      ({ subject }) => subject === 'Skuret har slået totrinsgodkendelse fra',
    );
    expect(told?.plain).toContain('Det skete 2.\u00a0november\u00a02026 kl.\u00a011.00.');
    expect(told?.plain).toContain('Har du ikke bedt os om det, så skriv til os med det samme.');
  });
});

test('limits wrong codes across IP addresses, and then rejects the right one too', async () => {
  const own = await startTestService({
    now: () => clock,
    trustedProxies: 1,
    rateLimits: {
      account: 5,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
  });
  try {
    const email = another();
    const token = await own.signUp(email);
    const { id, address } = (await own.graphql(documents.beginSecondFactor, {}, token)).data
      .beginSecondFactor;
    const code = getPhone(address);
    await own.graphql(documents.setSecondFactor, { id, code: code() }, token);
    later(60);
    const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });
    const signedIn = await own.graphql(documents.signIn, { email, password }, '', from(1));
    const { ticket } = signedIn.data.signInUser;
    const tryFrom = async (host: number, typed: string) => {
      const variables = { ticket: ticket ?? '', code: typed };
      const { data, errors } = await own.graphql(documents.finishSignIn, variables, '', from(host));
      return (
        (errors[0]?.extensions?.['code'] as string | undefined) ??
        data.finishSignIn.token ??
        'wrong'
      );
    };
    const said: string[] = [];
    for (let host = 1; host <= 10; host += 1) {
      for (let tries = 0; tries < 3; tries += 1) said.push(await tryFrom(host, '000000'));
    }
    // At most five times the limit in a day, from all addresses together.
    expect(said.filter((each) => each === 'wrong')).toHaveLength(25);
    expect(said.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await tryFrom(99, code())).toBe('TOO_MANY_REQUESTS');
  } finally {
    await own.close();
  }
});

test('limits wrong codes of a signed-in member with the password', async () => {
  const own = await startTestService({
    now: () => clock,
    rateLimits: {
      account: 5,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
  });
  try {
    const token = await own.signUp(another());
    const { id, address } = (await own.graphql(documents.beginSecondFactor, {}, token)).data
      .beginSecondFactor;
    const code = getPhone(address);
    await own.graphql(documents.setSecondFactor, { id, code: code() }, token);
    later(60);
    const tryIt = async (typed: string) =>
      (await own.graphql(documents.confirmIdentity, { password, code: typed }, token)).errors[0]
        ?.extensions?.['code'];
    // The member signed up from this address, so it counts as known.
    const said: unknown[] = [];
    for (let tries = 0; tries < 12; tries += 1) said.push(await tryIt('000000'));
    expect(said.filter((each) => each === undefined)).toHaveLength(5);
    expect(await tryIt(code())).toBe('TOO_MANY_REQUESTS');
  } finally {
    await own.close();
  }
});
