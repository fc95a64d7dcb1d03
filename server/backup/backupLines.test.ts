import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { on, once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { postings } from '../../domain/payments/postings';
import { builtCommand } from '../../tests/helpers/builtCommand';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import * as documents from '../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import { post } from '../payments/ledger';
import { trialBalance } from '../payments/records/ledger';
import { folderPictureStore } from '../tools/pictures/folderPictureStore';
import { readBackup } from './readBackup';

const run = promisify(execFile);

let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-backup-'));
});
afterAll(async () => {
  for (const step of cleanups.reverse()) await step();
  await rm(folder, { recursive: true, force: true });
});

type Place = { DATA_DIR: string; DATABASE_URL: string };

function commandLine(name: 'backup' | 'restore', place: Place, ...given: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return [
    process.execPath,
    builtCommand(name, ...given),
    { env: { PATH, HOME, ...place } },
  ] as const;
}

/** Runs a command in its own process, as a person would. */
async function command(name: 'backup' | 'restore', place: Place, ...given: string[]) {
  return run(...commandLine(name, place, ...given)).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({
      code: error.code,
      output: error.stderr.trim(),
    }),
  );
}

/** Starts a service with its own data, on the given kind of database. */
async function open(kind: 'pglite' | 'postgres', name: string, seed: 'demo' | 'none') {
  const DATA_DIR = path.join(folder, name);
  const fresh = kind === 'postgres' ? await createPostgresDatabase() : null;
  if (fresh) cleanups.push(fresh.drop);
  const service = await startTestService({
    dataDir: DATA_DIR,
    seed,
    database: fresh ? { kind: 'postgres', url: fresh.url } : { kind: 'folder' },
  });
  cleanups.push(() => service.close());
  return { service, place: { DATA_DIR, DATABASE_URL: fresh?.url ?? '' } };
}

const listLines = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .split('\n');

let source: { service: TestService; place: Place };
const first = () => path.join(folder, 'first.gz');
let report = '';

test('backs up all data of a running service to a file readable by its user only', async () => {
  source = await open(testDatabase ?? 'pglite', 'source', 'demo');
  const { service, place } = source;
  const token = await service.signUp('flytter@skuret.example');
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const input = {
    ...documents.newTool,
    name: 'Æøå "citat" \\ {kant},\t🪚',
    specifications: [{ key: 'Kraft', value: '{"a":null}, \\N' }],
    includedItems: ['NULL', '', '"', 'to, tre'],
    mainImage: { data: picture.toString('base64'), filename: 'a.png', contentType: 'image/png' },
  };
  const created = await service.graphql(documents.createTool, { input }, token);
  expect(created.data.createTool.errors).toEqual([]);
  await service.graphql(documents.countView, { toolId: created.data.createTool.tool.id });

  const { code, output } = await command('backup', place, first());
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^users +21 rows/m) });
  report = output;
  expect((await stat(first())).mode & 0o077).toBe(0);
  const text = (await listLines(first())).join('\n');
  expect(text.match(/^\{"table":\{"name":"\w+"/gm)).toEqual(
    expect.arrayContaining(['{"table":{"name":"tool_views"', '{"table":{"name":"picture_uploads"']),
  );
  expect(text).not.toMatch(/"(signing_keys|revoked_tokens|attempts|tool_viewers|view_salts)"/);
});

const money = `select
  (select count(*)::integer from ledger_transactions) as transactions,
  (select count(*)::integer from ledger_entries) as entries,
  (select coalesce(sum(ore), 0)::bigint from ledger_entries) as ore,
  (select count(*)::integer from payments) as payments,
  (select count(*)::integer from payouts) as payouts,
  (select count(*)::integer from provider_calls) as calls`;

