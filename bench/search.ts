/**
 * `npm run bench:search`: how the time of a search grows from 100 thousand tools to a million, for every filter,
 * order and kind of word, first and deep pages, through the statement that the service sends; and the embedded
 * database beside PostgreSQL with 10 thousand. Prints tables and writes them into docs/operations/performance.md.
 *
 *     npm run bench:search [-- --rounds 5] [--small URL --large URL] [--all] [--only growth|embedded]
 *
 * Without addresses it fills `skuret_bench_100000` and `skuret_bench_1000000` on the server of `DATABASE_URL`
 * (or this machine's) as `npm run bench:data` does, once, and keeps them. `--all` prints every cell.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/writeSection';
import { migrate } from '../server/database/migrate';
import { type Database, openDatabase } from '../server/database/openDatabase';
import { searchFacets } from '../server/search/records/searchFacets';
import { decodeCursor } from '../server/search/records/searchPosition';
import { searchTools } from '../server/search/records/searchTools';
import { benchDatabaseUrl, failLoudly, fill, fillDatabase, readClock } from './benchDatabase';
import { machine, markdownTable, median } from './report';
import { type Cell, searchGrid } from './searchGrid';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    small: { type: 'string' },
    large: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const sizes = { small: 100_000, large: 1_000_000, embedded: 10_000 };
/** A deep page comes after this many tools, or, when there are fewer, after the last whole hundred. */
const deep = 1_000;

/** The option that the app's own screens use. */
const listed = { whole: false };

interface Measured extends Cell {
  /** The median in each of the two databases, in ms. */
  one: number;
  other: number;
}

async function time(
  database: Database,
  search: Cell['search'],
  { counts }: Cell,
  now: () => number,
): Promise<number> {
  const start = now();
  await (counts
    ? searchFacets(database.executor, search)
    : searchTools(database.executor, search, listed));
  return now() - start;
}

/** The search for the page of the cell; the cursor belongs to the database. A deep page is never empty. */
async function readPage(database: Database, { page, search }: Cell): Promise<Cell['search']> {
  let asked = search;
  if (page === 'first') return asked;
  for (let passed = 0; passed < deep; passed += 100) {
    const tools = await searchTools(database.executor, { ...asked, first: 100 }, listed);
    const { order, direction, term } = asked;
    const cursor = tools.at(-1)?.searchCursor ?? '';
    const after = decodeCursor(cursor, { order, direction, hasTerm: term !== '' });
    if (!after || tools.length < 100) break;
    const next = { ...asked, after };
    const [further] = await searchTools(database.executor, { ...next, first: 1 }, listed);
    if (!further) break;
    asked = next;
  }
  return asked;
}

/** Runs every cell in both databases in turn, after one uncounted run each. */
async function measure(
  one: Database,
  other: Database,
  cells: readonly Cell[],
  clocks: readonly [() => number, () => number],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [index, cell] of cells.entries()) {
    if (index % 100 === 0) console.error(`${index} of ${cells.length} cells`);
    const times: [number[], number[]] = [[], []];
    const searches = [await readPage(one, cell), await readPage(other, cell)] as const;
    await time(one, searches[0], cell, clocks[0]);
    await time(other, searches[1], cell, clocks[1]);
    for (let round = 0; round < rounds; round += 1) {
      times[0].push(await time(one, searches[0], cell, clocks[0]));
      times[1].push(await time(other, searches[1], cell, clocks[1]));
    }
    measured.push({ ...cell, one: median(times[0]), other: median(times[1]) });
  }
  return measured;
}

const exponent = ({ one, other }: Measured) =>
  Math.log10(other / one) / Math.log10(sizes.large / sizes.small);
/** The most common searches hardly grow at all; every other search stays below this among a million tools. */
const bounds = { flatExponent: 0.2, slowestMs: 150, countsMs: 100 };
const holds = (cell: Measured) =>
  cell.other <= (cell.counts ? bounds.countsMs : bounds.slowestMs) &&
  (cell.group !== 'flat' || exponent(cell) <= bounds.flatExponent);
const ms = (value: number) => value.toFixed(1);

function row(cell: Measured, name: string) {
  return [name, ms(cell.one), ms(cell.other), exponent(cell).toFixed(2)];
}
const getName = ({ word, filter, order, page }: Cell) => `${word} / ${filter} / ${order} / ${page}`;
const worst = (cells: readonly Measured[], of: (cell: Measured) => number) =>
  cells.reduce((most, cell) => (of(cell) > of(most) ? cell : most));

