/**
 * `npm run bench:pages`: rendered pages a second, kept and rendered anew, and what a search loses while pages are
 * asked for as fast as they come. Prints a table and writes it into docs/operations/performance.md.
 *
 *     npm run bench:pages [-- --rounds 5] [--seconds 4] [--database URL]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../scripts/buildIfNeeded';
import { writeSection } from '../scripts/writeSection';
import { signUp } from '../tests/helpers/ask';
import { noBounds } from '../tests/helpers/startOwnService';
import { machine, markdownTable, median } from './report';
import { cases, getBody } from './serviceCases';
import { load, type StartedProcess, startProcess } from './serviceLoad';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = 16;

/** Rendered pages per second, with `connections` clients that each wait for their response. */
async function askForPages(
  server: StartedProcess,
  addressOf: (count: number) => string,
  until: Promise<unknown>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  let asked = 0;
  let rendered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      asked += 1;
      const options = { agent, headers: { 'accept-encoding': 'br' } };
      get(server.url + addressOf(asked), options, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => {
          // The page without content has only a few thousand bytes.
          if (answer.statusCode === 200 && bytes > 10_000) rendered += 1;
          resolve();
        });
      }).once('error', reject);
    });
  const asker = async () => {
    while (!isOver) await ask();
  };
  await Promise.all(Array.from({ length: connections }, asker));
  agent.destroy();
  return (rendered * 1000) / (performance.now() - started);
}

const wait = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
let visits = 0;
const anew = () => {
  visits += 1;
  return `/browse?visit=${visits}`;
};

await buildIfNeeded();
const dataDir = mkdtempSync(path.join(tmpdir(), 'skuret-bench-'));
const server = await startProcess(
  ['--enable-source-maps', '--min-semi-space-size=16', 'build/service/main.js'],
  {
    DATABASE_URL: values.database ?? '',
    DATA_DIR: dataDir,
    PORT: '0',
    ...noBounds,
  },
);
try {
  const token = await signUp(server.url, `bench-${Date.now()}@skuret.example`);
  const [landing] = cases;
  if (!landing) throw new Error('There is no case');
  const search = () => load(server, getBody(landing), token, { connections, seconds });
  const figures = { kept: [], anew: [], search: [], searchBeside: [], anewBeside: [] } as Record<
    'kept' | 'anew' | 'search' | 'searchBeside' | 'anewBeside',
    number[]
  >;
  await askForPages(server, anew, wait());
  await search();
  for (let round = 0; round < rounds; round += 1) {
    figures.kept.push(await askForPages(server, () => '/browse', wait()));
    figures.anew.push(await askForPages(server, anew, wait()));
    figures.search.push((await search()).perSecond);
    const beside = search();
    figures.anewBeside.push(await askForPages(server, anew, beside));
    figures.searchBeside.push((await beside).perSecond);
    console.log(`Round ${round + 1} of ${rounds} is done.`);
  }
  const ratio = (ours: number[], other: number[]) =>
    median(ours.map((value, round) => value / (other[round] ?? Number.NaN))).toFixed(2);
  const table = markdownTable(
    ['case', 'per second', 'ratio'],
    [
      [
        'cached page',
        Math.round(median(figures.kept)),
        `${ratio(figures.kept, figures.anew)} of uncached`,
      ],
      ['uncached page', Math.round(median(figures.anew)), ''],
      ['`searchTools` alone', Math.round(median(figures.search)), ''],
      [
        '`searchTools` while uncached pages render at full rate',
        Math.round(median(figures.searchBeside)),
        `${ratio(figures.searchBeside, figures.search)} of alone`,
      ],
      ['uncached pages meanwhile', Math.round(median(figures.anewBeside)), ''],
    ],
  );
  console.log(`\n${table}`);
  writeSection(
    'bench:pages',
    `\`/browse\` with 24 tools; medians of ${rounds} rounds of ${seconds} s with ${connections} connections, on ${values.database ? 'PostgreSQL' : 'the embedded database'}; load, database and service share the machine. Measured on ${machine()}.\n\n${table}`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
