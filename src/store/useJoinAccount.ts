import { useEffect } from 'react';
import { type AppDispatch, useAppDispatch, useAppSelector } from './hooks';
import { selectSignedIn, selectToken } from './slices/authSlice';
import type { RootState } from './store';
import { useKeptRead } from './useKeptRead';

/** Whether somebody is signed in to an account of the service: in live. */
export function useOfAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}

type Join = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;

/**
 * At sign-in, and on load with a token: fetches what brings the account and this browser together, and lets it. Where
 * that cannot be had, the next page that is opened tries again. `load` is the same function in every render.
 */
export function useJoinAccount(load: () => Promise<Join>): void {
  const dispatch = useAppDispatch();
  const ofAccount = useOfAccount();
  const token = useAppSelector(selectToken);
  const keptRead = useKeptRead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another person, and so another account
  useEffect(() => {
    if (!ofAccount || !keptRead) return;
    let isTheirs = true;
    const run = async () => {
      const join = await load().catch(() => null);
      if (join && isTheirs) await dispatch(join);
    };
    void run();
    return () => {
      isTheirs = false;
    };
  }, [dispatch, ofAccount, keptRead, token, load]);
}
