/** Fetches the code and the data of the next screen ahead. */
import type { AddressName } from '../../domain/values/addresses';
import { safeReturnPath } from '../../domain/values/safeReturnPath';
import { baseApi } from '../platform/api/baseApi';
import { selectAddress } from '../platform/store/slices/addressSlice';
import { selectSignedIn } from '../platform/store/slices/authSlice';
import type { AppStore } from '../platform/store/store';
import { type Screen, screenAt, screens } from './screens';

/** The screens that are usually opened from a screen. */
const usuallyNext: Partial<Record<AddressName, readonly AddressName[]>> = {
  home: ['browse', 'tool', 'signIn'],
  browse: ['tool', 'signIn'],
  tool: ['book', 'signIn', 'browse'],
  book: ['booking'],
  signIn: ['dashboard'],
  signUp: ['dashboard'],
  categories: ['browse'],
  favorites: ['tool', 'browse'],
  savedSearches: ['browse'],
  dashboard: ['booking', 'conversation', 'favorites', 'manageTools'],
  booking: ['conversation'],
  manageTools: ['booking', 'editTool'],
};

/** Milliseconds after a navigation. */
const delay = 1_500;

// A chunk that cannot be fetched is fetched again, and reported, when its screen is opened.
const preload = (screen: Screen | undefined) => screen?.Component.preload().catch(() => undefined);

const isSignIn = (pathname: string) =>
  ['signIn', 'signUp'].includes(screenAt(pathname)?.name ?? '');

/** Sends the first queries of a screen. Without its code they are sent by the screen itself. */
function request(store: AppStore, pathname: string, search: string): void {
  import(/* webpackChunkName: "requestScreen" */ './requestScreen').then(
    ({ requestScreen }) => requestScreen(store, pathname, search),
    () => undefined,
  );
}

/** Fetches one chunk after the other, once the screen has its own code and data. */
async function preloadNext(store: AppStore, pathname: string): Promise<void> {
  const name = screenAt(pathname)?.name;
  // A small chunk, needed at the first click.
  import(/* webpackChunkName: "requestScreen" */ './requestScreen').catch(() => undefined);
  const isShown = () => selectAddress(store.getState()).pathname === pathname;
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  for (const next of (name && usuallyNext[name]) ?? []) {
    if (isShown()) await preload(screens.find((screen) => screen.name === next));
  }
  // The part of the frame that only members have.
  if (isSignIn(pathname)) {
    import(/* webpackChunkName: "memberLinks" */ './member/MemberLinks').catch(() => undefined);
  }
}

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : null;
};

function onIntent(event: Event): void {
  const link = linkOf(event);
  if (link) void preload(screenAt(link.pathname));
}

/** Requests the data of a screen as soon as the address leads to it, and of the first one as soon as a member has signed in. */
function followMoves(store: AppStore): void {
  let { pathname: shown } = selectAddress(store.getState());
  let signedIn = selectSignedIn(store.getState());
  store.subscribe(() => {
    const state = store.getState();
    const { pathname, search } = selectAddress(state);
    const hasSignedIn = selectSignedIn(state) && !signedIn;
    signedIn = selectSignedIn(state);
    if (pathname !== shown) request(store, pathname, search);
    else if (hasSignedIn && isSignIn(pathname)) {
      const next = new URL(
        safeReturnPath(new URLSearchParams(search).get('returnTo')),
        location.origin,
      );
      request(store, next.pathname, next.search);
    }
    shown = pathname;
  });
}

/**
 * Starts to fetch ahead: code on the first sign of an intent to follow a link, and for the usual next screens, unless the
 * visitor has asked the browser to save data; data with the click, and while the next screen is rendered.
 */
export function preloadScreens(store: AppStore): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  const onPress = (event: Event) => {
    const link = linkOf(event);
    if (link && link.pathname !== location.pathname) request(store, link.pathname, link.search);
  };
  document.addEventListener('pointerdown', onPress, { passive: true });
  followMoves(store);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let shown = '';
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    const { pathname } = selectAddress(store.getState());
    if (pathname === shown) return;
    shown = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => void preloadNext(store, pathname), delay);
  };
  follow();
  store.subscribe(follow);
  // While the service checks a password.
  document.addEventListener('submit', () => {
    if (isSignIn(shown)) void preloadNext(store, shown);
  });
}
