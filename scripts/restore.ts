/** `npm run restore -- file`: a backup into an empty database, under a running service or one at rest. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { askControl } from '../server/backup/openControl';
import { BackupRefused, readBackup } from '../server/backup/readBackup';
import { printReport, runOnData } from './runOnData';

await runOnData('restore', async ({ data, dataDir, file }) => {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  // What breaks here breaks whatever reads from it.
  pipeline(source, gunzip, () => undefined);
  try {
    const report = data
      ? await readBackup(data.database.pool, data.pictures, gunzip)
      : await askControl(dataDir, '/restore', gunzip, async () => undefined);
    printReport(report);
  } catch (error) {
    if (error instanceof BackupRefused || !gunzip.errored) throw error;
    throw new BackupRefused(
      `The file cannot be read, or is damaged or no backup: ${gunzip.errored.message}`,
    );
  }
});
