import {
  type ConfigureStoreOptions,
  combineReducers,
  configureStore,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { withoutLabel } from './actionLabel';
import { baseApi } from './api/baseApi';
import { keptSlices } from './keepInBrowser';
import { listener } from './listener';
import { addressSlice } from './slices/addressSlice';
import { isTokenChange } from './slices/authSlice';
import { bookingsSlice } from './slices/bookingsSlice';
import { toastsSlice } from './slices/toastsSlice';
import { toolsSlice } from './slices/toolsSlice';
import { isLookingBack, standStill, watchImports } from './timeTravel';

type LookingBack = () => boolean;

function combineSlices(lookingBack: LookingBack) {
  return combineReducers({
    ...keptSlices(lookingBack),
    tools: toolsSlice.reducer,
    bookings: bookingsSlice.reducer,
    toasts: toastsSlice.reducer,
    address: addressSlice.reducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof combineSlices>>;

function makeReducer(
  lookingBack: LookingBack,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  const slices = combineSlices(lookingBack);
  return (state, action) => {
    // An imported session has lost the functions in this action, and redux-persist would throw.
    const replayed = action.type === PERSIST && typeof action['register'] !== 'function';
    const next = slices(state, replayed ? { type: 'replayed' } : withoutLabel(action));
    if (!isTokenChange(action)) return next;
    // All else is the person's, and goes in the same step: no frame shows it to the next one.
    const { auth, favourites, toasts, address } = next;
    return slices({ auth, favourites, toasts, address }, { type: 'forgotten' });
  };
}

interface StoreOptions {
  /** How the store shows itself in Redux DevTools, if at all. */
  devTools?: Exclude<ConfigureStoreOptions['devTools'], true>;
  /** Where the service rendered the page: the state it was rendered from. */
  preloadedState?: RootState | undefined;
}

/** Makes the store: once for the app, once for each page that the service renders, once for each test. */
export function makeStore({ devTools = false, preloadedState }: StoreOptions = {}) {
  const made: { store: object | null } = { store: null };
  const lookingBack = () => made.store !== null && isLookingBack(made.store);
  const store = configureStore({
    reducer: makeReducer(lookingBack),
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: {
          // The actions of redux-persist carry functions.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(standStill(lookingBack), listener.middleware)
        .concat(baseApi.middleware),
    devTools,
    ...(preloadedState && { preloadedState }),
  });
  made.store = store;
  watchImports(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
