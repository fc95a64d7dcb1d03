import path from 'node:path';
import { publicError } from '../errors';
import { limits } from '../limits';
import type { PictureRecord } from '../records/pictures';
import { said } from '../texts/say';
import { encodePicture } from './encodePicture';
import { pictureAddress, pictureHash } from './pictureAddress';
import type { PictureStore } from './pictureStore';

export interface KeptPicture {
  sha256: string;
  width: number;
  height: number;
  /** The address that a tool has as `imageUrl`. */
  url: string;
}

export interface Pictures {
  /**
   * Encodes and stores what a person uploaded, who may show it from then on; null when the bytes are no picture that
   * we take.
   */
  keep(bytes: Buffer, userId: number): Promise<KeptPicture | null>;
  /** Whether an address is one of a picture that this service has: a drawing of ours or an uploaded one. */
  has(url: string): Promise<boolean>;
  store: PictureStore;
}

/**
 * Pictures in a store. `claim` stores whose picture it is, before its files are there: what nobody claims may be swept
 * away. It says no while the same picture is being swept. One is encoded at a time, so that uploads never starve what others wait for;
 * with too many in line, from everybody or from one person, the answer is `OVERLOADED`.
 */
export function createPictures(
  store: PictureStore,
  drawings: ReadonlySet<string>,
  claim: (picture: PictureRecord) => Promise<boolean> = async () => true,
): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  /** Whose pictures are in line, the one that is being encoded included. */
  const line: number[] = [];

  async function inLine<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const { waiting, waitingOfOne } = limits.picture;
    if (line.filter((id) => id === userId).length >= waitingOfOne) {
      throw publicError(
        'OVERLOADED',
        said('Your other pictures are still being worked on. Please try again in a moment.'),
      );
    }
    if (line.length >= waiting) {
      throw publicError(
        'OVERLOADED',
        said('Many pictures are being uploaded right now. Please try again in a moment.'),
      );
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
          throw publicError(
            'OVERLOADED',
            said('The picture cannot be taken right now. Please try again in a moment.'),
          );
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
