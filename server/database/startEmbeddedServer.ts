import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './embeddedWorker';
import { socketFolder } from './socketFolder';
import { startWorker } from './startWorker';

export interface EmbeddedServer {
  /** The private folder of the socket `.s.PGSQL.5432`. */
  folder: string;
  /** Lets the process end while the database runs. */
  unref(): void;
  stop(): Promise<void>;
}

type Failed = Extract<EmbeddedWorkerMessage, { kind: 'failed' }>;

const readFailure = ({ reason, code, path: file }: Failed) =>
  Object.assign(new Error(reason), { code, path: file });

/**
 * Starts PGlite in a thread of its own, so that a long statement does not block requests that need no database.
 * `dataDir` needs its lock; null keeps everything in memory. Throws the database's error when it cannot open.
 */
export async function startEmbeddedServer(
  dataDir: string | null,
  template: string | null,
  onDeath: (error: Error) => void,
): Promise<EmbeddedServer> {
  const folder = dataDir
    ? await socketFolder(dataDir)
    : await mkdtemp(path.join(tmpdir(), 'skuret-'));
  const socket = path.join(folder, '.s.PGSQL.5432');
  const removeSocket = () => rm(dataDir ? socket : folder, { recursive: true, force: true });
  // A killed process leaves its socket behind.
  if (dataDir) await removeSocket();
  const data: EmbeddedWorkerData = {
    folder: dataDir && path.join(dataDir, 'database'),
    template,
    socket,
  };
  const worker = startWorker(new URL('./embeddedWorker.ts', import.meta.url), data);

  let stopping = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database ended while starting')));
      worker.once('message', (message: EmbeddedWorkerMessage) =>
        message.kind === 'ready' ? resolve() : reject(readFailure(message)),
      );
    });
  } catch (error) {
    await worker.terminate();
    await removeSocket();
    throw error;
  }
  worker.removeAllListeners('error');
  worker.on('error', (error) => onDeath(error as Error));
  worker.once('exit', () => {
    if (!stopping) onDeath(new Error('The embedded database ended'));
  });

  return {
    folder,
    unref: () => worker.unref(),
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      const late = setTimeout(() => void worker.terminate(), 10_000);
      await exited;
      clearTimeout(late);
      await removeSocket();
    },
  };
}
