import { waitFor } from '@testing-library/react';
import { buildToolDetail, testToken } from '../../tests/helpers/app/builders';
import { fakeApi } from '../../tests/helpers/app/fakeApi';
import { setToday } from '../../tests/helpers/app/setToday';
import { addressChanged } from '../platform/store/slices/addressSlice';
import { tokenReceived } from '../platform/store/slices/authSlice';
import { makeStore } from '../platform/store/store';
import { lendingApi } from '../tools/api/lendingApi';
import { toolApi } from '../tools/api/toolApi';
import { preloadScreens } from './preloadScreens';
import { requestScreen } from './requestScreen';

const never = () => new Promise<never>(() => undefined);
const dashboard = [
  'activeLendReservations',
  'borrowedTools',
  'completedLendReservations',
  'conversations',
  'dashboardBookings',
  'earnings',
  'myTools',
];

function start(token: string | null) {
  const operations = [...dashboard, 'booking', 'conversation', 'tool'];
  const more = ['categories', 'searchTools', 'unreadMessages', 'currentUser'];
  const api = fakeApi(Object.fromEntries([...operations, ...more].map((name) => [name, never])));
  const store = makeStore();
  if (token !== null) store.dispatch(tokenReceived(token));
  const asked = () => [...new Set(api.calls.map((call) => call.operationName))].toSorted();
  return { api, store, asked };
}

it.each([
  ['/dashboard', '', dashboard],
  ['/booking/7', '', ['booking']],
  ['/conversation/7', '', ['conversation']],
  ['/tool/7', '', ['tool']],
  ['/browse', '?q=sav', ['categories', 'searchTools']],
  ['/browse', '?category=garden', ['categories']],
  ['/help', '', []],
])('requests the first data of %s%s', async (pathname, search, expected) => {
  const { store, asked } = start(testToken);
  requestScreen(store, pathname, search);
  await waitFor(() => expect(asked()).toEqual(expected));
});

test('requests nothing of a member’s screen for a visitor', async () => {
  const { store, asked } = start(null);
  requestScreen(store, '/dashboard', '');
  requestScreen(store, '/tool/7', '');
  await waitFor(() => expect(asked()).toEqual(['tool']));
});

test('a screen that opens meanwhile sends its query once', async () => {
  const { api, store } = start(null);
  api.answer('tool', () => ({ tool: buildToolDetail({ id: '7' }) }));
  requestScreen(store, '/tool/7', '');
  await store.dispatch(toolApi.endpoints.tool.initiate('7'));
  expect(api.callsOf('tool')).toHaveLength(1);
});

test('leaves a cached answer to the screen, which shows it first', async () => {
  const { api, store } = start(testToken);
  api.answer('borrowedTools', () => ({ borrowedTools: [] }));
  await store.dispatch(lendingApi.endpoints.borrowedTools.initiate());
  setToday('2031-03-03');
  requestScreen(store, '/dashboard', '');
  await waitFor(() => expect(api.callsOf('activeLendReservations')).toHaveLength(1));
  expect(api.callsOf('borrowedTools')).toHaveLength(1);
  jest.useRealTimers();
});

describe('the data of the next screen are requested', () => {
  const goTo = (store: ReturnType<typeof makeStore>, pathname: string, search = '') =>
    store.dispatch(addressChanged({ pathname, search, hash: '', key: pathname, action: 'PUSH' }));

  test('when a link is pressed', async () => {
    const { store, asked } = start(testToken);
    preloadScreens(store);
    document.body.innerHTML =
      '<a href="/booking/7">Booking</a><a href="https://x.example/tool/7">Ude</a>';
    for (const link of document.querySelectorAll('a')) {
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    }
    await waitFor(() => expect(asked()).toEqual(['booking']));
  });

  test('when the address changes, before the screen is rendered', async () => {
    const { store, asked } = start(testToken);
    preloadScreens(store);
    goTo(store, '/booking/7');
    await waitFor(() => expect(asked()).toEqual(['booking']));
  });

  test('when a member has signed in', async () => {
    const { store, asked } = start(null);
    goTo(store, '/signin', '?returnTo=%2Fbooking%2F7');
    preloadScreens(store);
    store.dispatch(tokenReceived(testToken));
    await waitFor(() => expect(asked()).toEqual(['booking']));
  });
});
