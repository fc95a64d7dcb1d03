import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { UploadPicture } from '../../platform/browser/sendFile';
import type { PhotosShown } from './photoList';
import { createPhotoUploadQueue, keptUrls, type PhotoUploadQueue } from './photoUploadQueue';

/** The photographs of the form, and the queue that changes them. */
export interface Photos extends PhotosShown {
  /** The addresses of the uploaded ones. */
  urls: readonly string[];
  queue: PhotoUploadQueue;
}

/** The photographs of a tool's form. `start` are the addresses that the tool or the draft has already. */
export function usePhotos(upload: UploadPicture, start: readonly string[]): Photos {
  const [queue] = useState(() => createPhotoUploadQueue(upload, start));
  useEffect(() => () => queue.close(), [queue]);
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, queue.shown);
  const { photos } = shown;
  const urls = useMemo(() => keptUrls(photos), [photos]);
  return { ...shown, urls, queue };
}
