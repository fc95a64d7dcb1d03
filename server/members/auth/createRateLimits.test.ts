import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { createPasswords } from './passwords';

/** `service` is behind a trusted proxy, so that each test can use its own client address; `direct` is not. */
let service: TestService;
let direct: TestService;
beforeAll(async () => {
  const rateLimits = {
    account: 3,
    address: 8,
    listings: 0,
    messages: 0,
    written: 0,
    conversationsFromAddress: 0,
    mutations: 0,
    links: 0,
  };
  [service, direct] = await Promise.all([
    startTestService({ rateLimits, trustedProxies: 1 }),
    startTestService({ rateLimits }),
  ]);
});
afterAll(() => Promise.all([service.close(), direct.close()]));

let places = 0;
let from = '';
beforeEach(() => {
  places += 1;
  from = `203.0.113.${places}`;
});

type Headers = Record<string, string>;

async function send(at: TestService, query: string, variables: object, headers: Headers) {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data: Record<string, { token: string | null; errors: string[] }> | null;
    errors?: { message: string; extensions: { code: string; retryAfterSeconds?: number } }[];
  };
}

async function tryWith(email: string, given: string, headers: Headers = {}, at = service) {
  const { data, errors } = await send(
    at,
    documents.signIn,
    { email, password: given },
    { 'x-forwarded-for': from, ...headers },
  );
  if (errors) return errors[0]?.extensions.code;
  return data?.['signInUser']?.token ? 'in' : 'wrong';
}

async function account(at = service): Promise<string> {
  const email = `person-${places}@skuret.example`;
  await send(at, documents.signUp, { name: 'Ida', email, password }, { 'x-forwarded-for': from });
  return email;
}

async function inTurn<T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < count; round += 1) results.push(await work(round));
  return results;
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const limited = 'TOO_MANY_REQUESTS';

test('after three wrong passwords, rejects the right one too', async () => {
  const email = await account();
  const answers = await inTurn(3, (round) => tryWith(email, `forkert${round}`));
  expect(answers).toEqual(times(3, 'wrong'));
  expect(await tryWith(email, password)).toBe(limited);
  // An attacker's attempts do not lock out the member at another address.
  from = '198.51.100.1';
  expect(await tryWith(email, password)).toBe('in');
});

test('tells the seconds until the next attempt', async () => {
  const email = await account();
  await inTurn(3, (round) => tryWith(email, `forkert${round}`));
  const headers = { 'x-forwarded-for': from };
  const { errors } = await send(service, documents.signIn, { email, password }, headers);
  const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
  expect(code).toBe(limited);
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(900);
});

test('forty concurrent attempts have the same limit as sequential ones', async () => {
  const email = await account();
  const answers = await Promise.all(times(40, 'forkert').map((given) => tryWith(email, given)));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(3);
  expect(answers.filter((answer) => answer === limited)).toHaveLength(37);
});

test('limits attempts at an account from many IP addresses to ten times as many', async () => {
  const email = await account();
  const answers = await inTurn(12, (round) => {
    from = `192.0.2.${round}`;
    return inTurn(3, () => tryWith(email, 'forkert'));
  });
  expect(answers.flat()).toEqual([...times(30, 'wrong'), ...times(6, limited)]);
});

test('a known IP address of the member can sign in during an attack from others', async () => {
  const email = await account();
  const home = from;
  const guess = (count: number) =>
    inTurn(count, (round) => {
      from = `192.0.2.${100 + round}`;
      return inTurn(3, () => tryWith(email, 'forkert'));
    });
  expect((await guess(11)).flat()).toEqual([...times(30, 'wrong'), ...times(3, limited)]);
  from = home;
  expect(await tryWith(email, 'forkert')).toBe('wrong');
  expect(await tryWith(email, password)).toBe('in');
  // Attempts from that address still have the limit of one address.
  expect(await inTurn(4, () => tryWith(email, 'forkert'))).toEqual([...times(3, 'wrong'), limited]);
  from = '198.51.100.77';
  expect(await tryWith(email, password)).toBe(limited);
});

test('ignores forged IP address headers', async () => {
  const email = await account(direct);
  const answers = await inTurn(5, (round) => {
    const forged = `203.0.113.${round}`;
    const headers = {
      'x-forwarded-for': `${forged}, 198.51.100.${round}`,
      forwarded: `for=${forged}`,
      'x-real-ip': forged,
      'true-client-ip': forged,
      'cf-connecting-ip': forged,
    };
    return tryWith(email, 'forkert', headers, direct);
  });
  expect(answers).toEqual([...times(3, 'wrong'), limited, limited]);
});

test('behind a trusted proxy, uses only the address that the proxy added', async () => {
  const email = await account();
  const answers = await inTurn(4, (round) =>
    tryWith(email, 'forkert', { 'x-forwarded-for': `198.51.100.${round}, ${from}` }),
  );
  expect(answers).toEqual([...times(3, 'wrong'), limited]);
});

