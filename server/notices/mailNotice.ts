import { addresses } from '../../domain/addresses';
import { screenLanguage } from '../../domain/language';
import { noticeWords } from '../../domain/notices';
import type { Executor } from '../database/openDatabase';
import { AddressRefused, type Mailer } from '../mail/openMailer';
import { renderMail } from '../mail/renderMail';
import type { Unsubscribing } from '../mail/unsubscribing';
import type { Handler } from '../outbox/jobs';
import { noticeToSend } from '../records/notices';
import { noteRefusedAddress } from './noteRefusedAddress';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  unsubscribing: Unsubscribing;
  /** The public address of the service. */
  base: () => string;
  now: () => Date;
}

/**
 * Sends a notice by mail, unless it has been read, the member wants no mails, or their address is marked as refused.
 * When the mail server refuses the address permanently, it is marked, and the member is told in the app.
 */
export function mailNotice(mailing: Mailing): Handler<{ noticeId: number }> {
  const { executor, mailer, unsubscribing, base, now } = mailing;
  return async ({ noticeId }, { once }) => {
    const notice = await noticeToSend(executor, noticeId);
    if (!notice || notice.readAt || !notice.emailNotices || notice.isRefused) return;
    const { memberId, name, email, address } = notice;
    // Without another choice, mails are Danish (D24).
    const language = screenLanguage(notice.language, 'da');
    const { title, paragraphs, links = [], action } = noticeWords(notice, notice.count, language);
    const mail = renderMail({
      language,
      subject: title,
      name,
      paragraphs,
      links: links.map(({ label, address: path }) => ({ label, href: base() + path })),
      button: { label: action, href: base() + (address ?? addresses.dashboard) },
      unsubscribe: `${base()}/unsubscribe/${await unsubscribing.sign(memberId)}`,
    });
    try {
      await mailer.send({ ...mail, to: email, once });
    } catch (error) {
      if (error instanceof AddressRefused) {
        await noteRefusedAddress(executor, { memberId, email }, now());
      }
      throw error;
    }
  };
}
