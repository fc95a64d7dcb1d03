import type { Executor } from '../database/openDatabase';
import type { Handler, OutboxPayloads } from '../outbox/jobs';
import { newsletterSubscription } from '../records/contact';
import { say, type Text } from '../texts/say';
import type { Mailer } from './openMailer';
import { renderMail } from './renderMail';
import type { SignedLinks } from './signedLinks';

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
    const translate = (text: Text) => say(text, language);
    const href = `${base()}/newsletter/${await newsletterLinks.sign(subscriptionId, { language })}`;
    const mail = renderMail({
      language,
      subject: translate('Confirm that you want the newsletter'),
      paragraphs: [
        translate(
          'Press the button, and we send you Skuret’s newsletter once a month. The link works for a week.',
        ),
        translate('If you did not ask for it, ignore this e-mail. We then send you nothing more.'),
      ],
      why: translate(
        'You get this e-mail because somebody typed your address for Skuret’s newsletter.',
      ),
      name: null,
      unsubscribe: null,
      button: { label: translate('Confirm your e-mail'), href },
    });
    await mailer.send({ ...mail, to: subscription.email, once });
  };
}
