import { buildAppIfNeeded } from './appBuild';
import { buildServiceIfNeeded } from './serviceBuild';

/** Builds what `npm start` runs, unless a build is there that is newer than its sources. */
export async function buildIfNeeded(): Promise<void> {
  buildAppIfNeeded();
  await buildServiceIfNeeded();
}
