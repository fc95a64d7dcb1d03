import type { Executor } from '../database/openDatabase';
import type { PictureStore } from '../pictures/pictureStore';
import { removePictureFiles } from '../pictures/removePictureFiles';
import { deleteMarkedPicture, endUploads, takeMarkedPicture } from '../records/pictures';

const uploadsAtOnce = 100;

/**
 * Ends uploads that nobody showed for 24 hours and deletes the pictures that then nothing shows, rows and files. What a
 * process that died has left half deleted is finished ten minutes later by whoever sweeps next.
 */
export async function sweepPictures(executor: Executor, store: PictureStore): Promise<void> {
  while ((await endUploads(executor, uploadsAtOnce)) > 0);
  for (;;) {
    const sha256 = await takeMarkedPicture(executor);
    if (sha256 === null) return;
    // No transaction is open: the store may be far away.
    await removePictureFiles(store, sha256);
    await deleteMarkedPicture(executor, sha256);
  }
}
