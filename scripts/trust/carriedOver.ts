import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { addDays, copenhagenDateOf } from '../../domain/days';
import { migrate } from '../../server/database/migrate';
import { type Database, openDatabase } from '../../server/database/openDatabase';
import { trialBalance } from '../../server/money/ledger';
import { ask, signIn, signUp } from '../../testing/ask';
import { bookingLives } from '../../testing/bookingLives';
import { createPostgresDatabase } from '../../testing/createPostgresDatabase';
import { spawnService } from '../../testing/spawnService';
import { withoutBounds } from '../../testing/startOwnService';
import { askFor, ownId, startConversation, writeMessage } from '../../testing/talk';
import { emptyTables, fillEveryTable, sumsOfTables } from './everyTable';
import { listTool, request } from './presses';
import { withFolder } from './withFolder';

export interface CarriedOver {
  tables: number;
  rows: number;
  /**
   * The number of writes that were confirmed while backups were made; `failed` lists those that were refused or failed.
   */
  written: number;
  failed: string[];
  /** Every violated rule, in words. */
  wrong: string[];
}

type Kind = 'embedded' | 'PostgreSQL';
interface Place {
  kind: Kind;
  env: { DATA_DIR: string; DATABASE_URL: string };
}

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Runs `npm run backup` or `npm run restore` as a person does. Returns the printed output. */
async function command(name: 'backup' | 'restore', { env }: Place, file: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const args = ['--import', 'tsx', path.join(root, `scripts/${name}.ts`), file];
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { PATH, HOME, ...env } });
  return stdout.trim();
}

/** Opens the data of a place where no service runs. */
async function onData<T>({ kind, env }: Place, work: (database: Database) => Promise<T>) {
  const database = await openDatabase(
    kind === 'embedded'
      ? { kind: 'folder', dataDir: env.DATA_DIR }
      : { kind: 'postgres', url: env.DATABASE_URL },
    (error) => {
      throw error;
    },
  );
  return work(database).finally(() => database.close());
}

const emails = ['ene@skuret.example', 'to@skuret.example', 'tre@skuret.example'] as const;

/** Ids of confirmed writes. */
interface Written {
  tools: string[];
  bookings: string[];
  messages: string[];
}

/** Members list, book, write and save until they are stopped; `written` holds the writes confirmed so far. */
async function startLoad(url: string, found: CarriedOver, round: string) {
  const written: Written = { tools: [], bookings: [], messages: [] };
  let stopped = false;
  const tokens = await Promise.all(
    emails.map((email) => signIn(url, email).catch(() => signUp(url, email))),
  );
  const ids = await Promise.all(tokens.map((token) => ownId(url, token)));
  const [ownerToken = '', ...borrowers] = tokens;
  const [ownerId = ''] = ids;
  const people = borrowers.map(async (token, person) => {
    const conversation = await startConversation(url, token, ownerId);
    for (let turn = 0; !stopped; turn += 1) {
      const label = `${round} ${person} ${turn}`;
      const toolId = await listTool({ url, token: ownerToken }, { name: label, instant: true });
      written.tools.push(toolId);
      const startDate = addDays(copenhagenDateOf(new Date()), 2);
      const asked = await request(
        { url, token },
        { toolId, startDate, endDate: addDays(startDate, 2) },
      );
      if (asked.id === null || asked.failed) throw new Error(`A request: ${asked.why}`);
      written.bookings.push(asked.id);
      await writeMessage(url, token, conversation, label);
      written.messages.push(label);
      await askFor(
        url,
        'saveFavourites',
        'mutation ($ids: [ID!]!) { saveFavourites(toolIds: $ids) { errors } }',
        { ids: [toolId] },
        token,
      );
      found.written += 4;
    }
  });
  const settled = Promise.allSettled(people);
  return {
    written,
    async stop() {
      stopped = true;
      for (const each of await settled) {
        if (each.status === 'rejected') found.failed.push(String(each.reason));
      }
    },
  };
}

const many = 12;

