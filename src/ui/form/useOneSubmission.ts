import { useRef } from 'react';

/**
 * Runs a submission unless one is under way, whose end is then the answer: a form is sent once, however
 * often it is asked to, and it counts as being sent until the one has arrived.
 */
export function useOneSubmission() {
  const underWay = useRef<Promise<void> | null>(null);
  return (send: () => Promise<void>): Promise<void> => {
    underWay.current ??= send().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
