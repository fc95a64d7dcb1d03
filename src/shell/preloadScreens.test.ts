import { act } from '@testing-library/react';
import { addressChanged } from '../platform/store/slices/addressSlice';
import { makeStore } from '../platform/store/store';
import { preloadScreens } from './preloadScreens';
import { screens } from './screens';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

/** The names of the screens whose code was fetched, in order. */
function watchPreloads(): string[] {
  const names: string[] = [];
  for (const { name, Component } of screens) {
    jest.spyOn(Component, 'preload').mockImplementation(() => {
      names.push(name);
      return Promise.resolve(() => null);
    });
  }
  return names;
}

function startAt(pathname: string) {
  const store = makeStore();
  const goTo = (next: string) =>
    store.dispatch(
      addressChanged({ pathname: next, search: '', hash: '', key: next, action: 'PUSH' }),
    );
  goTo(pathname);
  preloadScreens(store);
  return goTo;
}

test('fetches the code of the usual next screens one and a half seconds after a navigation', async () => {
  const fetched = watchPreloads();
  const goTo = startAt('/dashboard');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  goTo('/booking/1');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(fetched).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(fetched).toEqual(['conversation']);
});

test('fetches the code of a link’s screen when the pointer reaches it or it gets the focus', () => {
  const fetched = watchPreloads();
  startAt('/help');
  document.body.innerHTML =
    '<a href="/favorites"><span>Favoritter</span></a><a href="https://example.com/browse">Ude</a>';
  const [inside, outside] = document.querySelectorAll('a');
  inside?.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  outside?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched).toEqual(['favorites']);
  inside?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched).toEqual(['favorites', 'favorites']);
});

test('fetches only on intent when the visitor saves data', async () => {
  const fetched = watchPreloads();
  Object.assign(navigator, { connection: { saveData: true } });
  try {
    startAt('/booking/1');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(fetched).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
