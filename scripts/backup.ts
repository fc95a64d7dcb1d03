/**
 * `npm run backup -- file`: all data as of one moment, from a running or a stopped service. `npm run backup -- --verify
 * file` restores a backup into a temporary database, reports, and tells the service when that backup was made.
 */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines, readReport } from '../server/backup/backupLines';
import { askControl } from '../server/backup/openControl';
import { BackupRefused } from '../server/backup/readBackup';
import { verifyBackup } from '../server/backup/restoreBackup';
import { noteVerifiedBackup } from '../server/office/records/support';
import { type Job, namedFile, printReport, runOnData } from './runOnData';

async function verify({ data, dataDir }: Job, file: string): Promise<void> {
  const { report, createdAt } = await verifyBackup(file);
  if (data) await noteVerifiedBackup(data.database.executor, createdAt);
  else {
    const told = Readable.from([JSON.stringify(createdAt)]);
    for await (const _ of askControl(dataDir, '/verified', told));
  }
  printReport(report);
  console.log(`The backup of ${createdAt.toISOString()} can be restored.`);
}

async function write({ data, dataDir }: Job, file: string): Promise<void> {
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
}

await runOnData('backup', async (job) =>
  process.argv[2] === '--verify'
    ? verify(job, namedFile('backup -- --verify', process.argv[3] ?? ''))
    : write(job, namedFile('backup --')),
);
