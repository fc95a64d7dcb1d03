import { act, renderHook } from '@testing-library/react';
import { testToken } from '../../../tests/helpers/app/builders';
import { fakeUploads } from '../../../tests/helpers/app/fakeUploads';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { selectToken, tokenReceived } from './slices/authSlice';
import { makeStore } from './store';
import { useUploadPicture } from './useUploadPicture';

const picture = new Blob(['x'], { type: 'image/png' });

function open() {
  const uploads = fakeUploads();
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived(testToken));
  const { result } = renderHook(() => useUploadPicture(), { wrapper: storeWrapper(store) });
  const leave = new AbortController();
  const sent = result.current(picture, { signal: leave.signal, onProgress: () => undefined });
  return { uploads, store, sent, leave };
}

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [429, 'You have uploaded many photos. Please wait a while.', true],
  [500, 'Something broke.', true],
  [507, 'There is no room.', true],
  [400, 'That is no picture.', false],
  [413, 'The picture is too large.', false],
])(
  'after a %i response returns the reason and whether to retry: %s %s',
  async (status, reason, again) => {
    const { uploads, sent } = open();
    uploads[0]?.answer(status, { errors: [reason] });
    expect(await sent).toEqual({ problem: reason, again });
    expect(uploads).toHaveLength(1);
  },
);

test('offers a retry without a response', async () => {
  const { uploads, sent } = open();
  uploads[0]?.fail();
  expect(await sent).toMatchObject({ again: true, problem: expect.stringContaining('connection') });
});

test('ends the session after a rejected token and offers a retry after sign-in', async () => {
  const { uploads, sent, store } = open();
  uploads[0]?.answer(401, { errors: ['Please sign in again'] });
  expect(await sent).toEqual({ problem: 'Please sign in again', again: true });
  expect(selectToken(store.getState())).toBeNull();
});

test('keeps the next member’s session after a rejection of the former token', async () => {
  const { uploads, sent, store } = open();
  store.dispatch(tokenReceived('head.next.signature'));
  uploads[0]?.answer(401, { errors: ['Please sign in again'] });
  await sent;
  expect(selectToken(store.getState())).toBe('head.next.signature');
});

test('retries four times while the service is busy, after the delay it requests', async () => {
  jest.useFakeTimers();
  const { uploads, sent } = open();
  for (let tries = 1; tries < 4; tries += 1) {
    expect(uploads).toHaveLength(tries);
    uploads[tries - 1]?.answer(503, { errors: ['Busy'] }, { 'retry-after': '7' });
    await act(() => jest.advanceTimersByTimeAsync(6_900));
    expect(uploads).toHaveLength(tries);
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  uploads[3]?.answer(503, { errors: ['Busy'] }, { 'retry-after': '7' });
  expect(await sent).toEqual({ problem: 'Busy', again: true });
  expect(uploads).toHaveLength(4);
});

test('does not upload a removed photo after the delay', async () => {
  jest.useFakeTimers();
  const { uploads, sent, leave } = open();
  const outcome = sent.catch((error: unknown) => error);
  uploads[0]?.answer(503, {});
  await act(() => jest.advanceTimersByTimeAsync(100));
  leave.abort(new DOMException('Removed', 'AbortError'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(uploads).toHaveLength(1);
});
