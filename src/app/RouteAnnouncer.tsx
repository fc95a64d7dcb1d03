import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Says the title of the page that a navigation has led to; a first visit is announced by the browser itself. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const visited = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search ends the listening, since it says what it has found
  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    // The title follows the screen, and some screens wait for their data before they have one.
    // A message that comes is no other page.
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
