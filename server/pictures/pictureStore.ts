import type { Readable } from 'node:stream';

/** Where the files of pictures lie: a folder, or anything else that keeps bytes under a name. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  /** Whole or not at all, also when the process dies meanwhile; the same name always has the same bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<{ size: number; stream(): Readable } | null>;
}

/** The store could not be reached or is not well: the same may go well in a moment. */
export class PictureStoreAway extends Error {}

/** Names may only be what `pictureFileName` makes, so that none leads elsewhere. */
export function isPictureFileName(name: string): boolean {
  return /^[0-9a-f]{64}-\d{1,5}\.(webp|avif)$/.test(name);
}

/** Where a file lies beneath the root, `/` between the parts. Throws for a name that is not a picture's. */
export function picturePath(name: string): string {
  if (!isPictureFileName(name)) throw new Error('Not the name of a picture file');
  // Two letters a folder: no folder ever holds more files than a listing can bear.
  return `${name.slice(0, 2)}/${name}`;
}

export function pictureType(name: string): 'image/avif' | 'image/webp' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
