import { type RefObject, useEffect, useRef } from 'react';

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * A heart that removes its card would lose the focus: this moves the focus to the heart in its place,
 * or to the heading when there is none. Returns the click handler for the element around the cards.
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, list: unknown) {
  const pressed = useRef(-1);
  const hearts = () => [...(area.current?.querySelectorAll<HTMLElement>('article button') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list moves the focus
  useEffect(() => {
    if (pressed.current < 0) return;
    const left = hearts();
    const next = left[Math.min(pressed.current, left.length - 1)];
    if (next) next.focus();
    else focusHeading();
    pressed.current = -1;
  }, [list]);

  // The whole list unmounts with the last favourite.
  useEffect(
    () => () => {
      if (pressed.current >= 0) focusHeading();
    },
    [],
  );

  return () => {
    pressed.current = hearts().indexOf(document.activeElement as HTMLElement);
  };
}
