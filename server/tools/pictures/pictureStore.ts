import type { Readable } from 'node:stream';
import { pictureWidths } from '../../../domain/tools/pictures';
import { pictureFileName } from './encodePicture';

/** Removes a picture in every width and format. Succeeds when there are no files. */
export async function removePictureFiles(store: PictureStore, sha256: string): Promise<void> {
  for (const width of pictureWidths) {
    await store.remove(pictureFileName(sha256, width, 'webp'));
    await store.remove(pictureFileName(sha256, width, 'avif'));
  }
}

/** Where the files of pictures are stored: a folder, or any other store of bytes by name. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  /** Atomic, also when the process dies meanwhile. The same name always has the same bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Succeeds when there is no such file. */
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<{ size: number; stream(): Readable } | null>;
}

/** The store could not be reached or has a failure; a retry may succeed. */
export class PictureStoreAway extends Error {}

/** The bucket is missing, or access to it is denied. The message has the store's answer. */
export class BucketRefused extends Error {}

/** Only names that `pictureFileName` makes are accepted, so that no name leads to another path. */
export function isPictureFileName(name: string): boolean {
  return /^[0-9a-f]{64}-\d{1,5}\.(webp|avif)$/.test(name);
}

/** The path of a file beneath the root, with `/` between the parts. Throws for a name that is not a picture's. */
export function picturePath(name: string): string {
  if (!isPictureFileName(name)) throw new Error('Not a picture file name');
  // A folder for each two letters, so that no folder holds too many files to list.
  return `${name.slice(0, 2)}/${name}`;
}

export function pictureType(name: string): 'image/avif' | 'image/webp' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
