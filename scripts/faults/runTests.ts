import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FaultyFile } from './FaultyFile';

export interface TestRun {
  passed: number;
  /** Full names of the tests that failed. */
  failed: string[];
  /** Why a test file could not be run at all. */
  broken: string[];
  isLate: boolean;
}

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function projectOf(file: string): string {
  if (file.startsWith('src/')) return 'app';
  return file.startsWith('server/') ? 'service' : 'rules';
}

/** A run that has not ended by then is ended. */
const timeoutMs = 300_000;

/** Runs the tests of a faulty file in a copy of the project. */
export function runTests(
  copy: string,
  { tests, named }: Pick<FaultyFile, 'tests' | 'named'>,
): Promise<TestRun> {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const { TEST_DATABASE_URL: _onPgliteAlone, ...env } = process.env;
  const jest = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--runInBand',
      ...(named === undefined ? [] : ['--testNamePattern', named]),
      '--json',
      `--outputFile=${report}`,
      '--selectProjects',
      ...new Set(tests.map(projectOf)),
      '--runTestsByPath',
      ...tests,
    ],
    { cwd: copy, env, stdio: 'ignore' },
  );
  return new Promise((resolve) => {
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      jest.kill('SIGKILL');
    }, timeoutMs);
    jest.once('close', () => {
      clearTimeout(limit);
      if (isLate) {
        resolve({ passed: 0, failed: [], broken: [], isLate });
        return;
      }
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      resolve({
        passed: numPassedTests,
        failed: testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => fullName),
        broken: testResults
          .filter(({ assertionResults }) => assertionResults.length === 0)
          .map(({ name, message }) => `${path.relative(copy, name)}: ${message}`),
        isLate,
      });
    });
  });
}
