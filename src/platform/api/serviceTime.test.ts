import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { setToday } from '../../../tests/helpers/app/setToday';
import { getServiceTime } from '../browser/serviceTime';
import { selectNow, selectToday } from '../store/slices/clockSlice';
import { makeStore } from '../store/store';
import { baseApi } from './baseApi';

const clockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clockTest: build.query<unknown, number>({
      query: () => ({ document: 'query ClockTest { me }' }),
    }),
  }),
});

afterEach(() => {
  jest.useRealTimers();
});

const answerAt = (date: string) =>
  fakeApi({
    ClockTest: () =>
      new Response(JSON.stringify({ data: { me: 1 } }), {
        headers: { 'content-type': 'application/json', date: new Date(date).toUTCString() },
      }),
  });

test.each([
  ['three days fast', '2026-07-07T12:00:00Z'],
  ['a year slow', '2025-07-04T12:00:00Z'],
])('goes by the time of the service on a device that is %s', async (_name, device) => {
  setToday(device);
  answerAt('2026-07-04T10:30:20Z');
  const store = makeStore({ source: 'live' });
  await store.dispatch(clockApi.endpoints.clockTest.initiate(1));
  expect(selectToday(store.getState())).toBe('2026-07-04');
  expect(selectNow(store.getState())).toBe('2026-07-04T10:30Z');
  expect(getServiceTime().toISOString()).toBe('2026-07-04T10:30:20.000Z');
});

test('goes by the clock of a device that is right again', async () => {
  setToday('2026-07-04T10:30:00Z');
  answerAt('2026-07-04T10:30:20Z');
  const store = makeStore({ source: 'live' });
  await store.dispatch(clockApi.endpoints.clockTest.initiate(1));
  expect(getServiceTime().toISOString()).toBe('2026-07-04T10:30:00.000Z');
});
