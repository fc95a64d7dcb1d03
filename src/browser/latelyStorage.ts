import { readDraft, removeDraft, writeDraft } from './draftStorage';
import { keptKey } from './keptKey';

/** What was looked at and searched for in this browser, the newest first: ids of tools, and words. */
export interface Lately {
  seen: string[];
  searches: string[];
}

const key = () => keptKey('lately');

/** Of a list that may be anything: its texts. */
function textsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((each) => typeof each === 'string');
}

/** What is kept; empty where that is nothing, or damaged. */
export function readLately(): Lately {
  const kept = readDraft(key());
  const { seen, searches } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return { seen: textsOf(seen), searches: textsOf(searches) };
}

/** Changes what is kept, from what stands there now: another tab may have written since. */
export function changeLately(change: (kept: Lately) => Lately): void {
  writeDraft(key(), change(readLately()));
}

/** Deletes it: who signs out leaves nothing behind. */
export function forgetLately(): void {
  removeDraft(key());
}
