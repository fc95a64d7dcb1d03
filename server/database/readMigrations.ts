import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** The folder of the product's own migrations. */
export const migrationsFolder = new URL('./migrations/', import.meta.url);

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Without a number in its name: runs after the others, and again whenever its text has changed. */
  isRepeatable: boolean;
}

/** All migrations of a folder, in the order in which they run. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, isRepeatable: !/^\d/.test(name) };
    }),
  );
}
