/** The last table of `bench:bookings`: whole bookings a second, beside pgbench with the same statements. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { addDays, getCopenhagenDate } from '../domain/values/days';
import { buildIfNeeded } from '../scripts/buildIfNeeded';
import { migrate } from '../server/database/migrate';
import { type DatabasePlace, openDatabase } from '../server/database/openDatabase';
import { startEmbeddedServer } from '../server/database/startEmbeddedServer';
import { createTokens, readSigningKeys } from '../server/members/auth/tokens';
import { insertUser } from '../server/members/records/users';
import { readEnv } from '../server/start/env';
import type { StartOptions } from '../server/start/StartOptions';
import { startService } from '../server/start/startService';
import { TakeBookingStepDocument } from '../src/bookings/api/bookingSteps.generated';
import { RequestBookingDocument } from '../src/bookings/api/bookings.generated';
import { QuoteDocument } from '../src/payments/api/money.generated';
import { ask } from '../tests/helpers/ask';
import { noBounds } from '../tests/helpers/startOwnService';
import { failLoudly, fill, server } from './benchDatabase';
import { recordStatements, toPgbenchScript } from './bookingStatements';
import { markdownTable } from './report';
import { findProgram, pgbench, startProcess } from './serviceLoad';

const databaseName = 'skuret_bench_whole';
const firstTool = 1_001;
const warmUp = 50;
const goal = 0.5;
const secret = 'kun-til-maalingen-af-hvad-bookinger-koster';
const settings = { ...noBounds, SEED: 'none', LOG_LEVEL: 'error', JWT_SECRET: secret, PORT: '0' };
/** Days on which no tool of `fill` is booked. */
const startDate = addDays(getCopenhagenDate(new Date()), 20);
const days = { startDate, endDate: addDays(startDate, 2), units: 1 };

/** The tokens of the borrower and of the owner of all tools. */
interface Tokens {
  borrower: string;
  owner: string;
}

interface WholeOptions {
  folder: string;
  tools: number;
  seconds: number;
}

/** Books a tool with the app's own documents, from the quote until the owner has accepted. */
async function book(url: string, toolId: number, { borrower, owner }: Tokens): Promise<void> {
  async function send(document: unknown, variables: object, token: string) {
    const key = { 'idempotency-key': randomUUID() };
    const { data, errors } = await ask(url, String(document), variables, token, key);
    const [payload] = Object.values(data ?? {});
    const problems = payload?.errors ?? errors;
    if (!payload || problems.length > 0) throw new Error(`No booking: ${JSON.stringify(problems)}`);
    return payload as { quote?: { token: string }; booking?: { id: string } };
  }
  const wanted = { ...days, toolId: String(toolId) };
  const { quote } = await send(QuoteDocument, wanted, borrower);
  const request = { ...wanted, quoteToken: quote?.token };
  const { booking } = await send(RequestBookingDocument, request, borrower);
  await send(TakeBookingStepDocument, { id: booking?.id, step: 'ACCEPT' }, owner);
}

/** Fills a database with tools of one owner at one price, so that bookings differ in their ids only. */
async function prepare(place: DatabasePlace, tools: number): Promise<Tokens> {
  const database = await openDatabase(place, failLoudly);
  const { executor, pool } = database;
  await migrate(pool);
  await fill(database, tools, 1);
  const keys = createTokens(await readSigningKeys(executor, secret), () => new Date());
  const addMember = async (name: string) => {
    const member = { name, email: `${name}@skuret.example`, passwordHash: 'none' };
    const id = (await insertUser(executor, member)) ?? 0;
    return { id, token: (await keys.sign(id, false)).token };
  };
  const borrower = await addMember('karla');
  const owner = await addMember('otto');
  await pool.query(`set local statement_timeout = 0;
    alter table tools disable trigger user;
    update tools set state = 'published', instant_booking = false, price_per_day_cents = 10000, owner_id = ${owner.id};
    alter table tools enable trigger user`);
  await database.close();
  return { borrower: borrower.token, owner: owner.token };
}

