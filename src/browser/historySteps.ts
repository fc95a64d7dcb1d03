type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();
const callAll: Listener = (event) => {
  for (const listener of listeners) listener(event);
};

/**
 * Chromium calls the window's popstate listeners in the order in which they were added, those on capture
 * too. Called before the router listens, so that `onStep` is heard first, and can keep a step from it.
 */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', callAll, { capture: true });
}

/** Calls back at each step back or forward, before the router hears of it. Returns what ends it. */
export function onStep(listener: Listener): () => void {
  hearStepsFirst();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
