import { isAnyOf } from '@reduxjs/toolkit';
import { followPresses, sendPresses, takeUpPresses } from '../../bookings/hooks/sendPresses';
import { sendPending, takeUpPending } from '../../conversations/hooks/sendMessages';
import { forgetMessageDrafts } from '../../platform/browser/messageDrafts';
import { forgetRecentlyViewed } from '../../platform/browser/recentlyViewedStorage';
import { openEvents } from '../../platform/events/openEvents';
import { forgetPending, keepPending } from '../../platform/events/pendingStorage';
import { keptPresses } from '../../platform/events/pressStorage';
import { refetchAfterFailure } from '../../platform/events/refetchAfterFailure';
import { listener } from '../../platform/store/listener';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import {
  isTokenChange,
  signedOut,
  tokenChangedElsewhere,
} from '../../platform/store/slices/authSlice';
import { streamBegan } from '../../platform/store/slices/eventsSlice';

const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

/** The token with which each store listens, by the store's `dispatch`. */
const listening = new WeakMap<AppDispatch, string>();

startListening({
  predicate: (action, now, before) =>
    !isTokenChange(action) && now.account.pending !== before.account.pending,
  effect: (_action, { getState, getOriginalState }) => {
    const before = getOriginalState().account.pending.messages;
    keepPending(getState().account.pending.messages, before);
  },
});

startListening({
  predicate: (action, now, before) =>
    !isTokenChange(action) && now.account.presses !== before.account.presses,
  effect: (_action, { getState, getOriginalState }) => {
    const before = getOriginalState().account.presses.presses;
    keptPresses.keep(getState().account.presses.presses, before);
  },
});

// What is pending stays when a session only expires, because the same person may come back.
startListening({
  matcher: isAnyOf(signedOut, tokenChangedElsewhere),
  effect: () => {
    forgetPending();
    keptPresses.forget();
    forgetRecentlyViewed();
    forgetMessageDrafts(null);
  },
});

startListening({
  actionCreator: streamBegan,
  effect: (_action, { dispatch }) => {
    void dispatch(sendPending());
    void dispatch(sendPresses());
  },
});

refetchAfterFailure();

/** Listens for what changes for the signed-in member, until the token changes. */
export function followEvents() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { token } = getState().auth;
    if (token === null || listening.get(dispatch) === token) return;
    listening.set(dispatch, token);
    const end = new AbortController();
    openEvents({ token, dispatch, getState, signal: end.signal });
    void dispatch(takeUpPending());
    void dispatch(takeUpPresses());
    dispatch(followPresses(end.signal));
    const stop = startListening({
      matcher: isTokenChange,
      effect: () => {
        stop();
        end.abort();
        listening.delete(dispatch);
      },
    });
  };
}
