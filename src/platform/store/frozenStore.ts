import { configureStore } from '@reduxjs/toolkit';
import { baseApi, type TransportHolder } from '../api/baseApi';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';

const extraArgument: TransportHolder = { transport: () => new Promise(() => undefined) };

/**
 * A store whose state never changes. Screens mount on it, query and dispatch as usual: no call leaves it, no action
 * changes it, and no listener follows.
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
