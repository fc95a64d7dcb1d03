import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { isNewer } from './isNewer';

const root = path.join(import.meta.dirname, '..');
const sources = ['src', 'domain', 'sample', 'public', 'webpack.config.ts', 'package-lock.json'].map(
  (name) => path.join(root, name),
);

/**
 * Builds the app when there is no build, or when it is older than its sources. Throws when the build fails; webpack
 * prints the errors.
 */
export function buildApp(mode: 'production' | 'development', folder: string): void {
  const last = path.join(folder, 'pages/render.cjs');
  if (isNewer([last], sources)) return;
  console.log('Building the app …');
  const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  execFileSync(process.execPath, [webpack, '--mode', mode], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BUILD_DIR: folder },
  });
  // webpack does not rewrite a file without changes, so its modification time would stay that of an older build.
  const now = new Date();
  utimesSync(last, now, now);
}

/** The build that the service serves. */
export function buildAppIfNeeded(): void {
  buildApp('production', path.join(root, 'build'));
}
