import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { FrozenContext } from '../ui/FrozenContext';

const positionsKey = 'skuret.scroll';
const scrollTimeoutMs = 3000;

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

/** The element that the hash of an address names; null for a damaged hash (`#%E0`). */
function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Calls back when the test holds, now or after a change of the page, for three seconds at most. */
function onceTrue(test: () => boolean, then: () => void): () => void {
  if (test()) {
    then();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!test()) return;
    stop();
    then();
  });
  const timer = setTimeout(() => observer.disconnect(), scrollTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * Puts the focus on the heading of a screen as soon as there is one, and on the heading that replaces it once the data
 * are there, until the person moves the focus. Returns a function that stops it.
 */
function keepFocusOnHeading(): () => void {
  let focused: HTMLElement | null = null;
  const take = () => {
    if (focused?.isConnected) return;
    // A form that took the focus itself keeps it.
    if (document.querySelector('main')?.contains(document.activeElement)) return stop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const noteMove = ({ target }: FocusEvent) => {
    if (target !== focused) stop();
  };
  const observer = new MutationObserver(take);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', noteMove);
  };
  document.addEventListener('focusin', noteMove);
  observer.observe(document.body, { childList: true, subtree: true });
  take();
  return stop;
}

/**
 * After a navigation to another screen the page starts at its top with the focus on its heading; back
 * and forward return to where the person was. A change of the search alone moves nothing.
 */
export function useScrollAndFocus(): void {
  const { pathname, hash, key } = useLocation();
  // Every first address of a visit has the same key.
  const place = key === 'default' ? pathname : key;
  const navigation = useNavigationType();
  const still = use(FrozenContext);
  const first = useRef(true);
  const positions = useRef<Map<string, number> | null>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (still) return;
    if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
    positions.current = readPositions();
    const save = () => {
      try {
        const newest = [...(positions.current ?? [])].slice(-50);
        sessionStorage.setItem(positionsKey, JSON.stringify(newest));
      } catch {
        // Without storage a reload starts at the top, as it would anyway.
      }
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [still]);

  // A layout effect: a shorter screen scrolls the page up, which must not be saved for the former screen.
  useLayoutEffect(() => {
    const remember = () => {
      positions.current?.delete(place);
      positions.current?.set(place, window.scrollY);
    };
    // Filters replace the address without a scroll event, so the position is saved here.
    if (navigation === 'REPLACE') remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place, navigation]);

  useEffect(() => {
    if (still) return;
    const samePath = shownPath.current === pathname;
    shownPath.current = pathname;
    const isFirst = first.current;
    first.current = false;

    const known = positions.current?.get(place);
    // A page opened at one of its headings leads there, unless the person has been here and moved on.
    if (navigation === 'POP' && (hash === '' || known !== undefined)) {
      const position = known ?? 0;
      if (position === 0) {
        if (!isFirst) window.scrollTo(0, 0);
        return;
      }
      return onceTrue(
        () => document.documentElement.scrollHeight >= position + window.innerHeight,
        () => window.scrollTo(0, position),
      );
    }
    if (hash !== '') {
      return onceTrue(
        () => elementOfHash(hash) !== null,
        () => elementOfHash(hash)?.scrollIntoView(),
      );
    }
    if (samePath || isFirst) return;
    window.scrollTo(0, 0);
    return keepFocusOnHeading();
  }, [pathname, hash, place, navigation, still]);
}
