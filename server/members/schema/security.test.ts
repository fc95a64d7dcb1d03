import { createHash } from 'node:crypto';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { openStream } from '../../../tests/helpers/openStream';
import * as documents from '../../../tests/helpers/service/documents';
import { lastMailTo, mailsTo } from '../../../tests/helpers/service/links';
import { startMailServer } from '../../../tests/helpers/service/startMailServer';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let clock = new Date('2026-11-02T10:00:00Z');
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());
beforeEach(() => {
  clock = new Date('2026-11-02T10:00:00Z');
});

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let people = 0;
const another = () => {
  people += 1;
  return `sikker${people}@skuret.example`;
};
const newPassword = 'en-ny-og-bedre-kode';

async function signIn(email: string, given: string, userAgent = '') {
  const variables = { email, password: given };
  const answer = await service.graphql(documents.signIn, variables, '', {
    'user-agent': userAgent,
  });
  return answer.data.signInUser.token;
}
const isGood = async (token: string) =>
  (await service.graphql(documents.currentUser, {}, token)).errors.length === 0;
const canSignIn = async (email: string, given: string) => (await signIn(email, given)) !== null;
const listSessions = async (token: string) =>
  (await service.graphql(documents.mySessions, {}, token)).data.mySessions;
const listKinds = async (token: string) =>
  (await service.graphql(documents.securityEvents, {}, token)).data.securityEvents.map(
    ({ kind }) => kind,
  );
async function changePassword(token: string, currentPassword: string, wanted = newPassword) {
  const variables = { currentPassword, newPassword: wanted };
  return (await service.graphql(documents.changePassword, variables, token)).data.changePassword
    .errors;
}
async function changeEmail(token: string, email: string, given = password) {
  const answer = await service.graphql(documents.changeEmail, { email, password: given }, token);
  return answer.data.changeEmail.errors;
}
async function askForReset(email: string) {
  const answer = await service.graphql(documents.sendResetLink, { email });
  expect(answer.errors).toEqual([]);
  return answer.data.sendResetLink;
}
const reset = async (token: string, wanted = newPassword) =>
  (await service.graphql(documents.resetPassword, { token, password: wanted })).data.resetPassword;
const confirm = async (token: string) =>
  (await service.graphql(documents.confirmEmail, { token })).data.confirmEmail;
const readRow = async (email: string) =>
  service.executor
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('sessions', () => {
  test('are listed with their browsers, the current one first', async () => {
    const email = another();
    await service.signUp(email);
    later(5);
    const phone = await signIn(email, password, iPhone);
    later(5);
    const desk = await signIn(email, password, windows);
    const seen = await listSessions(phone);
    expect(seen.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Safari', 'iPhone', true],
      ['Chrome', 'Windows', false],
      [null, null, false],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/127\.0\.0\.1|::1/);
    expect((await listSessions(desk)).find(({ isCurrent }) => isCurrent)?.system).toBe('Windows');
  });

  test('record their last use at most once a minute', async () => {
    const email = another();
    const token = await service.signUp(email);
    const usedAt = async () => {
      const row = await service.executor
        .selectFrom('sessions')
        .select('used_at')
        .where('member_id', '=', (await readRow(email)).id)
        .executeTakeFirstOrThrow();
      return row.used_at.toISOString();
    };
    const touches = async () => {
      const statements = await service.statementsOf(() => listSessions(token));
      return statements.filter((text) => /insert into sessions/.test(text)).length;
    };
    clock = new Date('2026-11-02T10:00:59Z');
    expect(await touches()).toBe(0);
    clock = new Date('2026-11-02T10:02:00Z');
    await listSessions(token);
    // The service writes it after the response.
    while ((await usedAt()) !== '2026-11-02T10:02:00.000Z') await new Promise(setImmediate);
    expect(await touches()).toBe(0);
  });

  test('can be ended from another session, also repeatedly', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const other = await signIn(email, password);
    const id = (await listSessions(mine)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    for (const _again of [1, 2]) {
      const { data } = await service.graphql(documents.endSession, { id }, mine);
      expect(data.endSession).toEqual({ errors: [] });
    }
    expect(await isGood(other)).toBe(false);
    expect(await isGood(mine)).toBe(true);
    expect(await listSessions(mine)).toHaveLength(1);
    expect(await listKinds(mine)).toEqual(['SESSION_ENDED', 'SIGNED_IN', 'SIGNED_UP']);
  });

  test('of other members cannot be ended', async () => {
    const mine = await service.signUp(another());
    const stranger = await service.signUp(another());
    const [own] = await listSessions(mine);
    for (const id of [own?.id ?? '', '', '%', 'x'.repeat(5_000), '\u0000']) {
      await service.graphql(documents.endSession, { id }, stranger);
    }
    expect(await isGood(mine)).toBe(true);
  });

  test('can all be ended except the current one, including old tokens', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const others = [await signIn(email, password), await signIn(email, password, iPhone)];
    const old = await signIn(email, password);
    const newest = (await listSessions(old)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    await service.executor.deleteFrom('sessions').where('token_id', '=', newest).execute();
    expect(await isGood(old)).toBe(true);
    await service.executor.deleteFrom('sessions').where('token_id', '=', newest).execute();
    later(1);
    const { data } = await service.graphql(documents.endOtherSessions, {}, mine);
    expect(data.endOtherSessions.errors).toEqual([]);
    for (const token of [...others, old]) expect(await isGood(token)).toBe(false);
    expect(await isGood(mine)).toBe(true);
    // The same from another session ends the session that was kept above.
    const next = await signIn(email, password);
    await service.graphql(documents.endOtherSessions, {}, next);
    expect(await isGood(mine)).toBe(false);
    expect(await isGood(next)).toBe(true);
  });

  test('are removed from the list on sign-out', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const other = await signIn(email, password);
    await service.graphql(documents.signOut, {}, other);
    expect(await listSessions(mine)).toHaveLength(1);
  });
});

