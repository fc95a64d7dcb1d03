/**
 * `npm run bench:bookings`: how the time of what booking asks for grows from 20 thousand bookings to 200 thousand, among
 * 10 thousand tools on PostgreSQL: the statements, by what the database's process has worked, and whole requests to the
 * service, by the clock on the wall. Then whole bookings beside pgbench, on PostgreSQL and embedded. Prints tables and
 * writes them into docs/operations/performance.md.
 *
 *     npm run bench:bookings [-- --rounds 200] [--seconds 20]
 *
 * It fills `skuret_bench_bookings_20000`, `skuret_bench_bookings_200000` and `skuret_bench_whole` on the server of `DATABASE_URL` (or this
 * machine's) and drops them at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addDays, getCopenhagenDate } from '../domain/values/days';
import { writeSection } from '../scripts/writeSection';
import {
  freeUnits,
  nearestFreePeriods,
  takenRanges,
} from '../server/bookings/records/reservations';
import { insertRequest } from '../server/bookings/request';
import { limits } from '../server/config/limits';
import { type Database, type Executor, openDatabase } from '../server/database/openDatabase';
import { createTokens, readSigningKeys } from '../server/members/auth/tokens';
import { insertUser } from '../server/members/records/users';
import { noBounds } from '../tests/helpers/startOwnService';
import { askFor } from '../tests/helpers/talk';
import { failLoudly, fillDatabase, readClock, server } from './benchDatabase';
import { type Host, startHost } from './eventProcesses';
import { loadBookings } from './loadBookings';
import { seededRandom } from './makeTools';
import { machine, markdownTable, median } from './report';
import { measureWhole } from './wholeBookings';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const warmUp = 30;

const tools = 10_000;
const bookings = [20_000, 200_000] as const;
/** The first tool that `loadTools` makes. */
const firstTool = 1_001;
/** The most that ten times as many bookings may cost: an exponent of 0.2 is 1.6 times. */
const largestExponent = 0.2;

const secret = 'kun-til-maalingen-af-hvad-bookinger-koster';
const now = new Date();
const today = getCopenhagenDate(now);

/** Days to book of a tool, the same for both databases. */
interface Wish {
  toolId: number;
  startDate: string;
  endDate: string;
}

function makeWishes(count: number, { instant }: { instant: boolean }): Wish[] {
  const random = seededRandom(instant ? 2 : 1);
  return Array.from({ length: count }, () => {
    const place = Math.floor(random() * (tools / 2)) * 2;
    const startDate = addDays(today, 3 + Math.floor(random() * 80));
    return {
      toolId: firstTool + place + (instant ? 1 : 0),
      startDate,
      endDate: addDays(startDate, 1 + Math.floor(random() * 4)),
    };
  });
}

class RolledBack extends Error {}

