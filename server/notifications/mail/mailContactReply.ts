import type { Executor } from '../../database/openDatabase';
import type { Handler, OutboxPayloads } from '../../jobs/jobs';
import { contactConversation, noteMailed, replyToMail } from '../../pages/records/contactReplies';
import { message, translate } from '../../texts/translate';
import type { Mailer } from './openMailer';
import { renderMail } from './renderMail';
import type { SignedLinks } from './signedLinks';

/** How long the link of an answer accepts a reply, in days. */
const replyDays = 90;

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  /** False on a service that keeps its mails instead. */
  sendsMail: boolean;
  contactLinks: SignedLinks;
  /** The public address of the service. */
  base: () => string;
  now: () => Date;
}

/** Sends an answer to a contact message, with a link to answer back. */
export function mailContactReply({
  executor,
  mailer,
  sendsMail,
  contactLinks,
  base,
  now,
}: Mailing): Handler<OutboxPayloads['contact_mail']> {
  return async ({ replyId }, { once }) => {
    const reply = await replyToMail(executor, replyId);
    const contact = reply && (await contactConversation(executor, reply.messageId));
    if (!reply || !contact) return;
    const { id, email, subject, language } = contact;
    const until = now().getTime() + replyDays * 86_400_000;
    const mail = renderMail({
      base: base(),
      language,
      subject: translate(message('contactReply.mail.subject', { subject }), language),
      // The name was typed by a person whose e-mail is not confirmed.
      name: null,
      paragraphs: [
        ...reply.text.split(/\n{2,}/),
        translate(message('contactReply.mail.back', { days: replyDays }), language),
      ],
      button: {
        label: translate(message('contactReply.mail.label'), language),
        href: `${base()}/answer/${await contactLinks.sign(id, { until })}`,
      },
      why: translate(message('contactReply.mail.why'), language),
      unsubscribe: null,
    });
    await mailer.send({ ...mail, to: email, once, thread: `contact ${id}` });
    await noteMailed(executor, replyId, sendsMail ? 'sent' : 'kept');
  };
}
