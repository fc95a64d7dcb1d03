import {
  gatheredWords,
  getNotificationTexts,
  type NotificationContent,
} from '../../../domain/notifications/notifications';
import { sharedPicture } from '../../../domain/tools/pictures';
import { addresses } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { MailedBooking } from '../records/mailedBookings';
import { bookingFacts } from './bookingFacts';
import { getSubject } from './mailThread';
import type { MailContent } from './renderMail';

export type MailedNotification = NotificationContent & { count: number; address: string | null };

interface Recipient {
  language: ScreenLanguage;
  name: string;
  unsubscribe: string | null;
}

interface Options {
  /** The public address of the service. */
  base: string;
  /** The owner's commission in percent. */
  commissionPercent: number;
}

/** The mail about one notification or several. `booking`: the one that they are all about; null when there is none. */
export function notificationMail(
  notifications: readonly [MailedNotification, ...MailedNotification[]],
  booking: MailedBooking | null,
  recipient: Recipient,
  { base, commissionPercent }: Options,
): MailContent {
  const { language } = recipient;
  const [first] = notifications;
  const toWords = (notification: MailedNotification) => ({
    ...getNotificationTexts(notification, notification.count, language),
    address: notification.address ?? addresses.dashboard,
  });
  const each = notifications.map(toWords);
  const only = toWords(first);
  const isGathered = notifications.length > 1;
  const { title, action } = isGathered ? gatheredWords(notifications.length, language) : only;
  const links = each.flatMap((words) => [
    ...(isGathered ? [{ label: words.title, address: words.address }] : []),
    ...words.links,
  ]);
  return {
    ...recipient,
    base,
    subject: isGathered ? title : getSubject(title, first),
    paragraphs: each.flatMap(({ paragraphs }) => paragraphs),
    links: links.map(({ label, address }) => ({ label, href: base + address })),
    button: { label: action, href: base + (isGathered ? addresses.dashboard : only.address) },
    ...(booking && {
      picture: { src: base + sharedPicture(booking.imageUrl), alt: booking.tool },
      facts: bookingFacts(booking, notifications.at(-1) ?? first, { commissionPercent, language }),
    }),
  };
}
