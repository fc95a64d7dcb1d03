/** What an entry of the browser's history holds besides the router's own: the address that it really is. */
interface EntryState {
  present?: string;
}

function entry(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

/**
 * Shows another address in the address bar. The entry of the history notes the one that it really is, so
 * that it is found again whenever somebody comes back to it, also after a reload.
 */
export function maskAddress(shown: string): void {
  const { pathname, search, hash } = window.location;
  const state = entry();
  const present = state.present ?? pathname + search + hash;
  window.history.replaceState({ ...state, present }, '', shown);
}

/** Gives the entry its own address again. Answers whether it had shown another. */
export function unmaskAddress(): boolean {
  const { present, ...state } = entry();
  if (present === undefined) return false;
  window.history.replaceState(state, '', present);
  return true;
}
