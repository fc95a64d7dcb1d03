import { storageKey } from '../browser/storageKey';

interface Kind<Item> {
  name: string;
  /** Names the items in the console warning when storage is blocked or full. */
  what: string;
  isOne: (value: unknown) => value is Item;
  idOf: (item: Item) => string;
  /** An ISO instant, by which they are ordered. */
  at: (item: Item) => string;
}

/** Items on their way to the service. Each is kept under its own key, so that two tabs never overwrite each other's. */
export function createItemStorage<Item>({ name, what, isOne, idOf, at }: Kind<Item>) {
  const prefix = () => `${storageKey(name)}/`;

  function read(text: string | null): Item | null {
    try {
      const value: unknown = JSON.parse(text ?? '');
      return isOne(value) ? value : null;
    } catch {
      return null;
    }
  }

  return {
    /** All kept items, in order. Damaged ones are left out. */
    all(): Item[] {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix()))
          .flatMap((key) => read(localStorage.getItem(key)) ?? [])
          .sort((one, other) => at(one).localeCompare(at(other)));
      } catch {
        return [];
      }
    },
    /** Writes new and changed items, and deletes those that are gone. Storage that is blocked or full keeps nothing. */
    keep(now: readonly Item[], before: readonly Item[]): void {
      try {
        for (const item of now) {
          if (!before.includes(item)) {
            localStorage.setItem(prefix() + idOf(item), JSON.stringify(item));
          }
        }
        const left = new Set(now.map(idOf));
        for (const id of before.map(idOf)) {
          if (!left.has(id)) localStorage.removeItem(prefix() + id);
        }
      } catch (error) {
        console.warn(`${what} on their way are kept in this tab only`, error);
      }
    },
    /** Deletes the kept items of all people, so that nothing stays behind after sign-out. */
    forget(): void {
      try {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith(prefix())) localStorage.removeItem(key);
        }
      } catch {
        // Nothing was kept, so nothing is left behind.
      }
    },
    /** The change that another tab made to an item; null for a key of something else. */
    changed(key: string | null, text: string | null): { id: string; item: Item | null } | null {
      if (key === null || !key.startsWith(prefix())) return null;
      return { id: key.slice(prefix().length), item: read(text) };
    },
  };
}
