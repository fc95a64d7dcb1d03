import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { loadAccount } from './loadAccount';
import { selectSignedIn, selectToken } from './slices/authSlice';
import { useIsRehydrated } from './useIsRehydrated';

/** Whether a person is signed in to an account of the service, which only live has. */
export function useHasAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}

/**
 * At sign-in, and on load with a token: merges what this browser has with what the account holds. If the chunk for it
 * cannot be fetched, the next page load tries again.
 * A screen of a former moment (`isFrozen`) joins nothing: it would listen beside the app of the present, and go on after
 * the moment is closed.
 */
export function useJoinAccount({ isFrozen }: { isFrozen: boolean }): void {
  const dispatch = useAppDispatch();
  const hasAccount = useHasAccount();
  const token = useAppSelector(selectToken);
  const rehydrated = useIsRehydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another person, and so another account
  useEffect(() => {
    if (isFrozen || !hasAccount || !rehydrated) return;
    let isTheirs = true;
    const join = async () => {
      const account = await loadAccount().catch(() => null);
      if (account && isTheirs) await dispatch(account.joinAccount());
    };
    void join();
    return () => {
      isTheirs = false;
    };
  }, [dispatch, isFrozen, hasAccount, rehydrated, token]);
}
