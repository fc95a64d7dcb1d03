import {
  combineReducers,
  createAction,
  legacy_createStore as createStore,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type PersistConfig, type Persistor, persistReducer, persistStore } from 'redux-persist';
import { favouritesKey, favouritesStorage } from './favouritesStorage';
import { jwtKey, jwtStorage } from './jwtStorage';
import { type AuthState, keptTokenRead } from './slices/authSlice';
import { type FavouritesState, keptFavouritesRead } from './slices/favouritesSlice';
import type { AppStore } from './store';
import { isLookingBack } from './timeTravel';

interface Kept {
  auth: AuthState;
  favourites: FavouritesState;
}

/** redux-persist honours `deserialize`, but its types leave it out. */
type RawConfig<S> = PersistConfig<S> & { deserialize: false };

const raw = { keyPrefix: '', serialize: false, deserialize: false } as const;
const jwtConfig: RawConfig<AuthState> = { ...raw, key: jwtKey, storage: jwtStorage };
const favouritesConfig: RawConfig<FavouritesState> = {
  ...raw,
  key: favouritesKey,
  storage: favouritesStorage,
};

const changed = createAction<Kept>('kept/changed');

/**
 * Keeps `auth` and `favourites` in local storage by redux-persist, which lives in a small store of its
 * own: its actions carry functions and its reducer writes, and neither may be in a store that is
 * exported and stepped through (docs/decisions/persist-beside-the-store.md).
 */
export function keepInBrowser(store: AppStore): Persistor {
  const pick = (): Kept => {
    const { auth, favourites } = store.getState();
    return { auth, favourites };
  };
  const first = pick();
  const mirror =
    <K extends keyof Kept>(key: K) =>
    (state: Kept[K] = first[key], action: UnknownAction): Kept[K] =>
      changed.match(action) ? action.payload[key] : state;

  const keeper = createStore(
    combineReducers({
      auth: persistReducer(jwtConfig, mirror('auth')),
      favourites: persistReducer(favouritesConfig, mirror('favourites')),
    }),
  );

  const read = { auth: false, favourites: false };
  keeper.subscribe(() => {
    const { auth, favourites } = keeper.getState();
    if (!read.auth && auth._persist?.rehydrated) {
      read.auth = true;
      store.dispatch(keptTokenRead(auth.token));
    }
    if (!read.favourites && favourites._persist?.rehydrated) {
      read.favourites = true;
      store.dispatch(keptFavouritesRead({ ids: favourites.ids, entities: favourites.entities }));
    }
  });

  let last = first;
  store.subscribe(() => {
    if (!read.auth || !read.favourites || isLookingBack(store)) return;
    const now = pick();
    if (now.auth === last.auth && now.favourites === last.favourites) return;
    last = now;
    keeper.dispatch(changed(now));
  });
  return persistStore(keeper);
}
