import {
  type PersistConfig,
  type Persistor,
  persistReducer,
  persistStore,
  type Storage,
} from 'redux-persist';
import { favouritesKey, favouritesStorage } from './favouritesStorage';
import { jwtKey, jwtStorage } from './jwtStorage';
import { type AuthState, authSlice } from './slices/authSlice';
import { type FavouritesState, favouritesAdapter, favouritesSlice } from './slices/favouritesSlice';
import type { AppStore } from './store';

/** redux-persist honours `deserialize`, but its types leave it out. */
type RawConfig<S> = PersistConfig<S> & { deserialize: false };

const raw = { keyPrefix: '', serialize: false, deserialize: false } as const;

/** The slices that are kept in local storage. Made for each store anew: redux-persist notes beside the reducer what is written. */
export function keptSlices(isLookingBack: () => boolean) {
  const unlessLookingBack = (storage: Storage): Storage => ({
    ...storage,
    setItem: async (...item) => isLookingBack() || storage.setItem(...item),
  });
  const auth: RawConfig<AuthState> = {
    ...raw,
    key: jwtKey,
    storage: unlessLookingBack(jwtStorage),
  };
  const favourites: RawConfig<FavouritesState> = {
    ...raw,
    key: favouritesKey,
    storage: unlessLookingBack(favouritesStorage),
    // A heart may have been pressed before the kept ones are read.
    stateReconciler: (kept: FavouritesState, _before, now) =>
      favouritesAdapter.upsertMany(kept, now.entities),
  };
  return {
    auth: persistReducer(auth, authSlice.reducer),
    favourites: persistReducer(favourites, favouritesSlice.reducer),
  };
}

/** Reads what was kept, and keeps what changes from then on. Until it is called, everybody is a visitor. */
export function keepInBrowser(store: AppStore): Promise<Persistor> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor));
  });
}
