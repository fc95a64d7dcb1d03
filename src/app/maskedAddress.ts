/** The state of a history entry, besides the router's own: the entry's real address. */
interface EntryState {
  present?: string;
}

function entry(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

/**
 * Shows another address in the address bar. The history entry keeps its real address, so that it can be restored when a
 * person comes back to the entry, also after a reload.
 */
export function maskAddress(shown: string): void {
  const { pathname, search, hash } = window.location;
  const state = entry();
  const present = state.present ?? pathname + search + hash;
  window.history.replaceState({ ...state, present }, '', shown);
}

/** Gives the entry its real address back. Returns whether it showed another one. */
export function unmaskAddress(): boolean {
  const { present, ...state } = entry();
  if (present === undefined) return false;
  window.history.replaceState(state, '', present);
  return true;
}
