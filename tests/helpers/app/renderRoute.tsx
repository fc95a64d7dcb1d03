import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import type { User } from '../../../domain/members/user';
import type { Language } from '../../../domain/values/language';
import type { Source } from '../../../domain/values/source';
import { fetchTexts } from '../../../src/platform/locales/fetchTexts';
import { makeI18n } from '../../../src/platform/locales/makeI18n';
import { keepInBrowser } from '../../../src/platform/store/keepInBrowser';
import { followOtherTabs } from '../../../src/platform/store/otherTabs';
import { addressChanged } from '../../../src/platform/store/slices/addressSlice';
import { type AppStore, makeStore } from '../../../src/platform/store/store';
import { App } from '../../../src/shell/App';
import { type BrowserHistory, getAddress } from '../../../src/shell/StoreRouter';
import { NotFound, screenAt } from '../../../src/shell/screens';
import { buildCategories, buildOwnProfile, testToken } from './builders';
import { type FakeApi, fakeApi } from './fakeApi';

interface Options {
  /** The signed-in member; left out or null for a visitor. */
  user?: User | null;
  /** Where the data come from; the service if left out. See `renderLetter` for the sample. */
  source?: Source;
  /** As given where it is left out. */
  language?: Language;
  /** Answers by operation name, beside those that every test has. */
  api?: Parameters<typeof fakeApi>[0];
  /** Used instead of the faked network. */
  network?: typeof fetch;
  /** The token of the signed-in member, where the network is a real one. */
  token?: string;
  /** For tests of how things look, or of what styles hide; other tests do without styles, see below. */
  styled?: boolean;
  /** Lets user-event move the fake timers on. */
  advanceTimers?: (milliseconds: number) => void;
}

interface RenderedRoute extends RenderResult {
  store: AppStore;
  api: FakeApi;
  person: UserEvent;
  history: BrowserHistory;
  /** Where the person is now: path, search and hash. */
  address: () => string;
}

/** What the service writes into every page. */
function carrySource(source: Source): void {
  const meta = document.createElement('meta');
  meta.name = 'source';
  meta.content = source;
  document.head.append(meta);
  stops.push(() => meta.remove());
}

const inAccount = { asGiven: 'AS_GIVEN', da: 'DANISH', en: 'ENGLISH' } as const;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The whole app at an address: real router, real store, real storage; only the network is faked. */
export async function renderRoute(path: string, options: Options = {}): Promise<RenderedRoute> {
  const { user = null, source = 'live', language = 'asGiven' } = options;
  carrySource(source);
  if (user) localStorage.setItem('jwt', options.token ?? testToken);
  window.history.replaceState(null, '', path);
  const api = fakeApi({
    currentUser: () => ({ currentUser: user }),
    ownProfile: () => ({ currentUser: user && buildOwnProfile(user) }),
    categories: () => ({ categories: buildCategories() }),
    signOut: () => ({ signOut: { errors: [] } }),
    borrowedTools: () => ({ borrowedTools: [] }),
    myTools: () => ({ myTools: [] }),
    activeLendReservations: () => ({ activeLendReservations: [] }),
    completedLendReservations: () => ({ completedLendReservations: [] }),
    accountLanguage: () => ({
      // The same as in the browser, so that there is nothing to merge.
      currentUser: user && { id: user.id, settings: { language: inAccount[language] } },
    }),
    favouriteTools: () => ({ favouriteTools: [] }),
    unreadNotifications: () => ({ unreadNotifications: 0 }),
    unreadMessages: () => ({ unreadMessages: 0 }),
    conversations: () => ({ conversations: [] }),
    paymentMethods: () => ({ paymentMethods: [] }),
    ownTools: () => ({ ownTools: [] }),
    dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
    featuredTools: () => ({ featuredTools: [] }),
    searchTools: () => ({ searchTools: [] }),
    categoryCounts: () => ({ categories: [] }),
    similarTools: () => ({ similarTools: [] }),
    ownerTools: () => ({ memberTools: [] }),
    reviewStates: () => ({ myBookings: [], lendBookings: [] }),
    earnings: () => ({ earnings: { earnedCents: 0, heldCents: 0, dueCents: 0, payouts: [] } }),
    payoutAccount: () => ({
      payoutAccount: { state: 'READY', wantedBy: null, dueCents: 0 },
    }),
    myBookings: () => ({ myBookings: [] }),
    debt: () => ({ debt: { totalCents: 0, debtParts: [] } }),
    bookingAmounts: () => ({ bookingAmounts: [] }),
    receipt: () => ({ receipt: null }),
    availability: () => ({ availability: [] }),
    searchFacets: () => ({
      searchFacets: {
        total: 0,
        categoryCounts: [],
        ratingCounts: [],
        priceBands: [],
        hasMore: false,
      },
    }),
    searchSuggestions: () => ({
      searchSuggestions: { tools: [], categories: [], didYouMean: null },
    }),
    searchOrigin: () => ({
      searchOrigin: { name: 'København', latitude: 55.676, longitude: 12.568 },
    }),
    announcement: () => ({ announcement: null }),
    transparency: () => ({ transparency: [] }),
    homeStories: () => ({ homeStories: { chosenReviews: [], earned: null } }),
    handover: () => ({ handover: null }),
    mySessions: () => ({ mySessions: [] }),
    calendarFeed: () => ({ calendarFeed: null }),
    leavingReasons: () => ({ leavingReasons: [] }),
    blockedMembers: () => ({ blockedMembers: [] }),
    dataReads: () => ({ dataReads: [] }),
    memberLevel: () => ({ memberLevel: null }),
    identityCheck: () => ({ identityCheck: null }),
    measures: () => ({ measures: [] }),
    secondFactor: () => ({ secondFactor: null }),
    passkeys: () => ({ passkeys: [] }),
    apiTokens: () => ({ apiTokens: [] }),
    webhooks: () => ({ webhooks: [] }),
    webhookDeliveries: () => ({ webhookDeliveries: [] }),
    securityEvents: () => ({ securityEvents: [] }),
    savedSearches: () => ({ savedSearches: [] }),
    availabilityAlerts: () => ({ availabilityAlerts: [] }),
    countView: () => ({ countView: { counted: true } }),
    ...options.api,
  });
  if (options.network) globalThis.fetch = options.network;

  const history = createBrowserHistory({ window, v5Compat: true });
  const store = makeStore({ source, language });
  const i18n = makeI18n();
  (await fetchTexts(i18n, language))();
  store.dispatch(addressChanged(getAddress(history)));
  const persistor = await keepInBrowser(store);
  stops.push(followOtherTabs(store), () => persistor.pause());

  // As on a rendered page. A chunk that arrives in the middle of a test has tests of its own.
  await (screenAt(window.location.pathname)?.Component ?? NotFound).preload();
  const app = <App store={store} history={history} i18n={i18n} />;
  // Styles stay outside of the document, because jsdom goes through every rule again for each element that a test finds
  // by its role.
  const rendered = render(
    options.styled ? (
      app
    ) : (
      <StyleSheetManager target={document.createElement('div')}>{app}</StyleSheetManager>
    ),
  );
  return {
    ...rendered,
    store,
    api,
    history,
    person: userEvent.setup(
      options.advanceTimers ? { advanceTimers: options.advanceTimers } : { delay: null },
    ),
    address: () => window.location.pathname + window.location.search + window.location.hash,
  };
}
