/** Builds the service and its commands as plain JavaScript. */
import path from 'node:path';
import { build } from 'esbuild';
import { isNewer } from './isNewer';

const root = path.join(import.meta.dirname, '..');
/** Each becomes a file of its own beside the others: the threads find their file by its name (`startWorker.ts`). */
const entryPoints = [
  'server/main.ts',
  'server/api/pages/pageWorker.ts',
  'server/database/embeddedWorker.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/demoReset.ts',
  'scripts/staff.ts',
];
const sources = ['server', 'domain', 'sample', 'scripts', 'package-lock.json'];
const folder = path.join(root, 'build/service');

/**
 * Writes `build/service/`, with source maps, unless it is newer than its sources. Packages are not part of it. Throws
 * when a file cannot be built; esbuild prints the errors.
 */
export async function buildServiceIfNeeded(): Promise<void> {
  const built = entryPoints.map((entry) => path.join(folder, `${path.parse(entry).name}.js`));
  if (
    isNewer(
      built,
      sources.map((name) => path.join(root, name)),
    )
  ) {
    return;
  }
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entryPoints.map((entry) => [path.parse(entry).name, entry])),
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}
