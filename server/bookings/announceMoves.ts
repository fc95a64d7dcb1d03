import type { BookingDependencies } from './BookingDependencies';
import type { BookingRecord } from './records/bookings';

/** A booking that has changed, with the members and conversations whose open pages show it. */
export interface Moved {
  booking: BookingRecord;
  memberIds: number[];
  conversationIds: number[];
}

/** A change of a booking that wrote a line in at most one conversation. */
export function toMoved(booking: BookingRecord, conversationId: number | null = null): Moved {
  return {
    booking,
    memberIds: [booking.ownerId, booking.borrowerId],
    conversationIds: conversationId === null ? [] : [conversationId],
  };
}

/** Updates open pages and starts the stored jobs. Call it after the commit. */
export function announceMoves(
  { events, outbox }: Pick<BookingDependencies, 'events' | 'outbox'>,
  moved: readonly Moved[],
): void {
  if (moved.length === 0) return;
  const members = [...new Set(moved.flatMap(({ memberIds }) => memberIds))];
  const conversations = moved.flatMap(({ conversationIds }) => conversationIds);
  events.announce(members, [
    ...conversations.map((id) => `Conversations:${id}` as const),
    ...(['Bookings', 'Reservations'] as const),
  ]);
  outbox.wake();
}
