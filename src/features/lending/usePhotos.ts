import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { UploadPicture } from '../../browser/sendFile';
import { createPhotoTray, keptUrls, type PhotosShown, type PhotoTray } from './photoTray';

/** The photographs of the form, and all that can be done with them. */
export interface Photos extends PhotosShown {
  /** The addresses of those that are kept. */
  urls: readonly string[];
  tray: PhotoTray;
}

/** The photographs of a tool's form, which begins with those that the tool or the draft has. */
export function usePhotos(upload: UploadPicture, start: readonly string[]): Photos {
  const [tray] = useState(() => createPhotoTray(upload, start));
  useEffect(() => () => tray.close(), [tray]);
  const shown = useSyncExternalStore(tray.subscribe, tray.shown, tray.shown);
  const { photos } = shown;
  const urls = useMemo(() => keptUrls(photos), [photos]);
  return { ...shown, urls, tray };
}
