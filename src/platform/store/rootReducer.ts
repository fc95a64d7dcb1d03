import {
  combineReducers,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import type { Source } from '../../../domain/values/source';
import { letterWorldSlice } from '../../letter/world/letterWorldSlice';
import { toolsSlice } from '../../letter/world/toolsSlice';
import { baseApi, type TransportHolder } from '../api/baseApi';
import { type KeptSlices, replayedSlices } from './keepInBrowser';
import { addressSlice } from './slices/addressSlice';
import { isTokenChange } from './slices/authSlice';
import { clockSlice } from './slices/clockSlice';
import { eventsSlice } from './slices/eventsSlice';
import { languageSlice } from './slices/languageSlice';
import { pendingSlice } from './slices/pendingSlice';
import { pressesSlice } from './slices/pressesSlice';
import { screenSlice } from './slices/screenSlice';
import { toastsSlice } from './slices/toastsSlice';

/** The state that only members have: what the event stream reports, and messages and hand-over actions on their way. */
const accountReducer = combineReducers({
  events: eventsSlice.reducer,
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

export type AppDispatch = ThunkDispatch<RootState, TransportHolder, UnknownAction>;

type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

export function makeReducer(kept: KeptSlices, initialSource: Source): RootReducer {
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
  // The first starts persistence, and carries functions that an exported session has lost. The second carries the id of
  // RTK Query in the recorded page, which is another one than here.
  const ofOnePage: string[] = [PERSIST, baseApi.internalActions.middlewareRegistered.type];
  return (state, action) =>
    reducer(state, ofOnePage.includes(action.type) ? { type: 'replayed' } : action);
}
