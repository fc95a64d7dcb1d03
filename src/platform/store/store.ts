import {
  combineReducers,
  configureStore,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { Language } from '../../../domain/values/language';
import type { Source } from '../../../domain/values/source';
import { letterTransport } from '../../letter/world/letterTransport';
import { letterWorldSlice } from '../../letter/world/letterWorldSlice';
import { toolsSlice } from '../../letter/world/toolsSlice';
import { baseApi, overNetwork, type Transport, type TransportHolder } from '../api/baseApi';
import { type KeptSlices, keptSlices, replayedSlices } from './keepInBrowser';
import { listener } from './listener';
import { addressSlice } from './slices/addressSlice';
import { isTokenChange } from './slices/authSlice';
import { clockSlice, readClock } from './slices/clockSlice';
import { languageSlice } from './slices/languageSlice';
import { liveSlice } from './slices/liveSlice';
import { pendingSlice } from './slices/pendingSlice';
import { pressesSlice } from './slices/pressesSlice';
import { screenSlice } from './slices/screenSlice';
import { toastsSlice } from './slices/toastsSlice';

/** The state that only members have: what the event stream reports, and messages and hand-over actions on their way. */
const accountReducer = combineReducers({
  live: liveSlice.reducer,
  pending: pendingSlice.reducer,
  presses: pressesSlice.reducer,
});

function combineSlices(kept: KeptSlices, source: Source) {
  return combineReducers({
    /** Where the data come from: the same for as long as the page is open. */
    source: (state: Source = source) => state,
    ...kept,
    tools: toolsSlice.reducer,
    letterWorld: letterWorldSlice.reducer,
    toasts: toastsSlice.reducer,
    address: addressSlice.reducer,
    screen: screenSlice.reducer,
    clock: clockSlice.reducer,
    language: languageSlice.reducer,
    account: accountReducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof combineSlices>>;

type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

function makeReducer(kept: KeptSlices, initialSource: Source): RootReducer {
  const slices = combineSlices(kept, initialSource);
  return (state, action) => {
    const next = slices(state, action);
    if (!isTokenChange(action)) return next;
    // Everything else belongs to the former person and is dropped with the same action, so that no frame shows it to
    // the next one.
    const { source, auth, favourites, address, screen, clock, language } = next;
    const kept = { source, auth, favourites, address, screen, clock, language };
    return slices(kept, { type: 'forgotten' });
  };
}

/** The same reducer for a session that is replayed from its actions: it neither reads nor writes storage. */
export function makeReplayReducer(): RootReducer {
  // The source comes with the session's first state.
  const reducer = makeReducer(replayedSlices(), 'live');
  // This action starts persistence, and carries functions that an exported session has lost.
  return (state, action) => reducer(state, action.type === PERSIST ? { type: 'replayed' } : action);
}

interface StoreOptions {
  /** Wraps the store, and reports to Redux DevTools what happens in it. */
  devTools?: StoreEnhancer | undefined;
  /** Where the service rendered the page: the state it was rendered from. */
  preloadedState?: RootState | undefined;
  /** Live where it is left out. */
  source?: Source;
  /** As given where it is left out. */
  language?: Language;
  /** Who answers the calls; where it is left out, the source decides. */
  transport?: Transport;
}

/** Makes the store: once for the app, once for each page that the service renders, once for each test. */
export function makeStore({
  devTools,
  preloadedState,
  source = 'live',
  language = 'asGiven',
  transport = source === 'live' ? overNetwork : letterTransport,
}: StoreOptions = {}) {
  const extraArgument: TransportHolder = { transport };
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
    enhancers: (getDefault) => (devTools ? getDefault().concat(devTools) : getDefault()),
    preloadedState: preloadedState ?? { clock: readClock(), language },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
