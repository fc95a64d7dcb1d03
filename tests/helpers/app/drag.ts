import { fireEvent } from '@testing-library/react';

interface PointerInit extends MouseEventInit {
  pointerType?: 'mouse' | 'touch';
  pointerId?: number;
}

/** Dispatches a pointer event, which jsdom has no class for. */
export function firePointer(
  element: Element,
  type: string,
  { pointerType = 'mouse', pointerId = 1, ...init }: PointerInit = {},
): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  fireEvent(element, Object.assign(event, { pointerType, pointerId, isPrimary: pointerId === 1 }));
}

interface Options {
  pointerType?: 'mouse' | 'touch';
  /** `pointercancel`: the browser takes the gesture for scrolling. */
  end?: 'pointerup' | 'pointercancel';
}

/**
 * Drags from the first element over the others, and lets go on the last. The events of a mouse go to the element under
 * the pointer; those of a finger stay with the first element, and the page looks up what is under the finger.
 */
export function drag(
  [first, ...others]: readonly [Element, ...Element[]],
  { pointerType = 'mouse', end = 'pointerup' }: Options = {},
): void {
  let under = first;
  // jsdom lays nothing out.
  Object.assign(document, { elementFromPoint: () => under });
  const fire = (type: string, init: MouseEventInit) =>
    firePointer(pointerType === 'mouse' ? under : first, type, { ...init, pointerType });
  fire('pointerdown', { buttons: 1 });
  let clientX = 0;
  for (const element of others) {
    under = element;
    clientX += 100;
    fire('pointermove', { clientX, buttons: 1 });
  }
  fire(end, { clientX });
  Reflect.deleteProperty(document, 'elementFromPoint');
}
