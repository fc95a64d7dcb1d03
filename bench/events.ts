/**
 * `npm run bench:events`: two service processes on a PostgreSQL database of their own, with streams of events open. How
 * long a message takes from its sender's request to its reader's event, what an idle stream costs in memory, how soon
 * all readers are back after a restart, and how soon the streams of a token end. Prints a table and writes it into
 * docs/operations/performance.md.
 *
 *     npm run bench:events [-- --streams 500] [--messages 1500] [--idle 2000]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/writeSection';
import { makeConversation } from '../server/conversations/records/conversations';
import { type Executor, openDatabase } from '../server/database/openDatabase';
import { createTokens, readSigningKeys, type Tokens } from '../server/members/auth/tokens';
import { revokeToken } from '../server/members/records/tokens';
import { insertUser } from '../server/members/records/users';
import { ask } from '../tests/helpers/ask';
import { createPostgresDatabase } from '../tests/helpers/createPostgresDatabase';
import { noBounds } from '../tests/helpers/startOwnService';
import { freePort } from '../tests/helpers/startService';
import { failLoudly, server } from './benchDatabase';
import { endingTimes, getReaders, overAt } from './endingTimes';
import { type Host, now, startHost, startReaders, untilBegun } from './eventProcesses';
import { machine, markdownTable } from './report';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    messages: { type: 'string', default: '1500' },
    idle: { type: 'string', default: '2000' },
  },
});
const streams = Number(values.streams);
const messages = Number(values.messages);
const idle = Number(values.idle);

/** Messages that are not timed: code is not compiled yet, and database connections are still being opened. */
const warmUp = 300;
/** The pause between two messages, in ms. */
const betweenMessages = 20;
const senders = 20;
/** The number of streams that are opened and closed before memory is first measured. */
const opensBefore = 200;
/** The number of tokens ended in each way. */
const endings = 20;
/** The remaining life of an expiring token, in ms. */
const lifeLeft = 4_000;
const tokenLife = 12 * 3_600_000;

const secret = 'kun-til-maalingen-af-direkte-nyheder';

interface Member {
  id: number;
  token: string;
}

