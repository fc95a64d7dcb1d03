import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch } from '../hooks';
import { listener } from '../listener';
import { isTokenChange, signedOut, tokenChangedElsewhere } from '../slices/authSlice';
import { streamBegan } from '../slices/liveSlice';
import type { RootState } from '../store';
import { askAgainWhatFailed } from './askAgain';
import { openLive } from './openLive';
import { forgetPending, keepPending } from './pendingStorage';
import { sendPending, takeUpPending } from './sendMessages';

const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

/** The token that a page listens with, by what dispatches for it. */
const listening = new WeakMap<AppDispatch, string>();

startListening({
  predicate: (action, now, before) =>
    !isTokenChange(action) && now.account?.pending !== before.account?.pending,
  effect: (_action, { getState, getOriginalState }) => {
    const before = getOriginalState().account?.pending.messages ?? [];
    keepPending(getState().account?.pending.messages ?? [], before);
  },
});

// With a session that ran out they stay: the same person may come back.
startListening({
  matcher: isAnyOf(signedOut, tokenChangedElsewhere),
  effect: () => forgetPending(),
});

startListening({
  actionCreator: streamBegan,
  effect: (_action, { dispatch }) => {
    void dispatch(sendPending());
  },
});

askAgainWhatFailed();

/** Hears what changes for who is signed in, for as long as they are. */
export function followLive() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { token } = getState().auth;
    if (token === null || listening.get(dispatch) === token) return;
    listening.set(dispatch, token);
    const end = new AbortController();
    openLive({ token, dispatch, getState, signal: end.signal });
    void dispatch(takeUpPending());
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
