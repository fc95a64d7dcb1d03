import { useRef } from 'react';

/**
 * Runs a submission. While one is under way, a further call returns the promise of that one. So the form is sent once,
 * and Formik counts it as submitting until the submission has ended.
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
