import path from 'node:path';
import { limits } from '../../config/limits';
import { message } from '../../texts/translate';
import { publicError } from '../../validation/errors';
import type { PictureRecord } from '../records/pictures';
import { encodePicture } from './encodePicture';
import { pictureAddress, pictureHash } from './pictureAddress';
import type { PictureStore } from './pictureStore';

export interface KeptPicture {
  sha256: string;
  width: number;
  height: number;
  /** The address for a tool's `imageUrl`. */
  url: string;
}

export interface Pictures {
  /**
   * Encodes and stores a person's upload, who may use the picture from then on. Null when the bytes are no picture of
   * an accepted kind.
   */
  keep(bytes: Buffer, userId: number): Promise<KeptPicture | null>;
  /** Whether this service has the picture at an address: a drawing of the product or an uploaded picture. */
  has(url: string): Promise<boolean>;
  store: PictureStore;
}

/**
 * Pictures in a store. `claim` stores who has uploaded a picture before its files exist, because scheduled jobs delete
 * unclaimed files. It returns false while the same picture is being swept. Pictures are encoded one at a time, so that
 * uploads do not starve other work. When too many wait, in total or of one person, this throws `OVERLOADED`.
 */
export function createPictures(
  store: PictureStore,
  drawings: ReadonlySet<string>,
  claim: (picture: PictureRecord) => Promise<boolean> = async () => true,
): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  /** The uploaders of the waiting pictures, and of the one that is being encoded. */
  const line: number[] = [];

  async function inLine<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const { waiting, waitingOfOne } = limits.picture;
    if (line.filter((id) => id === userId).length >= waitingOfOne) {
      throw publicError('OVERLOADED', message('pictures.yoursInWork'));
    }
    if (line.length >= waiting) {
      throw publicError('OVERLOADED', message('pictures.manyInWork'));
    }
    line.push(userId);
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.splice(line.indexOf(userId), 1);
    }
  }

  return {
    store,
    keep: (bytes, userId) =>
      inLine(userId, async () => {
        const encoded = await encodePicture(bytes);
        if (!encoded) return null;
        const { sha256, width, height, files } = encoded;
        if (!(await claim({ sha256, width, height, createdBy: userId }))) {
          throw publicError('OVERLOADED', message('pictures.notNow'));
        }
        await Promise.all(files.map((file) => store.put(file.name, file.bytes)));
        return { sha256, width, height, url: pictureAddress(sha256) };
      }),
    async has(url) {
      return (
        drawings.has(url) || (pictureHash(url) !== null && store.has(path.posix.basename(url)))
      );
    },
  };
}
