/** Two processes behind Caddy, with a streaming replica and a bucket: one of them is killed again and again under load. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { buildServiceIfNeeded } from '../../scripts/serviceBuild';
import { ask, createTool, newTool, signUp } from '../helpers/ask';
import { openStream } from '../helpers/openStream';
import { removeAfterTest, startProcess } from '../helpers/resources';
import { startS3 } from '../helpers/service/startS3';
import { freePort } from '../helpers/startService';
import { replicatedDatabase } from './replicatedDatabase';
import { startProxy } from './startProxy';

const rounds = 10;
const writers = 4;
const readers = 4;
const streams = 24;
/** Listings and searches between two kills. */
const pace = 60;

/** A picture of its own: the service stores equal ones once. */
const makePicture = (number: number) =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: { r: number % 256, g: Math.floor(number / 256) % 256, b: 99 },
    },
  })
    .png()
    .toBuffer();

const searchAll = '{ searchTools(first: 24, orderBy: NEWEST) { id } }';

test(`loses nothing in ${rounds} kills of one of two processes behind a proxy`, async () => {
  await buildServiceIfNeeded();
  const database = await replicatedDatabase();
  const s3 = await startS3();
  removeAfterTest(() => s3.close());
  const shared = {
    DATABASE_URL: database.urls.primary,
    DATABASE_READ_URL: database.urls.replica,
    PICTURES_S3_URL: s3.place.url,
    PICTURES_S3_KEY: s3.place.key,
    PICTURES_S3_SECRET: s3.place.secret,
    SEED: 'none',
    JWT_SECRET: 'kun-til-proeven-af-to-processer-bag-en-proxy',
    TRUSTED_PROXIES: '1',
  };
  const ports = [String(await freePort()), String(await freePort())];
  const start = (port: string) => startProcess({ ...shared, PORT: port });
  const processes = [];
  for (const port of ports) processes.push(await start(port));
  const proxy = await startProxy(processes.map(({ url }) => new URL(url).host));
  while (!(await fetch(`${proxy}/readyz`).catch(() => null))?.ok) await wait(100);

  const counts = { listed: 0, uploaded: 0, searched: 0, repeated: 0, reopened: 0 };
  const longest = { answerMs: 0, streamsMs: 0, startMs: 0 };
  let isOver = false;
  const names: string[] = [];
  const pictures: string[] = [];

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
  /** Uploads a picture of its own until that is confirmed. Returns its URL. */
  async function upload(): Promise<string> {
    counts.uploaded += 1;
    const body = new Uint8Array(await makePicture(counts.uploaded));
    const headers = { authorization: `Bearer ${token}` };
    for (;;) {
      const url = await fetch(`${proxy}/uploads`, { method: 'POST', headers, body })
        .then(async (answer) => ((await answer.json()) as { url?: string }).url)
        .catch(() => undefined);
      if (url !== undefined) {
        pictures.push(url);
        return url;
      }
      counts.repeated += 1;
      await wait(50);
    }
  }
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Værktøj ${writer} ${turn}`;
      const input = { ...newTool(name), pictures: turn % 10 === 0 ? [await upload()] : [] };
      const { data } = await send(createTool, { input }, token);
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
  let hadAll = false;
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
          if (hadAll && !open.has(index)) counts.reopened += 1;
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
  hadAll = true;
  for (let round = 0; round < rounds; round += 1) {
    const wanted = counts.listed + pace;
    const searched = counts.searched + pace;
    await until(() => counts.listed >= wanted && counts.searched >= searched);
    const killedAt = performance.now();
    const [victim] = processes.splice(0, 1);
    await victim?.end('SIGKILL');
    // The streams of the killed process end before those of the test know it.
    await wait(100);
    await until(() => open.size === streams);
    longest.streamsMs = Math.max(longest.streamsMs, performance.now() - killedAt);
    const without = counts.listed + pace;
    await until(() => counts.listed >= without);
    const startedAt = performance.now();
    processes.push(await start(ports[round % ports.length] ?? ''));
    longest.startMs = Math.max(longest.startMs, performance.now() - startedAt);
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
  const missing: string[] = [];
  for (const url of processes.flatMap(({ url: origin }) => pictures.map((path) => origin + path))) {
    if (!(await fetch(url)).ok) missing.push(url);
  }
  const metrics = await (await fetch(`${processes[0]?.url}/metrics`)).text();
  console.info(JSON.stringify({ rounds, ...counts, ...longest, replica: lag.rows[0] }));
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
  expect([...stored].filter(([, count]) => count > 1)).toEqual([]);
  expect(missing).toEqual([]);
  expect(counts.reopened).toBeGreaterThan(0);
  expect(metrics).toMatch(/^skuret_replica_answering 1$/m);
});
