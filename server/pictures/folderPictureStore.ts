import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPictureFileName, type PictureStore, picturePath } from './pictureStore';

/** Pictures in a folder of this machine, made when missing. */
export async function folderPictureStore(folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  let count = 0;

  const fileOf = (name: string) => path.join(folder, picturePath(name));

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
      if (!isPictureFileName(name)) return null;
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
