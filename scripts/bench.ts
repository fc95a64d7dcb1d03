/** `npm run bench`: runs every benchmark in turn; each writes its own table into docs/performance.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** `bench:data` fills a database and measures nothing. */
const parts = Object.keys(scripts).filter(
  (name) => name.startsWith('bench:') && name !== 'bench:data',
);
const failed = parts.filter((name) => {
  console.log(`\n== ${name}`);
  return spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`Did not run to its end: ${failed.join(', ')}`);
  process.exitCode = 1;
}
