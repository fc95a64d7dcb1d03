import type { I18n } from '@lingui/core';
import { type PreparedPicture, preparePicture } from '../../platform/browser/preparePicture';
import type { UploadPicture } from '../../platform/browser/sendFile';
import { translateMessage } from '../../ui/form/translateMessage';
import {
  createPhotoList,
  type Photo,
  type PhotoList,
  type PhotosShown,
  type PhotoText,
} from './photoList';
import { pictureProblem } from './pictureProblems';

/** The most photographs of a tool, and the most concurrent uploads that the service accepts from one member. */
export const mostPhotos = 8;
const atOnce = 2;

const gone = /*i18n*/ 'This photo is gone. Choose it again.';
const twice = /*i18n*/ 'You have already added this photo.';

interface Job {
  file: File;
  prepared: PreparedPicture | null;
  /** Aborts the job; null while it does not run. */
  running: AbortController | null;
}

/** The photographs of a form, outside React: uploads continue while the person types. */
export interface PhotoUploadQueue {
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

/** The addresses of the uploaded photographs, in their order. */
export function keptUrls(photos: readonly Photo[]): string[] {
  return photos.flatMap(({ step, url }) => (step === 'kept' && url !== null ? [url] : []));
}

/** A text about photographs in the language of the screen. */
export function translatePhotoText({ text, values }: PhotoText, i18n: I18n): string {
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

/** The uploads of the photographs that wait in a list, `atOnce` at a time. */
function createUploads(list: PhotoList, upload: UploadPicture) {
  const jobs = new Map<string, Job>();
  const { shown, change, getPlace } = list;

  function fail(id: string, problem: string, again: boolean): void {
    change(
      id,
      { step: 'failed', problem, again },
      {
        text: /*i18n*/ 'Photo {photo} is not kept: {problem}',
        values: { photo: getPlace(id), problem },
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
      const answer = await upload(file, { signal, onProgress: (percent) => running({ percent }) });
      if (signal.aborted) return;
      if ('problem' in answer) fail(id, answer.problem, answer.again);
      else if (shown().photos.some(({ url }) => url === answer.url)) fail(id, twice, false);
      else {
        jobs.delete(id);
        change(
          id,
          { step: 'kept', url: answer.url },
          { text: /*i18n*/ 'Photo {photo} is uploaded.', values: { photo: getPlace(id) } },
        );
      }
    } catch (error) {
      if (!signal.aborted) fail(id, pictureProblem(error), false);
    }
  }

  /** Starts the next waiting uploads, up to `atOnce`. */
  function startNext(): void {
    for (const { id, step } of shown().photos) {
      const running = [...jobs.values()].filter((job) => job.running !== null).length;
      const job = jobs.get(id);
      if (running >= atOnce) return;
      if (step !== 'waiting' || !job || job.running) continue;
      const own = new AbortController();
      job.running = own;
      change(id, { step: 'preparing', percent: 0 });
      void work(id, job, own).finally(() => {
        if (job.running === own) job.running = null;
        startNext();
      });
    }
  }

  return {
    startNext,
    add: (id: string, file: File) => jobs.set(id, { file, prepared: null, running: null }),
    has: (id: string) => jobs.has(id),
    abort(id: string): void {
      const job = jobs.get(id);
      jobs.delete(id);
      job?.running?.abort(new DOMException('Removed', 'AbortError'));
    },
  };
}

/** `upload` sends one photograph to the service; `start` are the addresses of those that it has already. */
export function createPhotoUploadQueue(
  upload: UploadPicture,
  start: readonly string[],
): PhotoUploadQueue {
  const list = createPhotoList(start);
  const { shown, show, change } = list;
  const uploads = createUploads(list, upload);
  return {
    shown,
    subscribe: list.subscribe,
    add(files) {
      const room = Math.max(0, mostPhotos - shown().photos.length);
      const begun = files.slice(0, room).map((file) => {
        const photo = list.makeWaiting(file.name);
        uploads.add(photo.id, file);
        return photo;
      });
      const left = files.slice(room).map(({ name }) => name);
      const notice =
        left.length > 0
          ? {
              text: /*i18n*/ 'A tool can have {mostPhotos} photos. We did not add {names}.',
              values: { mostPhotos, names: left.join(', ') },
            }
          : null;
      show({ photos: [...shown().photos, ...begun], notice });
      uploads.startNext();
    },
    remove(id) {
      const place = list.getPlace(id);
      uploads.abort(id);
      const photos = shown().photos.filter((photo) => photo.id !== id);
      const said = {
        text: /*i18n*/ 'Photo {photo} is removed. {left} left.',
        values: { photo: place, left: photos.length },
      };
      show({ photos, notice: null, said });
      uploads.startNext();
    },
    retry(id) {
      if (!uploads.has(id)) return;
      change(id, { step: 'waiting', percent: 0, problem: null, again: false });
      uploads.startNext();
    },
    move(id, place) {
      const { photos: before } = shown();
      const from = before.findIndex((photo) => photo.id === id);
      const photo = before[from];
      if (!photo || place < 0 || place >= before.length || place === from) return;
      const photos = before.toSpliced(from, 1).toSpliced(place, 0, photo);
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
      for (const { id } of shown().photos) uploads.abort(id);
      show({ photos: urls.map(list.makeStored), notice: null });
    },
    settled: list.settled,
    close() {
      for (const { id } of shown().photos) uploads.abort(id);
    },
  };
}
