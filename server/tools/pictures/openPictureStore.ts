import { folderPictureStore } from './folderPictureStore';
import { type PictureStore, PictureStoreAway } from './pictureStore';
import { type S3Place, s3PictureStore } from './s3PictureStore';

/**
 * Opens the store that the environment names. Throws when a bucket is missing or access is denied. One that does not
 * answer now may answer later; `onFailure` is called.
 */
export async function openPictureStore(
  place: { folder: string; s3: S3Place | undefined },
  onFailure: (error: Error) => void,
): Promise<PictureStore> {
  if (place.s3 === undefined) return folderPictureStore(place.folder);
  const store = s3PictureStore(place.s3, { onFailure });
  await store.check().catch((error: unknown) => {
    if (!(error instanceof PictureStoreAway)) throw error;
  });
  return store;
}
