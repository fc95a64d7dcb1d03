import { type RefObject, useEffect } from 'react';
import { watchVisibleHeight } from '../../platform/browser/watchVisibleHeight';

/**
 * Gives a part of the page the height that the screen keyboard leaves free, so that its last line, the input, is
 * never covered. `data-keyboard` marks the part meanwhile.
 */
export function useAboveKeyboard(part: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      watchVisibleHeight((height) => {
        const element = part.current;
        if (!element) return;
        if (height === null) {
          element.style.height = '';
          element.removeAttribute('data-keyboard');
          return;
        }
        // The mark may move the part, so it comes before measuring.
        element.setAttribute('data-keyboard', '');
        // The browser has scrolled the page to show the field; now that the part is lower, that is not needed.
        window.scrollTo(0, 0);
        const top = element.getBoundingClientRect().top + window.scrollY;
        element.style.height = `${Math.max(0, height - top)}px`;
      }),
    [part],
  );
}
