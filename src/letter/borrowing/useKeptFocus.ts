import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The id of the heading of a booking's card, which names the card and what its buttons are about. */
export function bookingHeadingId(bookingId: string): string {
  return `rental-${bookingId}`;
}

interface KeptFocus {
  /** To be called when a button of a booking is pressed. */
  notePressed: (bookingId: string) => void;
  /** Where a dialog sends the focus when it closes; null while the button that opened it is still there. */
  finalFocus: RefObject<HTMLElement | null>;
}

/**
 * The action of a button can remove the button, and its card too. The focus then goes to the heading of the card or,
 * if the filter has removed the card, to the heading of the list.
 */
export function useKeptFocus(listHeading: RefObject<HTMLElement | null>): KeptFocus {
  const pressed = useRef<{ button: Element | null; bookingId: string } | null>(null);
  const finalFocus = useRef<HTMLElement>(null);

  // Without dependencies: any render may remove the button.
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
