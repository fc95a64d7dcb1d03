import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { pictureWidths } from '../../domain/pictures';
import { pictureFileName } from '../pictures/encodePicture';
import type { PictureStore } from '../pictures/pictureStore';
import { backedUpTables, numberOf, plainText, readTable, type TableSum } from './backedUpTables';

export interface BackupReport {
  tables: Record<string, TableSum>;
  pictures: number;
}

/** The first line of a backup. */
export interface BackupHead {
  skuret: 'backup';
  version: 1;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
}

export async function appliedMigrations(client: pg.ClientBase): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

/**
 * Writes everything as it was at one moment, line by line, while the service goes on. The embedded
 * database has one connection, so there other requests wait until it is done.
 */
export async function writeBackup(
  pool: pg.Pool,
  pictures: PictureStore,
  createdAt: Date,
  write: (line: string) => Promise<void>,
): Promise<BackupReport> {
  const client = await pool.connect();
  const report: BackupReport = { tables: {}, pictures: 0 };
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(plainText);
    await client.query(
      "set local statement_timeout = '0'; set local idle_in_transaction_session_timeout = '0'",
    );
    const head: BackupHead = {
      skuret: 'backup',
      version: 1,
      createdAt: createdAt.toISOString(),
      migrations: await appliedMigrations(client),
    };
    await write(JSON.stringify(head));
    for (const table of await backedUpTables(client)) {
      await write(JSON.stringify({ table }));
      const sum = await readTable(client, table, write);
      let next: number | null = null;
      if (table.numbered !== null) {
        const { rows } = await client.query<{ next: number }>(
          `select last_value + is_called::int as next from ${await numberOf(client, table)}`,
        );
        next = rows[0]?.next ?? null;
      }
      await write(JSON.stringify({ end: table.name, ...sum, next }));
      report.tables[table.name] = sum;
    }
    const { rows } = await client.query<{ sha256: string }>(
      'select sha256 from pictures order by 1',
    );
    await client.query('commit');
    // The files never change, so they need not be of the same moment.
    for (const { sha256 } of rows) {
      for (const width of pictureWidths) {
        for (const format of ['webp', 'avif'] as const) {
          const name = pictureFileName(sha256, width, format);
          const file = await pictures.read(name);
          if (!file) throw new Error(`The picture ${name} is not where it should be`);
          const bytes = await buffer(file.stream());
          const sum = createHash('sha256').update(bytes).digest('hex');
          await write(
            JSON.stringify({ picture: name, sha256: sum, data: bytes.toString('base64') }),
          );
          report.pictures += 1;
        }
      }
    }
    await write(JSON.stringify({ end: 'backup', pictures: report.pictures }));
    return report;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
