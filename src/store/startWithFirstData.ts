import { catalogueApi } from './api/catalogueApi';
import { jwtKey, readToken } from './jwtStorage';
import type { AppStore } from './store';

type Entries = Parameters<typeof catalogueApi.util.upsertQueryEntries>[0];

function isSomebody(): boolean {
  try {
    return readToken(localStorage.getItem(jwtKey)) !== null;
  } catch {
    return false;
  }
}

/**
 * Puts the answers that the service has written into the page into the cache, so that the first screen
 * asks nothing again. They are a visitor's: distances are measured from where a person lives (D12), so
 * who is signed in searches anew.
 */
export function startWithFirstData(store: AppStore): void {
  const text = document.getElementById('first-data')?.textContent;
  if (!text) return;
  const entries = JSON.parse(text) as { endpointName: string }[];
  const known = entries.filter((entry) => entry.endpointName !== 'searchTools' || !isSomebody());
  store.dispatch(catalogueApi.util.upsertQueryEntries(known as Entries));
}
