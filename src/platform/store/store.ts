import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { Language } from '../../../domain/values/language';
import type { Source } from '../../../domain/values/source';
import { letterTransport } from '../../letter/world/letterTransport';
import { baseApi, overNetwork, type Transport, type TransportHolder } from '../api/baseApi';
import { keptSlices } from './keepInBrowser';
import { listener } from './listener';
import './refetchRunning';
import { makeReducer, type RootState } from './rootReducer';
import { readClock } from './slices/clockSlice';

interface StoreOptions {
  /** Wraps the store, and reports to Redux DevTools what happens in it. */
  devTools?: StoreEnhancer | undefined;
  /** Wraps the store, and keeps its last actions. */
  recording?: StoreEnhancer;
  /** Where the service rendered the page: the state it was rendered from. */
  preloadedState?: RootState | undefined;
  /** Live where it is left out. */
  source?: Source;
  /** As given where it is left out. */
  language?: Language;
  /** The transport of requests. Without it, the source decides. */
  transport?: Transport;
}

/** Makes the store: once for the app, once for each page that the service renders, once for each test. */
export function makeStore({
  devTools,
  recording,
  preloadedState,
  source = 'live',
  language = 'asGiven',
  transport = source === 'live' ? overNetwork : letterTransport,
}: StoreOptions = {}) {
  const extraArgument: TransportHolder = { transport };
  const own: StoreEnhancer | undefined =
    recording && devTools ? (make) => devTools(recording(make)) : (recording ?? devTools);
  return configureStore({
    reducer: makeReducer(keptSlices(), source),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        serializableCheck: {
          // The actions of redux-persist carry functions.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(listener.middleware)
        .concat(baseApi.middleware),
    // The `devTools` enhancer reports to DevTools, which has a store of its own.
    devTools: false,
    enhancers: (getDefault) => (own ? getDefault().concat(own) : getDefault()),
    preloadedState: preloadedState ?? { clock: readClock(), language },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