/** Checks that the ledger was restored completely and has its constraints. */
async function hasItsLedger({ service }: { service: TestService }): Promise<void> {
  const { executor, database } = service;
  const before = await source.service.database.pool.query(money);
  const after = await database.pool.query(money);
  expect(after.rows).toEqual(before.rows);
  expect(after.rows).toMatchObject([{ ore: 0, transactions: expect.any(Number) }]);
  expect(after.rows[0].transactions).toBeGreaterThan(20);
  expect(after.rows[0].calls).toBeGreaterThan(20);

  for (const statement of [
    'update ledger_entries set ore = ore + 1',
    'update ledger_transactions set kind = kind',
    'delete from ledger_entries',
    'delete from ledger_transactions',
    'truncate ledger_entries',
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow('The ledger only grows');
  }
  const at = new Date();
  const posting = { kind: 'debt', bookingId: 1, at } as const;
  const lines = postings.debt({ ownerId: 1, borrowerId: 2, cents: 100 });
  await expect(
    post(executor, { ...posting, key: 'unbalanced', entries: lines.slice(1) }),
  ).rejects.toThrow('sum to');
  // New ids follow the restored ones, and a restored key counts as used.
  const [known] = await executor.selectFrom('ledger_transactions').select('key').limit(1).execute();
  expect(await post(executor, { ...posting, key: known?.key ?? '', entries: lines })).toBe(false);
  expect((await database.pool.query(money)).rows).toEqual(before.rows);
  expect(await post(executor, { ...posting, key: 'after the restore', entries: lines })).toBe(true);
  expect(await trialBalance(executor)).toMatchObject({ ore: 0, unbalanced: 0 });
}

/** Checks that the restored service works, and that a second restore is refused. */
async function goesOn({ service, place }: Awaited<ReturnType<typeof open>>): Promise<void> {
  // Members can sign in, search, see pictures and add tools; new ids follow the restored ones.
  const token = await service.signIn('flytter@skuret.example', password);
  const mine = await service.graphql(documents.guarded['myTools'] ?? '', {}, token);
  const [tool] = mine.data.myTools;
  if (!tool) throw new Error('The tool did not come back');
  expect(tool.name).toBe('Æøå "citat" \\ {kant}, 🪚');
  expect((await fetch(`${service.url}${tool.imageUrl}`)).status).toBe(200);
  const found = await service.graphql(documents.searchTools, { searchTerm: 'citat' });
  expect(found.data.searchTools).toMatchObject([{ id: tool.id }]);
  const next = await service.graphql(documents.createTool, { input: documents.newTool }, token);
  expect(Number(next.data.createTool.tool.id)).toBe(Number(tool.id) + 1);

  const again = await command('restore', place, first());
  expect(again).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The target already contains data, and a restore never overwrites any/,
    ),
  });
}

test('verifies a backup in a temporary database, and the service knows its age', async () => {
  const verified = await command('backup', source.place, '--verify', first());
  expect(verified).toEqual({
    code: 0,
    output: expect.stringMatching(/^The backup of .+Z can be restored\.$/m),
  });
  expect(verified.output).toContain(report);
  const metrics = await (await fetch(`${source.service.url}/metrics`)).text();
  expect(metrics).toMatch(/^skuret_verified_backup_age_seconds \d+$/m);
  const nothing = await command('backup', source.place, '--verify');
  expect(nothing).toEqual({ code: 1, output: expect.stringContaining('-- --verify file') });
});

test('a restore to the other database backs up to the same bytes', async () => {
  if (!process.env['TEST_DATABASE_URL']) return;
  const other = testDatabase === 'postgres' ? 'pglite' : 'postgres';
  const target = await open(other, 'target', 'none');
  expect(await command('restore', target.place, first())).toEqual({ code: 0, output: report });

  const second = path.join(folder, 'second.gz');
  expect(await command('backup', target.place, second)).toEqual({ code: 0, output: report });
  expect((await listLines(second)).slice(1)).toEqual((await listLines(first())).slice(1));
  await hasItsLedger(target);
  await goesOn(target);
});

test('rejects a damaged file with the reason and changes nothing', async () => {
  const target = await open(testDatabase ?? 'pglite', 'damaged', 'none');
  const whole = await listLines(first());
  const user = whole.findIndex((line) => line.includes('flytter@skuret.example'));
  const damaged: [string, Buffer | string, RegExp][] = [
    ['no gzip', 'hello', /not a backup/],
    ['empty', gzipSync(''), /is truncated/],
    ['something else', gzipSync('{"a":1}\n'), /not a Skuret backup/],
    ['cut', gzipSync(whole.slice(0, -2).join('\n')), /is truncated/],
    ['half a gzip', (await readFile(first())).subarray(0, 5_000), /damaged/],
    [
      'one letter changed',
      gzipSync(
        whole
          .map((line, at) => (at === user ? line.replace('flytter', 'flytted') : line))
          .join('\n'),
      ),
      /damaged: users should have 21 rows with the sum/,
    ],
    [
      'one row missing',
      gzipSync(whole.filter((_, at) => at !== user).join('\n')),
      /damaged: users should have 21 rows .* and has 20/,
    ],
    [
      'another version',
      gzipSync(
        whole
          .map((line, at) => (at === 0 ? line.replace('0001_start', '0000_start') : line))
          .join('\n'),
      ),
      /made by another version/,
    ],
  ];
  for (const [name, bytes, message] of damaged) {
    const file = path.join(folder, 'damaged.gz');
    await writeFile(file, bytes);
    // The command rejects a damaged file; `readBackup` rejects wrong content.
    if (name === 'no gzip' || name === 'half a gzip') {
      const { code, output } = await command('restore', target.place, file);
      expect([name, code, output]).toEqual([name, 1, expect.stringMatching(message)]);
    } else {
      const pictures = await folderPictureStore(path.join(target.place.DATA_DIR, 'pictures'));
      const lines = Readable.from([gunzipSync(bytes)]);
      await expect(readBackup(target.service.database.pool, pictures, lines)).rejects.toThrow(
        message,
      );
    }
    const { rows } = await target.service.database.pool.query(
      'select (select count(*) from users) as users, (select count(*) from categories) as categories',
    );
    expect(rows).toEqual([{ users: 0, categories: 11 }]);
  }
  expect(await command('restore', target.place, first())).toEqual({ code: 0, output: report });
  await hasItsLedger(target);
  await goesOn(target);
});

