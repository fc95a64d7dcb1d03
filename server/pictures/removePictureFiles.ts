import { pictureWidths } from '../../domain/pictures';
import { pictureFileName } from './encodePicture';
import type { PictureStore } from './pictureStore';

/** Removes a picture in every width and format. Succeeds when there are no files. */
export async function removePictureFiles(store: PictureStore, sha256: string): Promise<void> {
  for (const width of pictureWidths) {
    await store.remove(pictureFileName(sha256, width, 'webp'));
    await store.remove(pictureFileName(sha256, width, 'avif'));
  }
}
