import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The path of a program on this machine: the first of the names that is on the PATH, or that is the absolute path of an
 * executable. Null for none.
 */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  const isThere = (place: string) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return places.find(isThere) ?? null;
}
