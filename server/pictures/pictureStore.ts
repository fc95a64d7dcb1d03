import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where the files of pictures lie. A folder today; anything that keeps bytes under a name will do. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  /** Whole or not at all, also when the process dies meanwhile; the same name always has the same bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<{ size: number; stream(): Readable } | null>;
}

/** Names may only be what `pictureFileName` makes, so that none leads out of the folder. */
const safeName = /^[0-9a-f]{64}-\d{1,5}\.(webp|avif)$/;

export async function folderPictureStore(folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  let count = 0;

  function fileOf(name: string): string {
    if (!safeName.test(name)) throw new Error('Not the name of a picture file');
    // Two letters a folder: no folder ever holds more files than a listing can bear.
    return path.join(folder, name.slice(0, 2), name);
  }

  return {
    async has(name) {
      return access(fileOf(name)).then(
        () => true,
        () => false,
      );
    },
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      count += 1;
      const half = `${file}.${process.pid}.${count}.part`;
      try {
        const handle = await open(half, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(half, file);
      } finally {
        await rm(half, { force: true });
      }
    },
    async read(name) {
      if (!safeName.test(name)) return null;
      const file = fileOf(name);
      try {
        const { size } = await stat(file);
        return { size, stream: () => createReadStream(file) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
