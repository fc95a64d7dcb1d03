import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Renders its children only in the browser: nothing on the server and during hydration. It is a component of its own,
 * so that its appearance re-renders nothing around it. A field that re-renders before the app knows what was typed
 * before hydration would lose that text.
 */
export function ClientOnly({ children }: { children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : null;
}
