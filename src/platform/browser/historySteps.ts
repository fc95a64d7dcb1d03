type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();
const callAll: Listener = (event) => {
  for (const listener of listeners) listener(event);
};

/**
 * Call it before the router listens, so that the listeners of `onStep` run first and can stop the event. Chromium calls
 * the window's popstate listeners in the order in which they were added, capturing ones too.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', callAll, { capture: true });
}

/**
 * Calls back at each step back or forward, before the router handles it. Returns a function that removes the listener.
 */
export function onHistoryStep(listener: Listener): () => void {
  listenBeforeRouter();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
