/**
 * Calls back once when the element comes within so many pixels of what is in view. Returns what stops
 * the watch.
 */
export function whenNear(element: Element, then: () => void, distance = 800): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: `${distance}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
