import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { removeDraft, writeDraft } from '../../browser/draftStorage';

/** How long typing pauses before the draft is kept, in milliseconds. */
const typingPause = 300;

interface Options {
  /** Under which key; null while it is not known whose draft it is. */
  draftKey: string | null;
  draft: unknown;
  /** False when there is nothing worth keeping: what was kept here goes. */
  worthKeeping: boolean;
  /** Whether the draft began with one that was kept before. */
  restored: boolean;
}

/**
 * Keeps a draft in this browser while it is typed: after a pause, when the page goes, and when the screen
 * goes. `discard` throws it away for good; `safe` is false when this browser keeps nothing.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to keep it again
  useEffect(() => {
    const timer = setTimeout(keep, typingPause);
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
