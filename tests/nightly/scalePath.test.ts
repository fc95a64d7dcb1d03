/** Two processes behind Caddy, with a streaming replica: one of them is killed again and again under load. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask, createTool, newTool, signUp } from '../helpers/ask';
import { openStream } from '../helpers/openStream';
import { startProcess } from '../helpers/resources';
import { freePort } from '../helpers/startService';
import { replicatedDatabase } from './replicatedDatabase';
import { startProxy } from './startProxy';

const rounds = 10;
const writers = 4;
const readers = 4;
const streams = 24;
/** Listings and searches between two kills. */
const pace = 60;

const searchAll = '{ searchTools(first: 24, orderBy: NEWEST) { id } }';

test(`loses nothing in ${rounds} kills of one of two processes behind a proxy`, async () => {
  const database = await replicatedDatabase();
  const shared = {
    DATABASE_URL: database.urls.primary,
    DATABASE_READ_URL: database.urls.replica,
    SEED: 'none',
    JWT_SECRET: 'kun-til-proeven-af-to-processer-bag-en-proxy',
    TRUSTED_PROXIES: '1',
  };
  const port = String(await freePort());
  const start = () => startProcess({ ...shared, PORT: port });
  let victim = await start();
  const survivor = await startProcess(shared);
  const proxy = await startProxy([victim.url, survivor.url].map((url) => new URL(url).host));
  while (!(await fetch(`${proxy}/readyz`).catch(() => null))?.ok) await wait(100);

  const counts = { listed: 0, searched: 0, repeated: 0, opened: 0, gaps: 0 };
  const longest = { answerMs: 0, streamsMs: 0 };
  let isOver = false;
  const names: string[] = [];

  /** Sends until there is a response, as the app does; one key stands for one listing. */
  async function send(document: string, variables: object, token: string) {
    const key = randomUUID();
    const begun = performance.now();
    for (;;) {
      const answer = await ask(proxy, document, variables, token, { 'idempotency-key': key }).catch(
        () => null,
      );
      if (answer?.status === 200 && answer.errors.length === 0) {
        longest.answerMs = Math.max(longest.answerMs, performance.now() - begun);
        return answer;
      }
      counts.repeated += 1;
      await wait(50);
    }
  }
  const token = await signUp(proxy, 'skala@skuret.example');
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Værktøj ${writer} ${turn}`;
      const { data } = await send(createTool, { input: newTool(name) }, token);
      if (!data?.['createTool']?.tool?.id) throw new Error(JSON.stringify(data));
      names.push(name);
      counts.listed += 1;
    }
  });
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) {
      await send(searchAll, {}, '');
      counts.searched += 1;
    }
  });

  const open = new Set<number>();
  const listeners = await Promise.all(
    Array.from({ length: streams }, (_, index) => signUp(proxy, `stroem${index}@skuret.example`)),
  );
  const closes: (() => void)[] = [];
  const listening = listeners.map(async (listener, index) => {
    while (!isOver) {
      const stream = await openStream(proxy, listener).catch(() => null);
      if (stream?.status !== 200) {
        await wait(50);
        continue;
      }
      closes[index] = stream.close;
      for (;;) {
        const event = await stream.next().catch(() => null);
        if (event === null) break;
        if ('gap' in event) {
          counts.gaps += 1;
          if (!open.has(index)) counts.opened += 1;
          open.add(index);
        }
      }
      open.delete(index);
    }
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) await wait(10);
  };

  await until(() => open.size === streams);
  for (let round = 0; round < rounds; round += 1) {
    const wanted = counts.listed + pace;
    const searched = counts.searched + pace;
    await until(() => counts.listed >= wanted && counts.searched >= searched);
    const killedAt = performance.now();
    await victim.end('SIGKILL');
    // The streams of the killed process end before those of the test know it.
    await wait(100);
    await until(() => open.size === streams);
    longest.streamsMs = Math.max(longest.streamsMs, performance.now() - killedAt);
    const without = counts.listed + pace;
    await until(() => counts.listed >= without);
    victim = await start();
  }
  isOver = true;
  for (const close of closes) close();
  await Promise.all([...writing, ...reading, ...listening]);

  const client = new pg.Client({ connectionString: database.urls.primary });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    'select name, count(*)::int as count from tools group by name',
  );
  const lag = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::int as bytes from pg_stat_replication',
  );
  await client.end();
  const stored = new Map(rows.map(({ name, count }) => [name, count]));
  const metrics = await (await fetch(`${survivor.url}/metrics`)).text();
  console.info(JSON.stringify({ rounds, ...counts, ...longest, replicaBytesBehind: lag.rows[0] }));
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
  expect([...stored].filter(([, count]) => count > 1)).toEqual([]);
  expect(counts.opened).toBeGreaterThan(streams);
  expect(metrics).toMatch(/^skuret_replica_answering 1$/m);
});
