import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of the first of these programs that is installed: a name on the PATH, or an absolute path. Throws for none. */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  const found = files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found) return found;
  throw new Error(
    `Not installed: ${names.join(', ')}. On Debian: apt-get install ${debianPackage}`,
  );
}
