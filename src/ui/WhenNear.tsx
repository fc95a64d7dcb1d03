import { type ReactNode, useEffect, useRef } from 'react';
import { useScreenState } from './useScreenState';

interface Props {
  /** The name under which the screen state remembers that it was near. */
  name: string;
  /** How near, in pixels below the visible area. */
  distance: number;
  children: ReactNode;
}

/** Renders content far down a screen only once it comes near the visible area, and keeps it from then on. */
export function WhenNear({ name, distance, children }: Props) {
  const [near, setNear] = useScreenState(`near ${name}`, false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, setNear, distance]);
  return <div ref={place}>{near ? children : null}</div>;
}
