import type { Executor } from '../../database/openDatabase';
import type { Handler, OutboxPayloads } from '../../jobs/jobs';
import { contactConversation, noteMailed, replyToMail } from '../../pages/records/contactReplies';
import { message, translate } from '../../texts/translate';
import type { Mailer } from './openMailer';
import { type MailContent, renderMail } from './renderMail';
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

/** An answer to a contact message; `href` leads to the page where the writer answers back. */
export function contactReplyMail({
  subject,
  text,
  language,
  base,
  href,
}: Pick<MailContent, 'language' | 'base' | 'subject'> & {
  text: string;
  href: string;
}): MailContent {
  return {
    base,
    language,
    subject: translate(message('contactReply.mail.subject', { subject }), language),
    // The name was typed by a person whose e-mail is not confirmed.
    name: null,
    paragraphs: [
      ...text.split(/\n{2,}/),
      translate(message('contactReply.mail.back', { days: replyDays }), language),
    ],
    button: { label: translate(message('contactReply.mail.label'), language), href },
    why: translate(message('contactReply.mail.why'), language),
    unsubscribe: null,
  };
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
    const href = `${base()}/answer/${await contactLinks.sign(id, { until })}`;
    const { text } = reply;
    const mail = renderMail(contactReplyMail({ subject, text, language, base: base(), href }));
    await mailer.send({ ...mail, to: email, once, thread: `contact ${id}` });
    await noteMailed(executor, replyId, sendsMail ? 'sent' : 'kept');
  };
}
