import { readDraft, removeDraft, writeDraft } from './draftStorage';
import { storageKey } from './storageKey';

/** The recently viewed tools and searches of this browser, the newest first: ids of tools, and search terms. */
export interface RecentlyViewed {
  seen: string[];
  searches: string[];
}

const key = () => storageKey('lately');

/** The strings in a value of any type; empty when it is no array. */
function getTexts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((each) => typeof each === 'string');
}

/** Reads what is kept; empty when nothing is kept or it is damaged. */
export function readRecentlyViewed(): RecentlyViewed {
  const kept = readDraft(key());
  const { seen, searches } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return { seen: getTexts(seen), searches: getTexts(searches) };
}

/** Changes what is stored now, because another tab may have written since. */
export function changeRecentlyViewed(change: (kept: RecentlyViewed) => RecentlyViewed): void {
  writeDraft(key(), change(readRecentlyViewed()));
}

/** Deletes it. Called at sign-out, so that nothing of the person stays behind. */
export function forgetRecentlyViewed(): void {
  removeDraft(key());
}
