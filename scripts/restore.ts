/** `npm run restore -- file`: restores a backup into an empty database, of a running or a stopped service. */
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type BackupReport, readReport } from '../server/backup/backupLines';
import { askControl } from '../server/backup/openControl';
import { BackupRefused, readBackup } from '../server/backup/readBackup';
import { namedFile, printReport, runOnData } from './runOnData';

async function askRestore(dataDir: string, lines: Readable): Promise<BackupReport> {
  for await (const line of askControl(dataDir, '/restore', lines)) {
    const report = readReport(line);
    if (report) return report;
  }
  throw new BackupRefused('The service ended before the restore was complete.');
}

await runOnData('restore', async ({ data, dataDir }) => {
  const file = namedFile('restore');
  const gunzip = createGunzip();
  const source = createReadStream(file);
  // An error here also breaks the reader; without this listener it would crash the process before a reader exists.
  gunzip.on('error', () => undefined);
  pipeline(source, gunzip, () => undefined);
  try {
    const report = data
      ? await readBackup(data.database.pool, data.pictures, gunzip)
      : await askRestore(dataDir, gunzip);
    printReport(report);
  } catch (error) {
    if (error instanceof BackupRefused || !gunzip.errored) throw error;
    throw new BackupRefused(
      `The file is unreadable, damaged or not a backup: ${gunzip.errored.message}`,
    );
  } finally {
    gunzip.destroy();
  }
});
