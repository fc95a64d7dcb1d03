import type { ToolListing } from '../../../domain/tools/tool';
import { storageKey } from '../browser/storageKey';

/** Where favourites are kept: the ids in order under this key, each tool under the same with `/{id}`. */
export const favouritesKey = () => storageKey('favourites');

interface KeptFavourites {
  ids: string[];
  entities: Record<string, ToolListing>;
}

/** The part of the slice that is stored. Favourites in an account are not stored in the browser. */
interface FavouritesToKeep extends KeptFavourites {
  inAccount: Record<string, true>;
}

/** The key that one favourite is kept under. */
export function favouriteKey(id: string): string {
  return `${favouritesKey()}/${id}`;
}

/** The id in a key of a favourite, or null when the key is of something else. */
export function getFavouriteId(key: string | null): string | null {
  const prefix = favouriteKey('');
  return key?.startsWith(prefix) ? key.slice(prefix.length) : null;
}

/** An id that can stand in an address: half of a surrogate pair cannot be encoded. */
const idPattern = /^[\w-]+$/;

function isListing(value: unknown): value is ToolListing {
  if (typeof value !== 'object' || value === null) return false;
  const tool = value as Record<string, unknown>;
  return (
    ['id', 'name', 'description', 'location', 'imageUrl'].every(
      (field) => typeof tool[field] === 'string',
    ) &&
    Number.isInteger(tool['pricePerDayCents']) &&
    Array.isArray(tool['categories']) &&
    tool['categories'].every(
      (category: unknown) =>
        typeof category === 'object' &&
        category !== null &&
        typeof (category as Record<string, unknown>)['name'] === 'string',
    )
  );
}

/** A favourite as it was kept, or null (and a line in the console, §8) when it is damaged. */
export function readFavourite(text: string | null, id: string): ToolListing | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isListing(value) && value.id === id && idPattern.test(id)) return value;
  } catch {
    // Not JSON: reported below, as all other damage is.
  }
  console.warn(`A favourite could not be read and was left out: ${id}`);
  return null;
}

function readIds(): string[] {
  const text = localStorage.getItem(favouritesKey());
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return [...new Set(value.filter((id) => typeof id === 'string'))];
  } catch {
    // Reported below.
  }
  console.warn('The list of favourites could not be read');
  return [];
}

let written: KeptFavourites = { ids: [], entities: {} };

/**
 * Storage for redux-persist that writes what changed and not everything: a heart costs one tool,
 * not five thousand. Two tabs never overwrite each other's tools, because each has its own key.
 * Storage that is blocked, full or damaged leaves the page working with what it has (§8).
 */
export const favouritesStorage = {
  getItem: async (): Promise<KeptFavourites | undefined> => {
    const state: KeptFavourites = { ids: [], entities: {} };
    try {
      const listed = readIds();
      // A tool that another tab has just saved may be missing from the list that this tab wrote last.
      const kept = Object.keys(localStorage)
        .map(getFavouriteId)
        .filter((id) => id !== null);
      for (const id of new Set([...listed, ...kept])) {
        // A name that every object has (`__proto__`) is not the id of a tool, and would damage the list.
        if (id in state.entities) continue;
        const text = localStorage.getItem(favouriteKey(id));
        const tool = text === null ? null : readFavourite(text, id);
        if (!tool) continue;
        state.ids.push(id);
        state.entities[id] = tool;
      }
    } catch (error) {
      console.warn('Favourites could not be loaded', error);
    }
    written = state;
    return state;
  },
  setItem: async (_key: string, value: FavouritesToKeep): Promise<void> => {
    const before = written;
    const ids = value.ids.filter((id) => !value.inAccount[id]);
    const kept = new Set(ids);
    const entities = Object.fromEntries(
      Object.entries(value.entities).filter(([id]) => kept.has(id)),
    );
    written = { ids, entities };
    try {
      for (const id of ids) {
        const tool = value.entities[id];
        if (tool && before.entities[id] !== tool) {
          localStorage.setItem(favouriteKey(id), JSON.stringify(tool));
        }
      }
      for (const id of before.ids) {
        if (!kept.has(id)) localStorage.removeItem(favouriteKey(id));
      }
      const list = JSON.stringify(ids);
      if (JSON.stringify(before.ids) !== list) localStorage.setItem(favouritesKey(), list);
    } catch (error) {
      console.warn('Favourites are kept in this tab only: storage is blocked or full', error);
    }
  },
  removeItem: async (): Promise<void> => {
    try {
      for (const id of written.ids) localStorage.removeItem(favouriteKey(id));
      localStorage.removeItem(favouritesKey());
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
    written = { ids: [], entities: {} };
  },
};
