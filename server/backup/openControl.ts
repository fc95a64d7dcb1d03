import { rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type pg from 'pg';
import { socketFolder } from '../database/socketFolder';
import type { StaffCommands } from '../office/createStaffCommands';
import { SupportRefused } from '../office/supportRefused';
import type { PictureStore } from '../tools/pictures/pictureStore';
import { backupLines } from './backupLines';
import { BackupRefused, getLines, readBackup } from './readBackup';

const controlSocket = async (dataDir: string) => path.join(await socketFolder(dataDir), 'control');

/**
 * Milliseconds without a byte read, after which the service drops the reader of a backup: other requests wait for it.
 */
const readerTimeoutMs = 120_000;

/**
 * Lets `npm run backup`, `restore` and `staff` ask the service that holds the embedded database, which no other
 * process can open meanwhile. Needs the lock of the data folder. Returns a function that closes it.
 */
export async function openControl(
  dataDir: string,
  pool: pg.Pool,
  pictures: PictureStore,
  commands: {
    staff: StaffCommands;
    noteVerifiedBackup: (createdAt: Date) => Promise<void>;
  },
): Promise<() => Promise<void>> {
  const socket = await controlSocket(dataDir);
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    async function* answer() {
      try {
        if (request.url === '/backup') {
          response.setTimeout(readerTimeoutMs, () => response.destroy());
          for await (const line of backupLines(pool, pictures, new Date())) yield `${line}\n`;
        } else if (request.url === '/staff') {
          const args = JSON.parse(await textOf(request)) as string[];
          yield `${JSON.stringify({ said: await commands.staff(args) })}\n`;
        } else if (request.url === '/verified') {
          await commands.noteVerifiedBackup(new Date(JSON.parse(await textOf(request)) as string));
        } else {
          yield `${JSON.stringify(await readBackup(pool, pictures, request))}\n`;
        }
      } catch (error) {
        const { message } = error as Error;
        const isKnown = error instanceof BackupRefused || error instanceof SupportRefused;
        const refused = isKnown ? message : `It failed: ${message}`;
        request.resume();
        yield `${JSON.stringify({ refused })}\n`;
      }
    }
    // Also ends the generator, and with it the transaction, when the reader goes away.
    pipeline(answer, response, () => undefined);
  });
  // A killed process may have left the socket behind; the lock guarantees that no process listens on it.
  await rm(socket, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/**
 * Asks the service that runs on a data folder. Yields its lines; the last is the report. Throws when the service
 * refuses.
 */
export async function* askControl(
  dataDir: string,
  what: '/backup' | '/restore' | '/verified' | '/staff',
  send: NodeJS.ReadableStream | null,
): AsyncGenerator<string> {
  const socketPath = await controlSocket(dataDir);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest({ socketPath, path: what, method: 'POST' }, resolve);
    request.once('error', reject);
    if (send) pipeline(send, request, (error) => error && reject(error));
    else request.end();
  });
  for await (const line of getLines(response)) {
    if (line.startsWith('{"refused":')) {
      throw new BackupRefused((JSON.parse(line) as { refused: string }).refused);
    }
    yield line;
  }
}
