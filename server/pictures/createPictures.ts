import { publicError } from '../errors';
import { limits } from '../limits';
import { encodePicture, pictureFileName } from './encodePicture';
import type { PictureStore } from './pictureStore';

export interface KeptPicture {
  sha256: string;
  width: number;
  height: number;
  /** The address that a tool has as `imageUrl`. */
  url: string;
}

export interface Pictures {
  /** Encodes and stores what a person uploaded; null when the bytes are no picture that we take. */
  keep(bytes: Buffer, userId: number): Promise<KeptPicture | null>;
  /** Whether an address is one of a picture that this service has. */
  has(url: string): Promise<boolean>;
  store: PictureStore;
}

/** The width that `imageUrl` names; pages find the others through `pictureSources`. */
const addressedWidth = 960;
const pictureAddress = /^\/pictures\/([0-9a-f]{64}-\d{1,5}\.(?:webp|avif))$/;

/**
 * Pictures in a store. One is encoded at a time, so that uploads never starve what others wait for;
 * with too many in line, from everybody or from one person, the answer is `OVERLOADED`.
 */
export function createPictures(store: PictureStore, drawings: ReadonlySet<string>): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  /** Whose pictures are in line, the one that is being encoded included. */
  const line: number[] = [];

  async function inLine<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const { waiting, waitingOfOne } = limits.picture;
    if (line.filter((id) => id === userId).length >= waitingOfOne) {
      throw publicError(
        'OVERLOADED',
        'Your other pictures are still being worked on. Please try again in a moment.',
      );
    }
    if (line.length >= waiting) {
      throw publicError(
        'OVERLOADED',
        'Many pictures are being uploaded right now. Please try again in a moment.',
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
        await Promise.all(files.map((file) => store.put(file.name, file.bytes)));
        return {
          sha256,
          width,
          height,
          url: `/pictures/${pictureFileName(sha256, addressedWidth, 'webp')}`,
        };
      }),
    async has(url) {
      if (drawings.has(url)) return true;
      const name = pictureAddress.exec(url)?.[1];
      return name !== undefined && store.has(name);
    },
  };
}
