import { endingTimes, overAt } from '../../bench/endingTimes';
import { now, startHost } from '../../bench/eventProcesses';
import type { Database } from '../../server/database/openDatabase';
import { createTokens, readSigningKeys } from '../../server/members/auth/tokens';
import { revokeToken } from '../../server/members/records/tokens';
import { ask, signIn, signUp } from '../helpers/ask';
import { createData, type DataEnv, removeAfterTest, withOpenData } from '../helpers/resources';
import { noBounds } from '../helpers/startOwnService';

const secret = 'kun-til-proeven-af-stroemmenes-ende';
const streams = 24;
/** The promise of docs/operations/security.md. */
const longestMs = 5_000;
/** The remaining life of an expiring token when its stream is opened. */
const remainingMs = 6_000;
const tokenLifeMs = 12 * 3_600_000;

let members = 0;
const newEmail = () => {
  members += 1;
  return `stroem${members}@skuret.example`;
};

/** A stream to be: the token that opens it, and how to end that token. `end` returns the time by the clock of `now`. */
interface Ending {
  token: string;
  end: () => Promise<number>;
}

/** Sends the mutation. Throws when it is rejected. */
async function mutate(url: string, mutation: string, token: string): Promise<number> {
  const at = now();
  const { data, errors } = await ask(url, `mutation { ${mutation} }`, {}, token);
  const [payload] = Object.values(data ?? {});
  if (errors.length > 0 || (payload?.errors ?? []).length > 0) {
    throw new Error(JSON.stringify({ data, errors }));
  }
  return at;
}

/** A second session of a new member; a mutation in the first session ends it. */
const otherSession = (mutation: string) => async (url: string) => {
  const email = newEmail();
  const first = await signUp(url, email);
  return { token: await signIn(url, email), end: () => mutate(url, mutation, first) };
};

const ways: Record<string, (url: string, database: Database) => Promise<Ending>> = {
  'signing out': async (url) => {
    const token = await signUp(url, newEmail());
    return { token, end: () => mutate(url, 'signOut { errors }', token) };
  },
  'ending all other sessions': otherSession('endOtherSessions { errors }'),
  'changing the password': otherSession(
    'changePassword(currentPassword: "et-godt-kodeord", newPassword: "en-helt-anden-kode") { errors }',
  ),
  'deleting the account': otherSession('deleteAccount { errors }'),
  'revoking the token in the database only': async (url, { executor }) => {
    const token = await signUp(url, newEmail());
    const tokens = createTokens(await readSigningKeys(executor, secret), () => new Date());
    const claims = await tokens.verify(token);
    if (!claims) throw new Error('The token is not valid');
    const end = async () => {
      await revokeToken(executor, claims.tokenId, claims.expiresAt);
      return now();
    };
    return { token, end };
  },
};

/** Starts two processes on a database, and ends streams at both of them through the first one. */
async function endStreams(
  make: (url: string, database: Database) => Promise<Ending[]>,
): Promise<number[]> {
  const data: DataEnv = await createData('PostgreSQL');
  const start = async (name: string) => {
    const host = await startHost({
      ...noBounds,
      DATABASE_URL: data.DATABASE_URL,
      DATABASE_LISTEN_URL: data.DATABASE_URL,
      DATA_DIR: `${data.DATA_DIR}/${name}`,
      JWT_SECRET: secret,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      PORT: '0',
      SEED: 'none',
      TRUSTED_PROXIES: '1',
    });
    removeAfterTest(() => host.stop());
    return host;
  };
  const first = await start('first');
  const second = await start('second');
  return withOpenData(data, async (database) => {
    const endings = await make(first.url, database);
    return endingTimes(
      endings.map(({ token }) => token),
      (index) => (index % 2 === 0 ? first : second),
      (_token, index) => endings[index]?.end() ?? Promise.reject(new Error('No such stream')),
    );
  });
}

function expectShort(times: readonly number[]): void {
  console.info(`${times.length} streams, ended after at most ${Math.round(Math.max(...times))} ms`);
  expect(times).toHaveLength(streams);
  for (const time of times) expect(time).toBeLessThanOrEqual(longestMs);
}

test.each(Object.entries(ways))(
  '%s at one process ends the streams at both within 5 seconds',
  async (_, make) => {
    const times = await endStreams(async (url, database) => {
      const endings: Ending[] = [];
      while (endings.length < streams) endings.push(await make(url, database));
      return endings;
    });
    expectShort(times);
  },
);

test('an expired token ends its stream within 5 seconds', async () => {
  const times = await endStreams(async (url, { executor }) => {
    const keys = await readSigningKeys(executor, secret);
    const current = createTokens(keys, () => new Date());
    const old = createTokens(keys, () => new Date(Date.now() - tokenLifeMs + remainingMs));
    const userIds: number[] = [];
    while (userIds.length < streams) {
      const claims = await current.verify(await signUp(url, newEmail()));
      if (claims) userIds.push(claims.userId);
    }
    // Signed together at last: every stream is open before the first token expires.
    const signed = await Promise.all(userIds.map((userId) => old.sign(userId, false)));
    return signed.map(({ token, expiresAt }) => ({ token, end: async () => overAt(expiresAt) }));
  });
  expectShort(times);
});
