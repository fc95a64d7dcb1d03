import type { MailLinkPurpose } from '../../domain/mailLinks';
import type { ScreenLanguage } from '../../domain/money';
import { serviceText } from '../texts/serviceText';

/** The texts of a mail with a link. `taken`: a member wants to change to an e-mail that another account has. */
export function linkMail(purpose: MailLinkPurpose | 'taken', language: ScreenLanguage) {
  const text = (part: 'subject' | 'text' | 'otherwise' | 'label' | 'why') =>
    serviceText(`linkMail.${purpose}.${part}`, {}, language);
  return {
    subject: text('subject'),
    paragraphs: [text('text'), text('otherwise')],
    label: text('label'),
    why: text('why'),
  };
}
