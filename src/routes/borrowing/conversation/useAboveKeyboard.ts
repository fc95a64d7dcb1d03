import { type RefObject, useEffect } from 'react';
import { watchVisibleHeight } from '../../../browser/watchVisibleHeight';

/**
 * Makes a part of the page as high as the screen keyboard leaves room, so that its last line, where one
 * types, is never under it. `data-keyboard` marks the part meanwhile.
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
        // The browser has shoved the page up to show the field; with the part made lower it need not.
        window.scrollTo(0, 0);
        const top = element.getBoundingClientRect().top + window.scrollY;
        element.style.height = `${Math.max(0, height - top)}px`;
      }),
    [part],
  );
}
