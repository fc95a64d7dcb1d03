import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where a program is on this machine: of several names the first that is on the PATH, or is a path that can be run. Null for none. */
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
