import { useAppSelector } from './hooks';
import { selectSignedIn } from './slices/authSlice';
import type { RootState } from './store';
import { selectDifferences } from './useDifferences';

/** Whether a member is signed in at the service; the letter has no accounts. */
export const selectHasAccount = (state: RootState): boolean =>
  selectDifferences(state).hasAccounts && selectSignedIn(state);

export const useHasAccount = (): boolean => useAppSelector(selectHasAccount);
