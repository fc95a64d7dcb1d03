import type { Store } from '@reduxjs/toolkit';
import {
  type PersistConfig,
  type Persistor,
  persistReducer,
  persistStore,
  type Storage,
} from 'redux-persist';
import { favouritesStorage } from './favouritesStorage';
import { jwtKey, jwtStorage } from './jwtStorage';
import { type AuthState, authSlice } from './slices/authSlice';
import { type FavouritesState, favouritesAdapter, favouritesSlice } from './slices/favouritesSlice';

/** redux-persist honours `deserialize`, but its types leave it out. */
type RawConfig<S> = PersistConfig<S> & { deserialize: false };

const raw = { keyPrefix: '', serialize: false, deserialize: false } as const;

function slicesKeptIn(storages: { auth: Storage; favourites: Storage }) {
  const auth: RawConfig<AuthState> = { ...raw, key: jwtKey, storage: storages.auth };
  const favourites: RawConfig<FavouritesState> = {
    ...raw,
    // Only redux-persist uses it, to tell its slices apart; the storage has its own keys.
    key: 'favourites',
    storage: storages.favourites,
    // A heart may have been pressed before the kept ones are read.
    stateReconciler: ({ ids, entities }: FavouritesState, _before, now) =>
      favouritesAdapter.upsertMany({ ...now, ids, entities }, now.entities),
  };
  return {
    auth: persistReducer(auth, authSlice.reducer),
    favourites: persistReducer(favourites, favouritesSlice.reducer),
  };
}

export type KeptSlices = ReturnType<typeof slicesKeptIn>;

/**
 * The slices that are kept in local storage. Each store needs its own, because redux-persist notes beside the reducer
 * what is written.
 */
export function keptSlices(): KeptSlices {
  return slicesKeptIn({ auth: jwtStorage, favourites: favouritesStorage });
}

const nowhere: Storage = {
  getItem: async () => undefined,
  setItem: async () => undefined,
  removeItem: async () => undefined,
};

/** The same slices for a session that is replayed: they are stored nowhere. */
export function replayedSlices(): KeptSlices {
  return slicesKeptIn({ auth: nowhere, favourites: nowhere });
}

/** Reads what was kept, and keeps what changes from then on. Until it is called, everybody is a visitor. */
export function keepInBrowser(store: Store): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
    // Writes wait for timers, which stop when the page is left.
    addEventListener('pagehide', () => persistor.flush());
  });
}
