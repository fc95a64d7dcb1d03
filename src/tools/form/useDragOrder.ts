import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** The dragged element, its distance, and the element under it. */
interface Drag {
  id: string;
  x: number;
  y: number;
  overId: string | null;
}

/** The pixels that a pointer has to move; less is a press, not a drag. */
const dragThreshold = 4;

/** The value of `data-place-of` of the element under the pointer, or null. */
function idUnder(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place-of]');
  return under?.dataset['placeOf'] ?? null;
}

/**
 * Reorders elements by dragging one onto another, by mouse, pen or finger; Escape cancels. The elements carry
 * `data-place-of`, and the dragged one must not catch pointer events. Offer buttons too: some people cannot drag.
 */
export function useDragOrder(onDrop: (id: string, overId: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const start = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, pageX, pageY } = event;
    listening.current?.abort();
    const listeners = new AbortController();
    listening.current = listeners;
    const { signal } = listeners;
    let latest: Drag | null = null;

    const end = () => {
      listeners.abort();
      setDrag(null);
    };
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const [x, y] = [now.pageX - pageX, now.pageY - pageY];
      if (latest === null && Math.hypot(x, y) < dragThreshold) return;
      latest = { id, x, y, overId: idUnder(now.clientX, now.clientY) };
      setDrag(latest);
    };
    const drop = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      end();
      const overId = latest?.overId ?? null;
      if (overId !== null && overId !== id) onDrop(id, overId);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKey, { signal });
  };
  return { drag, start };
}
