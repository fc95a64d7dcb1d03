import { isMailWanted, noticeTopic, switchedTopics } from '../../domain/notifications/notices';
import { screenLanguage } from '../../domain/values/language';
import type { Executor } from '../database/openDatabase';
import type { Handler, OutboxPayloads } from '../jobs/jobs';
import { getBookingId, getThread } from './mail/mailThread';
import { noticeMail } from './mail/noticeMail';
import { AddressRefused, type Mailer } from './mail/openMailer';
import { renderMail } from './mail/renderMail';
import type { Unsubscribing } from './mail/unsubscribing';
import { noteRefusedAddress } from './noteRefusedAddress';
import { mailedBooking } from './records/mailedBookings';
import { type NoticeToSend, noticeIdsOfMail, noticeToSend } from './records/notices';

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
const isToMail = (notice: NoticeToSend) =>
  !notice.readAt && !notice.isRefused && isMailWanted(noticeTopic(notice), notice);

/**
 * Mails a notice, or everything that one member has caused for another within an hour, except what has been read or is
 * no longer wanted. When the mail server refuses the recipient's address permanently, it is marked, and the member is
 * notified in the app.
 */
export function mailNotice(mailing: Mailing): Handler<OutboxPayloads['notice_mail']> {
  const { executor, mailer, unsubscribing, base, commissionPercent, now } = mailing;
  return async (payload, { once }) => {
    const ids =
      'noticeId' in payload ? [payload.noticeId] : await noticeIdsOfMail(executor, payload);
    const found = await Promise.all(ids.map((id) => noticeToSend(executor, id)));
    const notices = found.filter((notice) => notice !== null).filter(isToMail);
    const [first, ...others] = notices;
    if (!first) return;
    const { memberId, name, email } = first;
    // Without another choice, mails are Danish (D24).
    const language = screenLanguage(first.language, 'da');
    const topics = switchedTopics.filter((topic) =>
      notices.some((notice) => noticeTopic(notice) === topic),
    );
    const unsubscribe =
      topics.length === 0
        ? null
        : `${base()}/unsubscribe/${await unsubscribing.sign(memberId, topics)}`;
    const bookingId = getBookingId(notices);
    const booking =
      bookingId === null ? null : await mailedBooking(executor, { id: bookingId, memberId });
    const mail = renderMail(
      noticeMail(
        [first, ...others],
        booking,
        { language, name, unsubscribe },
        { base: base(), commissionPercent },
      ),
    );
    try {
      await mailer.send({ ...mail, to: email, once, thread: getThread(notices) });
    } catch (error) {
      if (error instanceof AddressRefused) {
        await noteRefusedAddress(executor, { memberId, email }, now());
      }
      throw error;
    }
  };
}
