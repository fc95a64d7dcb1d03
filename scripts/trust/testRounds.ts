import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface TestRounds {
  tests: number;
  /** Titles of the tests that failed; an entry for the run itself when it did not finish. */
  failed: string[];
}

interface Report {
  testResults: {
    /** The path of the file. */
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/**
 * Runs the service's tests in these files on both databases, limited to the names that match. Throws without a
 * TEST_DATABASE_URL.
 */
export function testRounds(files: readonly string[], names = '.'): TestRounds {
  // Jest would run on PGlite alone, and the table say “and PostgreSQL”.
  if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL names no PostgreSQL');
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-rounds-'));
  const report = path.join(folder, 'report.json');
  const projects = ['service', 'service-postgres'];
  spawnSync(
    process.execPath,
    [
      ...[path.join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', ...projects],
      ...['--maxWorkers=2', '--silent', '--json', `--outputFile=${report}`, '-t', names],
      ...['--testPathPatterns', ...files.map((file) => `/${file}\\.test\\.ts$`)],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LONG_ROUNDS: '1' },
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const ran = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'pending');
    const failed = ran.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName);
    // A file of which no test is named as asked adds nothing to the proof.
    for (const file of files) {
      const own = testResults.filter(({ name }) => name.endsWith(`/${file}.test.ts`));
      const tests = own.flatMap(({ assertionResults }) => assertionResults);
      if (tests.every(({ status }) => status === 'pending')) failed.push(`${file}: no test ran`);
    }
    // A file can fail beside its tests: it cannot be loaded, or something it began fails after them.
    for (const { status, message, assertionResults } of testResults) {
      const fails = assertionResults.some((test) => test.status === 'failed');
      if (status === 'failed' && !fails) failed.push(message.slice(0, 200));
    }
    return { tests: ran.length, failed };
  } catch (error) {
    return { tests: 0, failed: [`the run did not end well: ${(error as Error).message}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
