import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import { testDatabase } from '../../tests/helpers/service/startTestService';
import { migrate, migrationsFolder } from './migrate';
import { openDatabase } from './openDatabase';

const spelling = '0003_search_spelling.sql';

test('rewrites the words of tools that were stored in the former spelling', async () => {
  const { url, drop } =
    testDatabase === 'postgres'
      ? await createPostgresDatabase()
      : { url: null, drop: async () => {} };
  const files = await mkdtemp(path.join(tmpdir(), 'skuret-spelling-'));
  const database = await openDatabase(
    url === null ? { kind: 'memory' } : { kind: 'postgres', url },
    (error) => {
      throw error;
    },
  );
  try {
    await cp(migrationsFolder, files, {
      recursive: true,
      filter: (file) => !/000[3-9]/.test(path.basename(file)),
    });
    await migrate(database.pool, { folder: pathToFileURL(`${files}/`) });
    await database.pool.query(`
      insert into users (id, name, email) values (1, 'Mette', 'mette@example.dk');
      insert into tools (owner_id, name, description, location, image_url, price_per_day_cents, latitude, longitude, state)
      values (1, 'Makita 18 V', 'Med hamre.', 'Valby', '/a.svg', 100, 55, 12, 'published'),
        (1, 'Motorsav', 'Til træ.', 'Valby', '/a.svg', 100, 55, 12, 'published');
    `);
    const { rows: before } = await database.pool.query('select id, version from tools order by id');
    expect(await migrate(database.pool)).toContain(spelling);
    const { rows } = await database.pool.query(`
      select id, version, document @@ to_tsquery('pg_catalog.danish', '18v & hammer | motorsav') as found from tools order by id
    `);
    expect(rows).toEqual(before.map((row) => ({ ...row, found: true })));
    const { rows: words } = await database.pool.query(
      "select word from search_words where word in ('18v', 'hammer') order by word",
    );
    expect(words).toEqual([{ word: '18v' }, { word: 'hammer' }]);
  } finally {
    await database.close();
    await drop();
    await rm(files, { recursive: true, force: true });
  }
});
