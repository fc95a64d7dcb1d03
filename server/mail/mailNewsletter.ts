import type { ScreenLanguage } from '../../domain/money';
import type { Executor } from '../database/openDatabase';
import type { Handler, OutboxPayloads } from '../outbox/jobs';
import { newsletterSubscription } from '../records/contact';
import type { Mailer } from './openMailer';
import { renderMail } from './renderMail';
import type { SignedLinks } from './signedLinks';

const words = {
  da: {
    subject: 'Bekræft, at du vil have nyhedsbrevet',
    paragraphs: [
      'Tryk på knappen, så sender vi dig Skurets nyhedsbrev en gang om måneden. Linket virker i en uge.',
      'Har du ikke bedt om det, kan du se bort fra denne e-mail. Så sender vi dig ikke mere.',
    ],
    label: 'Bekræft din e-mail',
    why: 'Du får denne e-mail, fordi nogen har skrevet din adresse i feltet til Skurets nyhedsbrev.',
  },
  en: {
    subject: 'Confirm that you want the newsletter',
    paragraphs: [
      'Press the button, and we send you Skuret’s newsletter once a month. The link works for a week.',
      'If you did not ask for it, ignore this e-mail. We then send you nothing more.',
    ],
    label: 'Confirm your e-mail',
    why: 'You get this e-mail because somebody typed your address for Skuret’s newsletter.',
  },
} as const satisfies Record<ScreenLanguage, object>;

interface Mailing {
  executor: Executor;
  mailer: Mailer;
  newsletterLinks: SignedLinks;
  /** The public address of the service. */
  base: () => string;
}

/** Asks the holder of an address whether they want the newsletter. Nobody is subscribed before they confirm it. */
export function mailNewsletter({
  executor,
  mailer,
  newsletterLinks,
  base,
}: Mailing): Handler<OutboxPayloads['newsletter_mail']> {
  return async ({ subscriptionId, language }, { once }) => {
    const subscription = await newsletterSubscription(executor, subscriptionId);
    if (!subscription || subscription.isConfirmed) return;
    const { subject, paragraphs, label, why } = words[language];
    const href = `${base()}/newsletter/${await newsletterLinks.sign(subscriptionId, { language })}`;
    const mail = renderMail({
      language,
      subject,
      paragraphs,
      why,
      name: null,
      unsubscribe: null,
      button: { label, href },
    });
    await mailer.send({ ...mail, to: subscription.email, once });
  };
}