/** Makes a backup while members write. Returns the writes that were confirmed before it began. */
async function backUpUnderLoad(
  place: Place,
  file: string,
  found: CarriedOver,
  round: string,
): Promise<Written> {
  const service = await spawnService({ ...withoutBounds, ...place.env });
  if (service.url === null) throw new Error(service.output());
  try {
    const load = await startLoad(service.url, found, round);
    const { written } = load;
    while (written.messages.length < many && found.failed.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const before = structuredClone(written);
    const during = found.written;
    await command('backup', place, file);
    while (found.written <= during && found.failed.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await load.stop();
    const { data } = await ask(service.url, '{ searchTools(first: 1) { id } }');
    if (!data?.['searchTools']) found.wrong.push('the service does not answer after the backup');
    return before;
  } finally {
    await service.end('SIGTERM');
  }
}

/** Reports which of the `written` entries are missing, and which of the other data are inconsistent. */
async function lookAt(database: Database, written: Written, wrong: string[]): Promise<void> {
  const { executor, pool } = database;
  const there = async (statement: string, values: string[]) =>
    new Set((await pool.query<{ id: string }>(statement, [values])).rows.map(({ id }) => id));
  const found = {
    tools: await there('select id::text from tools where id::text = any($1)', written.tools),
    bookings: await there(
      'select id::text from bookings where id::text = any($1)',
      written.bookings,
    ),
    messages: await there(
      'select content as id from messages where content = any($1)',
      written.messages,
    ),
  };
  for (const name of ['tools', 'bookings', 'messages'] as const) {
    const lost = written[name].filter((id) => !found[name].has(id));
    if (lost.length > 0) wrong.push(`${lost.length} ${name} were answered and are lost`);
  }
  const balance = await trialBalance(executor);
  if (balance.ore !== 0 || balance.unbalanced > 0) wrong.push(`the ledger sums to ${balance.ore}`);
  const { rows } = await sql<{ days: number; history: number }>`select
    (select count(*)::integer from bookings as booking
      where state in ('accepted', 'pickedUp', 'returned', 'inDispute')
      and units <> (select count(*) from reservations where booking_id = booking.id)) as days,
    (select count(*)::integer from bookings as booking where state is distinct from (
      select to_state from booking_history where booking_id = booking.id order by id desc limit 1)) as history
  `.execute(executor);
  if (rows[0]?.days !== 0) wrong.push(`${rows[0]?.days} bookings without their days`);
  if (rows[0]?.history !== 0) wrong.push(`${rows[0]?.history} bookings with another history`);
}

/** The tables in the last line of a backup, with their row counts and checksums. */
async function endOf(file: string) {
  const last = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .at(-1);
  return (JSON.parse(last ?? '') as { tables: Record<string, { rows: number }> }).tables;
}

/**
 * Moves data with rows in every table from `first` to the other kind of database and back, by backups made while
 * members list, book and write. Every write confirmed before a backup is in it, and the data are consistent. Data that
 * do not change are equal to the last value in both kinds, by checksums that the databases compute.
 */
export async function carriedOver(first: Kind, { steps }: { steps: number }): Promise<CarriedOver> {
  const found: CarriedOver = { tables: 0, rows: 0, written: 0, failed: [], wrong: [] };
  const drops: (() => Promise<void>)[] = [];
  const second = first === 'embedded' ? 'PostgreSQL' : 'embedded';
  return withFolder(async (folder) => {
    const make = async (kind: Kind, name: string): Promise<Place> => {
      const own = kind === 'embedded' ? null : await createPostgresDatabase();
      if (own) drops.push(own.drop);
      return { kind, env: { DATA_DIR: path.join(folder, name), DATABASE_URL: own?.url ?? '' } };
    };
    const file = (name: string) => path.join(folder, `${name}.gz`);

    const source = await make(first, 'source');
    await onData(source, async ({ executor, pool }) => {
      await migrate(pool);
      await bookingLives(executor, { seed: 2_026, steps });
      await fillEveryTable(pool);
      const empty = await emptyTables(pool);
      if (empty.length > 0) found.wrong.push(`no rows to compare in ${empty.join(', ')}`);
    });
    const before = await backUpUnderLoad(source, file('there'), found, 'frem');

    const there = await make(second, 'there');
    await command('restore', there, file('there'));
    await onData(there, (database) => lookAt(database, before, found.wrong));
    const since = await backUpUnderLoad(there, file('back'), found, 'tilbage');
    const sums = await onData(there, ({ pool }) => sumsOfTables(pool));
    await command('backup', there, file('rest'));

    const back = await make(first, 'back');
    await command('restore', back, file('back'));
    const all = {
      tools: [...before.tools, ...since.tools],
      bookings: [...before.bookings, ...since.bookings],
      messages: [...before.messages, ...since.messages],
    };
    await onData(back, (database) => lookAt(database, all, found.wrong));
    const rest = await make(first, 'rest');
    const printed = await command('restore', rest, file('rest'));
    const again = await onData(rest, ({ pool }) => sumsOfTables(pool));
    for (const name of new Set([...Object.keys(sums), ...Object.keys(again)])) {
      if (sums[name] !== again[name]) found.wrong.push(`${name} is another`);
    }
    const end = await endOf(file('rest'));
    for (const name of Object.keys(sums)) {
      if (!end[name] || !printed.includes(name)) found.wrong.push(`${name} was not compared`);
    }
    found.tables = Object.keys(end).length;
    found.rows = Object.values(end).reduce((sum, { rows }) => sum + rows, 0);
    return found;
  }).finally(async () => {
    for (const drop of drops) await drop();
  });
}
