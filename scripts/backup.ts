/** `npm run backup -- file`: all data as of one moment, from a running or a stopped service. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines, readReport } from '../server/backup/backupLines';
import { askControl } from '../server/backup/openControl';
import { BackupRefused } from '../server/backup/readBackup';
import { namedFile, printReport, runOnData } from './runOnData';

await runOnData('backup', async ({ data, dataDir }) => {
  const file = namedFile('backup');
  const lines = data
    ? backupLines(data.database.pool, data.pictures, new Date())
    : askControl(dataDir, '/backup', null);
  let last = '';
  async function* written() {
    for await (const line of lines) {
      last = line;
      yield `${line}\n`;
    }
  }
  const half = `${file}.part`;
  try {
    // Readable only by the person who runs the service, because the file holds every member's e-mail and password hash.
    const target = createWriteStream(half, { mode: 0o600, flush: true });
    await pipeline(written, createGzip(), target);
    const report = readReport(last);
    if (!report) throw new BackupRefused('The service ended before the backup was complete.');
    await rename(half, file);
    printReport(report);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
});