describe('sensitive action', () => {
  test('requires authentication within ten minutes', async () => {
    const email = another();
    const token = await service.signUp(email);
    const end = () => service.graphql(documents.endOtherSessions, {}, token);
    later(10);
    expect((await end()).errors).toEqual([]);
    later(0.1);
    const refused = await end();
    expect(refused.errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    const add = await service.graphql(documents.addPaymentMethod, {}, token);
    expect(add.errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
    // Otherwise a thief with one stolen session could end the owner's sessions.
    const one = await service.graphql(documents.endSession, { id: 'x' }, token);
    expect(one.errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');

    const prove = async (given: string) =>
      (await service.graphql(documents.confirmIdentity, { password: given }, token)).data
        .confirmIdentity.errors;
    expect(await prove('forkert')).toEqual(['This is not your current password.']);
    expect((await end()).errors).toHaveLength(1);
    expect(await prove(password)).toEqual([]);
    expect((await end()).errors).toEqual([]);
    expect((await service.graphql(documents.addPaymentMethod, {}, token)).errors).toEqual([]);
    expect((await mailsTo(service, email)).map(({ subject }) => subject)).toContain(
      'Et betalingskort er ved at blive tilføjet',
    );
  });

  test('requires authentication in its own session', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const other = await signIn(email, password);
    later(11);
    await service.graphql(documents.confirmIdentity, { password }, mine);
    const answer = await service.graphql(documents.endOtherSessions, {}, other);
    expect(answer.errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });
});

describe('changing the password', () => {
  test('requires the present password and a valid new one', async () => {
    const email = another();
    const token = await service.signUp(email);
    expect(await changePassword(token, 'forkert')).toEqual(['This is not your current password.']);
    expect(await changePassword(token, password, 'kort')).toEqual([
      'Password must be at least 8 characters long',
    ]);
    expect(await changePassword(token, password, 'password1')).toHaveLength(1);
    expect(await changePassword(token, password, email)).toEqual([
      'Password may not be your email',
    ]);
    expect(await changePassword(token, password, password)).toEqual([
      'This is already your password. Please choose another one.',
    ]);
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('ends all other sessions and notifies by e-mail', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const stolen = await signIn(email, password);
    expect(await changePassword(mine, password)).toEqual([]);
    expect(await isGood(stolen)).toBe(false);
    expect(await isGood(mine)).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
    expect(await canSignIn(email, newPassword)).toBe(true);
    const mail = await lastMailTo(service, email);
    expect(mail.subject).toBe('Din adgangskode er ændret');
    expect(mail.path).toBe('/settings#security');
    expect(await listKinds(mine)).toContain('PASSWORD_CHANGED');
  });

  test('succeeds once for 20 concurrent changes', async () => {
    const email = another();
    const token = await service.signUp(email);
    const wanted = Array.from({ length: 20 }, (_, index) => `kodeord-nummer-${index}`);
    const outcomes = await Promise.all(wanted.map((each) => changePassword(token, password, each)));
    const won = wanted.filter((_, index) => outcomes[index]?.length === 0);
    expect(won).toHaveLength(1);
    expect(await canSignIn(email, won[0] ?? '')).toBe(true);
  });

  test('ends a concurrent sign-in with the old password', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const [refusals, ...tokens] = await Promise.all([
      changePassword(mine, password),
      ...Array.from({ length: 20 }, () => signIn(email, password)),
    ]);
    expect(refusals).toEqual([]);
    for (const token of tokens) {
      if (token !== null) expect(await isGood(token)).toBe(false);
    }
    expect(await isGood(mine)).toBe(true);
  });
});

describe('confirming an e-mail', () => {
  test('is requested at sign-up and completed by the link, once', async () => {
    const email = another();
    const token = await service.signUp(email);
    const mail = await lastMailTo(service, email);
    expect(mail.subject).toBe('Bekræft din e-mail');
    // The address is not confirmed yet and may be a stranger's, so the mail quotes nothing that was typed.
    expect(mail.plain + mail.html).not.toContain('Karla Test');
    expect(mail.path).toMatch(/^\/confirm-email#[\w-]{43}$/);
    expect((await readRow(email)).email_confirmed_at).toBeNull();
    expect(await confirm(mail.token)).toEqual({ link: 'DONE', errors: [] });
    expect((await readRow(email)).email_confirmed_at).not.toBeNull();
    expect(await confirm(mail.token)).toEqual({ link: 'USED', errors: [] });
    expect(await listKinds(token)).toContain('EMAIL_CONFIRMED');
  });

  test('is shown on the public profile', async () => {
    const email = another();
    await service.signUp(email);
    const { id } = await readRow(email);
    const isConfirmed = async () => {
      const { data } = await service.graphql(
        'query ($id: ID!) { member(id: $id) { id emailConfirmed } }',
        {
          id: String(id),
        },
      );
      return (data.member as unknown as { emailConfirmed: boolean }).emailConfirmed;
    };
    expect(await isConfirmed()).toBe(false);
    await confirm((await lastMailTo(service, email)).token);
    expect(await isConfirmed()).toBe(true);
  });

  test('needs more than a GET request to the link', async () => {
    const email = another();
    await service.signUp(email);
    const { path, token } = await lastMailTo(service, email);
    for (const method of ['GET', 'HEAD']) {
      await fetch(service.url + path, { method });
      await fetch(`${service.url}/confirm-email?token=${token}`, { method });
    }
    const query = encodeURIComponent(`mutation { confirmEmail(token: "${token}") { link } }`);
    await fetch(`${service.url}/graphql?query=${query}`);
    expect((await readRow(email)).email_confirmed_at).toBeNull();
  });

  test('fails with the reason for an expired or invalid link', async () => {
    const email = another();
    await service.signUp(email);
    const { token } = await lastMailTo(service, email);
    for (const wrong of [
      '',
      token.slice(0, -1),
      `${token}=`,
      token.toLowerCase(),
      'x'.repeat(9_000),
    ]) {
      expect(await confirm(wrong)).toEqual({ link: 'BROKEN', errors: [] });
    }
    later(3 * 24 * 60);
    expect(await confirm(token)).toEqual({ link: 'OLD', errors: [] });
    expect((await readRow(email)).email_confirmed_at).toBeNull();
  });

  test('can be requested again until it is confirmed', async () => {
    const email = another();
    const token = await service.signUp(email);
    const resend = () => service.graphql(documents.sendConfirmation, {}, token);
    expect((await resend()).data.sendConfirmation.errors).toEqual([]);
    expect(await mailsTo(service, email)).toHaveLength(2);
    await confirm((await lastMailTo(service, email)).token);
    await resend();
    expect(await mailsTo(service, email)).toHaveLength(2);
    // The link in the first mail still works.
    const [first] = await mailsTo(service, email);
    expect(await confirm(first?.token ?? '')).toEqual({ link: 'DONE', errors: [] });
  });

  test('has the same mail on a retry after a crash', async () => {
    const email = another();
    await service.signUp(email);
    const { token } = await lastMailTo(service, email);
    await service.executor.deleteFrom('kept_mails').where('recipient', '=', email).execute();
    await service.executor
      .updateTable('outbox')
      .set({ done_at: null, due_at: new Date(0) })
      .where('kind', '=', 'link_mail')
      .where('id', '=', (eb) => eb.selectFrom('outbox').select(eb.fn.max('id').as('id')))
      .execute();
    expect((await lastMailTo(service, email)).token).toBe(token);
  });
});

describe('resetting the password', () => {
  test('works once within an hour and ends all sessions', async () => {
    const email = another();
    const token = await service.signUp(email);
    expect(await askForReset(email)).toEqual({ errors: [] });
    const mail = await lastMailTo(service, email);
    expect(mail.path).toMatch(/^\/reset-password#[\w-]{43}$/);
    later(59);
    expect(await reset(mail.token, 'kort')).toEqual({
      link: null,
      errors: ['Password must be at least 8 characters long'],
    });
    expect(await reset(mail.token)).toEqual({ link: 'DONE', errors: [] });
    expect(await isGood(token)).toBe(false);
    expect(await canSignIn(email, password)).toBe(false);
    const fresh = await signIn(email, newPassword);
    // Even when it was issued in the same second as the reset.
    expect(await isGood(fresh)).toBe(true);
    expect(await reset(mail.token, 'endnu-en-anden-kode')).toEqual({ link: 'USED', errors: [] });
    expect(await canSignIn(email, newPassword)).toBe(true);
    expect((await readRow(email)).email_confirmed_at).not.toBeNull();
    expect((await lastMailTo(service, email)).subject).toBe('Din adgangskode er ændret');
    const kinds = await listKinds(fresh);
    expect(kinds.slice(-2)).toEqual(['PASSWORD_RESET', 'SIGNED_UP']);
  });

  test('fails after an hour', async () => {
    const email = another();
    await service.signUp(email);
    await askForReset(email);
    const { token } = await lastMailTo(service, email);
    later(60);
    expect(await reset(token)).toEqual({ link: 'OLD', errors: [] });
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('stores no usable link in the database', async () => {
    const email = another();
    await service.signUp(email);
    await askForReset(email);
    const { token } = await lastMailTo(service, email);
    const rows = await service.executor
      .selectFrom('mail_links')
      .selectAll()
      .orderBy('id')
      .execute();
    const jobs = await service.executor.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
    const link = rows.at(-1);
    expect(link?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    for (const known of [link?.token_hash, link?.seed, String(link?.id)]) {
      expect(await reset(known ?? '')).toEqual({ link: 'BROKEN', errors: [] });
    }
  });
});

describe('changing the e-mail', () => {
  test('requires the password, notifies both addresses and applies after the link', async () => {
    const [email, wanted] = [another(), another()];
    const token = await service.signUp(email);
    await confirm((await lastMailTo(service, email)).token);
    expect(await changeEmail(token, wanted, 'forkert')).toEqual([
      'This is not your current password.',
    ]);
    expect(await changeEmail(token, 'ikke en adresse')).toEqual(['Email is not a valid address.']);
    expect(await changeEmail(token, email.toUpperCase())).toEqual([
      'This is already your email address.',
    ]);
    expect(await changeEmail(token, wanted)).toEqual([]);
    const warned = await lastMailTo(service, email);
    expect(warned.subject).toBe('Din e-mailadresse er ved at blive ændret');
    expect(warned.plain).toContain(wanted);
    const profile = () =>
      service.graphql('{ currentUser { email emailConfirmed pendingEmail } }', {}, token);
    expect((await profile()).data.currentUser).toEqual({
      email,
      emailConfirmed: true,
      pendingEmail: wanted,
    });
    expect(await canSignIn(wanted, password)).toBe(false);

    const mail = await lastMailTo(service, wanted);
    expect(await confirm(mail.token)).toEqual({ link: 'DONE', errors: [] });
    expect((await profile()).data.currentUser).toEqual({
      email: wanted,
      emailConfirmed: true,
      pendingEmail: null,
    });
    expect(await canSignIn(wanted, password)).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
    for (const address of [email, wanted]) {
      expect((await lastMailTo(service, address)).subject).toBe('Din e-mailadresse er ændret');
    }
    expect(await confirm(mail.token)).toEqual({ link: 'USED', errors: [] });
  });

  test('to the e-mail of another account has the same response, and notifies its holder', async () => {
    const [email, taken, free] = [another(), another(), another()];
    const token = await service.signUp(email);
    await service.signUp(taken);
    const seen: unknown[] = [];
    for (const wanted of [taken, free]) {
      await mailsTo(service, email);
      let answer: unknown;
      const statements = await service.statementsOf(async () => {
        answer = await changeEmail(token, wanted);
      });
      await mailsTo(service, wanted);
      const me = await service.graphql('{ currentUser { pendingEmail } }', {}, token);
      const { pendingEmail } = me.data.currentUser as unknown as { pendingEmail: string };
      const own = statements.slice(0, statements.findIndex((text) => /^commit/i.test(text)) + 1);
      seen.push([answer, pendingEmail === wanted, own.length > 0, own]);
    }
    expect(seen[0]).toEqual(seen[1]);
    const told = await lastMailTo(service, taken);
    expect(told.subject).toBe('Din e-mailadresse bruges allerede på Skuret');
    expect(told.path).toBe('/signin');
    expect(told.plain).not.toContain(email);
    // The account that asked keeps its address.
    expect((await readRow(email)).email).toBe(email);
  });

  test('keeps an e-mail that was taken before the link was used', async () => {
    const [email, wanted] = [another(), another()];
    const token = await service.signUp(email);
    await changeEmail(token, wanted);
    const { token: link } = await lastMailTo(service, wanted);
    await service.signUp(wanted);
    expect(await confirm(link)).toEqual({
      link: 'OLD',
      errors: ['Another account has this email address by now, so we have not changed anything.'],
    });
    expect((await readRow(email)).email).toBe(email);
  });
});

/** Attempts of an attacker, which docs/operations/security.md lists. */
describe('account security', () => {
  test('answers a reset identically with and without an account', async () => {
    const known = another();
    await service.signUp(known);
    const tries = [];
    for (const email of [known, 'ukendt@skuret.example', known.toUpperCase()]) {
      await service.outbox.settled();
      let answer: unknown;
      // The statements after the first commit belong to the outbox.
      const statements = await service.statementsOf(async () => {
        answer = await askForReset(email);
      });
      const own = statements.slice(0, statements.findIndex((text) => /^commit/i.test(text)) + 1);
      tries.push([answer, own.length > 0, own]);
    }
    expect(tries[1]).toEqual(tries[0]);
    expect(tries[2]).toEqual(tries[0]);
    expect(await mailsTo(service, 'ukendt@skuret.example')).toEqual([]);
    const left = await service.executor
      .selectFrom('mail_links')
      .select('id')
      .where('email', '=', 'ukendt@skuret.example')
      .execute();
    expect(left).toEqual([]);
  });

  test('hashes a password for a taken e-mail as for a new one', async () => {
    const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const hashes = jest.spyOn(argon2, 'hash');
    const email = another();
    for (const _again of [1, 2]) {
      hashes.mockClear();
      await service.graphql(documents.signUp, { name: 'Karla', email, password });
      expect(hashes).toHaveBeenCalledTimes(1);
    }
    hashes.mockRestore();
  });

  test('accepts one of 20 concurrent uses of a link', async () => {
    const email = another();
    await service.signUp(email);
    const { token: confirmation } = await lastMailTo(service, email);
    const confirmed = await Promise.all(Array.from({ length: 20 }, () => confirm(confirmation)));
    expect(confirmed.filter(({ link }) => link === 'DONE')).toHaveLength(1);
    expect(confirmed.filter(({ link }) => link === 'USED')).toHaveLength(19);

    await askForReset(email);
    const { token } = await lastMailTo(service, email);
    const wanted = Array.from({ length: 20 }, (_, index) => `kodeord-nummer-${index}`);
    const ends = await Promise.all(wanted.map((each) => reset(token, each)));
    const won = wanted.filter((_, index) => ends[index]?.link === 'DONE');
    expect(won).toHaveLength(1);
    for (const each of wanted) expect(await canSignIn(email, each)).toBe(each === won[0]);
  });

  test('accepts one of two reset links and invalidates the other', async () => {
    const email = another();
    await service.signUp(email);
    // Send the sign-up mail first, because jobs run concurrently.
    await mailsTo(service, email);
    await askForReset(email);
    const one = await lastMailTo(service, email);
    await askForReset(email);
    const two = await lastMailTo(service, email);
    const ends = await Promise.all([one, two].map(({ token }) => reset(token)));
    expect(ends.map(({ link }) => link).sort()).toEqual(['DONE', 'OLD']);
  });

  test('rejects a link of another kind', async () => {
    const email = another();
    await service.signUp(email);
    const { token: confirmation } = await lastMailTo(service, email);
    await askForReset(email);
    const { token: resetting } = await lastMailTo(service, email);
    expect(await reset(confirmation)).toEqual({ link: 'BROKEN', errors: [] });
    expect(await confirm(resetting)).toEqual({ link: 'BROKEN', errors: [] });
    expect(await canSignIn(email, password)).toBe(true);
  });

  test('rejects a link as a token, and does not sign in by it', async () => {
    const email = another();
    await service.signUp(email);
    await askForReset(email);
    const { token } = await lastMailTo(service, email);
    expect(await isGood(token)).toBe(false);
    expect(JSON.stringify(await reset(token))).not.toContain('token');
  });

  test('signs out a squatter when the holder of the e-mail resets the password', async () => {
    const victim = another();
    const [attackersToken, attackersMail] = [await service.signUp(victim), another()];
    // The attacker has asked for a change of e-mail and holds its link.
    await changeEmail(attackersToken, attackersMail);
    const { token: trap } = await lastMailTo(service, attackersMail);
    await askForReset(victim);
    expect(await reset((await lastMailTo(service, victim)).token)).toMatchObject({ link: 'DONE' });
    expect(await isGood(attackersToken)).toBe(false);
    expect(await canSignIn(victim, password)).toBe(false);
    expect(await confirm(trap)).toEqual({ link: 'OLD', errors: [] });
    expect((await readRow(victim)).email).toBe(victim);
  });

  test('rejects a reset link to a former e-mail', async () => {
    const [former, present] = [another(), another()];
    const token = await service.signUp(former);
    await askForReset(former);
    const { token: resetting } = await lastMailTo(service, former);
    const { token: confirmation } = (await mailsTo(service, former))[0] ?? { token: '' };
    await changeEmail(token, present);
    await confirm((await lastMailTo(service, present)).token);
    expect(await reset(resetting)).toEqual({ link: 'OLD', errors: [] });
    expect(await confirm(confirmation)).toEqual({ link: 'OLD', errors: [] });
    expect(await canSignIn(present, password)).toBe(true);
  });

  test('rejects a reset link from before a password change', async () => {
    const email = another();
    const token = await service.signUp(email);
    await askForReset(email);
    const { token: link } = await lastMailTo(service, email);
    await changePassword(token, password);
    expect(await reset(link, 'noget-helt-tredje')).toEqual({ link: 'OLD', errors: [] });
  });

  test('rejects every action of an ended session', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const stolen = await signIn(email, password);
    await service.graphql(documents.endOtherSessions, {}, mine);
    for (const [document, variables] of [
      [documents.confirmIdentity, { password }],
      [documents.changePassword, { currentPassword: password, newPassword }],
      [documents.changeEmail, { email: another(), password }],
      [documents.endOtherSessions, {}],
      [documents.mySessions, {}],
    ] as const) {
      const answer = await service.graphql(document, variables, stolen);
      expect(answer.errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    }
    expect(await isGood(mine)).toBe(true);
  });

  test('issues a new token at each sign-in', async () => {
    const email = another();
    const given = await service.signUp(another());
    await service.signUp(email);
    const answer = await service.graphql(documents.signIn, { email, password }, given);
    expect(answer.data.signInUser.token).not.toBe(given);
    const me = await service.graphql(documents.currentUser, {}, given);
    expect(me.data.currentUser.email).not.toBe(email);
  });

  test('does not mail an advertisement in a name', async () => {
    const email = another();
    const name = 'Du har vundet! Se http://evil.example';
    const made = await service.graphql(documents.signUp, { name, email, password });
    const other = another();
    await changeEmail(made.data.signUpUser.token, other);
    for (const address of [email, other]) {
      const [first] = await mailsTo(service, address);
      expect(first?.html).not.toContain('evil.example');
      expect(first?.plain).not.toContain('evil.example');
    }
  });
});

describe('link limits', () => {
  test('allow five links an hour per e-mail, with or without an account', async () => {
    const bounded = await startTestService({
      rateLimits: {
        account: 3,
        address: 6,
        listings: 0,
        messages: 0,
        written: 0,
        conversationsFromAddress: 0,
        mutations: 0,
        links: 2,
      },
      trustedProxies: 1,
    });
    try {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const token = await bounded.signUp('bundet@skuret.example');
      for (const email of ['bundet@skuret.example', 'ukendt@skuret.example']) {
        const answers = [];
        for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
          const { data } = await bounded.graphql(
            documents.sendResetLink,
            { email },
            '',
            from(address),
          );
          answers.push(data.sendResetLink.errors);
        }
        expect(answers).toEqual([
          [],
          [],
          [expect.stringMatching(/^Many links were requested in the last hour\./)],
        ]);
      }
      // Attempts to confirm the password have the same limits as sign-in.
      const prove = () =>
        bounded.graphql(
          documents.confirmIdentity,
          { password: 'forkert' },
          token,
          from('198.51.100.9'),
        );
      for (const _try of [1, 2, 3]) expect((await prove()).errors).toEqual([]);
      expect((await prove()).errors[0]?.extensions?.['code']).toBe('TOO_MANY_REQUESTS');
      // Attempts to guess a link are limited like passwords.
      const guess = () =>
        bounded.graphql(documents.confirmEmail, { token: 'gaet' }, '', from('198.51.100.20'));
      for (let index = 0; index < 6; index += 1) expect((await guess()).errors).toEqual([]);
      expect((await guess()).errors[0]?.extensions?.['code']).toBe('TOO_MANY_REQUESTS');
    } finally {
      await bounded.close();
    }
  });
});

describe('service with a mail server', () => {
  test('requires a confirmed e-mail for a first listing and request', async () => {
    const smtp = await startMailServer();
    const other = await startTestService({
      smtp: { url: smtp.url, from: 'Skuret <hej@skuret.example>' },
      publicUrl: 'https://skuret.example',
    });
    const wait =
      'Please confirm your email first. We have sent you a link, and you can get a new one in your settings.';
    try {
      const owner = await other.signUp('ejer@skuret.example');
      const list = async (more: object = {}) => {
        const input = { ...documents.newTool, ...more };
        return (await other.graphql(documents.createTool, { input }, owner)).data.createTool;
      };
      const needed = async () =>
        (await other.graphql('{ currentUser { confirmationNeeded } }', {}, owner)).data.currentUser;
      expect(await needed()).toEqual({ confirmationNeeded: true });
      expect(await list()).toEqual({
        tool: null,
        errors: [wait],
        fieldErrors: [{ field: null, message: wait }],
      });
      // A draft is allowed, because only its owner sees it. It can be published once the address is confirmed.
      const draft = await list({ state: 'DRAFT' });
      expect(draft.errors).toEqual([]);
      const publish = async () =>
        (
          await other.graphql(
            documents.updateTool,
            { id: draft.tool.id, version: 1, changes: { state: 'PUBLISHED' } },
            owner,
          )
        ).data.updateTool.errors;
      expect(await publish()).toEqual([wait]);

      await other.outbox.settled();
      const [mail] = smtp.mails;
      expect(mail).toMatchObject({ to: 'ejer@skuret.example', subject: 'Bekræft din e-mail' });
      const [, token = ''] =
        /https:\/\/skuret\.example\/confirm-email#([\w-]+)/.exec(mail?.text ?? '') ?? [];
      const confirmed = await other.graphql(documents.confirmEmail, { token });
      expect(confirmed.data.confirmEmail.link).toBe('DONE');
      expect(await needed()).toEqual({ confirmationNeeded: false });
      expect(await publish()).toEqual([]);

      const borrower = await other.signUp('laaner@skuret.example');
      const today = getCopenhagenDate(new Date());
      const days = { startDate: addDays(today, 3), endDate: addDays(today, 5), units: 1 };
      const request = () =>
        other.graphql(documents.requestBooking, { toolId: draft.tool.id, ...days }, borrower);
      expect((await request()).data.requestBooking).toMatchObject({
        booking: null,
        errors: [wait],
      });
      await other.executor
        .updateTable('users')
        .set({ email_confirmed_at: new Date() })
        .where('email', '=', 'laaner@skuret.example')
        .execute();
      expect((await request()).data.requestBooking.errors).toEqual([]);
    } finally {
      await other.close();
      await smtp.close();
    }
  });
});

describe('event stream', () => {
  test('ends with a session ended from another browser', async () => {
    const email = another();
    const mine = await service.signUp(email);
    const other = await signIn(email, password);
    const stream = await openStream(service.url, other ?? '');
    await stream.next();
    await service.graphql(documents.endOtherSessions, {}, mine);
    let event = await stream.next();
    while (event !== null) event = await stream.next();
    expect(event).toBeNull();
  });
});
