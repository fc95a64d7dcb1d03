/**
 * `npm test` runs the package script `test:quick`. `npm test -- --changed` checks format and types, and runs the tests
 * in the folders of all files that differ from `main`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

function passes(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** The folders, relative to the root, with files that are changed since `main` or new. */
function findChangedFolders(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', 'main'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  return [...folders].filter((folder) => folder !== '.');
}

function testChanged(): boolean {
  const tests = findChangedFolders().map((folder) => `/${folder}/[^/]+\\.test\\.`);
  const jest = ['jest', '--passWithNoTests', '--selectProjects', 'rules', 'app', 'service'];
  return [
    passes('npx', ['biome', 'ci', '--error-on-warnings', '.']),
    passes('npm', ['run', 'test:types']),
    tests.length === 0 || passes('npx', [...jest, '--testPathPatterns', ...tests]),
  ].every(Boolean);
}

process.exitCode = (values.changed ? testChanged() : passes('npm', ['run', 'test:quick'])) ? 0 : 1;
