/** `npm run backup -- file`: everything as it is at one moment, from a running service or one at rest. */
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { askControl } from '../server/backup/openControl';
import { writeBackup } from '../server/backup/writeBackup';
import { printReport, runOnData } from './runOnData';

await runOnData('backup', async ({ data, dataDir, file }) => {
  const half = `${file}.part`;
  const gzip = createGzip();
  // For the person who runs the service alone: it holds everybody's e-mail and hash.
  const target = createWriteStream(half, { mode: 0o600 });
  const done = finished(gzip.pipe(target));
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await new Promise((resolve) => gzip.once('drain', resolve));
  };
  try {
    const report = data
      ? await writeBackup(data.database.pool, data.pictures, new Date(), write)
      : await askControl(dataDir, '/backup', null, write);
    gzip.end();
    await done;
    const handle = await open(half);
    await handle.sync();
    await handle.close();
    await rename(half, file);
    printReport(report);
  } catch (error) {
    target.destroy();
    await done.catch(() => undefined);
    await rm(half, { force: true });
    throw error;
  }
});
