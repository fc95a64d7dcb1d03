/**
 * Calls back once when the element comes within so many pixels of the visible area. Returns a function that stops
 * watching.
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
