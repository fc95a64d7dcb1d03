import { waitFor } from '@testing-library/react';
import { testToken } from '../../../tests/helpers/app/builders';
import { conversationsApi } from '../../conversations/api/conversationsApi';
import { joinAccount } from '../../shell/member/joinAccount';
import { tokenChangedElsewhere, tokenReceived } from '../store/slices/authSlice';
import { makeStore } from '../store/store';

/** Fakes `navigator.locks`: one holder after the other. */
function fakeLocks() {
  let held: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, work: () => Promise<unknown>) => {
      const mine = held.then(work);
      held = mine.catch(() => undefined);
      return mine;
    },
  };
}

const realFetch = globalThis.fetch;
let unread = 0;
let streams = 0;
/** Whether the next answer with the unread count is lost. */
let isBroken = false;
/** Sends an event on the open stream. */
let say: (event: object) => void = () => undefined;

beforeEach(() => {
  unread = 0;
  streams = 0;
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  globalThis.fetch = async (input, init) => {
    if (input !== '/events') {
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
      if (operationName === 'unreadMessages' && isBroken) {
        isBroken = false;
        throw new TypeError('Failed to fetch');
      }
      const data = operationName === 'unreadMessages' ? { unreadMessages: unread } : {};
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      });
    }
    streams += 1;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        say = (event) =>
          stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        say({ gap: true });
        init?.signal?.addEventListener('abort', () => stream.error(new Error('Given up')));
      },
    });
    return new Response(body, { status: 200 });
  };
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'locks');
  globalThis.fetch = realFetch;
});

/** A tab of the person. A test makes both tabs first, because signing in ends what listens in this page. */
function openTab() {
  const store = makeStore();
  store.dispatch(tokenReceived(testToken));
  stops.push(() => store.dispatch(tokenChangedElsewhere(null)));
  const { initiate, select } = conversationsApi.endpoints.unreadMessages;
  return {
    shown: () => select()(store.getState()).data,
    isConnected: () => store.getState().account.events.connected,
    show: () => void store.dispatch(initiate()),
    join: () => void store.dispatch(joinAccount()),
  };
}

test('a second tab refetches what may have changed before it joined the leader', async () => {
  const [first, second] = [openTab(), openTab()];
  first.show();
  first.join();
  await waitFor(() => expect(first.isConnected()).toBe(true));

  second.show();
  await waitFor(() => expect(second.shown()).toBe(0));
  // A message is written between its first answer and the start of its listening.
  unread = 1;
  say({ tags: ['Conversations:7'] });
  await waitFor(() => expect(first.shown()).toBe(1));
  second.join();
  await waitFor(() => expect(second.shown()).toBe(1));
  expect(second.isConnected()).toBe(true);

  unread = 2;
  say({ tags: ['Conversations:7'] });
  await waitFor(() => expect([first.shown(), second.shown()]).toEqual([2, 2]));
  expect(streams).toBe(1);
});

test('retries a refetch triggered by an event when its response is lost', async () => {
  const tab = openTab();
  tab.show();
  tab.join();
  await waitFor(() => expect(tab.isConnected()).toBe(true));
  await waitFor(() => expect(tab.shown()).toBe(0));
  unread = 1;
  isBroken = true;
  say({ tags: ['Conversations:7'] });
  await waitFor(() => expect(isBroken).toBe(false));
  await waitFor(() => expect(tab.shown()).toBe(1));
  expect(streams).toBe(1);
});

test('a connected tab does not refetch when another tab opens', async () => {
  const [first, second] = [openTab(), openTab()];
  first.show();
  first.join();
  await waitFor(() => expect(first.isConnected()).toBe(true));
  await waitFor(() => expect(first.shown()).toBe(0));
  const asked = jest.spyOn(globalThis, 'fetch');
  second.join();
  await waitFor(() => expect(second.isConnected()).toBe(true));
  second.show();
  await waitFor(() => expect(second.shown()).toBe(0));
  const unreadAsked = asked.mock.calls.filter(([, init]) =>
    String(init?.body).includes('unreadMessages'),
  );
  expect(unreadAsked).toHaveLength(1);
});

test.each([
  ['are missing', () => Reflect.deleteProperty(navigator, 'locks')],
  [
    'are refused',
    () => {
      const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    },
  ],
  [
    'throw',
    () => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(navigator, 'locks', { configurable: true, get });
    },
  ],
])('every tab reads the stream by itself where Web Locks %s', async (_what, refuse) => {
  refuse();
  const [first, second] = [openTab(), openTab()];
  first.join();
  second.join();
  await waitFor(() => expect([first.isConnected(), second.isConnected()]).toEqual([true, true]));
  expect(streams).toBe(2);
});

test('every tab reads the stream by itself where channels between tabs are refused', async () => {
  const real = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class {
    constructor() {
      throw new DOMException('Denied', 'SecurityError');
    }
  } as unknown as typeof BroadcastChannel;
  try {
    const [first, second] = [openTab(), openTab()];
    first.join();
    second.join();
    await waitFor(() => expect([first.isConnected(), second.isConnected()]).toEqual([true, true]));
    expect(streams).toBe(2);
  } finally {
    globalThis.BroadcastChannel = real;
  }
});
