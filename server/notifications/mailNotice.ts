import {
  gatheredWords,
  isMailWanted,
  noticeTopic,
  noticeWords,
  switchedTopics,
} from '../../domain/notifications/notices';
import { addresses } from '../../domain/values/addresses';
import { screenLanguage } from '../../domain/values/language';
import type { Executor } from '../database/openDatabase';
import type { Handler, OutboxPayloads } from '../jobs/jobs';
import { getSubject, getThread } from './mail/mailThread';
import { AddressRefused, type Mailer } from './mail/openMailer';
import { renderMail } from './mail/renderMail';
import type { Unsubscribing } from './mail/unsubscribing';
import { noteRefusedAddress } from './noteRefusedAddress';
import { type NoticeToSend, noticeIdsOfMail, noticeToSend } from './records/notices';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  unsubscribing: Unsubscribing;
  /** The public address of the service. */
  base: () => string;
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
  const { executor, mailer, unsubscribing, base, now } = mailing;
  return async (payload, { once }) => {
    const ids =
      'noticeId' in payload ? [payload.noticeId] : await noticeIdsOfMail(executor, payload);
    const found = await Promise.all(ids.map((id) => noticeToSend(executor, id)));
    const notices = found.filter((notice) => notice !== null).filter(isToMail);
    const [first] = notices;
    if (!first) return;
    const { memberId, name, email } = first;
    // Without another choice, mails are Danish (D24).
    const language = screenLanguage(first.language, 'da');
    const each = notices.map((notice) => ({
      ...noticeWords(notice, notice.count, language),
      address: notice.address ?? addresses.dashboard,
    }));
    const [only] = each;
    if (!only) return;
    const isGathered = each.length > 1;
    const { title, action } = isGathered ? gatheredWords(each.length, language) : only;
    const links = each.flatMap((words) => [
      ...(isGathered ? [{ label: words.title, address: words.address }] : []),
      ...words.links,
    ]);
    const topics = switchedTopics.filter((topic) =>
      notices.some((notice) => noticeTopic(notice) === topic),
    );
    const mail = renderMail({
      language,
      subject: isGathered ? title : getSubject(title, first),
      name,
      paragraphs: each.flatMap(({ paragraphs }) => paragraphs),
      links: links.map(({ label, address }) => ({ label, href: base() + address })),
      button: { label: action, href: base() + (isGathered ? addresses.dashboard : only.address) },
      unsubscribe:
        topics.length === 0
          ? null
          : `${base()}/unsubscribe/${await unsubscribing.sign(memberId, topics)}`,
    });
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