test('counts an IPv6 /64 network as one address', async () => {
  const email = await account();
  const answers = await inTurn(4, (round) => {
    from = `2001:db8:1:2:${round}::1`;
    return tryWith(email, 'forkert');
  });
  expect(answers).toEqual([...times(3, 'wrong'), limited]);
  from = '2001:db8:1:3::1';
  expect(await tryWith(email, 'forkert')).toBe('wrong');
});

test('limits an IPv6 site to three times as many attempts at an account', async () => {
  const email = await account();
  const answers = await inTurn(5, (round) => {
    from = `2001:db8:7:${round}::1`;
    return inTurn(3, () => tryWith(email, 'forkert'));
  });
  expect(answers.flat()).toEqual([...times(9, 'wrong'), ...times(6, limited)]);
  // So a single site cannot use up the account's attempts.
  from = '198.51.100.3';
  expect(await tryWith(email, password)).toBe('in');
});

test('limits an IPv6 site to four times as many attempts in total', async () => {
  const answers = await inTurn(6, (network) => {
    from = `2001:db8:8:${network}::1`;
    return inTurn(8, (round) => tryWith(`nobody-${network}-${round}@b.dk`, 'forkert'));
  });
  expect(answers.flat()).toEqual([...times(32, 'wrong'), ...times(16, limited)]);
});

test('ignores case and spaces of the e-mail', async () => {
  const email = await account();
  const spellings = [email.toUpperCase(), ` ${email} `, `${email}\n`, email];
  const answers = await inTurn(4, (round) => tryWith(spellings[round] ?? '', 'forkert'));
  expect(answers).toEqual([...times(3, 'wrong'), limited]);
});

test('a right password resets the count', async () => {
  const email = await account();
  const answers = await inTurn(9, (round) => tryWith(email, round % 3 < 2 ? 'forkert' : password));
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(3);
  expect(answers).not.toContain(limited);
  from = '198.51.100.2';
  expect(await inTurn(12, () => tryWith(email, password))).toEqual(times(12, 'in'));
});

test('limits an IP address to eight wrong passwords, whatever the accounts', async () => {
  const answers = await inTurn(10, (round) => tryWith(`nobody-${places}-${round}@b.dk`, 'forkert'));
  expect(answers).toEqual([...times(8, 'wrong'), limited, limited]);
});

test('limits an IP address to eight sign-ups', async () => {
  const count = async () =>
    (await service.executor.selectFrom('users').select('id').execute()).length;
  const before = await count();
  const answers = await Promise.all(
    times(12, 'Mange').map((name, round) =>
      send(
        service,
        documents.signUp,
        { name, email: `mange-${places}-${round}@skuret.example`, password },
        { 'x-forwarded-for': from },
      ),
    ),
  );
  expect((await count()) - before).toBe(8);
  expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === limited)).toHaveLength(4);
});

test('answers the same for known and unknown e-mails', async () => {
  const known = await account();
  const answersTo = (email: string) =>
    inTurn(4, async () => {
      const { data, errors } = await send(
        service,
        documents.signIn,
        { email, password: 'x' },
        { 'x-forwarded-for': from },
      );
      return [data, errors];
    });
  expect(await answersTo('slet-ikke@skuret.example')).toEqual(await answersTo(known));
});

test('keeps counts in the database without e-mails or IP addresses', async () => {
  const email = await account();
  await inTurn(3, () => tryWith(email, 'forkert'));
  const rows = await service.database.pool.query('select key, points from attempts');
  expect(rows.rows).toEqual(
    expect.arrayContaining([{ key: expect.stringMatching(/^pair:[\w-]{43}$/), points: 3 }]),
  );
  expect(JSON.stringify(rows.rows)).not.toMatch(/@|\d\.\d|skuret/);
});

test('checks two passwords concurrently, queues some and rejects the rest', async () => {
  const passwords = createPasswords({ running: 2, waiting: 20 });
  const checks = times(40, 'x').map((given) => passwords.verify(null, given));
  expect(passwords.underWay()).toBe(22);
  const results = await Promise.allSettled(checks);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused[0]?.reason).toMatchObject({ extensions: { code: 'OVERLOADED' } });
  expect(passwords.underWay()).toBe(0);
});

test('password checks do not block the event loop', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  const passwords = createPasswords();
  await Promise.all(times(6, 'x').map((given) => passwords.verify(null, given)));
  clearInterval(ticking);
  // Six checks on the event loop itself would have allowed at most six turns.
  expect(turns).toBeGreaterThan(12);
});

test('rejects a common password with a message', async () => {
  const { data } = await send(
    service,
    documents.signUp,
    { name: 'Ida', email: 'let@skuret.example', password: 'Sommer2025' },
    { 'x-forwarded-for': from },
  );
  const message = 'Adgangskoden er for nem at gætte. Vælg en anden.';
  expect(data?.['signUpUser']).toEqual({
    token: null,
    errors: [message],
    fieldErrors: [{ field: 'password', message }],
  });
});
