/**
 * `npm run restore -- file`: restores a backup into an empty database, of a running or a stopped service. Into a
 * database that no service has opened, also the backup of an older version.
 */
import type { Readable } from 'node:stream';
import { type BackupReport, readReport } from '../server/backup/backupLines';
import { askControl } from '../server/backup/openControl';
import { BackupRefused } from '../server/backup/readBackup';
import { readBackupFile, restoreBackup } from '../server/backup/restoreBackup';
import { namedFile, printReport, runOnData } from './runOnData';

async function askRestore(dataDir: string, lines: Readable): Promise<BackupReport> {
  for await (const line of askControl(dataDir, '/restore', lines)) {
    const report = readReport(line);
    if (report) return report;
  }
  throw new BackupRefused('The service ended before the restore was complete.');
}

await runOnData(
  'restore',
  async ({ data, dataDir }) => {
    const file = namedFile('restore --');
    const report = data
      ? await restoreBackup(data.database, data.pictures, file)
      : await readBackupFile(file, (lines) => askRestore(dataDir, lines));
    printReport(report);
  },
  { migrates: false },
);
