import type { I18n } from '@lingui/core';
import { type PreparedPicture, preparePicture } from '../../platform/browser/preparePicture';
import type { UploadPicture } from '../../platform/browser/sendFile';
import { translateMessage } from '../../ui/form/translateMessage';
import { pictureProblem } from './pictureProblems';

/** The most photographs of a tool, and the most uploads that the service accepts from one person at once. */
export const mostPhotos = 8;
const atOnce = 2;

const gone = /*i18n*/ 'It is not here any more. Choose it again.';
const twice = /*i18n*/ 'It is here already.';

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
export interface TrayText {
  text: string;
  values: Record<string, string | number>;
}

export interface PhotosShown {
  /** In their order; the first is the cover. */
  photos: readonly Photo[];
  /** Why some files were not accepted. */
  notice: TrayText | null;
  /** What has just happened, for assistive technology. */
  said: TrayText | null;
}

interface Job {
  file: File;
  prepared: PreparedPicture | null;
  /** Aborts the job; null while it does not run. */
  running: AbortController | null;
}

/** The photographs of a form, outside React: uploads continue while the person types. */
export interface PhotoTray {
  shown: () => PhotosShown;
  subscribe: (listener: () => void) => () => void;
  /** Starts to upload the files, as many as there is room for. */
  add: (files: readonly File[]) => void;
  /** Removes a photograph, and aborts its upload. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Moves a photograph to a place, from 0. */
  move: (id: string, place: number) => void;
  /** Marks a photograph as failed because the service no longer has its file. */
  missing: (id: string) => void;
  /** Replaces all photographs with those at these addresses, which the service has. */
  reset: (urls: readonly string[]) => void;
  /** Resolves when no upload is under way. */
  settled: () => Promise<void>;
  /** Aborts all uploads, because the form is gone. */
  close: () => void;
}

/** Whether its upload has not ended yet. */
export function isUnderWay({ step }: Photo): boolean {
  return step === 'waiting' || step === 'preparing' || step === 'sending';
}

/** The addresses of the uploaded photographs, in their order. */
export function keptUrls(photos: readonly Photo[]): string[] {
  return photos.flatMap(({ step, url }) => (step === 'kept' && url !== null ? [url] : []));
}

/** A text of the tray in the language of the screen. */
export function translateTrayText({ text, values }: TrayText, i18n: I18n): string {
  const { problem } = values;
  return i18n.t(text, {
    ...values,
    ...(typeof problem === 'string' && { problem: translateMessage(problem, i18n) }),
  });
}

/** Why the tool cannot be saved with these photographs, in the language of the screen, or null. */
export function photosProblem(photos: readonly Photo[], i18n: I18n): string | null {
  const place = photos.findIndex(({ step }) => step === 'failed');
  const failed = photos[place];
  if (!failed) return null;
  const name = failed.name === '' ? '' : ` (${failed.name})`;
  const values = {
    photo: `${place + 1}${name}`,
    problem: translateMessage(failed.problem ?? '', i18n),
  };
  return failed.again
    ? i18n.t('Photo {photo} is not kept: {problem} Remove it or try it again.', values)
    : i18n.t('Photo {photo} is not kept: {problem} Remove it.', values);
}

