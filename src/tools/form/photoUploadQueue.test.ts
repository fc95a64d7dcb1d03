import type { I18n } from '@lingui/core';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import type { FileWatch } from '../../platform/browser/sendFile';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import type { PhotoText } from './photoList';
import {
  createPhotoUploadQueue,
  keptUrls,
  photosProblem,
  translatePhotoText,
} from './photoUploadQueue';

const i18n = makeI18n();
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

interface Sent extends FileWatch {
  answer: (answer: { url: string } | { problem: string; again: boolean }) => void;
}

/** A queue whose uploads the test answers, in the order in which they started. */
function openQueue(start: readonly string[] = []) {
  const sent: Sent[] = [];
  const queue = createPhotoUploadQueue((_file, watch) => {
    return new Promise((resolve, reject) => {
      sent.push({ ...watch, answer: resolve });
      watch.signal.addEventListener('abort', () => reject(watch.signal.reason));
    });
  }, start);
  /** Waits until `count` uploads have started, and returns the last of them. */
  const begun = async (count: number) => {
    for (let turn = 0; turn < 1000 && sent.length < count; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(sent).toHaveLength(count);
    return sent[count - 1] as Sent;
  };
  /** Waits until the queue has handled the results so far. */
  const told = () => new Promise((resolve) => setTimeout(resolve));
  const steps = () => queue.shown().photos.map(({ step }) => step);
  const ids = () => queue.shown().photos.map(({ id }) => id);
  const inWords = (text: PhotoText | null, language: I18n) =>
    text && translatePhotoText(text, language);
  const saidIn = (language: I18n) => inWords(queue.shown().said, language);
  const noticeIn = (language: I18n) => inWords(queue.shown().notice, language);
  return { queue, sent, begun, told, steps, ids, saidIn, noticeIn };
}

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('uploads two photos at a time and queues the others', async () => {
  const { queue, begun, told, steps } = openQueue();
  queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photograph));
  const second = await begun(2);
  expect(steps()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
  second.answer({ url: '/pictures/b' });
  await begun(3);
  expect(steps()).toEqual(['sending', 'kept', 'sending', 'waiting']);
  await told();
});

test('keeps the order of selection, whichever upload finishes first', async () => {
  const { queue, begun, sent } = openQueue(['/pictures/old']);
  queue.add(['a.jpg', 'b.jpg'].map(photograph));
  await begun(2);
  sent[1]?.answer({ url: '/pictures/b' });
  sent[0]?.answer({ url: '/pictures/a' });
  await queue.settled();
  expect(keptUrls(queue.shown().photos)).toEqual(['/pictures/old', '/pictures/a', '/pictures/b']);
});

test('aborts a removed upload and starts the next', async () => {
  const { queue, begun, sent, ids, saidIn } = openQueue();
  queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  await begun(2);
  queue.remove(ids()[0] as string);
  expect(sent[0]?.signal.aborted).toBe(true);
  await begun(3);
  expect(queue.shown().photos.map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg']);
  expect(saidIn(i18n)).toBe('Photo 1 is removed. 2 left.');
});

test('a failed upload shows the reason, blocks the form, and can be retried', async () => {
  const { queue, begun, ids, steps } = openQueue();
  queue.add([photograph('a.jpg')]);
  (await begun(1)).answer({ problem: 'The line is down.', again: true });
  await queue.settled();
  expect(steps()).toEqual(['failed']);
  expect(photosProblem(queue.shown().photos, i18n)).toBe(
    'Photo 1 (a.jpg) is not kept: The line is down. Remove it or try it again.',
  );
  queue.retry(ids()[0] as string);
  (await begun(2)).answer({ url: '/pictures/a' });
  await queue.settled();
  expect(keptUrls(queue.shown().photos)).toEqual(['/pictures/a']);
  expect(photosProblem(queue.shown().photos, i18n)).toBeNull();
});

test('rejects a file that is not a picture, without a retry', async () => {
  const { queue } = openQueue();
  queue.add([new File(['x'], 'noter.txt', { type: 'text/plain' })]);
  await queue.settled();
  const [photo] = queue.shown().photos;
  expect(photo).toMatchObject({
    step: 'failed',
    problem: 'That file is not a picture. Choose a PNG, JPG or GIF.',
    again: false,
  });
});

test('accepts eight photos and names the rejected ones', async () => {
  const { queue, noticeIn } = openQueue(['/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  expect(queue.shown().photos).toHaveLength(8);
  expect(noticeIn(i18n)).toBe('A tool can have 8 photos. We did not add b.jpg, c.jpg.');
  queue.close();
});

test('rejects a duplicate photo', async () => {
  const { queue, begun } = openQueue(['/pictures/a']);
  queue.add([photograph('a.jpg')]);
  (await begun(1)).answer({ url: '/pictures/a' });
  await queue.settled();
  expect(queue.shown().photos[1]).toMatchObject({
    step: 'failed',
    problem: 'You have already added this photo.',
  });
});

test('moves a photo and announces it', () => {
  const { queue, ids, saidIn } = openQueue(['/a', '/b', '/c']);
  queue.move(ids()[2] as string, 0);
  expect(keptUrls(queue.shown().photos)).toEqual(['/c', '/a', '/b']);
  expect(saidIn(i18n)).toBe('Moved to place 1 of 3. It is the cover.');
  queue.move(ids()[0] as string, -1);
  queue.move(ids()[2] as string, 3);
  expect(keptUrls(queue.shown().photos)).toEqual(['/c', '/a', '/b']);
});

test('a missing photo of a saved draft blocks the form', () => {
  const { queue, ids } = openQueue(['/pictures/a']);
  queue.missing(ids()[0] as string);
  expect(photosProblem(queue.shown().photos, i18n)).toBe(
    'Photo 1 is not kept: This photo is gone. Choose it again. Remove it.',
  );
});

test('aborts all uploads when the form closes', async () => {
  const { queue, begun, sent } = openQueue();
  queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  await begun(2);
  queue.close();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('announces progress and errors in Danish', async () => {
  const danish = makeI18n();
  (await fetchTexts(danish, 'da'))();
  const { queue, saidIn } = openQueue();
  queue.add([new File(['x'], 'noter.txt', { type: 'text/plain' })]);
  await queue.settled();
  expect(saidIn(danish)).toBe(
    'Billede 1 er ikke gemt: Filen er ikke et billede. Vælg en PNG, JPG eller GIF.',
  );
  expect(photosProblem(queue.shown().photos, danish)).toBe(
    'Billede 1 (noter.txt) er ikke gemt: Filen er ikke et billede. Vælg en PNG, JPG eller GIF. Fjern det.',
  );
});
