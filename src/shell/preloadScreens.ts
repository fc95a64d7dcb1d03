/** Fetches the code of the screen that is probably opened next, so that a click waits for data only. */
import type { AddressName } from '../../domain/values/addresses';
import { baseApi } from '../platform/api/baseApi';
import { selectAddress } from '../platform/store/slices/addressSlice';
import type { AppStore } from '../platform/store/store';
import { type Screen, screenAt, screens } from './screens';

/** The screens that are usually opened from a screen. */
const usuallyNext: Partial<Record<AddressName, readonly AddressName[]>> = {
  home: ['tool', 'signIn'],
  browse: ['tool', 'signIn'],
  tool: ['book', 'signIn'],
  book: ['booking'],
  signIn: ['dashboard'],
  signUp: ['dashboard'],
  favorites: ['tool'],
  dashboard: ['booking', 'conversation', 'manageTools'],
  booking: ['conversation'],
  manageTools: ['booking', 'editTool'],
};

/** Milliseconds after a navigation. */
const delay = 1_500;

// A chunk that cannot be fetched is fetched again, and reported, when its screen is opened.
const preload = (screen: Screen | undefined) => screen?.Component.preload().catch(() => undefined);

/** Fetches one chunk after the other, once the screen has its own code and data. */
async function preloadNext(store: AppStore, pathname: string): Promise<void> {
  const name = screenAt(pathname)?.name;
  const isShown = () => selectAddress(store.getState()).pathname === pathname;
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  for (const next of (name && usuallyNext[name]) ?? []) {
    if (isShown()) await preload(screens.find((screen) => screen.name === next));
  }
  // The part of the frame that only members have.
  if (name === 'signIn' || name === 'signUp') {
    import(/* webpackChunkName: "memberLinks" */ './member/MemberLinks').catch(() => undefined);
  }
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) void preload(screenAt(link.pathname));
}

/**
 * Starts to fetch code ahead: on the first sign of an intent to follow a link, and for the usual next screens, unless the
 * visitor has asked the browser to save data.
 */
export function preloadScreens(store: AppStore): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
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
}
