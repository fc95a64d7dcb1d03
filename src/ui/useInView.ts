import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of the element is in view; `initial` until it is known. */
export function useInView(element: RefObject<Element | null>, initial = false): boolean {
  const [inView, setInView] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