/** `uploads` sends one photograph to the service; `start` are the addresses of those that it has already. */
export function createPhotoTray(uploads: UploadPicture, start: readonly string[]): PhotoTray {
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let waiters: (() => void)[] = [];
  let made = 0;

  const blank = { percent: 0, problem: null, again: false };
  const newId = () => {
    made += 1;
    return `photo-${made}`;
  };
  const stored = (url: string): Photo => ({
    ...blank,
    id: newId(),
    name: '',
    previewUrl: url,
    url,
    step: 'kept',
  });
  let shown: PhotosShown = { photos: start.map(stored), notice: null, said: null };

  function show(changes: Partial<PhotosShown>): void {
    shown = { ...shown, ...changes };
    for (const listener of listeners) listener();
    if (shown.photos.some(isUnderWay)) return;
    for (const resolve of waiters) resolve();
    waiters = [];
  }
  function change(id: string, changes: Partial<Photo>, said = shown.said): void {
    const photos = shown.photos.map((photo) =>
      photo.id === id ? { ...photo, ...changes } : photo,
    );
    show({ photos, said });
  }
  const placeOf = (id: string) => shown.photos.findIndex((photo) => photo.id === id) + 1;

  function fail(id: string, problem: string, again: boolean): void {
    change(
      id,
      { step: 'failed', problem, again },
      {
        text: /*i18n*/ 'Photo {photo} is not kept: {problem}',
        values: { photo: placeOf(id), problem },
      },
    );
  }

  async function work(id: string, job: Job, { signal }: AbortController): Promise<void> {
    const running = (changes: Partial<Photo>) => {
      if (!signal.aborted) change(id, changes);
    };
    try {
      job.prepared ??= await preparePicture(job.file, (percent) => running({ percent }));
      const { file, thumbnailUrl } = job.prepared;
      running({ step: 'sending', percent: 0, previewUrl: thumbnailUrl });
      const answer = await uploads(file, { signal, onProgress: (percent) => running({ percent }) });
      if (signal.aborted) return;
      if ('problem' in answer) fail(id, answer.problem, answer.again);
      else if (shown.photos.some(({ url }) => url === answer.url)) fail(id, twice, false);
      else {
        jobs.delete(id);
        change(
          id,
          { step: 'kept', url: answer.url },
          { text: /*i18n*/ 'Photo {photo} is uploaded.', values: { photo: placeOf(id) } },
        );
      }
    } catch (error) {
      if (!signal.aborted) fail(id, pictureProblem(error), false);
    }
  }

  /** Starts the next waiting uploads, up to `atOnce`. */
  function goOn(): void {
    for (const { id, step } of shown.photos) {
      const running = [...jobs.values()].filter((job) => job.running !== null).length;
      const job = jobs.get(id);
      if (running >= atOnce) return;
      if (step !== 'waiting' || !job || job.running) continue;
      const own = new AbortController();
      job.running = own;
      change(id, { step: 'preparing', percent: 0 });
      void work(id, job, own).finally(() => {
        if (job.running === own) job.running = null;
        goOn();
      });
    }
  }

  function callBack(id: string): void {
    const job = jobs.get(id);
    jobs.delete(id);
    job?.running?.abort(new DOMException('Removed', 'AbortError'));
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const room = Math.max(0, mostPhotos - shown.photos.length);
      const begun = files.slice(0, room).map((file) => {
        const id = newId();
        jobs.set(id, { file, prepared: null, running: null });
        return {
          ...blank,
          id,
          name: file.name,
          previewUrl: null,
          url: null,
          step: 'waiting',
        } as const;
      });
      const left = files.slice(room).map(({ name }) => name);
      const notice =
        left.length > 0
          ? {
              text: /*i18n*/ 'A tool can have {mostPhotos} photos. Left out: {names}.',
              values: { mostPhotos, names: left.join(', ') },
            }
          : null;
      show({ photos: [...shown.photos, ...begun], notice });
      goOn();
    },
    remove(id) {
      const place = placeOf(id);
      callBack(id);
      const photos = shown.photos.filter((photo) => photo.id !== id);
      const said = {
        text: /*i18n*/ 'Photo {photo} is removed. {left} left.',
        values: { photo: place, left: photos.length },
      };
      show({ photos, notice: null, said });
      goOn();
    },
    retry(id) {
      if (!jobs.has(id)) return;
      change(id, { step: 'waiting', percent: 0, problem: null, again: false });
      goOn();
    },
    move(id, place) {
      const from = shown.photos.findIndex((photo) => photo.id === id);
      const photo = shown.photos[from];
      if (!photo || place < 0 || place >= shown.photos.length || place === from) return;
      const photos = shown.photos.toSpliced(from, 1).toSpliced(place, 0, photo);
      const text =
        place === 0
          ? /*i18n*/ 'Moved to place {place} of {count}. It is the cover.'
          : /*i18n*/ 'Moved to place {place} of {count}.';
      show({ photos, said: { text, values: { place: place + 1, count: photos.length } } });
    },
    missing(id) {
      change(id, { step: 'failed', problem: gone, again: false });
    },
    reset(urls) {
      for (const { id } of shown.photos) callBack(id);
      show({ photos: urls.map(stored), notice: null });
    },
    settled: () =>
      new Promise((resolve) => {
        if (shown.photos.some(isUnderWay)) waiters.push(resolve);
        else resolve();
      }),
    close() {
      for (const { id } of shown.photos) callBack(id);
    },
  };
}
