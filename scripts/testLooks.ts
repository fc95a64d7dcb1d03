/** `npm run test:looks`: compares a few screens with their stored pictures; `-- --update-snapshots` stores new ones. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { requireChromium } from '../testing/findChromium';
import { buildAppIfNeeded } from './appBuild';

const root = path.join(import.meta.dirname, '..');
buildAppIfNeeded();
const { status } = spawnSync(
  process.execPath,
  [
    ...[path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
    ...['--config', 'e2e/visual/playwright.config.ts', ...process.argv.slice(2)],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: requireChromium() } },
);
process.exitCode = status ?? 1;
