import { useEffect, useState } from 'react';
import { loadCoast } from './loadCoast';

/** The coast: null until it has loaded, and after a failure. */
export function useCoast(): { coast: Path2D | null; failed: boolean; reload: () => void } {
  const [coast, setCoast] = useState<Path2D | null>(null);
  const [tries, setTries] = useState({ done: 0, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    let isGone = false;
    loadCoast().then(
      (path) => {
        if (!isGone) setCoast(path);
      },
      () => {
        if (!isGone) setTries((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries.done]);
  return {
    coast,
    failed: tries.failed,
    reload: () => setTries(({ done }) => ({ done: done + 1, failed: false })),
  };
}
