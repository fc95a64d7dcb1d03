import { type ReactNode, useEffect, useRef } from 'react';
import { useScreenState } from './useScreenState';

interface Props {
  /** By which the screen remembers that it was near. */
  name: string;
  /** How many pixels below what is in view. */
  distance: number;
  children: ReactNode;
}

/** What is far down a screen: nothing until it comes near to what is in view, and there from then on. */
export function WhenNear({ name, distance, children }: Props) {
  const [near, setNear] = useScreenState(name, false);
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
