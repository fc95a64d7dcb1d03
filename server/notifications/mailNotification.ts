import {
  getNotificationTopic,
  isMailWanted,
  switchedTopics,
} from '../../domain/notifications/notifications';
import { screenLanguage } from '../../domain/values/language';
import type { Executor } from '../database/openDatabase';
import type { Handler, OutboxPayloads } from '../jobs/jobs';
import { getBookingId, getThread } from './mail/mailThread';
import { notificationMail } from './mail/notificationMail';
import { AddressRefused, type Mailer } from './mail/openMailer';
import { renderMail } from './mail/renderMail';
import type { Unsubscribing } from './mail/unsubscribing';
import { noteRefusedAddress } from './noteRefusedAddress';
import { mailedBooking } from './records/mailedBookings';
import {
  getNotificationIdsOfMail,
  getNotificationToSend,
  type NotificationToSend,
} from './records/notifications';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  unsubscribing: Unsubscribing;
  /** The public address of the service. */
  base: () => string;
  /** The owner's commission in percent. */
  commissionPercent: number;
  now: () => Date;
}

/** Unread, and the recipient has not turned off mails of its kind. */
const isToMail = (notification: NotificationToSend) =>
  !notification.readAt &&
  !notification.isRefused &&
  isMailWanted(getNotificationTopic(notification), notification);

/**
 * Mails a notification, or everything that one member has caused for another within an hour, except what has been read
 * or is no longer wanted. When the mail server refuses the recipient's address permanently, it is marked, and the
 * member is notified in the app.
 */
export function mailNotification(mailing: Mailing): Handler<OutboxPayloads['notice_mail']> {
  const { executor, mailer, unsubscribing, base, commissionPercent, now } = mailing;
  return async (payload, { once }) => {
    const ids =
      'noticeId' in payload
        ? [payload.noticeId]
        : await getNotificationIdsOfMail(executor, payload);
    const found = await Promise.all(ids.map((id) => getNotificationToSend(executor, id)));
    const notifications = found.filter((notification) => notification !== null).filter(isToMail);
    const [first, ...others] = notifications;
    if (!first) return;
    const { memberId, name, email } = first;
    // Without another choice, mails are Danish (D24).
    const language = screenLanguage(first.language, 'da');
    const topics = switchedTopics.filter((topic) =>
      notifications.some((notification) => getNotificationTopic(notification) === topic),
    );
    const unsubscribe =
      topics.length === 0
        ? null
        : `${base()}/unsubscribe/${await unsubscribing.sign(memberId, topics)}`;
    const bookingId = getBookingId(notifications);
    const booking =
      bookingId === null ? null : await mailedBooking(executor, { id: bookingId, memberId });
    const mail = renderMail(
      notificationMail(
        [first, ...others],
        booking,
        { language, name, unsubscribe },
        { base: base(), commissionPercent },
      ),
    );
    try {
      await mailer.send({ ...mail, to: email, once, thread: getThread(notifications) });
    } catch (error) {
      if (error instanceof AddressRefused) {
        await noteRefusedAddress(executor, { memberId, email }, now());
      }
      throw error;
    }
  };
}
