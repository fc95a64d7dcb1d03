import { act, renderHook } from '@testing-library/react';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { settle } from '../../../tests/helpers/app/settle';
import { usePicture } from './usePicture';

let decode: ReturnType<typeof fakeDrawingBrowser>['decode'];
beforeEach(() => {
  ({ decode } = fakeDrawingBrowser({ width: 40, height: 30 }));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const text = (name: string) => new File(['x'], name, { type: 'text/plain' });

function open() {
  const { result } = renderHook(() => usePicture());
  return {
    /** Chooses these files one right after the other, and waits for the outcome. */
    choose: (...files: File[]) =>
      act(async () => {
        for (const file of files) result.current.choose(file);
        await result.current.whenReady();
      }),
    remove: () => act(() => result.current.remove()),
    state: () => result.current.state,
    whenReady: () => result.current.whenReady(),
  };
}

test('a chosen picture is prepared and becomes the one that is sent', async () => {
  const { choose, state, whenReady } = open();
  await choose(picture('sav.png'));
  expect(state()).toMatchObject({ chosen: { name: 'sav.png' }, preparing: null, problem: null });
  expect(await whenReady()).toBe(state().chosen?.picture);
});

test('the last of several chosen pictures counts, even if an earlier one takes longer', async () => {
  const { choose, state } = open();
  let finish: () => void = () => undefined;
  decode.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { width: 40, height: 30, close: jest.fn() };
  });
  await choose(picture('a.png'), picture('b.png'));
  expect(state().chosen?.name).toBe('b.png');
  finish();
  await settle();
  expect(state().chosen?.name).toBe('b.png');
});

test('a file that is not a picture shows an error and keeps the previous picture', async () => {
  const { choose, state, whenReady } = open();
  await choose(picture('sav.png'));
  const before = state().chosen?.picture;
  await choose(text('brev.txt'));
  expect(state().chosen?.name).toBe('sav.png');
  expect(state().problem).not.toBeNull();
  expect(await whenReady()).toBe(before);
});

test('a rejected file does not replace a picture that is still being prepared', async () => {
  const { choose, state } = open();
  await choose(picture('sav.png'), text('brev.txt'));
  expect(state()).toMatchObject({ chosen: { name: 'sav.png' }, preparing: null });
  expect(state().problem).not.toBeNull();
});

test('choosing another picture clears the error of the former file', async () => {
  const { choose, state } = open();
  await choose(text('brev.txt'));
  expect(state().chosen).toBeNull();
  await choose(picture('sav.png'));
  expect(state().problem).toBeNull();
});

test('a removed picture is not sent', async () => {
  const { choose, remove, state, whenReady } = open();
  await choose(picture('sav.png'));
  remove();
  expect(state()).toEqual({ chosen: null, preparing: null, problem: null });
  expect(await whenReady()).toBeNull();
});
