/**
 * `npm test`: every check that a change must pass, or only the named parts (`npm test -- lint types`).
 * Ends with one line that counts the tests of all runners; a check counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildAppIfNeeded } from './appBuild';
import { budgetLines } from './buildBudget';
import type { RouteStats } from './webpack/RouteStats';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, '.cache/test-reports');
mkdirSync(reports, { recursive: true });

interface Count {
  passed: number;
  failed: number;
  /** Names of the tests that passed only on a retry. */
  retried?: string[];
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const file = path.join(root, 'node_modules', script);
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function check(script: string, args: string[]): Count {
  return run(script, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Reads a runner's own report. A runner that failed without a failed test (a crash, no report) counts as one failure. */
function counted(ok: boolean, report: string, read: (json: never) => Count): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch (error) {
    console.error(`No report was written: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
  if (count.passed + count.failed === 0) return { passed: 0, failed: 1 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

function jest(name: string, projects: string[]): Count {
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const ok = run('jest/bin/jest.js', [
    '--selectProjects',
    ...projects,
    '--maxWorkers=2',
    '--json',
    `--outputFile=${report}`,
  ]);
  interface Report {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      assertionResults: { fullName: string; status: string; invocations?: number }[];
    }[];
  }
  return counted(ok, report, ({ numPassedTests, numFailedTests, testResults }: Report) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    retried: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  }));
}

function journeys(): Count {
  const report = path.join(reports, 'e2e.json');
  rmSync(report, { force: true });
  const config = ['--config', 'e2e/playwright.config.ts', '--grep-invert', '@nightly'];
  const ok = run('@playwright/test/cli.js', ['test', ...config, '--reporter', 'list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  interface Suite {
    suites?: Suite[];
    specs: { title: string; tests: { status: string }[] }[];
  }
  interface Report {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
  }
  const specsOf = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return counted(ok, report, ({ stats, suites }: Report) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
  }));
}

/** Compares the sizes of the build with the budgets (docs/performance.md). */
function bytes(): Count {
  buildAppIfNeeded();
  const stats = JSON.parse(
    readFileSync(path.join(root, 'build/routes.json'), 'utf8'),
  ) as RouteStats;
  const lines = budgetLines(stats);
  console.table(lines);
  const failed = lines.filter((line) => !line.kept).length;
  return { passed: lines.length - failed, failed };
}

const withPostgres = Boolean(process.env['TEST_DATABASE_URL']);

const parts: Record<string, () => Count> = {
  lint: () => check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  imports: () =>
    check('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'domain',
      'sample',
      'server',
    ]),
  unused: () => check('knip/bin/knip.js', []),
  generated: () => check('tsx/dist/cli.mjs', ['scripts/codegen.ts', '--check']),
  // A service worker has other globals than a page, so it is a type-checking project of its own.
  types: () =>
    [['--noEmit'], ['--noEmit', '-p', 'src/worker']]
      .map((args) => check('typescript/bin/tsc', args))
      .reduce((sum, each) => ({
        passed: sum.passed + each.passed,
        failed: sum.failed + each.failed,
      })),
  unit: () => jest('unit', ['rules', 'app']),
  service: () => jest('service', ['service', ...(withPostgres ? ['service-postgres'] : [])]),
  bytes,
  e2e: journeys,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part called ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`,
  );
  process.exit(2);
}

const results = Object.entries(parts)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([name, part]) => {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const { passed, failed, retried = [] } = part();
    const seconds = Math.round((Date.now() - started) / 1000);
    return { name, passed, failed, retried, seconds };
  });

console.log('');
console.table(results.map((result) => ({ ...result, retried: result.retried.length })));
if (!withPostgres) {
  console.log('The service was tested on PGlite alone: TEST_DATABASE_URL names no PostgreSQL.');
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const retried = results.flatMap((result) => result.retried);
for (const name of retried) console.log(`Passed only when tried again: ${name}`);
const total = results.reduce((sum, result) => sum + result.seconds, 0);
console.log(`${total} seconds, ${retried.length} passed only when tried again`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
