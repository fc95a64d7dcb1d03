/** The thread of the embedded database: PGlite behind a socket that speaks PostgreSQL's protocol. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedWorkerData {
  /** Null keeps everything in memory. */
  folder: string | null;
  /** What `DatabasePlace` says of it; null for none. */
  template: string | null;
  socket: string;
}
export type EmbeddedWorkerMessage = { kind: 'ready' } | { kind: 'failed'; reason: string };

/** PGlite's errors carry a screenful of its source; the first line is the message. */
function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').slice(0, 300);
}

/** Whole or not at all: others may be looking for it at the same time. */
async function keepTemplate(database: PGlite, file: string): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(half, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  renameSync(half, file);
}

async function start(port: NonNullable<typeof parentPort>): Promise<void> {
  const { folder, template, socket } = workerData as EmbeddedWorkerData;
  const known = template && existsSync(template) ? new Blob([readFileSync(template)]) : null;
  const database = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { pg_trgm, unaccent, btree_gist },
    ...(known ? { loadDataDir: known } : {}),
  });
  if (template && !known) await keepTemplate(database, template);
  // Two, so that a connection may come while the one before it is still going.
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
    port.postMessage({ kind: 'failed', reason: firstLine(error) } satisfies EmbeddedWorkerMessage);
  });
}
