import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependencies } from '../../package.json' with { type: 'json' };
import { migrationsFolder, readMigrations } from '../database/readMigrations';

/**
 * Where `makeTemplates.ts` stores databases with all migrations of this version. Found when asked for: a file whose tests
 * are all left out ends before a reading begun by its import would.
 */
export async function findTemplates() {
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  for (const { checksum } of await readMigrations(migrationsFolder)) hash.update(checksum);
  const name = `skuret_template_${hash.digest('hex').slice(0, 12)}`;
  return {
    /** The name of a database on the server of TEST_DATABASE_URL. */
    postgres: name,
    /** The path of a file. */
    pglite: path.join(fileURLToPath(new URL('../../.cache/', import.meta.url)), `${name}.tar`),
  };
}