/** Runs `work` in a transaction and rolls it back. */
async function rolledBack(
  executor: Executor,
  work: (transaction: Executor) => Promise<unknown>,
): Promise<void> {
  const run = executor.transaction().execute(async (transaction) => {
    await work(transaction);
    throw new RolledBack();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

type Statement = (executor: Executor, wish: Wish, borrowerId: number) => Promise<unknown>;

/** The database operations of the booking screens. */
const statements: Record<string, Statement> = {
  'availability of a year': (executor, { toolId }) => {
    const window = { from: today, to: addDays(today, limits.booking.ahead) };
    return takenRanges(executor, { toolId, units: 1, ...window }, today);
  },
  'available units': (executor, wish) => freeUnits(executor, wish, today),
  'nearest available days': (executor, wish) =>
    nearestFreePeriods(executor, { ...wish, units: 1 }, today),
  'insert of a request with its reservation': (executor, wish, borrowerId) =>
    rolledBack(executor, (transaction) =>
      insertRequest(
        transaction,
        {
          ...wish,
          ownerId: borrowerId,
          borrowerId,
          units: 1,
          isInstant: true,
          pricePerDayCents: 100,
          pricePerWeekCents: null,
          rentalCents: 100,
          serviceFeeCents: 10,
          insuranceCents: 500,
          depositCents: 0,
          methodId: null,
          declaredValueCents: null,
        },
        now,
      ),
    ),
};

const quote = `query ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
  quote(toolId: $toolId, startDate: $startDate, endDate: $endDate) { quote { token totalCents } errors } }`;
const requestBooking = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
  requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id state } errors } }`;
const takeBookingStep = `mutation ($id: ID!, $step: BookingStep!) {
  takeBookingStep(id: $id, step: $step) { errors } }`;

interface Side {
  database: Database;
  clock: () => number;
  host: Host;
  borrower: { id: number; token: string };
}

function getDatabase(count: number): URL {
  const url = new URL(server);
  url.pathname = `/skuret_bench_bookings_${count}`;
  return url;
}

async function dropDatabases(): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const count of bookings) {
    const name = client.escapeIdentifier(getDatabase(count).pathname.slice(1));
    await client.query(`drop database if exists ${name} with (force)`);
  }
  await client.end();
}

async function open(count: number, folder: string): Promise<Side> {
  const url = getDatabase(count);
  await fillDatabase(url.href, tools, 1, { booked: false });
  const database = await openDatabase({ kind: 'postgres', url: url.href }, failLoudly);
  await loadBookings(database.executor, count / tools, today);
  const host = await startHost({
    ...noBounds,
    DATABASE_URL: url.href,
    SEED: 'none',
    LOG_LEVEL: 'error',
    JWT_SECRET: secret,
    PORT: '0',
    DATA_DIR: path.join(folder, String(count)),
  });
  const keys = await readSigningKeys(database.executor, secret);
  const id = await insertUser(database.executor, {
    name: 'Karla Test',
    email: 'maaling@skuret.example',
    passwordHash: 'none',
  });
  if (id === null) throw new Error('The borrower is there already');
  const { token } = await createTokens(keys, () => new Date()).sign(id, false);
  return { database, clock: await readClock(database), host, borrower: { id, token } };
}

interface Measured {
  name: string;
  times: [number, number];
}

/** Runs each wish on both sides in turn. Returns the medians, in ms. */
async function inTurns(
  name: string,
  sides: readonly Side[],
  wishes: readonly Wish[],
  time: (side: Side, wish: Wish) => Promise<number>,
): Promise<Measured> {
  const times: [number[], number[]] = [[], []];
  for (const [place, wish] of wishes.entries()) {
    for (const [index, side] of sides.entries()) {
      const taken = await time(side, wish);
      if (place >= warmUp) times[index === 0 ? 0 : 1].push(taken);
    }
  }
  return { name, times: [median(times[0]), median(times[1])] };
}

/** Times a booking request until it waits for the owner, or is agreed. The cancellation afterwards is not timed. */
async function timeRequest({ host, borrower }: Side, wish: Wish): Promise<number> {
  const { token } = borrower;
  const start = performance.now();
  const { booking } = await askFor<{ booking: { id: string; state: string } }>(
    ...([host.url, 'requestBooking', requestBooking, wish, token] as const),
  );
  const taken = performance.now() - start;
  const step = booking.state === 'ACCEPTED' ? 'CANCEL' : 'WITHDRAW';
  await askFor(host.url, 'takeBookingStep', takeBookingStep, { id: booking.id, step }, token);
  return taken;
}

/** Wishes that are free in the database with more bookings, and therefore in the other one too. */
async function freeWishes({ database }: Side, options: { instant: boolean }): Promise<Wish[]> {
  const free: Wish[] = [];
  for (const wish of makeWishes((rounds + warmUp) * 4, options)) {
    if (free.length === rounds + warmUp) break;
    if ((await freeUnits(database.executor, wish, today)).length > 0) free.push(wish);
  }
  return free;
}

const getExponent = ({ times: [few, many] }: Measured) =>
  Math.log10(many / few) / Math.log10(bookings[1] / bookings[0]);

function table(measured: readonly Measured[]): string {
  return markdownTable(
    ['case', ...bookings.map((count) => `${count} bookings`), 'exponent'],
    measured.map((one) => [
      one.name,
      ...one.times.map((time) => time.toFixed(2)),
      `${getExponent(one).toFixed(2)}${getExponent(one) > largestExponent ? ' (beyond the goal)' : ''}`,
    ]),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'skuret-bench-'));
const sides: Side[] = [];
try {
  await dropDatabases();
  for (const count of bookings) {
    sides.push(await open(count, folder));
    console.log(`${count} bookings are there.`);
  }
  // A connection that idles while the next database is filled is closed, and its process with it.
  for (const side of sides) side.clock = await readClock(side.database);
  const [few, many] = sides;
  if (!few || !many) throw new Error('A database is missing');

  const stored: Measured[] = [];
  const anyDays = makeWishes(rounds + warmUp, { instant: false });
  for (const [name, statement] of Object.entries(statements)) {
    stored.push(
      await inTurns(name, sides, anyDays, async ({ database, clock, borrower }, wish) => {
        const start = clock();
        await statement(database.executor, wish, borrower.id);
        return clock() - start;
      }),
    );
  }

  // Days that are taken get no quote.
  const askedDays = await freeWishes(many, { instant: false });
  const asked = [
    await inTurns('quote', sides, askedDays, async ({ host }, wish) => {
      const start = performance.now();
      await askFor(host.url, 'quote', quote, wish, '');
      return performance.now() - start;
    }),
    await inTurns('booking request with reserved payment', sides, askedDays, timeRequest),
    await inTurns(
      'paid instant booking',
      sides,
      await freeWishes(many, { instant: true }),
      timeRequest,
    ),
  ];

  // The services of the growth tables stay idle meanwhile.
  const whole = await measureWhole({ folder, tools, seconds });
  const text = [
    `${tools} tools; medians of ${rounds} in turns, after ${warmUp} that are not counted. The goal is an exponent of at most ${largestExponent}. Measured on ${machine()}.`,
    'Statements, processor milliseconds of the database (elapsed time except on Linux):',
    table(stored),
    'Requests to the service, elapsed milliseconds:',
    table(asked),
    whole,
  ].join('\n\n');
  console.log(text);
  writeSection('bench:bookings', text);
} finally {
  for (const { host, database } of sides) {
    await host.stop();
    await database.close();
  }
  await dropDatabases();
  rmSync(folder, { recursive: true, force: true });
}
