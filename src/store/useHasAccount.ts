import { useAppSelector } from './hooks';
import { selectSignedIn } from './slices/authSlice';

/** Whether a member is signed in at the service; the sample has no accounts. */
export function useHasAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}
