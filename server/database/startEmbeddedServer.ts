import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWorker } from '../startWorker';
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './embeddedWorker';

export interface EmbeddedServer {
  /** The private folder whose socket `.s.PGSQL.5432` the database answers on. */
  socketFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts PGlite in a thread of its own, so that a long statement never holds up requests that need none.
 * Throws what the database throws when it cannot open the folder.
 */
export async function startEmbeddedServer(
  place: Omit<EmbeddedWorkerData, 'socket'>,
  onDeath: (error: Error) => void,
): Promise<EmbeddedServer> {
  // mkdtemp makes the folder for this user alone (0700), which keeps others off the socket.
  const socketFolder = await mkdtemp(path.join(tmpdir(), 'skuret-'));
  const data: EmbeddedWorkerData = { ...place, socket: path.join(socketFolder, '.s.PGSQL.5432') };
  const worker = startWorker(new URL('./embeddedWorker.ts', import.meta.url), data);

  let stopping = false;
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The embedded database ended while starting')));
      worker.once('message', (message: EmbeddedWorkerMessage) =>
        message.kind === 'ready' ? resolve() : reject(new Error(message.reason)),
      );
    });
  } catch (error) {
    await worker.terminate();
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  }
  worker.removeAllListeners('error');
  worker.on('error', (error) => onDeath(error as Error));
  worker.once('exit', () => {
    if (!stopping) onDeath(new Error('The embedded database ended'));
  });

  return {
    socketFolder,
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      const late = setTimeout(() => void worker.terminate(), 10_000);
      await exited;
      clearTimeout(late);
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
