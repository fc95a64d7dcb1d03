import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of the drawings that ship with the product: every file under `images/` of a public folder (D2). */
export async function findDrawings(publicFolder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(path.join(publicFolder, 'images'), {
    recursive: true,
    withFileTypes: true,
  });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && /\.(svg|png|jpg|webp|avif)$/.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return `/${path.relative(publicFolder, file).split(path.sep).join('/')}`;
      }),
  );
}
