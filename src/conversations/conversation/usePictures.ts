import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { PictureError, preparePicture } from '../../platform/browser/preparePicture';
import type { UploadPicture } from '../../platform/browser/sendFile';

/** A photograph that will be sent with a message. */
export interface ChosenPicture {
  id: string;
  /** A small copy; null until it is made. */
  thumbnailUrl: string | null;
  /** Where the service stores it; null while it is being uploaded. */
  url: string | null;
  /** Why it cannot be sent; null where it can. */
  problem: string | null;
  /** Whether a retry may succeed. */
  again: boolean;
}

/** The limit for one message. */
export const mostPictures = 4;

const sentences = {
  notAPicture: /*i18n*/ 'That file is not a picture. Choose a PNG, JPG or GIF.',
  unreadable: /*i18n*/ 'We could not open that picture. Save it as a JPG or PNG and try again.',
} as const;

/** The state of a photograph at the start of an upload, and of a retry. */
const underWay = { thumbnailUrl: null, url: null, problem: null, again: false };

/** The photographs of the message that is being written. Each is uploaded as soon as it is chosen. */
export function usePictures(upload: UploadPicture) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  /** How many of the files chosen last had no room. */
  const [leftOut, setLeftOut] = useState(0);
  /** The chosen files, each with the controller that aborts its upload. */
  const chosen = useRef(new Map<string, { file: File; leave: AbortController }>());
  useEffect(() => {
    const all = chosen.current;
    return () => {
      for (const { leave } of all.values()) leave.abort();
    };
  }, []);

  const change = (id: string, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function take(id: string, file: File): Promise<void> {
    const leave = new AbortController();
    chosen.current.set(id, { file, leave });
    try {
      const { file: prepared, thumbnailUrl } = await preparePicture(file);
      change(id, { thumbnailUrl });
      const watch = { signal: leave.signal, onProgress: () => undefined };
      const kept = await upload(prepared, watch);
      change(id, 'url' in kept ? { url: kept.url } : kept);
    } catch (error) {
      if (leave.signal.aborted) return;
      const kind = error instanceof PictureError ? error.problem : 'unreadable';
      change(id, { problem: sentences[kind] });
    }
  }

  function letGo(ids: readonly string[]): void {
    for (const id of ids) {
      chosen.current.get(id)?.leave.abort();
      chosen.current.delete(id);
    }
    setLeftOut(0);
    setPictures((all) => all.filter(({ id }) => !ids.includes(id)));
  }

  return {
    pictures,
    leftOut,
    add(files: readonly File[]) {
      const fitting = files.slice(0, mostPictures - pictures.length);
      setLeftOut(files.length - fitting.length);
      const fresh = fitting.map((file) => ({ id: nanoid(), file }));
      setPictures((all) => [...all, ...fresh.map(({ id }) => ({ id, ...underWay }))]);
      for (const { id, file } of fresh) void take(id, file);
    },
    tryAgain(id: string) {
      const file = chosen.current.get(id)?.file;
      if (!file) return;
      change(id, underWay);
      void take(id, file);
    },
    remove: (id: string) => letGo([id]),
    clear: () => letGo(pictures.map(({ id }) => id)),
  };
}