/** The value that this fraction of the values does not exceed. */
function quantile(from: readonly number[], part: number): number {
  const sorted = [...from].sort((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}

const getTokens = (members: readonly Member[]) => members.map(({ token }) => token);

async function makeMembers(executor: Executor, tokens: Tokens, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `bench${number}@skuret.example`;
    const id = await insertUser(executor, { name: 'Karla Test', email, passwordHash: 'none' });
    if (id === null) throw new Error(`${email} is there already`);
    members.push({ id, token: (await tokens.sign(id, false)).token });
  }
  return members;
}

const sendMessage =
  'mutation ($conversationId: ID!, $content: String!) { sendMessage(conversationId: $conversationId, content: $content) { message { id } errors } }';

/**
 * The time from the request of a message, at the first process, to its reader's event, in ms: for readers at the same
 * process and at the other.
 */
async function messageTimes(
  executor: Executor,
  members: readonly Member[],
  hosts: readonly [Host, Host],
): Promise<{ same: number[]; other: number[] }> {
  const writing = members.slice(-senders);
  const reading = members.slice(0, streams);
  const conversations: number[] = [];
  for (const [index, { id }] of reading.entries()) {
    const writer = writing[index % senders]?.id ?? 0;
    conversations.push(await makeConversation(executor, { memberIds: [writer, id], toolId: null }));
  }
  const readers = startReaders();
  await readers.open(getReaders(getTokens(reading), (index) => hosts[index % 2] ?? hosts[0]));

  const found = { same: [] as number[], other: [] as number[] };
  /** When the message to each reader was sent; removed once the reader has heard of it. */
  const sent = new Map<number, { at: number; counts: boolean }>();
  const heardAll = new Promise<void>((resolve) => {
    let left = warmUp + messages;
    readers.follow((news) => {
      if (news.kind === 'ended') throw new Error('A stream was lost');
      if (news.kind !== 'heard') return;
      const { reader, at, tags } = news;
      const start = sent.get(reader);
      if (!start || !tags.includes(`Conversations:${conversations[reader]}`)) return;
      sent.delete(reader);
      if (start.counts) (reader % 2 === 0 ? found.same : found.other).push(at - start.at);
      left -= 1;
      if (left === 0) resolve();
    });
  });
  for (let number = 0; number < warmUp + messages; number += 1) {
    const reader = number % reading.length;
    if (sent.has(reader)) throw new Error('A message was not heard of in ten seconds');
    const conversationId = String(conversations[reader]);
    sent.set(reader, { at: now(), counts: number >= warmUp });
    const { token = '' } = writing[reader % senders] ?? {};
    void ask(hosts[0].url, sendMessage, { conversationId, content: `Hej ${number}` }, token).then(
      ({ data, errors }) => {
        if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
      },
    );
    await wait(betweenMessages);
  }
  await heardAll;
  await readers.close();
  return found;
}

/** The longest time that streams at the other process go on after their tokens have ended, in ms. */
async function longestEndings(
  executor: Executor,
  members: readonly Member[],
  [first, second]: readonly [Host, Host],
) {
  const keys = await readSigningKeys(executor, secret);
  const own = createTokens(keys, () => new Date());
  const old = createTokens(keys, () => new Date(Date.now() - tokenLife + lifeLeft));
  const longest = async (signing: typeof own, end: (token: string) => Promise<number>) => {
    const tokens = await Promise.all(
      members.slice(0, endings).map(async ({ id }) => (await signing.sign(id, false)).token),
    );
    return Math.max(...(await endingTimes(tokens, () => second, end)));
  };
  const readClaims = async (token: string) => {
    const claims = await own.verify(token);
    if (!claims) throw new Error('The token is not good');
    return claims;
  };
  return {
    signedOut: await longest(own, async (token) => {
      const start = now();
      await ask(first.url, 'mutation { signOut { errors } }', {}, token);
      return start;
    }),
    endedInSilence: await longest(own, async (token) => {
      const { tokenId, expiresAt } = await readClaims(token);
      await revokeToken(executor, tokenId, expiresAt);
      return now();
    }),
    expired: await longest(old, async (token) => overAt((await readClaims(token)).expiresAt)),
  };
}

/** The memory of one idle stream, in bytes, and how a restart of the service goes. */
async function idleStreams(
  executor: Executor,
  members: readonly Member[],
  start: () => Promise<Host>,
) {
  const settled = async (count: number) => {
    // Waits until the stored number of people is right: presence is stored every two seconds.
    for (;;) {
      const { n } = await executor
        .selectFrom('live_people')
        .select((of) => of.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      if (n === count) return;
      await wait(200);
    }
  };
  const host = await start();
  const early = startReaders();
  await early.open(getReaders(getTokens(members.slice(0, opensBefore)), () => host));
  await settled(opensBefore);
  await early.close();
  await settled(0);
  const empty = await host.memory();

  const readers = startReaders();
  const opening = now();
  await readers.open(getReaders(getTokens(members), () => host));
  const opened = now() - opening;
  await settled(members.length);
  const held = await host.memory();

  const back = untilBegun(readers.follow, members.length);
  const stopping = now();
  const stopped = await host.stop();
  const again = await start();
  const listens = now();
  const times = await back;
  await readers.close();
  await again.stop();
  return {
    rss: (held.rss - empty.rss) / members.length,
    heap: (held.heap - empty.heap) / members.length,
    opened,
    stopped,
    down: listens - stopping,
    medianBack: quantile(times, 0.5) - listens,
    lastBack: Math.max(...times) - listens,
  };
}

const own = await createPostgresDatabase(server);
const folder = mkdtempSync(path.join(tmpdir(), 'skuret-bench-'));
const env = {
  ...noBounds,
  DATABASE_URL: own.url,
  DATABASE_LISTEN_URL: own.url,
  SEED: 'none',
  LOG_LEVEL: 'error',
  JWT_SECRET: secret,
  // As behind one proxy, whose address all connections come from.
  TRUSTED_PROXIES: '1',
};
const startAt = (name: string, port: number) =>
  startHost({ ...env, PORT: String(port), DATA_DIR: path.join(folder, name) });

const hosts: [Host, Host] = [await startAt('a', 0), await startAt('b', 0)];
const database = await openDatabase({ kind: 'postgres', url: own.url }, failLoudly);
try {
  const { executor } = database;
  const tokens = createTokens(await readSigningKeys(executor, secret), () => new Date());
  const members = await makeMembers(executor, tokens, Math.max(streams + senders, idle));
  console.log(`${members.length} members are there.`);
  const { same, other } = await messageTimes(executor, members, hosts);
  console.log('Messages are done.');
  const ended = await longestEndings(executor, members, hosts);
  console.log('Tokens are done.');
  await Promise.all(hosts.map((host) => host.stop()));
  const port = await freePort();
  const many = await idleStreams(executor, members.slice(0, idle), () => startAt('a', port));

  const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const table = markdownTable(
    ['case', 'measured', 'goal'],
    [
      [
        `message to event, reader at the sender's process (${same.length}): median, p99`,
        `${ms(quantile(same, 0.5))}, ${ms(quantile(same, 0.99))}`,
        '50 ms, 500 ms',
      ],
      [
        `message to event, reader at the other process (${other.length}): median, p99`,
        `${ms(quantile(other, 0.5))}, ${ms(quantile(other, 0.99))}`,
        '50 ms, 500 ms',
      ],
      [`an idle stream of ${idle}: resident memory`, kB(many.rss), '20 kB'],
      [`an idle stream of ${idle}: heap and external memory`, kB(many.heap), '20 kB'],
      [`opening ${idle} streams`, ms(many.opened), ''],
      [`stopping with ${idle} streams open, by SIGTERM`, ms(many.stopped), ''],
      [
        `reconnection of ${idle} streams after a restart, from the first listening: median, last`,
        `${ms(many.medianBack)}, ${ms(many.lastBack)}`,
        '10 s for all',
      ],
      ['downtime of the restart', ms(many.down), ''],
      [
        `end of a stream after its token: signed out at the other process, revoked in the database, expired (longest of ${endings})`,
        `${ms(ended.signedOut)}, ${ms(ended.endedInSilence)}, ${ms(ended.expired)}`,
        '5 s',
      ],
    ],
  );
  console.log(`\n${table}`);
  writeSection(
    'bench:events',
    `Two processes of the service, readers in a process of their own, PostgreSQL, all on one machine; ${streams} streams open while ${messages} messages are written, one every ${betweenMessages} ms, after ${warmUp} that are not counted. Measured on ${machine()}.\n\n${table}`,
  );
} finally {
  await Promise.all(hosts.map((host) => host.stop()));
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
}
