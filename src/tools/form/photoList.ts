/** A photograph of a tool: one that is saved, or one that is being uploaded. */
export interface Photo {
  /** Unique while the form is open. */
  id: string;
  /** The name of the file; empty for a photograph that the tool has already. */
  name: string;
  /** The address of a preview; null until the file has been opened. */
  previewUrl: string | null;
  /** Its address at the service; null until the upload has succeeded. */
  url: string | null;
  step: 'waiting' | 'preparing' | 'sending' | 'kept' | 'failed';
  /** The progress within the present step. */
  percent: number;
  /** Why the upload failed: a text as given, or the service's message. */
  problem: string | null;
  /** Whether a retry with the same file may succeed. */
  again: boolean;
}

/** A text as given, and the values of its placeholders. A value named `problem` is translated too. */
export interface PhotoText {
  text: string;
  values: Record<string, string | number>;
}

export interface PhotosShown {
  /** In their order; the first is the cover. */
  photos: readonly Photo[];
  /** Why some files were not accepted. */
  notice: PhotoText | null;
  /** The last change, for assistive technology. */
  said: PhotoText | null;
}

/** Whether its upload has not ended yet. */
export function isUnderWay({ step }: Photo): boolean {
  return step === 'waiting' || step === 'preparing' || step === 'sending';
}

/** The photographs as shown, with listeners for their changes. It uploads nothing. */
export function createPhotoList(start: readonly string[]) {
  const listeners = new Set<() => void>();
  let waiters: (() => void)[] = [];
  let made = 0;

  function makePhoto(changes: Pick<Photo, 'name' | 'previewUrl' | 'url' | 'step'>): Photo {
    made += 1;
    return { id: `photo-${made}`, percent: 0, problem: null, again: false, ...changes };
  }
  const makeStored = (url: string) => makePhoto({ name: '', previewUrl: url, url, step: 'kept' });
  let shown: PhotosShown = { photos: start.map(makeStored), notice: null, said: null };

  function show(changes: Partial<PhotosShown>): void {
    shown = { ...shown, ...changes };
    for (const listener of listeners) listener();
    if (shown.photos.some(isUnderWay)) return;
    for (const resolve of waiters) resolve();
    waiters = [];
  }

  return {
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    change(id: string, changes: Partial<Photo>, said = shown.said): void {
      const photos = shown.photos.map((photo) =>
        photo.id === id ? { ...photo, ...changes } : photo,
      );
      show({ photos, said });
    },
    /** Counted from 1. */
    getPlace: (id: string) => shown.photos.findIndex((photo) => photo.id === id) + 1,
    makeStored,
    makeWaiting: (name: string) =>
      makePhoto({ name, previewUrl: null, url: null, step: 'waiting' }),
    /** Resolves when no upload is under way. */
    settled: () =>
      new Promise<void>((resolve) => {
        if (shown.photos.some(isUnderWay)) waiters.push(resolve);
        else resolve();
      }),
  };
}

export type PhotoList = ReturnType<typeof createPhotoList>;
