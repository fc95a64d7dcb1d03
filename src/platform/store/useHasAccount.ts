import { useAppSelector } from './hooks';
import type { RootState } from './rootReducer';
import { selectSignedIn } from './slices/authSlice';
import { selectDifferences } from './useDifferences';

/** Whether a member is signed in at the service; the letter has no accounts. */
export const selectHasAccount = (state: RootState): boolean =>
  selectDifferences(state).hasAccounts && selectSignedIn(state);

export const useHasAccount = (): boolean => useAppSelector(selectHasAccount);
