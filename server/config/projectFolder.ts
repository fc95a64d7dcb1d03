import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above that has a `package.json`: the same for the sources and for the built service. */
function findProjectFolder(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('There is no package.json above the service');
  return findProjectFolder(above);
}

/** The folder of `package.json`, with the files that the service reads: the schema, the migrations and `public`. */
export const projectFolder = findProjectFolder(import.meta.dirname);
