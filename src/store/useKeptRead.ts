import { useAppSelector } from './hooks';
import type { RootState } from './store';

type Kept = { _persist?: { rehydrated: boolean } };

function areKeptRead({ auth, favourites }: RootState): boolean {
  const kept: Kept[] = [auth, favourites];
  return kept.every(({ _persist }) => _persist?.rehydrated === true);
}

/** Whether what the browser keeps has been read: until then everybody looks like a visitor without favourites. */
export function useKeptRead(): boolean {
  return useAppSelector(areKeptRead);
}
