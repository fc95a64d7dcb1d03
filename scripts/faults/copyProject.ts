import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copies what git knows or would add of the project into a new folder, as it is now; the packages are shared. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'skuret-faults-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  for (const file of new Set(stdout.split('\0'))) {
    const from = path.join(root, file);
    // A file that was deleted and not yet committed is still in the list.
    if (file !== '' && existsSync(from)) cpSync(from, path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
