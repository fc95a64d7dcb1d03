import { setTimeout as wait } from 'node:timers/promises';
import { type Host, startHost } from '../../../bench/liveProcesses';
import { createTokens, readSigningKeys } from '../../../server/auth/tokens';
import { migrate } from '../../../server/database/migrate';
import { type Database, openDatabase } from '../../../server/database/openDatabase';
import type { SigningKeyRecord } from '../../../server/records/tokens';
import { insertUser } from '../../../server/records/users';
import { noBounds } from '../../../testing/startOwnService';
import { listTool } from '../presses';
import { withFolder } from '../withFolder';
import { auditDay } from './auditDay';
import { createDay, words } from './createDay';
import { createGate } from './createGate';
import { count, type Person, type Soaked } from './Soaked';
import { startStreams } from './startStreams';

const people = 200;
/** Number of people who act at the same time. */
const atOnce = 8;
/** The pause of a person between two actions, in ms; all together do about thirty actions a second. */
const pause = 250;
/** The number of memory measurements during the whole time. */
const looksInAll = 18;

const secret = 'kun-til-den-lange-dag-med-to-hundrede';

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Creates people with a token each, without the sign-up: hashing 200 passwords is not part of the test. */
async function makePeople(
  { executor }: Database,
  signingKeys: readonly SigningKeyRecord[],
): Promise<Person[]> {
  const tokens = createTokens(signingKeys, () => new Date());
  const made: Person[] = [];
  for (let number = 0; number < people; number += 1) {
    const email = `dag${number}@skuret.example`;
    const name = `Person ${number}`;
    const id = (await insertUser(executor, { name, email, passwordHash: 'none' })) ?? 0;
    made.push({ id: String(id), token: (await tokens.sign(id, true)).token, toolIds: [] });
  }
  return made;
}

/**
 * A day of 200 people who all lend and borrow, on PostgreSQL, with streams opened and closed each second. Memory is
 * measured after a forced garbage collection, while everybody rests for a moment.
 */
export async function soak(databaseUrl: string, minutes: number): Promise<Soaked> {
  const found: Soaked = {
    ...{ minutes, answers: {}, streams: 0, bookings: 0, failures: {}, busy: 0, looks: [] },
    ...{ heap: { third: 0, end: 0 }, wrong: [] },
  };
  return withFolder(async (folder) => {
    const database = await openDatabase({ kind: 'postgres', url: databaseUrl }, (error) => {
      throw error;
    });
    let host: Host | null = null;
    try {
      await migrate(database.pool);
      const signingKeys = await readSigningKeys(database.executor, secret);
      const everybody = await makePeople(database, signingKeys);
      host = await startHost({
        ...{ ...noBounds, DATA_DIR: folder, DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: '' },
        ...{ SEED: 'none', PORT: '0', JWT_SECRET: secret, LOG_LEVEL: 'error' },
      });
      const { url, memory } = host;
      for (const [index, person] of everybody.entries()) {
        const name = `${words[index % words.length]} ${index}`;
        const listed = { name, instant: index % 3 === 0, deposit: index % 4 === 0 };
        person.toolIds.push(await listTool({ url, token: person.token }, listed));
      }
      const gate = createGate();
      const streams = startStreams(url, everybody, found);
      const working = Array.from({ length: atOnce }, async (_, worker) => {
        const next = createDay(url, everybody, found, 2_026 + worker);
        while (!gate.isOver()) {
          await gate.through(() =>
            next().catch((error: unknown) => count(found.failures, String(error))),
          );
          await wait(pause);
        }
      });
      const heaps: number[] = [];
      for (let look = 0; look < looksInAll; look += 1) {
        await wait((minutes * 60_000) / looksInAll);
        streams.stop();
        await gate.rest();
        await wait(1_000);
        const { heap } = await memory();
        heaps.push(heap);
        found.looks.push(megabytes(heap));
        streams.goOn();
        gate.goOn();
      }
      gate.end();
      streams.stop();
      await Promise.all(working);
      const third = heaps.length / 3;
      found.heap = { third: mean(heaps.slice(third - 1, third + 2)), end: mean(heaps.slice(-3)) };
      const numbers = await (await fetch(`${url}/metrics`)).text();
      const unexpected = /^skuret_unexpected_errors_total (\d+)$/m.exec(numbers)?.[1];
      if (unexpected !== '0') count(found.failures, `unexpected errors: ${unexpected}`);
      await auditDay(url, { database, signingKeys, everybody }, found);
      return found;
    } finally {
      await host?.stop();
      await database.close();
    }
  });
}
