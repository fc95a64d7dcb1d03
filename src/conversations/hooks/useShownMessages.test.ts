import { act, renderHook } from '@testing-library/react';
import { buildMessage } from '../../../tests/helpers/app/builders';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { applyEvent } from '../../platform/events/applyEvent';
import { messageWritten, pendingGone } from '../../platform/store/slices/pendingSlice';
import { makeStore } from '../../platform/store/store';
import type { Message } from '../api/conversationsApi';
import { useShownMessages } from './useConversationActions';

const viewerId = '501';
const own = (id: string, changes: Partial<Message> = {}) =>
  buildMessage({ id, senderId: viewerId, read: false, ...changes });
const theirs = (id: string) => buildMessage({ id, senderId: '6', read: false });

const pending = {
  clientId: 'c1',
  conversationId: '7',
  memberId: viewerId,
  content: 'På vej',
  pictures: [],
  writtenAt: '2026-07-04T12:00:00.000Z',
  refusal: null,
};

function show(stored: readonly Message[]) {
  const store = makeStore({ source: 'live' });
  const { result, rerender } = renderHook(
    (messages: readonly Message[]) => useShownMessages('7', viewerId, messages),
    { wrapper: storeWrapper(store), initialProps: stored },
  );
  return {
    store,
    rerender,
    readIds: () => result.current.filter(({ read }) => read).map(({ id }) => id),
    ids: () => result.current.map(({ id }) => id),
    hear: (event: Parameters<typeof applyEvent>[0]) => act(() => applyEvent(event, store.dispatch)),
  };
}

test('a read event marks the member’s own messages as read up to the given one', () => {
  // Not in the order of their texts: the ids are numbers.
  const { readIds, hear } = show([own('8'), own('9'), own('10'), own('11')]);
  expect(readIds()).toEqual([]);
  hear({ read: { conversationId: '7', memberId: '6', upTo: '10' } });
  expect(readIds()).toEqual(['8', '9', '10']);
  hear({ read: { conversationId: '7', memberId: '6', upTo: '11' } });
  expect(readIds()).toEqual(['8', '9', '10', '11']);
});

test('a read event does not mark the reader’s own messages or other conversations', () => {
  const { readIds, hear } = show([theirs('1'), own('2')]);
  hear({ read: { conversationId: '70', memberId: '6', upTo: '2' } });
  expect(readIds()).toEqual([]);
  hear({ read: { conversationId: '7', memberId: '6', upTo: '2' } });
  expect(readIds()).toEqual(['2']);
});

test('a message that is already read in the response stays read without an event', () => {
  const { readIds } = show([own('1', { read: true }), own('2')]);
  expect(readIds()).toEqual(['1']);
});

test('a pending message is shown once, below the stored ones, until it is stored', () => {
  const { store, ids, rerender } = show([theirs('1')]);
  act(() => {
    store.dispatch(messageWritten(pending));
    store.dispatch(messageWritten({ ...pending, clientId: 'c2', conversationId: '70' }));
  });
  expect(ids()).toEqual(['1', 'c1']);
  rerender([theirs('1'), own('2', { clientId: 'c1' })]);
  expect(ids()).toEqual(['1', '2']);
  act(() => {
    store.dispatch(pendingGone('c1'));
  });
  expect(ids()).toEqual(['1', '2']);
});
