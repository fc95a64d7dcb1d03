import type { I18n } from '@lingui/core';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import type { FileWatch } from '../../platform/browser/sendFile';
import { fetchTexts, makeI18n } from '../../platform/locales/makeI18n';
import {
  createPhotoTray,
  keptUrls,
  photosProblem,
  type TrayText,
  translateTrayText,
} from './photoTray';

const i18n = makeI18n();
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

interface Sent extends FileWatch {
  answer: (answer: { url: string } | { problem: string; again: boolean }) => void;
}

/** A tray whose uploads the test answers, in the order in which they started. */
function openTray(start: readonly string[] = []) {
  const sent: Sent[] = [];
  const tray = createPhotoTray((_file, watch) => {
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
  /** Waits until the tray has handled the results so far. */
  const told = () => new Promise((resolve) => setTimeout(resolve));
  const steps = () => tray.shown().photos.map(({ step }) => step);
  const ids = () => tray.shown().photos.map(({ id }) => id);
  const inWords = (text: TrayText | null, language: I18n) =>
    text && translateTrayText(text, language);
  const saidIn = (language: I18n) => inWords(tray.shown().said, language);
  const noticeIn = (language: I18n) => inWords(tray.shown().notice, language);
  return { tray, sent, begun, told, steps, ids, saidIn, noticeIn };
}

beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('two photographs are under way at a time, the others wait for their turn', async () => {
  const { tray, begun, told, steps } = openTray();
  tray.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photograph));
  const second = await begun(2);
  expect(steps()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
  second.answer({ url: '/pictures/b' });
  await begun(3);
  expect(steps()).toEqual(['sending', 'kept', 'sending', 'waiting']);
  await told();
});

test('the order is that of choosing, whichever arrives first', async () => {
  const { tray, begun, sent } = openTray(['/pictures/old']);
  tray.add(['a.jpg', 'b.jpg'].map(photograph));
  await begun(2);
  sent[1]?.answer({ url: '/pictures/b' });
  sent[0]?.answer({ url: '/pictures/a' });
  await tray.settled();
  expect(keptUrls(tray.shown().photos)).toEqual(['/pictures/old', '/pictures/a', '/pictures/b']);
});

test('one that is removed is called back, and the next takes its turn', async () => {
  const { tray, begun, sent, ids, saidIn } = openTray();
  tray.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  await begun(2);
  tray.remove(ids()[0] as string);
  expect(sent[0]?.signal.aborted).toBe(true);
  await begun(3);
  expect(tray.shown().photos.map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg']);
  expect(saidIn(i18n)).toBe('Photo 1 is removed. 2 left.');
});

test('one that failed says why, stops the form, and can be tried again', async () => {
  const { tray, begun, ids, steps } = openTray();
  tray.add([photograph('a.jpg')]);
  (await begun(1)).answer({ problem: 'The line is down.', again: true });
  await tray.settled();
  expect(steps()).toEqual(['failed']);
  expect(photosProblem(tray.shown().photos, i18n)).toBe(
    'Photo 1 (a.jpg) is not kept: The line is down. Remove it or try it again.',
  );
  tray.retry(ids()[0] as string);
  (await begun(2)).answer({ url: '/pictures/a' });
  await tray.settled();
  expect(keptUrls(tray.shown().photos)).toEqual(['/pictures/a']);
  expect(photosProblem(tray.shown().photos, i18n)).toBeNull();
});

test('what is no picture is said to be none, and cannot be tried again', async () => {
  const { tray } = openTray();
  tray.add([new File(['x'], 'noter.txt', { type: 'text/plain' })]);
  await tray.settled();
  const [photo] = tray.shown().photos;
  expect(photo).toMatchObject({
    step: 'failed',
    problem: 'That file is not a picture. Choose a PNG, JPG or GIF.',
    again: false,
  });
});

test('eight are taken, and those left out are named', async () => {
  const { tray, noticeIn } = openTray(['/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  tray.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  expect(tray.shown().photos).toHaveLength(8);
  expect(noticeIn(i18n)).toBe('A tool can have 8 photos. Left out: b.jpg, c.jpg.');
  tray.close();
});

test('the same photograph twice is said to be here already', async () => {
  const { tray, begun } = openTray(['/pictures/a']);
  tray.add([photograph('a.jpg')]);
  (await begun(1)).answer({ url: '/pictures/a' });
  await tray.settled();
  expect(tray.shown().photos[1]).toMatchObject({
    step: 'failed',
    problem: 'It is here already.',
  });
});

test('one is moved to another place, which is said', () => {
  const { tray, ids, saidIn } = openTray(['/a', '/b', '/c']);
  tray.move(ids()[2] as string, 0);
  expect(keptUrls(tray.shown().photos)).toEqual(['/c', '/a', '/b']);
  expect(saidIn(i18n)).toBe('Moved to place 1 of 3. It is the cover.');
  tray.move(ids()[0] as string, -1);
  tray.move(ids()[2] as string, 3);
  expect(keptUrls(tray.shown().photos)).toEqual(['/c', '/a', '/b']);
});

test('a photograph of a kept draft that is gone stops the form', () => {
  const { tray, ids } = openTray(['/pictures/a']);
  tray.missing(ids()[0] as string);
  expect(photosProblem(tray.shown().photos, i18n)).toBe(
    'Photo 1 is not kept: It is not here any more. Choose it again. Remove it.',
  );
});

test('nothing is under way any more once the form is closed', async () => {
  const { tray, begun, sent } = openTray();
  tray.add(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph));
  await begun(2);
  tray.close();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

test('what happens is said in Danish, the reason too', async () => {
  const danish = makeI18n();
  (await fetchTexts(danish, 'da'))();
  const { tray, saidIn } = openTray();
  tray.add([new File(['x'], 'noter.txt', { type: 'text/plain' })]);
  await tray.settled();
  expect(saidIn(danish)).toBe(
    'Billede 1 er ikke gemt: Filen er ikke et billede. Vælg en PNG, JPG eller GIF.',
  );
  expect(photosProblem(tray.shown().photos, danish)).toBe(
    'Billede 1 (noter.txt) er ikke gemt: Filen er ikke et billede. Vælg en PNG, JPG eller GIF. Fjern det.',
  );
});
