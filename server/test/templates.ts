import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dependencies } from '../../package.json' with { type: 'json' };
import { migrationsFolder, readMigrations } from '../database/readMigrations';

async function namesOfTemplates() {
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

/** Where `makeTemplates.ts` stores databases with all migrations of this version. */
export const templates = namesOfTemplates();
