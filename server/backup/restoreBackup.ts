import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { migrate } from '../database/migrate';
import { type Database, openDatabase } from '../database/openDatabase';
import type { PictureStore } from '../tools/pictures/pictureStore';
import type { BackupHead, BackupReport } from './backupLines';
import { BackupRefused, getLines, readBackup } from './readBackup';

/** Reads an unpacked backup, and rejects a file that cannot be unpacked. */
export async function readBackupFile<Result>(
  file: string,
  read: (lines: Readable) => Promise<Result>,
): Promise<Result> {
  const gunzip = createGunzip();
  // An error here also breaks the reader; without this listener it would crash the process before a reader exists.
  gunzip.on('error', () => undefined);
  pipeline(createReadStream(file), gunzip, () => undefined);
  try {
    return await read(gunzip);
  } catch (error) {
    if (error instanceof BackupRefused || !gunzip.errored) throw error;
    throw new BackupRefused(
      `The file is unreadable, damaged or not a backup: ${gunzip.errored.message}`,
    );
  } finally {
    gunzip.destroy();
  }
}

/** The first line of a backup; null when it cannot be read as one. */
async function readHead(file: string): Promise<BackupHead | null> {
  return readBackupFile(file, async (lines) => {
    for await (const line of getLines(lines)) {
      try {
        const head = JSON.parse(line) as BackupHead | null;
        return Array.isArray(head?.migrations) ? head : null;
      } catch {
        return null;
      }
    }
    return null;
  });
}

/**
 * Restores a backup of this or an older version into a database that no service has opened. The tables are made as that
 * version had them, filled, and then migrated to this version.
 */
export async function restoreBackup(
  { pool }: Pick<Database, 'pool'>,
  pictures: PictureStore,
  file: string,
): Promise<BackupReport> {
  const head = await readHead(file);
  const last = head?.migrations.at(-1)?.name;
  await migrate(pool, last === undefined ? {} : { until: last });
  const report = await readBackupFile(file, (lines) => readBackup(pool, pictures, lines));
  await migrate(pool);
  return report;
}

/** Takes the pictures of a backup, whose sums the restore compares, and stores none. */
const noPictures: PictureStore = {
  has: async () => false,
  put: async () => undefined,
  remove: async () => undefined,
  read: async () => null,
};

/** Restores a backup into a temporary database in memory. Returns its report and when the backup was made. */
export async function verifyBackup(
  file: string,
): Promise<{ report: BackupReport; createdAt: Date }> {
  const database = await openDatabase({ kind: 'memory' }, (error) => {
    throw error;
  });
  try {
    const report = await restoreBackup(database, noPictures, file);
    const head = await readHead(file);
    return { report, createdAt: new Date(head?.createdAt ?? Number.NaN) };
  } finally {
    await database.close();
  }
}
