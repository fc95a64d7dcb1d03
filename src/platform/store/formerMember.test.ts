import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { buildListing, buildUser } from '../../../tests/helpers/app/builders';
import { type FakeApi, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { fakeIndexedDb } from '../../../tests/helpers/app/fakeIndexedDb';
import { bookingReviewed } from '../../letter/world/letterWorldSlice';
import { mineReceived } from '../../letter/world/toolsSlice';
import { accountApi } from '../../members/api/accountApi';
import { joinAccount } from '../../shell/member/joinAccount';
import { toolSeen, wordSearched } from '../../tools/api/recentlyViewedApi';
import { readDraft, writeDraft } from '../browser/draftStorage';
import { messageDraftKey } from '../browser/messageDrafts';
import { keepInBrowser } from './keepInBrowser';
import type { RootState } from './rootReducer';
import { signedOut, tokenChangedElsewhere, tokenReceived, tokenRefused } from './slices/authSlice';
import { memberCameOrWent, readHeard, streamBegan, typingHeard } from './slices/eventsSlice';
import { accountAnswered, toggledInAccount } from './slices/favouritesSlice';
import { messageWritten } from './slices/pendingSlice';
import { pressMade } from './slices/pressesSlice';
import { screenChanged } from './slices/screenSlice';
import { toastShown } from './slices/toastsSlice';
import { type AppStore, makeStore } from './store';

/** Part of everything that belongs to member A in these tests, ids and tokens included. */
const mark = 'formermember';

const tokenA = `head.${mark}.signature`;
const tokenB = 'head.next.signature';
const memberA = buildUser({ id: `${mark}-1`, name: mark, email: `${mark}@skuret.example` });
const memberB = buildUser({ id: '502', name: 'Jonas Kjeldsen', email: 'jonas@skuret.example' });
const toolA = buildListing({ id: `${mark}-2`, name: mark });

const messageA = {
  clientId: `${mark}-3`,
  conversationId: `${mark}-4`,
  memberId: memberA.id,
  content: mark,
  pictures: [],
  writtenAt: '2026-07-04T12:00:00.000Z',
  refusal: null,
};
const pressA = {
  id: `${mark}-5`,
  bookingId: `${mark}-6`,
  memberId: memberA.id,
  session: tokenA.slice(-12),
  press: { step: 'CONFIRM_RETURN' },
  pressedAt: '2026-07-04T12:00:00.000Z',
  how: 'unsent',
  refusal: null,
} as const;

type Fill = (store: AppStore) => unknown;

/** How data of a member get into each slice. A new slice needs a row here, or a reason below. */
const filled: Partial<Record<keyof RootState, Fill>> = {
  auth: (store) => store.dispatch(tokenReceived(tokenA)),
  favourites: (store) => {
    store.dispatch(accountAnswered([toolA]));
    store.dispatch(toggledInAccount(buildListing({ id: `${mark}-7`, name: mark })));
  },
  tools: (store) => store.dispatch(mineReceived([toolA])),
  letterWorld: (store) =>
    store.dispatch(bookingReviewed({ id: '1', review: { rating: 5, comment: mark } })),
  toasts: (store) => {
    const retry = [{ endpoint: 'conversation', args: `${mark}-4` }];
    store.dispatch(toastShown({ tone: 'danger', text: mark, lang: 'da', retry }));
  },
  screen: (store) => store.dispatch(screenChanged({ path: '/', part: 'dialog', value: mark })),
  account: (store) => {
    store.dispatch(messageWritten(messageA));
    store.dispatch(pressMade(pressA));
    store.dispatch(memberCameOrWent({ memberId: mark, isOnline: true }));
    store.dispatch(typingHeard({ conversationId: mark, memberId: mark }));
    store.dispatch(readHeard({ conversationId: mark, upTo: mark }));
  },
  api: (store) => store.dispatch(accountApi.endpoints.currentUser.initiate()),
};

/** The slices that a change of member leaves alone. */
const keptSlices: Partial<Record<keyof RootState, string>> = {
  source: 'belongs to the page',
  address: 'the page stays; a guarded route leads to the sign-in',
  clock: 'belongs to the device',
  language: 'a choice for the browser, also kept in a cookie',
};

/** Every file of the app that writes to the browser's storage, and where a member's data in it end. */
const storageWriters: Record<string, string> = {
  'conversations/conversation/MessageInput.tsx': 'unsent messages, asserted below',
  'shell/useScrollAndFocus.ts': 'scroll positions by path',
  'platform/browser/draftStorage.ts':
    'the add form, under the id of its member: another member never reads it',
  'office/store/officeStore.ts': 'the token of staff, in the office alone',
  'platform/store/listener.ts': 'the language of the screens',
  'platform/browser/recentlyViewedStorage.ts': 'asserted below',
  'platform/browser/reloadOnce.ts': 'the time of a reload',
  'tools/form/useDraft.ts': 'the add form, as in draftStorage.ts',
  'platform/store/favouritesStorage.ts': 'asserted below',
  'platform/store/jwtStorage.ts': 'asserted below',
  'platform/events/createItemStorage.ts': 'asserted below',
  'platform/events/pendingStorage.ts': 'asserted below',
  'platform/events/pressStorage.ts': 'asserted below',
  'platform/offline/offlineDatabase.ts': 'asserted below',
  'shell/AnnouncementLine.tsx': 'the id of a dismissed announcement',
  'theme/colourScheme.ts': 'the colour scheme',
};

const offlineRows = fakeIndexedDb();
const realFetch = globalThis.fetch;
const stops: (() => void)[] = [];
let api: FakeApi;

beforeEach(() => {
  offlineRows.clear();
  api = fakeApi({
    currentUser: (_none, headers) => ({
      currentUser: headers.get('authorization')?.includes(mark) ? memberA : memberB,
    }),
    signOut: () => ({ signOut: { errors: [] } }),
    favouriteTools: () => ({ favouriteTools: [] }),
    accountLanguage: () => ({ currentUser: { settings: { language: 'AS_GIVEN' } } }),
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  globalThis.fetch = realFetch;
});

/** A store in which every slice and every storage has data of member A. */
async function storeOfMemberA() {
  const store = makeStore({ source: 'live' });
  const persistor = await keepInBrowser(store);
  stops.push(() => persistor.pause());
  for (const fill of Object.values(filled)) await fill(store);
  store.dispatch(toolSeen(`${mark}-8`));
  store.dispatch(wordSearched(mark));
  writeDraft(messageDraftKey(memberA.id, `${mark}-4`), mark);
  await persistor.flush();
  await waitFor(() => expect(JSON.stringify([...offlineRows])).toContain(mark));
  return { store, persistor };
}

const getText = (value: unknown) => JSON.stringify(value) ?? '';
/** Keys and values of local and session storage that hold data of member A. */
const storedOfMemberA = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).filter((entry) => getText(entry).includes(mark)),
  );
const slicesOfMemberA = (store: AppStore) =>
  Object.entries(store.getState())
    .filter(([, state]) => getText(state).includes(mark))
    .map(([name]) => name);

const changes = [
  ['signing out', signedOut()],
  ['another tab signing out', tokenChangedElsewhere(null)],
  ['another tab signing in as another member', tokenChangedElsewhere(tokenB)],
  ['the end of the session', tokenRefused()],
  ['another member signing in', tokenReceived(tokenB)],
] as const;

test('every slice is filled with data of a member or listed as kept', async () => {
  const { store } = await storeOfMemberA();
  const slices = Object.keys(store.getState());
  expect([...Object.keys(filled), ...Object.keys(keptSlices)].sort()).toEqual(slices.sort());
  expect(slicesOfMemberA(store).sort()).toEqual(Object.keys(filled).sort());
  const { account } = store.getState();
  for (const part of Object.values(account ?? {})) expect(getText(part)).toContain(mark);
  for (const part of ['pendingMessages', 'pendingPresses', 'lately', 'jwt', 'message/']) {
    expect(getText(storedOfMemberA())).toContain(part);
  }
});

test.each(changes)('%s leaves nothing of the former member in the store', async (_how, change) => {
  const { store } = await storeOfMemberA();
  store.dispatch(change);
  expect(slicesOfMemberA(store)).toEqual([]);
});

test.each(changes.slice(0, 3))(
  '%s leaves nothing of the former member in the browser',
  async (_how, change) => {
    const { store, persistor } = await storeOfMemberA();
    store.dispatch(change);
    await persistor.flush();
    expect(storedOfMemberA()).toEqual([]);
    await waitFor(() => expect([...offlineRows]).toEqual([]));
  },
);

test.each(changes)(
  'after %s no pending message or action of the former member is sent for the next one',
  async (_how, change) => {
    const { store } = await storeOfMemberA();
    store.dispatch(change);
    store.dispatch(tokenReceived(tokenB));
    await store.dispatch(joinAccount());
    store.dispatch(streamBegan());
    await api.idle();
    stops.push(() => store.dispatch(tokenChangedElsewhere(null)));
    expect(api.callsOf('currentUser').length).toBeGreaterThan(0);
    expect(api.mutations().filter(({ operationName }) => operationName !== 'signOut')).toEqual([]);
    expect(slicesOfMemberA(store)).toEqual([]);
  },
);

test('keeps the pending items in the browser when a session expires, for the same member', async () => {
  const { store, persistor } = await storeOfMemberA();
  store.dispatch(tokenRefused());
  await persistor.flush();
  const keys = storedOfMemberA().map(([key]) => key);
  expect(keys.filter((key) => /pending(Messages|Presses)/.test(key))).toHaveLength(2);
  // The offline record has no member in it, so it never outlives a session.
  await waitFor(() => expect([...offlineRows]).toEqual([]));
});

test('keeps unsent messages when a session expires, until another member signs in', async () => {
  const { store } = await storeOfMemberA();
  const key = messageDraftKey(memberA.id, `${mark}-4`);
  const keyOfB = messageDraftKey(memberB.id, '4');
  writeDraft(keyOfB, 'Hej');
  store.dispatch(tokenRefused());
  expect(readDraft(key)).toBe(mark);
  store.dispatch(tokenReceived(tokenB));
  await store.dispatch(joinAccount());
  await waitFor(() => expect(readDraft(key)).toBeNull());
  expect(readDraft(keyOfB)).toBe('Hej');
  stops.push(() => store.dispatch(tokenChangedElsewhere(null)));
});

test('lists every file that writes to browser storage', () => {
  const root = path.join(__dirname, '../..');
  const writes =
    /(local|session)Storage\.setItem|writeDraft\(|createItemStorage[<(]|indexedDB\.open|document\.cookie = /;
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => writes.test(readFileSync(path.join(root, file), 'utf8')));
  expect(writers.sort()).toEqual(Object.keys(storageWriters).sort());
});
