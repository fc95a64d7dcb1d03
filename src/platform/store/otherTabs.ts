import { getFavouriteId, readFavourite } from './favouritesStorage';
import { jwtKey, readToken } from './jwtStorage';
import { tokenChangedElsewhere } from './slices/authSlice';
import { addedElsewhere, clearedElsewhere, removedElsewhere } from './slices/favouritesSlice';
import type { AppStore } from './store';

/**
 * Keeps this tab in step with the others (D8: signing out in one signs out all). Returns a function that stops it.
 * Storage events come from other tabs only, so no change is echoed back.
 */
export function followOtherTabs(store: AppStore): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === jwtKey || event.key === null) {
      const token = event.key === null ? null : readToken(event.newValue);
      if (store.getState().auth.token !== token) store.dispatch(tokenChangedElsewhere(token));
      // An event without a key means that all of storage was cleared.
      if (event.key === null) store.dispatch(clearedElsewhere());
      return;
    }
    const id = getFavouriteId(event.key);
    if (id === null) return;
    if (event.newValue === null) {
      store.dispatch(removedElsewhere(id));
      return;
    }
    const tool = readFavourite(event.newValue, id);
    if (tool) store.dispatch(addedElsewhere(tool));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
