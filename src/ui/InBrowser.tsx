import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only a browser knows: nothing while the service renders and while the browser takes its page over. A
 * component of its own, so that its coming renders nothing around it: a field rendered again before the app has
 * been told what was typed early would lose it.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : null;
}
