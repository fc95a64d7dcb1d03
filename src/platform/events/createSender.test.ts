import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { signedOut, tokenReceived, tokenRefused } from '../store/slices/authSlice';
import { messageWritten, pendingGone } from '../store/slices/pendingSlice';
import { makeStore } from '../store/store';
import { createSender } from './createSender';

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  fakeApi({ signOut: () => ({ signOut: { errors: [] } }) });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const message = (clientId: string, memberId = 'a') => ({
  clientId,
  memberId,
  conversationId: '7',
  content: clientId,
  pictures: [],
  writtenAt: '2026-07-04T12:00:00.000Z',
  refusal: null,
});

/** A sender of pending messages; the test ends each attempt. */
function open() {
  const store = makeStore({ source: 'live' });
  store.dispatch(tokenReceived('head.a.signature'));
  const attempts: { id: string; end: (isSent: boolean) => Promise<void> }[] = [];
  const sendAll = createSender({
    next: ({ account }) => account.pending.messages[0],
    send: ({ clientId }, dispatch) =>
      new Promise((resolve) => {
        attempts.push({
          id: clientId,
          end: async (isSent) => {
            if (isSent) dispatch(pendingGone(clientId));
            resolve(isSent);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
  });
  const write = (...messages: ReturnType<typeof message>[]) => {
    for (const each of messages) store.dispatch(messageWritten(each));
  };
  return {
    store,
    write,
    send: () => void store.dispatch(sendAll()),
    attempts,
    ids: () => attempts.map(({ id }) => id),
    last: () => attempts.at(-1) as (typeof attempts)[number],
  };
}

test('sends the items one at a time, however often it is started', async () => {
  const { write, send, ids, last } = open();
  write(message('1'), message('2'));
  send();
  send();
  expect(ids()).toEqual(['1']);
  await last().end(true);
  expect(ids()).toEqual(['1', '2']);
  await last().end(true);
  expect(ids()).toEqual(['1', '2']);
});

test('retries a failed item first, with growing delays', async () => {
  const { write, send, ids, last } = open();
  write(message('1'), message('2'));
  send();
  for (const delay of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = ids().length;
    await last().end(false);
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(ids()).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids()).toHaveLength(before + 1);
  }
  expect(new Set(ids())).toEqual(new Set(['1']));
  // After a success the delays begin again.
  await last().end(true);
  await last().end(false);
  await jest.advanceTimersByTimeAsync(500);
  expect(ids().slice(-2)).toEqual(['2', '2']);
});

test('starting it during a delay retries immediately and counts as that retry', async () => {
  const { write, send, ids, last } = open();
  write(message('1'));
  send();
  await last().end(false);
  send();
  expect(ids()).toEqual(['1', '1']);
  await last().end(false);
  // The first wait would end here.
  await jest.advanceTimersByTimeAsync(999);
  expect(ids()).toEqual(['1', '1']);
  await jest.advanceTimersByTimeAsync(1);
  expect(ids()).toEqual(['1', '1', '1']);
});

test.each([
  ['sent', true],
  ['not sent', false],
])('sends the items of the next member when the former one’s item was %s', async (_how, isSent) => {
  const { store, write, send, ids, last } = open();
  write(message('1'), message('2'));
  send();
  store.dispatch(signedOut());
  store.dispatch(tokenReceived('head.b.signature'));
  write(message('3', 'b'));
  send();
  await last().end(isSent);
  await jest.advanceTimersByTimeAsync(500);
  expect(ids()).toEqual(['1', '3']);
});

test('does not retry after the end of a session', async () => {
  const { store, write, send, ids, last } = open();
  write(message('1'));
  send();
  await last().end(false);
  store.dispatch(tokenRefused());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ids()).toEqual(['1']);
});
