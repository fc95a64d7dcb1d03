/** The cache tags of the app for data that changes while it is shown. */
export const eventTagTypes = [
  'Reservations',
  'Bookings',
  'Conversations',
  'Notifications',
  'Webhooks',
] as const;
type EventTagType = (typeof eventTagTypes)[number];

/** Everything of a type, or one item by its id together with the lists that contain it. */
export type EventTag = EventTagType | `${EventTagType}:${number}`;

/** An event of the stream to a person. It names only what changed; queries fetch the data and check access. */
export type MemberEvent =
  | { tags: readonly EventTag[] }
  /** The stream has begun, or events may have been missed: the app refetches everything shown. */
  | { gap: true }
  /** A member is writing in a conversation. */
  | { typing: { conversationId: string; memberId: string } }
  /** A member has read a conversation as far as this message. */
  | { read: { conversationId: string; memberId: string; upTo: string } }
  /** A member has come online or gone offline. */
  | { online: { memberId: string; isOnline: boolean } };

/** Splits a tag into its two parts; null for an unknown tag, which a newer service may send. */
export function readEventTag(text: string): { type: EventTagType; id?: string } | null {
  const [name, id] = text.split(':');
  const type = eventTagTypes.find((each) => each === name);
  if (type === undefined) return null;
  return id === undefined ? { type } : { type, id };
}
