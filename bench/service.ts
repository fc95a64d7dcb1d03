/**
 * `npm run bench:service`: searching through HTTP with a signed-in person, everything on, beside an endpoint
 * written by hand, stock GraphQL Yoga and Mercurius, all on the same PostgreSQL with 100 thousand tools; and a search
 * for a word beside pgbench with the same statement. Prints a table and writes it into docs/operations/performance.md.
 *
 *     npm run bench:service [-- --rounds 5] [--seconds 4] [--tools 100000] [--database URL] [--profile FOLDER]
 *
 * `--profile` writes a profile of the service's processor time into a folder, and no table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../scripts/buildIfNeeded';
import { writeSection } from '../scripts/writeSection';
import { openDatabase } from '../server/database/openDatabase';
import { readEnv } from '../server/start/env';
import { signUp } from '../tests/helpers/ask';
import { noBounds } from '../tests/helpers/startOwnService';
import { benchDatabaseUrl, fillDatabase } from './benchDatabase';
import { machine, markdownTable, median } from './report';
import { cases, getBody } from './serviceCases';
import {
  findProgram,
  type Load,
  load,
  pgbench,
  type StartedProcess,
  startProcess,
  warmUp,
} from './serviceLoad';
import { pgbenchScript, readStatement } from './serviceStatements';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    tools: { type: 'string', default: '100000' },
    database: { type: 'string' },
    profile: { type: 'string' },
    only: { type: 'string' },
    'warm-up': { type: 'string', default: '10000' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const options = { seconds, connections: 16 };
const warmUpRequests = Number(values['warm-up']);
const url = values.database ?? benchDatabaseUrl(Number(values.tools));
const asked = cases.filter(({ name }) => values.only === undefined || values.only === name);

const kinds = ['service', 'by hand', 'Yoga', 'Mercurius'] as const;
type Kind = (typeof kinds)[number];

/** As `npm start` does. */
const asStarted = ['--enable-source-maps', '--min-semi-space-size=16'];

async function startAll(dataDir: string): Promise<Record<Kind, StartedProcess>> {
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  // The service starts first: it creates the key with which all check tokens.
  const service = await startProcess([...profile, ...asStarted, 'build/service/main.js'], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ...noBounds,
  });
  const host = ['--import', 'tsx', 'bench/serviceHost.ts'];
  return {
    service,
    'by hand': await startProcess([...host, 'byHand', url], {}),
    Yoga: await startProcess([...host, 'yoga', url], {}),
    Mercurius: await startProcess([...host, 'mercurius', url], {}),
  };
}

/** All must give the same response, or the comparison means nothing. */
async function readAnswer(address: string, body: string, token: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  return response.json();
}

await fillDatabase(url, Number(values.tools), 1);
const dataDir = mkdtempSync(path.join(tmpdir(), 'skuret-bench-'));
await buildIfNeeded();
const servers = await startAll(dataDir);
const database = await openDatabase({ kind: 'postgres', url }, (error) => {
  throw error;
});
const program = findProgram('pgbench');
try {
  const token = await signUp(servers.service.url, `bench-${Date.now()}@skuret.example`);
  const rows: (string | number)[][] = [];
  for (const each of asked) {
    const body = getBody(each);
    const [ours, ...others] = await Promise.all(
      kinds.map(async (kind) =>
        JSON.stringify(await readAnswer(`${servers[kind].url}/graphql`, body, token)),
      ),
    );
    const tools = JSON.parse(ours ?? '{}') as { data: { searchTools: unknown[] } };
    if (others.some((other) => other !== ours) || tools.data.searchTools.length === 0) {
      throw new Error(`${each.name}: the answers differ, or are empty`);
    }
    const measured: Record<Kind, Load[]> = { service: [], 'by hand': [], Yoga: [], Mercurius: [] };
    const statements: number[] = [];
    const script = pgbenchScript(await readStatement(database, each, readEnv({}).origin));
    const measuredKinds = values.profile ? (['service'] as const) : kinds;
    // After some ten thousand requests, code is compiled and plans are cached, however long that takes.
    for (const kind of measuredKinds) {
      await warmUp(servers[kind], body, token, {
        requests: warmUpRequests,
        connections: options.connections,
      });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of measuredKinds) {
        measured[kind].push(await load(servers[kind], body, token, options));
      }
      if (program && !values.profile) statements.push(await pgbench(program, url, script, options));
    }
    const of = (kind: Kind, what: keyof Load) => median(measured[kind].map((one) => one[what]));
    // A ratio for each round, so that other work of the machine affects both sides.
    const ratio = (other: readonly number[], ours = measured.service.map((one) => one.perSecond)) =>
      median(other.map((value, round) => (ours[round] ?? Number.NaN) / value)).toFixed(2);
    const perSecond = (kind: Kind) => measured[kind].map((one) => one.perSecond);
    // Inverted, because less processor time is better.
    const processor = (kind: Kind) =>
      ratio(
        measured.service.map((one) => one.processor),
        measured[kind].map((one) => one.processor),
      );
    rows.push([
      each.name,
      Math.round(of('service', 'perSecond')),
      ratio(perSecond('by hand')),
      ratio(perSecond('Yoga')),
      ratio(perSecond('Mercurius')),
      program ? ratio(statements) : 'no pgbench',
      of('service', 'processor').toFixed(2),
      processor('by hand'),
      processor('Yoga'),
      processor('Mercurius'),
      of('service', 'p50'),
      of('service', 'p99'),
      median(measured.service.map(({ p50, p99 }) => p99 / p50)).toFixed(1),
    ]);
    console.log(`${each.name} is done.`);
  }
  const head = [
    'search',
    'requests/s',
    '÷ by hand',
    '÷ Yoga',
    '÷ Mercurius',
    '÷ pgbench',
    'processor ms',
    'by hand ÷',
    'Yoga ÷',
    'Mercurius ÷',
    'p50 ms',
    'p99 ms',
    'p99 ÷ p50',
  ];
  const table = markdownTable(head, rows);
  console.log(`\n${table}`);
  if (!program) console.log('pgbench was not found, so nothing was compared with it.');
  if (!values.profile && asked.length === cases.length) {
    writeSection(
      'bench:service',
      `Medians of ${rounds} alternating rounds of ${seconds} s with ${options.connections} connections of autocannon, ${values.tools} tools on PostgreSQL; each ratio is the median of the rounds' own. \`processor ms\` is the service's time for a request; the next columns divide the others' time by it. Load, database and servers share the machine (load average ${loadavg()[0]?.toFixed(0)} at the end). Measured on ${machine()}.\n\n${table}`,
    );
  }
} finally {
  await database.close();
  for (const server of Object.values(servers)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