function growthReport(cells: readonly Measured[]): string {
  const flat = cells.filter(({ group }) => group === 'flat');
  const others = cells.filter(({ group }) => group === 'other');
  const beyond = cells.filter((cell) => !holds(cell));
  const groups = new Map<string, Measured[]>();
  for (const cell of others) {
    groups.set(cell.word, [...(groups.get(cell.word) ?? []), cell]);
  }
  const summary = [...groups].map(([word, group]) => [
    word,
    ms(worst(group, ({ one }) => one).one),
    ms(worst(group, ({ other }) => other).other),
    exponent(worst(group, exponent)).toFixed(2),
  ]);
  const slowest = beyond.toSorted((a, b) => b.other - a.other).slice(0, 3);
  const ratio = (read: (cell: Measured) => number) => {
    const all = cells.map(read);
    return `${ms(median(all))} ms in the middle, ${ms(Math.max(...all))} ms at most (${(Math.max(...all) / median(all)).toFixed(0)} times)`;
  };
  return [
    `Medians of ${rounds} alternating rounds, milliseconds that the database's process worked (on Linux; elsewhere that passed), in ${sizes.small} (small) and ${sizes.large} (large) tools on PostgreSQL, ${cells.length} cells. Deep pages come after ${deep} tools. Measured on ${machine()}.`,
    `All cells: ${ratio(({ one }) => one)} among ${sizes.small}; ${ratio(({ other }) => other)} among ${sizes.large}. ${cells.length - beyond.length} of ${cells.length} cells hold their limit (${bounds.slowestMs} ms among a million, ${bounds.countsMs} for counts; without words and filters and for a typo also an exponent of ${bounds.flatExponent}).`,
    markdownTable(
      ['word / filter / order / page', 'small', 'large', 'exponent'],
      flat.map((cell) => row(cell, getName(cell))),
    ),
    'The slowest of all other cells by word, over every filter, order and page, counts included:',
    markdownTable(['word', 'small', 'large', 'largest exponent'], summary),
    ...(beyond.length > 0
      ? [
          `${beyond.length} cells exceed their limit. The slowest:`,
          markdownTable(
            ['word / filter / order / page', 'small', 'large', 'exponent'],
            slowest.map((cell) => row(cell, getName(cell))),
          ),
        ]
      : []),
  ].join('\n\n');
}

async function growth(): Promise<string> {
  const urls = {
    small: values.small ?? benchDatabaseUrl(sizes.small),
    large: values.large ?? benchDatabaseUrl(sizes.large),
  };
  await fillDatabase(urls.small, sizes.small, 1);
  await fillDatabase(urls.large, sizes.large, 1);
  const small = await openDatabase({ kind: 'postgres', url: urls.small }, failLoudly);
  const large = await openDatabase({ kind: 'postgres', url: urls.large }, failLoudly);
  const cells = await measure(small, large, searchGrid(), [
    await readClock(small),
    await readClock(large),
  ]);
  await Promise.all([small.close(), large.close()]);
  if (values.all) {
    for (const cell of cells) console.log(row(cell, getName(cell)).join('  '));
  }
  return growthReport(cells);
}

/** The processor time of this process in ms; the embedded database is one of its threads. */
function ownWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

async function embedded(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-bench-'));
  const url = benchDatabaseUrl(sizes.embedded);
  await fillDatabase(url, sizes.embedded, 1);
  const server = await openDatabase({ kind: 'postgres', url }, failLoudly);
  const inProcess = await openDatabase({ kind: 'folder', dataDir: folder }, failLoudly);
  await migrate(inProcess.pool);
  await fill(inProcess, sizes.embedded, 1);
  const serverClock = await readClock(server);
  const firstPages = searchGrid().filter(({ page }) => page === 'first');
  const cells = await measure(server, inProcess, firstPages, [
    () => ownWork() + serverClock(),
    ownWork,
  ]);
  await Promise.all([server.close(), inProcess.close()]);
  await rm(folder, { recursive: true, force: true });
  const slowest = worst(cells, ({ other }) => other);
  const ratio = median(cells.map(({ other }) => other)) / median(cells.map(({ one }) => one));
  return `The embedded database with ${sizes.embedded} tools, the first pages of the same cells, milliseconds that all processes worked: ${ratio.toFixed(2)} times PostgreSQL in the middle (${ms(median(cells.map(({ other }) => other)))} ms), its slowest statement ${ms(slowest.other)} ms (${getName(slowest)}).`;
}

for (const [name, section, run] of [
  ['growth', 'bench:search', growth],
  ['embedded', 'bench:search embedded', embedded],
] as const) {
  if (values.only !== undefined && values.only !== name) continue;
  const text = await run();
  console.log(text);
  writeSection(section, text);
}
