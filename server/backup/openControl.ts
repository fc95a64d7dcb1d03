import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import type pg from 'pg';
import type { PictureStore } from '../pictures/pictureStore';
import { BackupRefused, readBackup } from './readBackup';
import { type BackupReport, writeBackup } from './writeBackup';

const fileName = 'skuret.control';

/**
 * A door for the commands of the person who runs the service, since nobody else can open an embedded
 * database that is in use: a socket in a folder that only the same system user can enter. Where it is
 * stands in the data folder. Answers how to shut it.
 */
export async function openControl(
  dataDir: string,
  pool: pg.Pool,
  pictures: PictureStore,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-'));
  const socket = path.join(folder, 'control');
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    const work = async () => {
      if (request.url === '/backup') {
        // The last line, which only this door adds, says that nothing broke on the way.
        const report = await writeBackup(pool, pictures, new Date(), async (line) => {
          if (!response.write(`${line}\n`)) {
            await new Promise<void>((resolve, reject) => {
              response.once('drain', resolve);
              response.once('close', () => reject(new Error('The other side went away')));
            });
          }
        });
        response.end(`${JSON.stringify({ report })}\n`);
      } else {
        const report = await readBackup(pool, pictures, request);
        response.end(`${JSON.stringify({ report })}\n`);
      }
    };
    work().catch((error: unknown) => {
      const reason =
        error instanceof BackupRefused ? error.message : `It failed: ${(error as Error).message}`;
      request.resume();
      response.end(`${JSON.stringify({ refused: reason })}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  const file = path.join(dataDir, fileName);
  await writeFile(file, JSON.stringify({ socket }), { mode: 0o600 });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(file, { force: true });
    await rm(folder, { recursive: true, force: true });
  };
}

/** Asks the service that runs on a data folder, line by line. */
export async function askControl(
  dataDir: string,
  what: '/backup' | '/restore',
  send: NodeJS.ReadableStream | null,
  onLine: (line: string) => Promise<void>,
): Promise<BackupReport> {
  const { socket } = JSON.parse(await readFile(path.join(dataDir, fileName), 'utf8')) as {
    socket: string;
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest({ socketPath: socket, path: what, method: 'POST' }, resolve);
    request.once('error', reject);
    if (send) pipeline(send, request, (error) => error && reject(error));
    else request.end();
  });
  for await (const line of createInterface({ input: response })) {
    if (line.startsWith('{"report":')) return (JSON.parse(line) as { report: BackupReport }).report;
    if (line.startsWith('{"refused":')) {
      throw new BackupRefused((JSON.parse(line) as { refused: string }).refused);
    }
    await onLine(line);
  }
  throw new BackupRefused('The service ended before it was done.');
}
