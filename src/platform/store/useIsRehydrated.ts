import { useAppSelector } from './hooks';
import type { RootState } from './rootReducer';

type Persisted = { _persist?: { rehydrated: boolean } };

function isRehydrated({ auth, favourites }: RootState): boolean {
  const kept: Persisted[] = [auth, favourites];
  return kept.every(({ _persist }) => _persist?.rehydrated === true);
}

/** Whether what the browser keeps has been read: until then everybody looks like a visitor without favourites. */
export function useIsRehydrated(): boolean {
  return useAppSelector(isRehydrated);
}
