import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { loadAccount } from './loadAccount';
import { selectSignedIn, selectToken } from './slices/authSlice';
import { useKeptRead } from './useKeptRead';

/** Whether a person is signed in to an account of the service, which only live has. */
export function useOfAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}

/**
 * At sign-in, and on load with a token: merges what this browser has with what the account holds. If the chunk for it
 * cannot be fetched, the next page load tries again.
 * A screen of a former moment (`isStill`) joins nothing: it would listen beside the app of the present, and go on after
 * the moment is closed.
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
