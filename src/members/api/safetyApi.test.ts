import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { conversationsApi } from '../../conversations/api/conversationsApi';
import { notificationsApi } from '../../notifications/api/notificationsApi';
import { makeStore } from '../../platform/store/store';
import { safetyApi } from './safetyApi';

const { blockMember, unblockMember } = safetyApi.endpoints;

test.each([
  // The service marks the messages of a blocked member as read, in the notifications too.
  ['blocking', blockMember, { unreadMessages: 2, unreadNotifications: 2 }],
  ['unblocking', unblockMember, { unreadMessages: 2, unreadNotifications: 1 }],
])('%s a member refetches the counts that it changes', async (_what, { initiate }, expected) => {
  const api = fakeApi({
    unreadMessages: () => ({ unreadMessages: 0 }),
    unreadNotifications: () => ({ unreadNotifications: 0 }),
    blockMember: () => ({ blockMember: { blockedMembers: [], errors: [] } }),
    unblockMember: () => ({ unblockMember: { blockedMembers: [], errors: [] } }),
  });
  const store = makeStore();
  await Promise.all([
    store.dispatch(conversationsApi.endpoints.unreadMessages.initiate()),
    store.dispatch(notificationsApi.endpoints.unreadNotifications.initiate()),
  ]);
  await store.dispatch(initiate({ memberId: '6' }));
  await api.idle();
  const counts = Object.keys(expected).map((name) => [name, api.callsOf(name).length]);
  expect(Object.fromEntries(counts)).toEqual(expected);
});
