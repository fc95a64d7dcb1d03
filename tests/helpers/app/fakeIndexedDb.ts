/** The part of a request to IndexedDB that `offlineDatabase` uses. */
interface FakeRequest {
  result: unknown;
  onsuccess: (() => void) | null;
}

/** Runs the handler after the caller has set it, as a browser does. */
function succeed(result: unknown): FakeRequest {
  const request: FakeRequest = { result, onsuccess: null };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

/** Fakes IndexedDB with one object store, which jsdom lacks. Returns its rows by key. */
export function fakeIndexedDb(): Map<string, unknown> {
  const rows = new Map<string, unknown>();
  const objectStore = () => ({
    get: (key: string) => succeed(rows.get(key)),
    put: (value: unknown, key: string) => void rows.set(key, value),
    delete: (key: string) => void rows.delete(key),
  });
  const transaction = () => {
    const running = { objectStore, oncomplete: null as (() => void) | null };
    // After the requests of the transaction.
    setTimeout(() => running.oncomplete?.());
    return running;
  };
  const database = { transaction, close: () => undefined };
  Object.assign(globalThis, { indexedDB: { open: () => succeed(database) } });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  return rows;
}
