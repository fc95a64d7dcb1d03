import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependencies } from '../../../package.json' with { type: 'json' };
import { migrationsFolder, readMigrations } from '../../../server/database/migrate';

/**
 * Where `makeTemplates.ts` stores databases with all migrations of this version. Found when asked for: a file whose tests
 * are all left out ends before a reading begun by its import would.
 */
export async function findTemplates() {
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  for (const { checksum } of await readMigrations(migrationsFolder)) hash.update(checksum);
  const name = `skuret_template_${hash.digest('hex').slice(0, 12)}`;
  const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url));
  return {
    /** The name of a database on the server of TEST_DATABASE_URL. */
    postgres: name,
    /** The path of a file, for a database in memory. */
    pglite: path.join(cache, `${name}.tar`),
    /** The path of a folder, for a database in a data folder. */
    folder: path.join(cache, name),
  };
}
