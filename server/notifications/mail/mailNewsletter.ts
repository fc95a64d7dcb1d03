import type { Executor } from '../../database/openDatabase';
import type { Handler, OutboxPayloads } from '../../jobs/jobs';
import { newsletterSubscription } from '../../pages/records/contact';
import { message, translate } from '../../texts/translate';
import type { Mailer } from './openMailer';
import { type MailContent, renderMail } from './renderMail';
import type { SignedLinks } from './signedLinks';

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  newsletterLinks: SignedLinks;
  /** The public address of the service. */
  base: () => string;
}

/** The question whether an address wants the newsletter; `href` confirms it. */
export function newsletterMail({
  language,
  base,
  href,
}: Pick<MailContent, 'language' | 'base'> & { href: string }): MailContent {
  const text = (part: 'subject' | 'link' | 'otherwise' | 'why' | 'label') =>
    translate(message(`newsletter.mail.${part}`), language);
  return {
    base,
    language,
    subject: text('subject'),
    paragraphs: [text('link'), text('otherwise')],
    why: text('why'),
    name: null,
    unsubscribe: null,
    button: { label: text('label'), href },
  };
}

/** Asks the holder of an address whether they want the newsletter. The address is not subscribed before that is confirmed. */
export function mailNewsletter({
  executor,
  mailer,
  newsletterLinks,
  base,
}: Mailing): Handler<OutboxPayloads['newsletter_mail']> {
  return async ({ subscriptionId, language }, { once }) => {
    const subscription = await newsletterSubscription(executor, subscriptionId);
    if (!subscription || subscription.isConfirmed) return;
    const href = `${base()}/newsletter/${await newsletterLinks.sign(subscriptionId, { language })}`;
    const mail = renderMail(newsletterMail({ language, base: base(), href }));
    await mailer.send({ ...mail, to: subscription.email, once });
  };
}
