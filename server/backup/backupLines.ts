import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { pictureWidths } from '../../domain/tools/pictures';
import { pictureFileName } from '../tools/pictures/encodePicture';
import type { PictureStore } from '../tools/pictures/pictureStore';
import {
  backedUpTables,
  plainText,
  readSequence,
  readTable,
  type TableSum,
} from './backedUpTables';

/** The contents of a backup: the last line of its file, and the result of a restore. */
export interface BackupReport {
  end: 'backup';
  tables: Record<string, TableSum>;
  /** Files of pictures. */
  pictures: number;
  /** Files that the picture store should have had and did not. */
  missingPictures: string[];
}

/** The first line of a backup. */
export interface BackupHead {
  skuret: 'backup';
  version: 1;
  createdAt: string;
  migrations: { name: string; checksum: string }[];
}

/** The numbered migrations, which made the tables; repeatable ones are left out. */
export async function appliedMigrations(client: pg.ClientBase): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from schema_migrations where name ~ '^[0-9]' order by name`,
  );
  return rows;
}

/** Yields all rows as of one moment; returns the pictures that belong to them. */
async function* tableLines(
  client: pg.ClientBase,
  createdAt: Date,
  report: BackupReport,
): AsyncGenerator<string, string[]> {
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
  yield JSON.stringify(head);
  for (const table of await backedUpTables(client)) {
    yield JSON.stringify({ table });
    const sum = yield* readTable(client, table);
    let next: number | null = null;
    if (table.numbered !== null) {
      const { rows } = await client.query<{ next: number }>(
        `select last_value + is_called::int as next from ${await readSequence(client, table)}`,
      );
      next = rows[0]?.next ?? null;
    }
    yield JSON.stringify({ end: table.name, ...sum, next });
    report.tables[table.name] = sum;
  }
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from pictures where swept_at is null order by 1',
  );
  return rows.map(({ sha256 }) => sha256);
}

async function* pictureLines(
  pictures: PictureStore,
  hashes: string[],
  report: BackupReport,
): AsyncGenerator<string> {
  for (const hash of hashes) {
    for (const width of pictureWidths) {
      for (const format of ['webp', 'avif'] as const) {
        const name = pictureFileName(hash, width, format);
        const file = await pictures.read(name);
        if (!file) {
          report.missingPictures.push(name);
          continue;
        }
        const bytes = await buffer(file.stream());
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        yield JSON.stringify({ picture: name, sha256, data: bytes.toString('base64') });
        report.pictures += 1;
      }
    }
  }
}

/**
 * Everything as of one moment, line by line, while the service runs; the last line is the report. The embedded database
 * has one connection, so there other requests wait until the rows are read. When the reader stops early, the connection
 * goes back to the pool.
 */
export async function* backupLines(
  pool: pg.Pool,
  pictures: PictureStore,
  createdAt: Date,
): AsyncGenerator<string> {
  const report: BackupReport = { end: 'backup', tables: {}, pictures: 0, missingPictures: [] };
  const client = await pool.connect();
  let hashes: string[];
  try {
    hashes = yield* tableLines(client, createdAt, report);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
  // Picture files never change, so they may be read after the rows' transaction.
  yield* pictureLines(pictures, hashes, report);
  yield JSON.stringify(report);
}

/** The report in the last line. Null when it is another line: then the backup is incomplete. */
export function readReport(line: string): BackupReport | null {
  return line.startsWith('{"end":"backup"') ? (JSON.parse(line) as BackupReport) : null;
}
