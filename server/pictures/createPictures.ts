import { publicError } from '../errors';
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
  /** Encodes and stores; null when the bytes are no picture that we take. */
  keep(bytes: Buffer): Promise<KeptPicture | null>;
  /** Whether an address is one of a picture that this service has. */
  has(url: string): Promise<boolean>;
  store: PictureStore;
}

/** The width that `imageUrl` names; pages find the others through `pictureSources`. */
const addressedWidth = 960;
const waitingAtMost = 20;
const pictureAddress = /^\/pictures\/([0-9a-f]{64}-\d{1,5}\.(?:webp|avif))$/;

/**
 * Pictures in a store. One is encoded at a time, so that uploads never starve what others wait for;
 * with too many in line the answer is `OVERLOADED`.
 */
export function createPictures(store: PictureStore, drawings: ReadonlySet<string>): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function inLine<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= waitingAtMost) {
      throw publicError(
        'OVERLOADED',
        'Many pictures are being uploaded right now. Please try again in a moment.',
      );
    }
    waiting += 1;
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  return {
    store,
    keep: (bytes) =>
      inLine(async () => {
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
