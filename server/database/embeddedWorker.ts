/** The thread of the embedded database: PGlite behind a socket that speaks PostgreSQL's protocol. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { embeddedExtensions } from './embeddedExtensions';

export interface EmbeddedWorkerData {
  /** Null keeps everything in memory. */
  folder: string | null;
  /** What `DatabasePlace` says of it; null for none. */
  template: string | null;
  socket: string;
}
export type EmbeddedWorkerMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string; code: string | undefined; path: string | undefined };

/** PostgreSQL's page cache, in pages of 8 kB: 32 MB instead of its 128, because the system caches the files as well. */
const sharedBuffers = 4096;

/** PGlite's errors carry a screenful of its source; the first line is the message. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').slice(0, 300);
}

/** The numbers of PGlite's file system, which follow WASI. */
const fileErrors: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** PGlite throws errors of its file system as objects that are no `Error` and have a number. */
function describeFailure(error: unknown): Extract<EmbeddedWorkerMessage, { kind: 'failed' }> {
  if (error instanceof Error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return { kind: 'failed', reason: firstLine(error), code, path };
  }
  const { errno } = Object(error) as { errno?: number };
  const code = errno === undefined ? undefined : fileErrors[errno];
  const reason =
    errno === undefined
      ? firstLine(error)
      : `the embedded database cannot use its files (${code ?? errno})`;
  return { kind: 'failed', reason, code, path: undefined };
}

async function start(port: NonNullable<typeof parentPort>): Promise<void> {
  const { folder, template, socket } = workerData as EmbeddedWorkerData;
  const database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: embeddedExtensions,
    startParams: [...PGlite.defaultStartParams, '-B', String(sharedBuffers)],
    ...(template ? { loadDataDir: new Blob([readFileSync(template)]) } : {}),
  });
  // Two, so that a new connection may open while the previous one is still closing.
  const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 2 });
  await server.start();
  port.once('message', async () => {
    await server.stop();
    await database.close();
    port.close();
  });
  port.postMessage({ kind: 'ready' } satisfies EmbeddedWorkerMessage);
}

if (parentPort) {
  const port = parentPort;
  start(port).catch((error: unknown) => {
    port.postMessage(describeFailure(error) satisfies EmbeddedWorkerMessage);
  });
}
