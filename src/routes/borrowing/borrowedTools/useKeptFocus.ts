import { type RefObject, useLayoutEffect, useRef } from 'react';
import { bookingHeadingId } from './bookingHeadingId';

interface KeptFocus {
  /** To be called when a button of a booking is pressed. */
  notePressed: (bookingId: string) => void;
  /** Where a dialog sends the focus when it closes; empty while the button that opened it is there. */
  finalFocus: RefObject<HTMLElement | null>;
}

/**
 * What a button does can take the button away, and its card with it. The focus then goes to the card's
 * heading, or where the filter has taken the card too, to the heading of the list.
 */
export function useKeptFocus(listHeading: RefObject<HTMLElement | null>): KeptFocus {
  const pressed = useRef<{ button: Element | null; bookingId: string } | null>(null);
  const finalFocus = useRef<HTMLElement>(null);

  // Without dependencies: whatever renders may be what takes the button away.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button?.isConnected) {
      finalFocus.current = null;
      return;
    }
    finalFocus.current =
      document.getElementById(bookingHeadingId(pressed.current.bookingId)) ?? listHeading.current;
    if (document.activeElement === document.body) finalFocus.current?.focus();
  });

  return {
    notePressed: (bookingId) => {
      pressed.current = { button: document.activeElement, bookingId };
    },
    finalFocus,
  };
}
