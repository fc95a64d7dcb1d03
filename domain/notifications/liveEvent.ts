/** What can change while a person looks at it: the cache tags of the app. */
export const liveTagTypes = ['Reservations', 'Bookings', 'Conversations', 'Notices'] as const;
type LiveTagType = (typeof liveTagTypes)[number];

/** Everything of a type, or one item by its id together with the lists that contain it. */
export type LiveTag = LiveTagType | `${LiveTagType}:${number}`;

/** An event of the stream to a person. It names only what changed; queries fetch the data and check access. */
export type LiveEvent =
  | { tags: readonly LiveTag[] }
  /** The stream has begun, or events may have been missed: the app refetches everything shown. */
  | { gap: true }
  /** A member is writing in a conversation. */
  | { typing: { conversationId: string; memberId: string } }
  /** A member has read a conversation as far as this message. */
  | { read: { conversationId: string; memberId: string; upTo: string } }
  /** A member has come online or gone offline. */
  | { online: { memberId: string; isOnline: boolean } };

/** Splits a tag into its two parts; null for an unknown tag, which a newer service may send. */
export function readLiveTag(text: string): { type: LiveTagType; id?: string } | null {
  const [name, id] = text.split(':');
  const type = liveTagTypes.find((each) => each === name);
  if (type === undefined) return null;
  return id === undefined ? { type } : { type, id };
}
