import { useEffect, useState } from 'react';

/** Pixels below the top of the window within which a heading counts as reached: the header and a few lines. */
const reach = 160;

/** The id of the last heading that was scrolled past, or null above the first. At the end of the page: the last id. */
export function useHeadingInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const all = key.split(' ');
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const passed = all.findLast((id) => {
        const heading = document.getElementById(id);
        return heading !== null && (atEnd || heading.getBoundingClientRect().top <= reach);
      });
      setCurrent(passed ?? null);
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [key]);

  return current;
}
