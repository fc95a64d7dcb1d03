import {
  type Action,
  type ConfigureStoreOptions,
  combineReducers,
  configureStore,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { withoutLabel } from './actionLabel';
import { baseApi } from './api/baseApi';
import { listener } from './listener';
import { addressSlice } from './slices/addressSlice';
import { authSlice, keptTokenRead } from './slices/authSlice';
import { bookingsSlice } from './slices/bookingsSlice';
import { favouritesSlice } from './slices/favouritesSlice';
import { toastsSlice } from './slices/toastsSlice';
import { toolsSlice } from './slices/toolsSlice';
import { standStillWhileLookingBack, watchImports } from './timeTravel';

const slices = combineReducers({
  auth: authSlice.reducer,
  favourites: favouritesSlice.reducer,
  tools: toolsSlice.reducer,
  bookings: bookingsSlice.reducer,
  toasts: toastsSlice.reducer,
  address: addressSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof slices>;

/**
 * The cache, the user's own tools and what they did with their bookings belong to a token. They go in
 * the same step as the token, so that no frame shows them to the next person; the listener then resets
 * what runs.
 */
const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const next = slices(state, withoutLabel(action));
  if (state?.auth === undefined || state.auth.token === next.auth.token) return next;
  // The kept token is read before anything of a person is fetched.
  if (keptTokenRead.match(action)) return next;
  const forgotten = { type: 'session/forgotten' } satisfies Action;
  return {
    ...next,
    tools: {
      ...toolsSlice.reducer(undefined, forgotten),
      catalogue: next.tools.catalogue,
      fetched: next.tools.fetched,
    },
    bookings: bookingsSlice.reducer(undefined, forgotten),
    [baseApi.reducerPath]: baseApi.reducer(undefined, forgotten),
  };
};

interface StoreOptions {
  /** How the store shows itself in Redux DevTools, if at all. */
  devTools?: Exclude<ConfigureStoreOptions['devTools'], true>;
  /** Where the service rendered the page: the state it was rendered from. */
  preloadedState?: RootState | undefined;
}

/** Makes the store: once for the app, once for each page that the service renders, once for each test. */
export function makeStore({ devTools = false, preloadedState }: StoreOptions = {}) {
  const made: { store: object | null } = { store: null };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault()
        .prepend(
          standStillWhileLookingBack(() => made.store),
          listener,
        )
        .concat(baseApi.middleware),
    devTools,
    ...(preloadedState && { preloadedState }),
  });
  made.store = store;
  watchImports(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
