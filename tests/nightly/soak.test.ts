import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startHost } from '../../bench/eventProcesses';
import { buildAppIfNeeded } from '../../scripts/appBuild';
import { migrate } from '../../server/database/migrate';
import type { Database } from '../../server/database/openDatabase';
import { createTokens, readSigningKeys } from '../../server/members/auth/tokens';
import { insertUser } from '../../server/members/records/users';
import { openProvider } from '../../server/payments/openProvider';
import { reconcile } from '../../server/payments/reconcile';
import { auditBookings } from '../helpers/bookingLives';
import { createData, removeAfterTest, withOpenData } from '../helpers/resources';
import { noBounds } from '../helpers/startOwnService';
import { endBookings, listTool } from './bookingActions';
import { createVisit, type SoakCounts, type SoakMember, searchTerms } from './createVisit';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
/** The time is divided by measurements of the memory. */
const phases = 18;
/** How much the heap may grow after the first third of the time, as a fraction. */
const largestGrowth = 0.05;
const memberCount = 200;
const concurrentMembers = 8;
/** Between two actions of a member; all members together make about thirty requests a second. */
const pauseMs = 250;
const streamsPerSecond = 40;
const streamSeconds = 5;
const secret = 'kun-til-den-lange-dag-med-to-hundrede';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Creates members with a token, without the sign-up: hashing 200 passwords is not part of the test. */
async function createMembers({ executor }: Database): Promise<SoakMember[]> {
  const tokens = createTokens(await readSigningKeys(executor, secret), () => new Date());
  const members: SoakMember[] = [];
  for (let number = 0; number < memberCount; number += 1) {
    const email = `dag${number}@skuret.example`;
    const id = await insertUser(executor, {
      name: `Person ${number}`,
      email,
      passwordHash: 'none',
    });
    const { token } = await tokens.sign(id ?? 0, true);
    members.push({ id: String(id), token, toolIds: [] });
  }
  return members;
}

/** Opens streams every second and closes them some seconds later. Returns a function that closes all of them. */
function startStreams(url: string, members: readonly SoakMember[], counts: SoakCounts): () => void {
  const open: AbortController[][] = [];
  function read({ token }: SoakMember, signal: AbortSignal): void {
    const fail = (reason: string) => {
      if (!signal.aborted) counts.failures.push(`stream: ${reason}`);
    };
    // Each stream has a connection of its own, as in a browser.
    const options = { agent: false, signal, headers: { authorization: `Bearer ${token}` } };
    get(`${url}/events`, options, (response) => {
      if (response.statusCode !== 200) fail(String(response.statusCode));
      response.on('error', ({ message }) => fail(message));
      response.on('end', () => fail('ended by the service')).resume();
    }).on('error', ({ message }) => fail(message));
  }
  const timer = setInterval(() => {
    const opened: AbortController[] = [];
    for (let stream = 0; stream < streamsPerSecond; stream += 1) {
      const controller = new AbortController();
      const member = members[counts.streams % members.length];
      if (member) read(member, controller.signal);
      counts.streams += 1;
      opened.push(controller);
    }
    open.push(opened);
    if (open.length > streamSeconds) for (const each of open.shift() ?? []) each.abort();
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const each of open.splice(0).flat()) each.abort();
  };
}

/** Ends all bookings. Returns their number, and where money, days, histories and jobs are wrong. */
async function auditMembers(url: string, members: readonly SoakMember[], { executor }: Database) {
  await sql`update bookings set since = since - interval '1 hour', due_at = now()
    where state = 'awaitingPayment'`.execute(executor);
  await endBookings(members.map(({ token }) => ({ url, token })));
  let audit = await auditBookings(executor);
  // Pending jobs, calls and events take a few seconds.
  for (let attempt = 0; audit.wrong.length > 0 && attempt < 30; attempt += 1) {
    await wait(2_000);
    audit = await auditBookings(executor);
  }
  const signingKeys = await readSigningKeys(executor, secret);
  const { provider } = await openProvider(
    { kind: 'test' },
    { executor, signingKeys, now: () => new Date() },
  );
  const since = new Date(Date.now() - 86_400_000);
  const { differences } = await reconcile(executor, provider, since);
  const { rows: abandonedJobs } = await sql`
    select kind, last_error from outbox where given_up_at is not null`.execute(executor);
  return { bookings: audit.bookings, wrong: audit.wrong, differences, abandonedJobs };
}

test(
  `keeps memory, ledger and calendar consistent for ${minutes} minutes with ${memberCount} members`,
  async () => {
    buildAppIfNeeded();
    const data = await createData('PostgreSQL');
    await withOpenData(data, async (database) => {
      await migrate(database.pool);
      const members = await createMembers(database);
      const { url, memory, stop } = await startHost({
        ...noBounds,
        ...data,
        DATABASE_LISTEN_URL: '',
        JWT_SECRET: secret,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        PORT: '0',
        SEED: 'none',
      });
      removeAfterTest(stop);
      for (const [index, { token, toolIds }] of members.entries()) {
        const name = `${searchTerms[index % searchTerms.length]} ${index}`;
        const tool = { name, instant: index % 3 === 0, deposit: index % 4 === 0 };
        toolIds.push(await listTool({ url, token }, tool));
      }
      const counts: SoakCounts = { requests: {}, busy: 0, streams: 0, failures: [] };
      const visits = Array.from({ length: concurrentMembers }, (_, index) =>
        createVisit(url, members, counts, 2_026 + index),
      );
      const heaps: number[] = [];
      for (let phase = 0; phase < phases; phase += 1) {
        const end = Date.now() + (minutes * 60_000) / phases;
        const closeStreams = startStreams(url, members, counts);
        const visiting = visits.map(async (visit) => {
          for (; Date.now() < end; await wait(pauseMs)) {
            await visit().catch((error: Error) =>
              counts.failures.push(`${error.message}: ${error.cause}`),
            );
          }
        });
        await Promise.all(visiting).finally(closeStreams);
        // The memory is measured while no request runs; closed streams are removed within a second.
        await wait(1_000);
        heaps.push((await memory()).heap / 1e6);
      }
      const metrics = await (await fetch(`${url}/metrics`)).text();
      const { bookings, ...audit } = await auditMembers(url, members, database);

      const requests = Object.values(counts.requests).reduce((sum, count) => sum + count, 0);
      console.info(
        `${requests} requests (${counts.busy} rejected as too many), ${bookings} bookings, ${counts.streams} streams`,
      );
      console.info(`heap in MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`);
      expect(counts.failures).toEqual([]);
      expect(metrics).toMatch(/^skuret_unexpected_errors_total 0$/m);
      expect(audit).toEqual({ wrong: [], differences: [], abandonedJobs: [] });
      expect(bookings).toBeGreaterThan(0);
      const third = phases / 3;
      const early = mean(heaps.slice(third - 1, third + 2));
      expect(mean(heaps.slice(-3)) / early - 1).toBeLessThanOrEqual(largestGrowth);
    });
  },
  (minutes + 30) * 60_000,
);
