import { act, renderHook, waitFor } from '@testing-library/react';
import { testToken } from '../../../tests/helpers/app/builders';
import { FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { fakeDrawingBrowser } from '../../../tests/helpers/app/fakeDrawingBrowser';
import { fakeUploads } from '../../../tests/helpers/app/fakeUploads';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { makeStore } from '../../platform/store/store';
import { useHandoverPhotos } from './useHandoverPhotos';

const realFetch = globalThis.fetch;
beforeEach(() => {
  fakeDrawingBrowser({ width: 40, height: 30 });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** One photograph on its way to a booking. */
async function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const uploads = fakeUploads();
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived(testToken));
  const { result } = renderHook(() => useHandoverPhotos('77', 'PICK_UP'), {
    wrapper: storeWrapper(store),
  });
  act(() => result.current.add([new File(['x'], 'ridse.jpg', { type: 'image/jpeg' })]));
  /** Waits for this upload, and answers it. */
  const upload = async (
    count: number,
    ...answer: Parameters<(typeof uploads)[number]['answer']>
  ) => {
    await waitFor(() => expect(uploads).toHaveLength(count));
    await act(async () => uploads[count - 1]?.answer(...answer));
  };
  const failed = async () => {
    await waitFor(() => expect(result.current.sending[0]?.step).toBe('failed'));
    return result.current.sending[0];
  };
  return {
    api,
    upload,
    failed,
    sending: () => result.current.sending,
    retry: () => act(() => result.current.retry(result.current.sending[0]?.id ?? '')),
  };
}
const kept = [201, { url: '/pictures/a-960.webp' }] as const;
const added = { addHandoverPicture: { handover: null, errors: [] as string[] } };

test('a photo is uploaded, added to the booking, and then no longer pending', async () => {
  const { api, upload, sending } = await open({ addHandoverPicture: () => added });
  await upload(1, ...kept);
  await waitFor(() => expect(sending()).toEqual([]));
  expect(api.callsOf('addHandoverPicture').map(({ variables }) => variables)).toEqual([
    { id: '77', moment: 'PICK_UP', url: '/pictures/a-960.webp' },
  ]);
});

test('a rate-limited photo can be retried', async () => {
  const { upload, failed, retry, sending } = await open({ addHandoverPicture: () => added });
  await upload(1, 429, { errors: ['Please wait a while.'] });
  expect(await failed()).toMatchObject({ problem: 'Please wait a while.', again: true });
  retry();
  await upload(2, ...kept);
  await waitFor(() => expect(sending()).toEqual([]));
});

test('a photo that was uploaded but not added can be retried', async () => {
  let isDown = true;
  const { upload, failed, retry, sending } = await open({
    addHandoverPicture: () => {
      if (isDown) throw new FakeNetworkError('down');
      return added;
    },
  });
  await upload(1, ...kept);
  expect(await failed()).toMatchObject({ again: true });
  isDown = false;
  retry();
  await upload(2, ...kept);
  await waitFor(() => expect(sending()).toEqual([]));
});

test('a photo that the booking rejects shows the reason and cannot be retried', async () => {
  const errors = ['There are eight photos already.'];
  const { upload, failed } = await open({
    addHandoverPicture: () => ({ addHandoverPicture: { handover: null, errors } }),
  });
  await upload(1, ...kept);
  expect(await failed()).toMatchObject({ problem: errors[0], again: false });
});
