import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** When a file, or any file in a folder, was last changed, in milliseconds. Generated files do not count. */
function newestChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(file).filter((name) => !name.includes('.generated.'));
  return Math.max(0, ...names.map((name) => newestChange(path.join(file, name))));
}

/** Whether all files exist and none is older than any source; a source may be a folder. */
export function isNewer(files: readonly string[], sources: readonly string[]): boolean {
  if (!files.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...files.map((file) => statSync(file).mtimeMs));
  return sources.every((source) => newestChange(source) <= oldest);
}
