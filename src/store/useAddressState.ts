import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppStore } from './hooks';
import { selectAddress } from './slices/addressSlice';

/** How long typing and sliding wait for the next key, in milliseconds (D11). */
const typingPause = 300;

interface AddressBound<S> {
  /** What the controls show: at once what the person entered. */
  draft: S;
  /** What the address says: what lists are fetched by. */
  settled: S;
  /** Changes some fields and writes the address, `now` or after a pause of typing. */
  change: (patch: Partial<S>, pace: 'now' | 'paused') => void;
}

/**
 * A screen's state that is kept in the query of its address (D10). Inputs bound to the address itself
 * lose keystrokes, because the address is shown deferred: so the controls show a draft. The draft
 * gives way whenever the address changes from elsewhere: back, forward, a link.
 * `read` and `write` are functions of a module, the same at each render.
 */
export function useAddressState<S extends object>(
  read: (query: string) => S,
  write: (state: S) => string,
): AddressBound<S> {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();

  const settled = useMemo(() => read(search), [read, search]);
  const [draft, setDraft] = useState(settled);
  const latest = useRef(draft);
  /** The keys of the addresses written here that the screen has not shown yet. */
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const own = written.current.indexOf(key);
    if (own >= 0) {
      // Our own writes arrive here in order, now and then with one left out.
      written.current.splice(0, own + 1);
      return;
    }
    clearTimeout(timer.current);
    written.current = [];
    latest.current = settled;
    setDraft(settled);
  }, [key, settled]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (patch: Partial<S>, pace: 'now' | 'paused') => {
      latest.current = { ...latest.current, ...patch };
      setDraft(latest.current);
      clearTimeout(timer.current);
      const put = () => {
        const address = selectAddress(store.getState());
        const query = write(latest.current);
        // The person may be on the way to another screen, which this must not call back.
        if (address.pathname !== pathname || address.search === query) return;
        navigate({ pathname, search: query }, { replace: true });
        written.current.push(selectAddress(store.getState()).key);
      };
      if (pace === 'now') put();
      else timer.current = setTimeout(put, typingPause);
    },
    [navigate, pathname, store, write],
  );

  return { draft, settled, change };
}
