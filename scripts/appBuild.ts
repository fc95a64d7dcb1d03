/** Builds the app when there is no build, or one that is older than what it is made of. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const page = path.join(root, 'build/app/index.html');
const sources = [
  'src',
  'domain',
  'sample',
  'public',
  'scripts/webpack',
  'webpack.config.ts',
  'package-lock.json',
];

function newestChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(file).map((name) => newestChange(path.join(file, name))),
  );
}

/** Throws when the build fails; what was wrong is printed by webpack. */
export function buildAppIfNeeded(): void {
  const needed =
    !existsSync(page) ||
    sources.some((source) => newestChange(path.join(root, source)) > statSync(page).mtimeMs);
  if (!needed) return;
  console.log('Building the app …');
  const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  execFileSync(process.execPath, [webpack, '--mode', 'production'], {
    cwd: root,
    stdio: 'inherit',
  });
}
