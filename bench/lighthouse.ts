/**
 * `npm run bench:lighthouse`: Lighthouse's four scores, blocking time and layout shift of eight addresses,
 * with its own throttled phone. Beside the performance stands that of the same page with all scripts blocked: the
 * most that any app could have on this machine, whose browser and processor Lighthouse counts too. Medians
 * of the rounds are printed and written into docs/operations/performance.md. Lighthouse has a folder and a lock of its
 * own, installed when it is missing, because it is larger than all else.
 *
 *     npm run bench:lighthouse [-- --rounds 3] [--only /browse] [--base http://127.0.0.1:4000]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/writeSection';
import { browserArguments } from '../tests/helpers/browserSession';
import { requireChromium } from '../tests/helpers/findChromium';
import { startService } from '../tests/helpers/startService';
import { machine, markdownTable, median } from './report';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    /** The address of a running service, instead of one that is started here. */
    base: { type: 'string' },
  },
});

const folder = path.join(import.meta.dirname, 'lighthouse');
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const paths = [
  '/',
  '/browse',
  '/tool/1',
  '/favorites',
  '/signin',
  '/profile/1',
  '/categories',
  '/how-it-works',
].filter((address) => values.only === undefined || address === values.only);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** `blocking` is the total blocking time in ms, on the three main pages. */
const goal = { score: 97, shift: 0.01, blocking: 150 };

/** The fields of Lighthouse's report that are read. */
interface Report {
  lighthouseVersion: string;
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string } | undefined
  >;
}

interface Visit {
  scores: number[];
  shift: number;
  largest: number;
  /** The total blocking time in ms. */
  blocking: number;
  /** Audits that cost points, apart from performance. */
  complaints: string[];
}

interface Round extends Visit {
  /** The performance of the same page with its scripts blocked. */
  ceiling: number;
}

const getPerformance = ({ scores }: Visit): number => scores[0] ?? 0;

/**
 * One cold visit, of the page as it is or with its scripts blocked. Throws with Lighthouse's own output when it gives
 * no report in three tries.
 */
function visit(
  address: string,
  scripts: 'run' | 'blocked',
  tries = 3,
): Visit & { version: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
      ...(scripts === 'blocked' ? ['--blocked-url-patterns=*.js'] : []),
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
      timeout: 180_000,
      env: { ...process.env, CHROME_PATH: requireChromium() },
    },
  );
  // Lighthouse lost the start of its trace, which says nothing about the page.
  if (status !== 0 && tries > 1 && stderr.includes('NO_NAVSTART'))
    return visit(address, scripts, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${stderr}`);
  const report = JSON.parse(stdout) as Report;
  const complaints = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    version: report.lighthouseVersion,
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    shift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largest: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    complaints,
  };
}

if (!existsSync(cli)) {
  console.log('Installing Lighthouse …');
  execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
}
const service = values.base === undefined ? await startService() : null;
const base = values.base ?? service?.url ?? '';
try {
  // The first responses of a service are its slowest.
  for (const address of paths) await fetch(base + address);
  const rounds = new Map<string, Round[]>(paths.map((address) => [address, []]));
  let version = '';
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const address of paths) {
      const seen = {
        ...visit(base + address, 'run'),
        ceiling: getPerformance(visit(base + address, 'blocked')),
      };
      version = seen.version;
      rounds.get(address)?.push(seen);
      console.log(
        `${address}: ${seen.scores.join(' ')}, without scripts ${seen.ceiling}, largest paint ${Math.round(seen.largest)} ms, blocked ${Math.round(seen.blocking)} ms, shift ${seen.shift.toFixed(4)}${seen.complaints.length > 0 ? `, ${seen.complaints.join(' ')}` : ''}`,
      );
    }
  }
  const rows = [...rounds].map(([address, all]) => [
    `\`${address}\``,
    median(all.map(getPerformance)),
    median(all.map(({ ceiling }) => ceiling)),
    ...categories
      .slice(1)
      .map((_name, index) => median(all.map(({ scores }) => scores[index + 1] ?? 0))),
    Math.round(median(all.map(({ largest }) => largest))),
    Math.round(median(all.map(({ blocking }) => blocking))),
    median(all.map(({ shift }) => shift)).toFixed(4),
  ]);
  const table = markdownTable(
    [
      'address',
      'performance',
      'without scripts',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint (ms)',
      'blocked (ms)',
      'layout shift',
    ],
    rows,
  );
  const text = `Lighthouse ${version}, its throttled phone, medians of ${values.rounds} rounds, on ${machine()}. Goals: scores ${goal.score} or more, shift ${goal.shift} or less, total blocking time ${goal.blocking} ms or less on the first three. “Without scripts” is the performance of the same page with all scripts blocked.\n\n${table}`;
  console.log(text);
  if (values.only === undefined) writeSection('bench:lighthouse', text);
} finally {
  await service?.remove();
}