type Row = Record<string, string | null>;

/** The lines of a backup with other rows in a table, and the checksum of these rows. */
function withRows(
  whole: readonly string[],
  table: string,
  change: (rows: Row[]) => Row[],
): string[] {
  const from = whole.findIndex((line) => line.startsWith(`{"table":{"name":"${table}"`));
  const until = whole.findIndex((line) => line.startsWith(`{"end":"${table}"`));
  const { table: head } = JSON.parse(whole[from] ?? '') as {
    table: { columns: { name: string }[] };
  };
  const names = head.columns.map(({ name }) => name);
  const rows = whole.slice(from + 1, until).map((line) => {
    const values = JSON.parse(line) as (string | null)[];
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));
  });
  const lines = change(rows).map((row) => JSON.stringify(names.map((name) => row[name] ?? null)));
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  const end = { ...JSON.parse(whole[until] ?? ''), rows: lines.length, sha256: hash.digest('hex') };
  return [...whole.slice(0, from + 1), ...lines, JSON.stringify(end), ...whole.slice(until + 1)];
}

const changeFirst = (changes: (row: Row) => Row, fits: (row: Row) => boolean = () => true) => {
  let isDone = false;
  return (rows: Row[]) =>
    rows.map((row) => {
      if (isDone || !fits(row)) return row;
      isDone = true;
      return { ...row, ...changes(row) };
    });
};

/** Of the booking that is picked up, which has one unit. */
const ofRental = async ({ service }: { service: TestService }) => {
  const { rows } = await service.database.pool.query<{ id: string }>(
    "select min(id)::text as id from bookings where state = 'pickedUp'",
  );
  const id = rows[0]?.id;
  return (row: Row) => row['booking_id'] === id;
};

