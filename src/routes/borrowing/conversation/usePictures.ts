import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { PictureError, preparePicture } from '../../../browser/preparePicture';
import type { UploadPicture } from '../../../browser/sendFile';

/** A photograph that is to go with a message. */
export interface ChosenPicture {
  id: string;
  /** A small copy; null until it is made. */
  thumbnailUrl: string | null;
  /** Where the service keeps it; null while it is on its way. */
  url: string | null;
  /** Why it cannot be sent; null where it can. */
  problem: string | null;
}

/** Of one message. */
export const mostPictures = 4;

const sentences = {
  notAPicture: /*i18n*/ 'That file is not a picture. Choose a PNG, JPG or GIF.',
  unreadable: /*i18n*/ 'We could not open that picture. Save it as a JPG or PNG and try again.',
} as const;

/** The photographs beside what is being written: each goes to the service as soon as it is chosen. */
export function usePictures(upload: UploadPicture) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const leave = useRef<AbortController | null>(null);
  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current?.abort();
  }, []);

  const change = (id: string, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function take(id: string, file: File): Promise<void> {
    const signal = leave.current?.signal ?? new AbortController().signal;
    try {
      const { file: prepared, thumbnailUrl } = await preparePicture(file);
      change(id, { thumbnailUrl });
      const kept = await upload(prepared, { signal, onProgress: () => undefined });
      change(id, 'url' in kept ? { url: kept.url } : { problem: kept.problem });
    } catch (error) {
      if (signal.aborted) return;
      const kind = error instanceof PictureError ? error.problem : 'unreadable';
      change(id, { problem: sentences[kind] });
    }
  }

  return {
    pictures,
    add(files: readonly File[]) {
      const fitting = files.slice(0, mostPictures - pictures.length);
      const chosen = fitting.map((file) => ({ id: nanoid(), file }));
      const fresh = chosen.map(({ id }) => ({ id, thumbnailUrl: null, url: null, problem: null }));
      setPictures((all) => [...all, ...fresh]);
      for (const { id, file } of chosen) void take(id, file);
    },
    remove: (id: string) => setPictures((all) => all.filter((each) => each.id !== id)),
    clear: () => setPictures([]),
  };
}
