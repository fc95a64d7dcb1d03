import { limits } from '../limits';
import { busy } from './Refusal';

/** Runs `receive` for a large body of a person. Throws 503 when too many are being received. */
export type UploadBound = <T>(userId: number, receive: () => Promise<T>) => Promise<T>;

/** Bounds the large bodies that are received at once, over all routes: each may hold its bytes in memory. */
export function createUploadBound(): UploadBound {
  /** The member of each upload under way. */
  const uploads: number[] = [];
  return async (userId, receive) => {
    const own = uploads.filter((other) => other === userId).length;
    if (uploads.length >= limits.body.uploads || own >= limits.body.uploadsOfOne) {
      throw busy('uploads');
    }
    uploads.push(userId);
    try {
      return await receive();
    } finally {
      uploads.splice(uploads.indexOf(userId), 1);
    }
  };
}
