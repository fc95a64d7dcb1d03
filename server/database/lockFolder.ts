import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { socketFolder } from './socketFolder';

/** The folder is in use by a running process; the message is one line for a person. */
export class FolderInUse extends Error {}

/** Whether a process listens on the socket. A killed process leaves its file behind, but the kernel refuses connections. */
async function isAnswered(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return false;
    // The queue of connections is full, so a process listens.
    if (code === 'EAGAIN') return true;
    throw error;
  } finally {
    connection.destroy();
  }
}

/** False when the file exists already. */
async function listen(server: Server, socket: string): Promise<boolean> {
  server.listen(socket);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/**
 * Locks the data folder for this process, or throws `FolderInUse`: two processes on one embedded database would
 * overwrite each other's rows. Returns a function that releases it. The lock is a listening socket in the folder, which
 * the kernel closes with its process. Unlike a process id it means the same in every container on the machine.
 *
 * Each process listens first and then looks for others, so of two that start together at least one sees the other. Only
 * a process that saw no other removes the files of killed processes.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = await socketFolder(dataDir);
  const server = createServer((connection) => connection.destroy()).unref();

  const readLocks = async () => {
    const names = await readdir(folder);
    return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  };
  const getSocket = (number: number) => path.join(folder, `lock.${number}`);
  const release = async () => {
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  const expectUnused = async (numbers: number[]) => {
    for (const number of numbers) {
      if (!(await isAnswered(getSocket(number)))) continue;
      throw new FolderInUse(
        `${dataDir} is in use by another Skuret process. Stop it first, or set another DATA_DIR.`,
      );
    }
  };

  try {
    let own: number;
    do {
      const found = await readLocks();
      await expectUnused(found);
      own = Math.max(0, ...found) + 1;
    } while (!(await listen(server, getSocket(own))));
    const others = (await readLocks()).filter((number) => number !== own);
    await expectUnused(others);
    for (const number of others) await rm(getSocket(number), { force: true });
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}
