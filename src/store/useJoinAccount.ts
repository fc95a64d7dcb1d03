import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { joinAccount } from './joinAccount';
import { selectToken } from './slices/authSlice';
import { useHasAccount } from './useHasAccount';
import { useIsRehydrated } from './useIsRehydrated';

/**
 * Joins the account at sign-in, and on load with a token. A screen of a former moment (`isFrozen`) joins nothing: it
 * would follow events beside the app of the present, and go on after the moment is closed.
 */
export function useJoinAccount({ isFrozen }: { isFrozen: boolean }): void {
  const dispatch = useAppDispatch();
  const hasAccount = useHasAccount();
  const token = useAppSelector(selectToken);
  const rehydrated = useIsRehydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another member, and so another account
  useEffect(() => {
    if (!isFrozen && hasAccount && rehydrated) void dispatch(joinAccount());
  }, [dispatch, isFrozen, hasAccount, rehydrated, token]);
}
