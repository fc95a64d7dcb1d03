import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sqlFaults } from './sqlFaults';

const root = path.join(__dirname, '../..');
const run = promisify(execFile);
const tenMinutes = 600_000;

interface Report {
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Copies the files that git knows or would add; the packages are shared. */
async function copyProject(copy: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', list, { cwd: root, maxBuffer: 100_000_000 });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(`${root}/${file}`));
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Runs the service tests with these names on the embedded database. */
async function runTests(copy: string, names: readonly string[]): Promise<Report> {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'service', '--runInBand'];
  const tests = [`--testPathPatterns=/(${names.join('|')})\\.test\\.ts$`];
  const output = ['--silent', '--json', `--outputFile=${report}`];
  // A failed test ends the process with 1; the report says what failed.
  await run(process.execPath, [...jest, ...tests, ...output], { cwd: copy, env }).catch(() => null);
  return JSON.parse(readFileSync(report, 'utf8'));
}

const faults = sqlFaults.flatMap(([file, tests, those]) =>
  those.map(([what, text, replacement]) => ({ what, file, tests, text, replacement })),
);

test.each(faults)('the source of the SQL mutation exists once: $what', ({ file, text }) => {
  expect(readFileSync(path.join(root, file), 'utf8').split(text).length).toBe(2);
});

describe('SQL mutation tests', () => {
  let copy: string;
  beforeAll(async () => {
    copy = mkdtempSync(path.join(tmpdir(), 'skuret-sql-'));
    await copyProject(copy);
  }, tenMinutes);
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each(faults)(
    'kill the mutant: $what',
    async ({ file, tests, text, replacement }) => {
      const faulty = path.join(copy, file);
      const right = readFileSync(faulty, 'utf8');
      writeFileSync(
        faulty,
        right.replace(text, () => replacement),
      );
      try {
        const { numFailedTests, numRuntimeErrorTestSuites } = await runTests(copy, tests);
        expect(numFailedTests).toBeGreaterThan(0);
        expect(numRuntimeErrorTestSuites).toBe(0);
      } finally {
        writeFileSync(faulty, right);
      }
    },
    tenMinutes,
  );
});
