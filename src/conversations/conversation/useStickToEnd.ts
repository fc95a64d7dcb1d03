import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** In px: within this distance the list counts as being at its end. */
const endTolerance = 32;

/**
 * Keeps a scrolling list at its end: it opens there and stays there as it grows or gets lower, unless the
 * person has scrolled away. `away` says that they have, `toEnd` brings them back. Items that are inserted before the
 * first of `ids`, the items in list order, do not move what the person looks at.
 */
export function useStickToEnd(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): {
  away: boolean;
  toEnd: () => void;
} {
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);
  const [first] = ids;
  const before = useRef<{ first: string | undefined; height: number }>({ first, height: 0 });

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      atEnd.current =
        element.scrollHeight - element.scrollTop - element.clientHeight <= endTolerance;
      setAway(!atEnd.current);
    };
    const stay = () => {
      before.current.height = element.scrollHeight;
      if (atEnd.current) toEnd();
    };
    const observer = new ResizeObserver(stay);
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [list, toEnd]);

  // Before each paint, so that a new message never shows below the edge first.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (atEnd.current) toEnd();
    else if (before.current.first !== undefined && ids.indexOf(before.current.first) > 0) {
      element.scrollTop += element.scrollHeight - before.current.height;
    }
    before.current = { first, height: element.scrollHeight };
  });

  return { away, toEnd };
}
