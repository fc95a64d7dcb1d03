/** `npm run build`: app and service. `--if-stale` builds what is older than its sources, before start and tests. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfNeeded } from './buildIfNeeded';

if (!process.argv.includes('--if-stale')) {
  rmSync(path.join(import.meta.dirname, '../build'), { recursive: true, force: true });
}
await buildIfNeeded();
