import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { removeDraft, writeDraft } from '../../platform/browser/draftStorage';

/** How long typing has to pause before the draft is saved, in milliseconds. */
const typingDebounceMs = 300;

interface Options {
  /** The storage key; null while it is not known whose draft it is. */
  draftKey: string | null;
  draft: unknown;
  /** False when the draft is empty: the stored draft is then removed. */
  worthKeeping: boolean;
  /** Whether the form started from a stored draft. */
  restored: boolean;
}

/**
 * Saves a draft in this browser: after a pause in typing, when the page is hidden, and when the screen unmounts.
 * `discard` deletes it permanently; `safe` is false when the browser could not store it.
 */
export function useDraft({ draftKey, draft, worthKeeping, restored }: Options) {
  const latest = useRef({ draftKey, draft, worthKeeping });
  const kept = useRef(restored);
  const discarded = useRef(false);
  const [safe, setSafe] = useState(true);

  useLayoutEffect(() => {
    latest.current = { draftKey, draft, worthKeeping };
  });

  const keep = useCallback(() => {
    const { draftKey: key, draft: value, worthKeeping: worth } = latest.current;
    if (key === null || discarded.current) return;
    if (worth) {
      const written = writeDraft(key, value);
      kept.current ||= written;
      setSafe(written);
    } else if (kept.current) {
      removeDraft(key);
      kept.current = false;
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of them restarts the timer
  useEffect(() => {
    const timer = setTimeout(keep, typingDebounceMs);
    return () => clearTimeout(timer);
  }, [draftKey, draft, worthKeeping, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return {
    safe: safe && draftKey !== null,
    discard: useCallback(() => {
      discarded.current = true;
      const { draftKey: key } = latest.current;
      if (key !== null) removeDraft(key);
    }, []),
  };
}