test('rejects rows that violate a constraint, and names the constraint and rows', async () => {
  const target = await open(testDatabase ?? 'pglite', 'broken', 'none');
  const whole = await listLines(first());
  const isRental = await ofRental(source);
  const plusOne = changeFirst(({ ore }) => ({ ore: String(Number(ore) + 1) }));
  const middle = Math.floor(whole.length / 2);
  const cases: [string, string[], RegExp][] = [
    [
      'an entry of the ledger is altered',
      withRows(whole, 'ledger_entries', plusOne),
      /^The backup breaks a rule: each transaction of the ledger has two entries or more that sum to 0\. Wrong: transaction 1 \(\d entries, sum 1 øre\)\./,
    ],
    [
      'the entries of a transaction are missing',
      withRows(whole, 'ledger_entries', (rows) =>
        rows.filter((row) => row['transaction_id'] !== '2'),
      ),
      /two entries or more that sum to 0\. Wrong: transaction 2 \(0 entries, sum 0 øre\)\./,
    ],
    [
      'two reservations of a unit overlap',
      withRows(whole, 'reservations', (rows) => {
        const [one] = rows.filter(isRental);
        return rows.flatMap((row) => (row === one ? [row, { ...row, id: '900000' }] : [row]));
      }),
      /^The backup breaks a rule: reservations_do_not_overlap of reservations\. Wrong: .*conflicts/,
    ],
    [
      'a rental has no unit',
      withRows(whole, 'reservations', (rows) => rows.filter((row) => !isRental(row))),
      /each agreed booking has its units.* Wrong: booking \d+ \(pickedUp, 1 booked, 0 reserved\)\./,
    ],
    [
      'a unit does not exist',
      withRows(
        whole,
        'reservations',
        changeFirst(() => ({ unit: '5' }), isRental),
      ),
      /reserved units exist, of tools that are not deleted\. Wrong: booking \d+ \(unit 5 of tool \d+, which has \d\)\./,
    ],
    [
      'a member who leaves has a published tool',
      withRows(
        whole,
        'users',
        changeFirst(
          () => ({ leaving_at: '2026-07-01 10:00:00+00', leaves_at: '2026-07-15 10:00:00+00' }),
          ({ email }) => email === 'mette@skuret.example',
        ),
      ),
      /members who leave have no published tools\. Wrong: tool \d+ \(of member \d+\), .* and \d+ more\./,
    ],
    [
      'a row refers to nothing',
      withRows(whole, 'bookings', (rows) => rows.slice(1)),
      /^The backup breaks a rule: \w+_fkey of \w+\. Wrong: .*is not present/,
    ],
    [
      'a value is of another type',
      withRows(
        whole,
        'bookings',
        changeFirst(() => ({ units: 'two' })),
      ),
      /^The backup has a value in bookings that does not fit: .*"two"/,
    ],
    [
      'a line is cut',
      whole.map((line, at) => (at === middle ? line.slice(0, line.length / 2) : line)),
      new RegExp(`^The file is damaged: line ${middle + 1} cannot be read\\.`),
    ],
    [
      'a line is no row',
      whole.map((line, at) => (at === middle ? 'null' : line)),
      new RegExp(`^The file is damaged: line ${middle + 1} cannot be read\\.`),
    ],
  ];
  // A stopped service; PostgreSQL is always opened by the command itself.
  const stopped =
    testDatabase === 'postgres'
      ? target.place
      : { DATA_DIR: path.join(folder, 'stopped'), DATABASE_URL: '' };
  const pictures = await folderPictureStore(path.join(target.place.DATA_DIR, 'pictures'));
  for (const [name, lines, message] of cases) {
    const restore = readBackup(
      target.service.database.pool,
      pictures,
      Readable.from([Buffer.from(lines.join('\n'))]),
    );
    const refusal = await restore.then(
      () => 'restored',
      (error: Error) => `${error.constructor.name}: ${error.message}`,
    );
    expect([name, refusal.replace('BackupRefused: ', '')]).toEqual([
      name,
      expect.stringMatching(message),
    ]);
    expect(refusal).toMatch(/^BackupRefused: /);
    const { rows } = await target.service.database.pool.query(
      'select (select count(*) from users) as users, (select count(*) from categories) as categories',
    );
    expect(rows).toEqual([{ users: 0, categories: 11 }]);
  }
  // The command says the same, of a running and of a stopped service.
  for (const [place, at] of [
    [target.place, 0],
    [stopped, 2],
    [target.place, 8],
  ] as const) {
    const [name = '', lines = [], message = /never/] = cases[at] ?? [];
    const file = path.join(folder, 'broken.gz');
    await writeFile(file, gzipSync(lines.join('\n')));
    expect([name, await command('restore', place, file)]).toEqual([
      name,
      { code: 1, output: expect.stringMatching(message) },
    ]);
  }
});

test('reports a missing picture and backs up and restores the rest', async () => {
  const { service, place } = source;
  const files = await readdir(path.join(place.DATA_DIR, 'pictures'), { recursive: true });
  const missing = files.find((name) => name.endsWith('.webp'));
  if (!missing) throw new Error('There is no picture');
  await rm(path.join(place.DATA_DIR, 'pictures', missing));

  const file = path.join(folder, 'missing.gz');
  const { code, output } = await command('backup', place, file);
  expect(code).toBe(0);
  expect(output).toContain(`missing picture  ${path.basename(missing)}`);
  const { rows } = await service.database.pool.query('select count(*)::int as users from users');
  expect(output).toMatch(new RegExp(`^users +${rows[0].users} rows`, 'm'));

  const target = await open(testDatabase ?? 'pglite', 'without', 'none');
  expect(await command('restore', target.place, file)).toEqual({ code: 0, output });
});

test('a killed backup leaves the embedded service running', async () => {
  const dataDir = path.join(folder, 'interrupted');
  const service = await startTestService({ dataDir, database: { kind: 'folder' } });
  cleanups.push(() => service.close());
  // More data than the buffers between the two processes hold, and not compressible.
  await service.database.pool.query(`
    insert into users (name, email, about)
    select 'Karla', id || '@skuret.example', (select string_agg(md5(id || ' ' || part), '') from generate_series(1, 150) as part)
    from generate_series(1, 4000) as id`);

  const file = path.join(folder, 'interrupted.gz');
  const reader = spawn(...commandLine('backup', { DATA_DIR: dataDir, DATABASE_URL: '' }, file));
  const watcher = watch(folder);
  for await (const [, name] of on(watcher, 'change')) {
    if (name === 'interrupted.gz.part' && (await stat(`${file}.part`)).size > 0) break;
  }
  watcher.close();
  reader.kill('SIGKILL');
  await once(reader, 'exit');
  expect(existsSync(file)).toBe(false);

  const { data } = await service.graphql(documents.searchTools, {});
  expect(data.searchTools).toEqual([]);
  cleanups.pop();
  await service.close();
});
