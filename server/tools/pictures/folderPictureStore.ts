import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPictureFileName, type PictureStore, picturePath } from './pictureStore';

/** Deletes the unfinished files of killed processes. Younger files may belong to a running process. */
async function removeUnfinished(folder: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < hourAgo) await rm(file, { force: true });
  }
}

/** Pictures in a folder of this machine; the folder is made when it is missing. */
export async function folderPictureStore(folder: string): Promise<PictureStore> {
  const unfinished = path.join(folder, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  await removeUnfinished(unfinished);

  const getFile = (name: string) => path.join(folder, picturePath(name));

  return {
    async has(name) {
      return access(getFile(name)).then(
        () => true,
        () => false,
      );
    },
    async put(name, bytes) {
      const file = getFile(name);
      await mkdir(path.dirname(file), { recursive: true });
      const half = path.join(unfinished, randomUUID());
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
    async remove(name) {
      await rm(getFile(name), { force: true });
    },
    async read(name) {
      if (!isPictureFileName(name)) return null;
      const file = getFile(name);
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
