import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { migrate } from '../../server/database/migrate';
import type { Database } from '../../server/database/openDatabase';
import { trialBalance } from '../../server/payments/records/ledger';
import { signIn, signUp } from '../helpers/ask';
import { bookingLives } from '../helpers/bookingLives';
import { builtCommand } from '../helpers/builtCommand';
import { emptyTables, fillEveryTable, sumsOfTables } from '../helpers/everyTable';
import {
  createData,
  createFolder,
  type DataEnv,
  databaseKinds,
  startProcess,
  withOpenData,
} from '../helpers/resources';
import { askFor, ownId, startConversation, writeMessage } from '../helpers/talk';
import { listTool, requestBooking } from './bookingActions';

const emails = ['ene@skuret.example', 'to@skuret.example', 'tre@skuret.example'];

/** Runs `npm run backup` or `npm run restore` in a process of its own. Returns the printed text. */
async function run(name: 'backup' | 'restore', env: DataEnv, file: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, builtCommand(name, file), {
    env: { PATH, HOME, ...env },
  });
  return stdout;
}

/** Ids of confirmed writes, and the texts of confirmed messages. */
interface Writes {
  tools: string[];
  bookings: string[];
  messages: string[];
}

/** Two members list, book, write and save until they are stopped. */
async function startWriting(url: string, label: string) {
  const writes: Writes = { tools: [], bookings: [], messages: [] };
  let isStopped = false;
  const tokens = await Promise.all(
    emails.map((email) => signIn(url, email).catch(() => signUp(url, email))),
  );
  const [ownerToken = '', ...borrowers] = tokens;
  const owner = { url, token: ownerToken };
  const ownerId = await ownId(url, ownerToken);
  const startDate = addDays(getCopenhagenDate(new Date()), 2);
  const writing = borrowers.map(async (token, member) => {
    const conversation = await startConversation(url, token, ownerId);
    for (let turn = 0; !isStopped; turn += 1) {
      const name = `${label} ${member} ${turn}`;
      const toolId = await listTool(owner, { name, instant: true });
      writes.tools.push(toolId);
      const wanted = { toolId, startDate, endDate: addDays(startDate, 2) };
      const { id, ...requested } = await requestBooking({ url, token }, wanted);
      if (id === null || requested.failed) throw new Error(JSON.stringify(requested));
      writes.bookings.push(id);
      await writeMessage(url, token, conversation, name);
      writes.messages.push(name);
      await askFor(
        url,
        'saveFavourites',
        'mutation ($ids: [ID!]!) { saveFavourites(toolIds: $ids) { errors } }',
        { ids: [toolId] },
        token,
      );
    }
  });
  // A write that fails also ends the waiting below.
  const failed = Promise.all(writing);
  failed.catch(() => undefined);
  const untilMessages = async (count: number) => {
    while (writes.messages.length < count) await Promise.race([wait(50), failed]);
  };
  return {
    writes,
    untilMessages,
    async stop() {
      isStopped = true;
      await failed;
    },
  };
}

/** Makes a backup while members write. Returns the writes that were confirmed before it began. */
async function backUpUnderLoad(data: DataEnv, file: string, label: string): Promise<Writes> {
  const { url, end } = await startProcess(data);
  const { writes, untilMessages, stop } = await startWriting(url, label);
  await untilMessages(12);
  const before = structuredClone(writes);
  await run('backup', data, file);
  await untilMessages(writes.messages.length + 1);
  await stop();
  console.info(`${label}: ${writes.messages.length} listings, bookings and messages`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await end('SIGTERM');
  return before;
}

/** Every write is in the database, the ledger sums to zero, and bookings agree with their days and histories. */
async function expectConsistent({ executor, pool }: Database, writes: Writes): Promise<void> {
  const missing = async (table: string, column: string, values: readonly string[]) => {
    const statement = `select ${column}::text as value from ${table} where ${column}::text = any($1)`;
    const { rows } = await pool.query<{ value: string }>(statement, [values]);
    const found = new Set(rows.map(({ value }) => value));
    return values.filter((value) => !found.has(value));
  };
  expect(await missing('tools', 'id', writes.tools)).toEqual([]);
  expect(await missing('bookings', 'id', writes.bookings)).toEqual([]);
  expect(await missing('messages', 'content', writes.messages)).toEqual([]);
  expect(await trialBalance(executor)).toMatchObject({ ore: 0, unbalanced: 0 });
  const { rows } = await sql`select
    (select count(*)::integer from bookings as booking
      where state in ('accepted', 'pickedUp', 'returned', 'inDispute')
      and units <> (select count(*) from reservations where booking_id = booking.id)) as "withoutDays",
    (select count(*)::integer from bookings as booking where state is distinct from (
      select to_state from booking_history where booking_id = booking.id order by id desc limit 1))
      as "otherHistory"`.execute(executor);
  expect(rows).toEqual([{ withoutDays: 0, otherHistory: 0 }]);
}

/** The tables in the last line of a backup, with their numbers of rows. */
async function readTables(file: string): Promise<Record<string, { rows: number }>> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  return (JSON.parse(lines.at(-1) ?? '') as { tables: Record<string, { rows: number }> }).tables;
}

test.each(databaseKinds)(
  'backups under load carry every table from the %s database to the other kind and back',
  async (kind) => {
    const otherKind = kind === 'embedded' ? 'PostgreSQL' : 'embedded';
    const folder = await createFolder();
    const files = {
      there: path.join(folder, 'there.gz'),
      back: path.join(folder, 'back.gz'),
      quiet: path.join(folder, 'quiet.gz'),
    };

    const source = await createData(kind);
    await withOpenData(source, async ({ executor, pool }) => {
      await migrate(pool);
      await bookingLives(executor, { seed: 2_026, steps: 600 });
      await fillEveryTable(pool);
      expect(await emptyTables(pool)).toEqual([]);
    });
    const first = await backUpUnderLoad(source, files.there, 'frem');

    const there = await createData(otherKind);
    await run('restore', there, files.there);
    await withOpenData(there, (database) => expectConsistent(database, first));
    const second = await backUpUnderLoad(there, files.back, 'tilbage');

    const back = await createData(kind);
    await run('restore', back, files.back);
    await withOpenData(back, (database) =>
      expectConsistent(database, {
        tools: [...first.tools, ...second.tools],
        bookings: [...first.bookings, ...second.bookings],
        messages: [...first.messages, ...second.messages],
      }),
    );

    // Without load, every value is equal afterwards, by checksums that the two databases compute.
    const sums = await withOpenData(there, ({ pool }) => sumsOfTables(pool));
    await run('backup', there, files.quiet);
    const quiet = await createData(kind);
    const printed = await run('restore', quiet, files.quiet);
    expect(await withOpenData(quiet, ({ pool }) => sumsOfTables(pool))).toEqual(sums);
    const tables = await readTables(files.quiet);
    for (const name of Object.keys(sums)) expect(printed).toContain(name);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(sums)));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.info(`${Object.keys(tables).length} tables with ${rows} rows`);
  },
);
