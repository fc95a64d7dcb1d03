import type { Executor } from '../database/openDatabase';
import { type PictureStore, removePictureFiles } from '../tools/pictures/pictureStore';
import { claimMarkedPicture, deleteMarkedPicture, endUploads } from '../tools/records/pictures';

const uploadsAtOnce = 100;

/**
 * Ends uploads that were not used within 24 hours, and deletes the pictures without any use, rows and files. When a
 * process dies halfway, another sweep finishes its deletions ten minutes later.
 */
export async function sweepPictures(executor: Executor, store: PictureStore): Promise<void> {
  while ((await endUploads(executor, uploadsAtOnce)) > 0);
  for (;;) {
    const sha256 = await claimMarkedPicture(executor);
    if (sha256 === null) return;
    // Outside a transaction, because the store may be slow.
    await removePictureFiles(store, sha256);
    await deleteMarkedPicture(executor, sha256);
  }
}
