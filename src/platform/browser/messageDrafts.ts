import { storageKey } from './storageKey';

const prefix = () => storageKey('message/');

/** The key of what a member has written and not sent in a conversation. */
export const messageDraftKey = (memberId: string, conversationId: string): string =>
  `${prefix()}${memberId}/${conversationId}`;

/**
 * Deletes the unsent messages of all members but one, or of all: at sign-out, and when it is known who has signed in.
 * They stay when a session only expires, because the same member may come back.
 */
export function forgetMessageDrafts(keptMemberId: string | null): void {
  try {
    const kept = keptMemberId === null ? null : messageDraftKey(keptMemberId, '');
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix()) && !(kept !== null && key.startsWith(kept))) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
