import type { OfflineRecord } from '../../../domain/pages/offlineRecord';

/**
 * Where the offline record is kept: in IndexedDB, which both the page and the service worker can reach. A worker cannot
 * read local storage, and the worker's cache is not used at all.
 */
const location = { database: 'skuret-offline', store: 'kept', key: 'record' } as const;

export const hasOfflineDatabase = () => 'indexedDB' in globalThis;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(location.database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(location.store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** The stored record; null for none. */
export async function readOffline(): Promise<OfflineRecord | null> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const asked = database
        .transaction(location.store)
        .objectStore(location.store)
        .get(location.key);
      asked.onsuccess = () => resolve((asked.result as OfflineRecord | undefined) ?? null);
      asked.onerror = () => reject(asked.error);
    });
  } finally {
    database.close();
  }
}

/**
 * Replaces the record by what `change` makes of it, or deletes it for null: in one transaction, so that concurrent tabs
 * cannot interfere.
 */
export async function changeOffline(
  change: (kept: OfflineRecord | null) => OfflineRecord | null,
): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(location.store, 'readwrite');
      const store = transaction.objectStore(location.store);
      const asked = store.get(location.key);
      asked.onsuccess = () => {
        const next = change((asked.result as OfflineRecord | undefined) ?? null);
        if (next === null) store.delete(location.key);
        else store.put(next, location.key);
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
