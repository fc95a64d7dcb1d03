import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { UploadPicture } from '../../platform/browser/sendFile';
import { createPhotoTray, keptUrls, type PhotosShown, type PhotoTray } from './photoTray';

/** The photographs of the form, and the tray that changes them. */
export interface Photos extends PhotosShown {
  /** The addresses of the uploaded ones. */
  urls: readonly string[];
  tray: PhotoTray;
}

/** The photographs of a tool's form. `start` are the addresses that the tool or the draft has already. */
export function usePhotos(upload: UploadPicture, start: readonly string[]): Photos {
  const [tray] = useState(() => createPhotoTray(upload, start));
  useEffect(() => () => tray.close(), [tray]);
  const shown = useSyncExternalStore(tray.subscribe, tray.shown, tray.shown);
  const { photos } = shown;
  const urls = useMemo(() => keptUrls(photos), [photos]);
  return { ...shown, urls, tray };
}
