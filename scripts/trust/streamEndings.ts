import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endingTimes, overAt } from '../../bench/endingTimes';
import { type Host, now, startHost } from '../../bench/liveProcesses';
import { createTokens, readSigningKeys, type TokenClaims } from '../../server/auth/tokens';
import { openDatabase } from '../../server/database/openDatabase';
import { revokeToken } from '../../server/records/tokens';
import { ask, signIn, signUp } from '../../testing/ask';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';
import { noBounds } from '../../testing/startOwnService';

const secret = 'kun-til-proeven-af-stroemmenes-ende';
/** The number of streams for each way of ending, half of them at each process. */
const perWay = 24;
/** The remaining life of an expiring token when its stream is opened, in ms. */
const lifeLeft = 6_000;
const tokenLife = 12 * 3_600_000;

export interface Ending {
  way: string;
  /** The times from the end of a token, or from the request that ended it, to the end of its stream, in ms. */
  times: number[];
}

/** Ends the tokens of streams at two processes in every possible way, always through the first process. */
export async function streamEndings({ url }: OwnDatabase): Promise<Ending[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-streams-'));
  const start = (name: string) =>
    startHost({
      ...noBounds,
      ...{ DATABASE_URL: url, DATABASE_LISTEN_URL: url, SEED: 'none', LOG_LEVEL: 'error' },
      ...{ PORT: '0', DATA_DIR: path.join(folder, name), JWT_SECRET: secret, TRUSTED_PROXIES: '1' },
    });
  const hosts: Host[] = [];
  const database = await openDatabase({ kind: 'postgres', url }, (error) => {
    throw error;
  });
  try {
    for (const name of ['a', 'b']) hosts.push(await start(name));
    const [first, second] = hosts;
    if (!first || !second) throw new Error('There are not two processes');
    const { executor } = database;
    const keys = await readSigningKeys(executor, secret);
    const tokens = createTokens(keys, () => new Date());
    const old = createTokens(keys, () => new Date(Date.now() - tokenLife + lifeLeft));
    const claimsOf = async (token: string): Promise<TokenClaims> => {
      const claims = await tokens.verify(token);
      if (!claims) throw new Error('The token is not good');
      return claims;
    };

    let members = 0;
    const newMember = async () => {
      members += 1;
      const email = `stroem${members}@skuret.example`;
      return { email, token: await signUp(first.url, email) };
    };
    /** Sends the mutation to the first process; throws when it fails. */
    const press = async (mutation: string, token: string): Promise<number> => {
      const at = now();
      const { data, errors } = await ask(first.url, `mutation { ${mutation} }`, {}, token);
      const [answer] = Object.values(data ?? {});
      if (errors.length > 0 || (answer?.errors ?? []).length > 0) {
        throw new Error(JSON.stringify({ data, errors }));
      }
      return at;
    };
    const ending = async (
      way: string,
      make: () => Promise<{ streaming: string; end: () => Promise<number> }>,
    ): Promise<Ending> => {
      const made: Awaited<ReturnType<typeof make>>[] = [];
      while (made.length < perWay) made.push(await make());
      const times = await endingTimes(
        made.map(({ streaming }) => streaming),
        (index) => (index % 2 === 0 ? first : second),
        (_token, index) => made[index]?.end() ?? Promise.resolve(Number.NaN),
      );
      return { way, times };
    };
    /** A second session of a new member; an action of the first session ends its stream. */
    const endedByOther = (mutation: string) => async () => {
      const { email, token } = await newMember();
      const streaming = await signIn(first.url, email);
      return { streaming, end: () => press(mutation, token) };
    };

    return [
      await ending('signed out', async () => {
        const { token } = await newMember();
        return { streaming: token, end: () => press('signOut { errors }', token) };
      }),
      await ending('all others ended', endedByOther('endOtherSessions { errors }')),
      await ending(
        'password changed',
        endedByOther(
          'changePassword(currentPassword: "et-godt-kodeord", newPassword: "en-helt-anden-kode") { errors }',
        ),
      ),
      await ending('account deleted', endedByOther('deleteAccount { errors }')),
      await ending('ended without a word', async () => {
        const { token } = await newMember();
        const { tokenId, expiresAt } = await claimsOf(token);
        const end = async () => {
          await revokeToken(executor, tokenId, expiresAt);
          return now();
        };
        return { streaming: token, end };
      }),
      await (async () => {
        const ids: number[] = [];
        while (ids.length < perWay) ids.push((await claimsOf((await newMember()).token)).userId);
        // Signed all at once: every stream is open before the first token expires.
        const signed = await Promise.all(ids.map((id) => old.sign(id, false)));
        let next = 0;
        return ending('expired', async () => {
          const { token = '' } = signed[next] ?? {};
          next += 1;
          return { streaming: token, end: async () => overAt((await claimsOf(token)).expiresAt) };
        });
      })(),
    ];
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
