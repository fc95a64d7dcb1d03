/** What can change while somebody looks at it: the names under which the app keeps what it asked. */
export const liveTagTypes = ['Reservations', 'Bookings', 'Conversations', 'Notices'] as const;
type LiveTagType = (typeof liveTagTypes)[number];

/** All of a kind, or one of it by its id and the lists that it stands in. */
export type LiveTag = LiveTagType | `${LiveTagType}:${number}`;

/** What the stream of events tells a person. What changed is named alone: the queries fetch it, with their rights. */
export type LiveEvent =
  | { tags: readonly LiveTag[] }
  /** The stream has begun, or something may have been missed: everything shown is asked again. */
  | { gap: true }
  /** A member is writing in a conversation. */
  | { typing: { conversationId: string; memberId: string } }
  /** A member has read a conversation as far as this message. */
  | { read: { conversationId: string; memberId: string; upTo: string } }
  /** A member has come or gone. */
  | { online: { memberId: string; isOnline: boolean } };

/** A tag in its two parts; null for what is none, as a newer service may send. */
export function readLiveTag(text: string): { type: LiveTagType; id?: string } | null {
  const [name, id] = text.split(':');
  const type = liveTagTypes.find((each) => each === name);
  if (type === undefined) return null;
  return id === undefined ? { type } : { type, id };
}