/** The script of a booking, recorded from a service that runs no jobs. */
async function record(
  options: Pick<StartOptions, 'database' | 'dataDir'>,
  tokens: Tokens,
  lastTool: number,
): Promise<string> {
  const never = { outboxPollMs: 2 ** 31 - 1, jobIntervalMs: 2 ** 31 - 1 };
  const env = readEnv(settings);
  const service = await startService({ ...env, ...never, ...options, onDeath: failLoudly });
  service.outbox.wake = () => undefined;
  const recordBooking = (toolId: number) =>
    recordStatements(() => book(service.url, toolId, tokens));
  // The first booking also makes what the members do not have yet.
  await book(service.url, lastTool, tokens);
  const tools = [lastTool - 1, lastTool - 2] as const;
  const recorded = [await recordBooking(tools[0]), await recordBooking(tools[1])] as const;
  const client = await service.database.pool.connect();
  const script = await toPgbenchScript(recorded, tools, async (sql) => {
    await client.query(`prepare typed as ${sql}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'typed'`,
    );
    await client.query('deallocate typed');
    return rows[0]?.types ?? [];
  });
  client.release();
  await service.stop();
  return script;
}

/** Books one tool after the other through a service like that of `npm start`. Returns the tool after the last. */
async function bookAll(env: NodeJS.ProcessEnv, tokens: Tokens, seconds: number) {
  const flags = ['--enable-source-maps', '--min-semi-space-size=16'];
  const service = await startProcess([...flags, 'build/service/main.js'], { ...settings, ...env });
  let toolId = firstTool;
  try {
    for (; toolId < firstTool + warmUp; toolId += 1) await book(service.url, toolId, tokens);
    const start = performance.now();
    for (; performance.now() - start < seconds * 1_000; toolId += 1) {
      await book(service.url, toolId, tokens);
    }
    const perSecond = ((toolId - firstTool - warmUp) * 1_000) / (performance.now() - start);
    return { perSecond, toolId };
  } finally {
    await service.stop();
  }
}

interface Side {
  name: string;
  place: DatabasePlace;
  env: NodeJS.ProcessEnv;
  /** Calls `work` with the address of the running database for libpq. */
  withServer(work: (url: string) => Promise<number>): Promise<number>;
}

async function compare(
  program: string,
  { name, place, env, withServer }: Side,
  { tools, seconds }: WholeOptions,
) {
  const tokens = await prepare(place, tools);
  const ours = await bookAll(env, tokens, seconds);
  const database = place.kind === 'postgres' ? place : ({ kind: 'folder' } as const);
  const dataDir = String(env['DATA_DIR']);
  const script = await record({ database, dataDir }, tokens, firstTool + tools - 1);
  // The script adds one first.
  const options = { seconds, connections: 1, variables: { tool: ours.toolId - 1 } };
  const reference = await withServer((url) => pgbench(program, url, script, options));
  const ratio = (ours.perSecond / reference).toFixed(2);
  return [name, ours.perSecond.toFixed(1), reference.toFixed(1), ratio];
}

/** The table, with what it compares. */
export async function measureWhole(options: WholeOptions): Promise<string> {
  const program = findProgram('pgbench');
  if (!program) return 'pgbench was not found, so whole bookings were not measured.';
  await buildIfNeeded();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const drop = () => client.query(`drop database if exists ${databaseName} with (force)`);
  await drop();
  await client.query(`create database ${databaseName}`);
  const url = new URL(`/${databaseName}`, server).href;
  const dataDir = path.join(options.folder, 'embedded');
  mkdirSync(dataDir);
  const sides: Side[] = [
    {
      name: 'PostgreSQL',
      place: { kind: 'postgres', url },
      env: { DATABASE_URL: url, DATA_DIR: path.join(options.folder, 'pictures') },
      withServer: (work) => work(url),
    },
    {
      name: 'embedded',
      place: { kind: 'folder', dataDir },
      env: { DATABASE_URL: undefined, DATA_DIR: dataDir },
      async withServer(work) {
        const { folder, stop } = await startEmbeddedServer(dataDir, null, failLoudly);
        return work(`host=${folder} user=postgres sslmode=disable`).finally(stop);
      },
    },
  ];
  const rows: string[][] = [];
  try {
    for (const side of sides) rows.push(await compare(program, side, options));
  } finally {
    await drop();
    await client.end();
  }
  return [
    `Whole bookings, one after the other for ${options.seconds} s: quote, request with reserved payment, acceptance. pgbench repeats their recorded statements in the same transactions, without the jobs that follow; ids come from \`returning\`, keys from the tool's id, and times are constant. The goal is ${goal}.`,
    markdownTable(['database', 'bookings/s', 'pgbench', '÷ pgbench'], rows),
  ].join('\n\n');
}
