import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import type { NotificationContent } from '../../../domain/notifications/notifications';

type Threaded = NotificationContent & { address: string | null };

/**
 * The thread to which mail programs add a mail: one for a booking, another for a conversation. Null when its
 * notifications are about several things, or about neither.
 */
export function getThread(notifications: readonly Pick<Threaded, 'address'>[]): string | null {
  const threads = new Set(
    notifications.map(({ address }) =>
      address === null ? null : (/^\/((?:booking|conversation)\/\d+)$/.exec(address)?.[1] ?? null),
    ),
  );
  const [only = null] = threads;
  return threads.size === 1 && only !== null ? only.replace('/', '-') : null;
}

/** The booking that all notifications of a mail are about; null for several, and for other topics. */
export function getBookingId(notifications: readonly Pick<Threaded, 'address'>[]): number | null {
  const [, id] = /^booking-(\d+)$/.exec(getThread(notifications) ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * The subject of the mail about a notification. Mail programs put equal subjects of one sender into one thread, so it
 * names the booking, or the tool of a conversation.
 */
export function getSubject(title: string, notification: Threaded): string {
  const [, id] = /^\/booking\/(\d+)$/.exec(notification.address ?? '') ?? [];
  if (id !== undefined) return `${title} (${bookingNumber(Number(id))})`;
  const isMessage = notification.kind === 'message_received' && notification.params.tool !== null;
  return isMessage && !title.includes(notification.params.tool ?? '')
    ? `${title} (${notification.params.tool})`
    : title;
}
