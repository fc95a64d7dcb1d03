import { limits } from '../limits';
import { busy } from './Refusal';

/** Runs what receives a large body of a person; a few at a time, throws 503 for the others. */
export type UploadBound = <T>(userId: number, receive: () => Promise<T>) => Promise<T>;

/** Bounds on large bodies that are being received, whatever address they are sent to: each may hold its bytes in memory. */
export function createUploadBound(): UploadBound {
  /** Who is sending, once an upload. */
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
