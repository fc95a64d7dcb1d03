import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { conversationsApi } from '../../conversations/api/conversationsApi';
import { makeStore } from '../store/store';
import { applyEvent } from './applyEvent';

afterEach(() => {
  jest.useRealTimers();
});

const typing = (conversationId: string) => ({ typing: { conversationId, memberId: '6' } });
const typingIn = (store: ReturnType<typeof makeStore>) => store.getState().account.events.typing;

test('shows a member as typing in that conversation until they send the message', () => {
  const store = makeStore();
  applyEvent(typing('7'), store.dispatch);
  applyEvent(typing('8'), store.dispatch);
  expect(typingIn(store)).toEqual({ '7': '6', '8': '6' });
  applyEvent({ tags: ['Conversations:7'] }, store.dispatch);
  expect(typingIn(store)).toEqual({ '8': '6' });
});

test('expires the typing state after five seconds unless it is renewed', () => {
  jest.useFakeTimers();
  const store = makeStore();
  applyEvent(typing('7'), store.dispatch);
  jest.advanceTimersByTime(4_000);
  applyEvent(typing('7'), store.dispatch);
  jest.advanceTimersByTime(4_000);
  expect(typingIn(store)).toEqual({ '7': '6' });
  jest.advanceTimersByTime(1_000);
  expect(typingIn(store)).toEqual({});
});

test('a gap resets the event state and refetches the active queries', async () => {
  let unread = 1;
  const api = fakeApi({ unreadMessages: () => ({ unreadMessages: unread }) });
  const store = makeStore();
  const shown = store.dispatch(conversationsApi.endpoints.unreadMessages.initiate());
  expect((await shown).data).toBe(1);
  applyEvent(typing('7'), store.dispatch);
  applyEvent({ online: { memberId: '6', isOnline: true } }, store.dispatch);
  applyEvent({ read: { conversationId: '7', memberId: '6', upTo: '12' } }, store.dispatch);
  unread = 2;
  applyEvent({ gap: true }, store.dispatch);
  expect(store.getState().account.events).toEqual({
    connected: true,
    online: {},
    typing: {},
    readUpTo: {},
  });
  await api.idle();
  expect(api.callsOf('unreadMessages')).toHaveLength(2);
  shown.unsubscribe();
});

test('refetches a changed conversation and the lists that contain it', async () => {
  const api = fakeApi({
    unreadMessages: () => ({ unreadMessages: 1 }),
    conversation: () => ({ conversation: null }),
  });
  const store = makeStore();
  const { unreadMessages, conversation } = conversationsApi.endpoints;
  const shown = [
    store.dispatch(unreadMessages.initiate()),
    store.dispatch(conversation.initiate('7')),
    store.dispatch(conversation.initiate('8')),
  ];
  await Promise.all(shown);
  applyEvent({ tags: ['Conversations:7'] }, store.dispatch);
  await api.idle();
  expect(api.callsOf('unreadMessages')).toHaveLength(2);
  expect(api.callsOf('conversation').map(({ variables }) => variables['id'])).toEqual([
    '7',
    '8',
    '7',
  ]);
  for (const each of shown) each.unsubscribe();
});

test('ignores unknown events of a newer service', () => {
  const store = makeStore();
  applyEvent({ tags: ['Parcels:7' as never] }, store.dispatch);
  applyEvent({ parcels: 7 } as never, store.dispatch);
  expect(store.getState().account.events.connected).toBe(false);
});
