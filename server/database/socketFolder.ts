import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The longest address of a socket in bytes: 107 on Linux, 103 on macOS. */
const longestAddress = 103;
const longestName = '.s.PGSQL.5432';

/**
 * The folder in a data folder for the sockets of the process that works on it. Only this system user may enter it.
 * Throws one line for a person when the path is too long for a socket.
 */
export async function socketFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir, 'sockets');
  if (Buffer.byteLength(path.join(folder, longestName)) > longestAddress) {
    throw new Error(
      `The path of DATA_DIR is too long for a socket (${dataDir}). Give it a shorter one, for example through a symbolic link.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}
