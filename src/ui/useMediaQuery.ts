import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query (with or without `@media`) matches; updates with the window. False on the server. */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace(/^@media\s*/, '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
