import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { loadAccount } from './loadAccount';
import { selectSignedIn, selectToken } from './slices/authSlice';
import { useKeptRead } from './useKeptRead';

/** Whether somebody is signed in to an account of the service: in live. */
export function useOfAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}

/**
 * At sign-in, and on load with a token: what this browser has and what the account holds become the same. Where that
 * cannot be fetched, the next page that is opened tries again.
 * A screen of a former moment (`isStill`) joins nothing: it would listen beside the present, and after it.
 */
export function useJoinAccount({ isStill }: { isStill: boolean }): void {
  const dispatch = useAppDispatch();
  const ofAccount = useOfAccount();
  const token = useAppSelector(selectToken);
  const keptRead = useKeptRead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another person, and so another account
  useEffect(() => {
    if (isStill || !ofAccount || !keptRead) return;
    let isTheirs = true;
    const join = async () => {
      const account = await loadAccount().catch(() => null);
      if (account && isTheirs) await dispatch(account.joinAccount());
    };
    void join();
    return () => {
      isTheirs = false;
    };
  }, [dispatch, isStill, ofAccount, keptRead, token]);
}
