import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type TransportHolder } from './api/baseApi';
import type { AppStore, RootState } from './store';

const extraArgument: TransportHolder = { transport: () => new Promise(() => undefined) };

/**
 * A store that holds one state for good. Screens mount on it and ask and dispatch as ever: no call leaves
 * it, nothing that is dispatched changes it, and nothing follows from it.
 */
export function makeFrozenStore(state: RootState): AppStore {
  const store = configureStore({
    reducer: (same: RootState = state) => same,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
    devTools: false,
  });
  return store as unknown as AppStore;
}
