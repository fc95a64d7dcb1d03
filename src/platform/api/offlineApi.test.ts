import { buildBooking } from '../../../tests/helpers/app/builders';
import { FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { tokenReceived } from '../store/slices/authSlice';
import { makeStore } from '../store/store';
import { offlineApi } from './offlineApi';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const booking = { ...buildBooking(), role: 'BORROWER' as const, state: 'ACCEPTED' as const };

function read(answerBooking: () => Record<string, unknown>) {
  fakeApi({
    dashboardBookings: () => ({ myBookings: [booking], lendBookings: [] }),
    booking: answerBooking,
  });
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived('head.body.signature'));
  return store.dispatch(offlineApi.endpoints.readForOffline.initiate(undefined, { track: false }));
}

test('loads a booking with its pick-up address', async () => {
  const { data } = await read(() => ({ booking: { ...booking, pickupAddress: 'Algade 5' } }));
  expect(data).toEqual([expect.objectContaining({ id: booking.id, pickupAddress: 'Algade 5' })]);
});

test('a request that loses its connection fails, so that the cached address is kept', async () => {
  const { data, error } = await read(() => {
    throw new FakeNetworkError();
  });
  expect(error).toBeDefined();
  expect(data).toBeUndefined();
});
