import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { guardLeaving } from '../../platform/browser/leaveGuard';
import { useScreenState } from '../../ui/useScreenState';

interface LeaveGuard {
  /** Whether the person wants to leave and has to be asked. */
  asking: boolean;
  /** Keeps the person on the screen. */
  stay: () => void;
  /** Continues the navigation that was blocked. */
  leave: () => void;
  /** Stops guarding, because nothing is unsaved any more. */
  release: () => void;
}

/** Blocks navigation while something is unsaved, and remembers where the person wanted to go. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const [asking, ask] = useScreenState('leaving the form', false);
  const way = useRef<() => void>(undefined);
  const stop = useRef<() => void>(undefined);

  // A layout effect, so that the guard is removed before a sign-in screen replaces this one.
  useLayoutEffect(() => {
    if (!unsaved) return;
    stop.current = guardLeaving(navigator, (go) => {
      way.current = go;
      ask(true);
    });
    return () => stop.current?.();
  }, [navigator, unsaved, ask]);

  return {
    asking,
    stay: useCallback(() => ask(false), [ask]),
    leave: () => {
      ask(false);
      way.current?.();
    },
    release: useCallback(() => stop.current?.(), []),
  };
}
