/** The stored value of the key; null when there is none, it is damaged, or storage is blocked. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a draft; false when storage is blocked or full, and what stood there before is still there. */
export function writeDraft(key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch (error) {
    console.warn('The draft is kept in this tab only: storage is blocked or full', error);
    return false;
  }
}

/** Throws a draft away. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}
