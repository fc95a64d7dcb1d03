import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Says the title of the page that a navigation has led to; a first visit is announced by the browser itself. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const visited = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new search the results announce themselves
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    // Some screens set the title only when their data have loaded.
    // The count of unread messages is cut off: a new message is not a new page.
    const read = () => setTitle(document.title.replace(/^\(\d+\) /, ''));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return () => observer.disconnect();
  }, [pathname, search]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
