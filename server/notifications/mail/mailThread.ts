import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import type { NoticeOf } from '../../../domain/notifications/notices';

type Threaded = NoticeOf & { address: string | null };

/**
 * The thread to which mail programs add a mail: one for a booking, another for a conversation. Null when its notices
 * are about several things, or about neither.
 */
export function getThread(notices: readonly Pick<Threaded, 'address'>[]): string | null {
  const threads = new Set(
    notices.map(({ address }) =>
      address === null ? null : (/^\/((?:booking|conversation)\/\d+)$/.exec(address)?.[1] ?? null),
    ),
  );
  const [only = null] = threads;
  return threads.size === 1 && only !== null ? only.replace('/', '-') : null;
}

/** The booking that all notices of a mail are about; null for several, and for other topics. */
export function getBookingId(notices: readonly Pick<Threaded, 'address'>[]): number | null {
  const [, id] = /^booking-(\d+)$/.exec(getThread(notices) ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * The subject of the mail about a notice. Mail programs put equal subjects of one sender into one thread, so it names
 * the booking, or the tool of a conversation.
 */
export function getSubject(title: string, notice: Threaded): string {
  const [, id] = /^\/booking\/(\d+)$/.exec(notice.address ?? '') ?? [];
  if (id !== undefined) return `${title} (${bookingNumber(Number(id))})`;
  const isMessage = notice.kind === 'message_received' && notice.params.tool !== null;
  return isMessage && !title.includes(notice.params.tool ?? '')
    ? `${title} (${notice.params.tool})`
    : title;
}
