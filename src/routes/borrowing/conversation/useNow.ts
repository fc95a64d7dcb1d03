import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, minute);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Now, to the minute: what is said of times stays true while the page is open. */
export function useNow(): Date {
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / minute));
  return useMemo(() => new Date(minutes * minute), [minutes]);
}
