import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { guardLeaving } from '../../browser/leaveGuard';
import { useScreenState } from '../../ui/useScreenState';

interface LeaveGuard {
  /** Somebody wants to leave and has to be asked. */
  asking: boolean;
  /** They stay after all. */
  stay: () => void;
  /** They leave, to where they wanted to go. */
  leave: () => void;
  /** Nothing is unsaved any more: from now on everybody may go. */
  release: () => void;
}

/** Holds the person on the screen while something is unsaved, and keeps where they wanted to go. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const { navigator } = useContext(NavigationContext);
  const [asking, ask] = useScreenState('leaving', false);
  const way = useRef<() => void>(undefined);
  const stop = useRef<() => void>(undefined);

  // In layout, so that it is gone before a sign-in screen takes the place of this one.
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
