import path from 'node:path';
import type { BackupReport } from '../server/backup/backupLines';
import { BackupRefused } from '../server/backup/readBackup';
import { FolderInUse, lockFolder } from '../server/database/lockFolder';
import { migrate } from '../server/database/migrate';
import { type Database, openDatabase } from '../server/database/openDatabase';
import { SupportRefused } from '../server/office/supportRefused';
import { ResetRefused } from '../server/seed/resetDemo';
import { readEnv, WrongEnvironment } from '../server/start/env';
import { openPictureStore } from '../server/tools/pictures/openPictureStore';
import type { PictureStore } from '../server/tools/pictures/pictureStore';

export interface Job {
  /** Null when a running service holds the embedded database: then that service is asked to do the work. */
  data: { database: Database; pictures: PictureStore } | null;
  dataDir: string;
}

/** The file name on the command line. Throws how the command is given. */
export function namedFile(command: string, given = process.argv[2]): string {
  if (!given) throw new BackupRefused(`Name a file: npm run ${command} file`);
  return path.resolve(given);
}

/**
 * Opens the data that the environment names, migrates the database unless the command does, runs the command, and
 * closes all afterwards.
 */
export async function runOnData(
  command: string,
  work: (job: Job) => Promise<void>,
  { migrates = true } = {},
): Promise<void> {
  const toClose: (() => Promise<void>)[] = [];
  try {
    const { dataDir, databaseUrl, picturesS3 } = readEnv(process.env);
    if (databaseUrl === undefined) {
      try {
        toClose.push(await lockFolder(dataDir));
      } catch (error) {
        if (!(error instanceof FolderInUse)) throw error;
        await work({ data: null, dataDir });
        return;
      }
    }
    const database = await openDatabase(
      databaseUrl === undefined
        ? { kind: 'folder', dataDir }
        : { kind: 'postgres', url: databaseUrl },
      (error) => console.error(error.message),
    );
    toClose.push(() => database.close());
    if (migrates) await migrate(database.pool);
    const pictures = await openPictureStore(
      { folder: path.join(dataDir, 'pictures'), s3: picturesS3 },
      (error) => console.error(error.message),
    );
    await work({ data: { database, pictures }, dataDir });
  } catch (error) {
    const known = [BackupRefused, ResetRefused, SupportRefused, WrongEnvironment].some(
      (kind) => error instanceof kind,
    );
    console.error(
      known ? (error as Error).message : `The ${command} failed: ${(error as Error).message}`,
    );
    process.exitCode = 1;
  } finally {
    for (const step of toClose.reverse()) await step();
  }
}

export function printReport({ tables, pictures, missingPictures }: BackupReport): void {
  for (const [name, { rows, sha256 }] of Object.entries(tables)) {
    console.log(`${name.padEnd(16)} ${String(rows).padStart(8)} rows  ${sha256}`);
  }
  console.log(`${'picture files'.padEnd(16)} ${String(pictures).padStart(8)}`);
  for (const name of missingPictures) console.log(`${'missing picture'.padEnd(16)} ${name}`);
}
