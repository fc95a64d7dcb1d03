import { addresses } from '../../domain/values/addresses';
import { screenLanguage } from '../../domain/values/language';
import type { Handler } from '../jobs/jobs';
import { securityEventToTell } from '../members/records/securityEvents';
import { AddressRefused } from './mail/openMailer';
import { renderMail } from './mail/renderMail';
import { securityMail } from './mail/securityMail';
import type { AccountMailing } from './mailLink';
import { noteRefusedAddress } from './noteRefusedAddress';

/**
 * Reports an event of an account by mail, whatever the settings say; after a change of address also to the former
 * address.
 */
export function mailSecurity(
  mailing: AccountMailing,
): Handler<{ eventId: number; to: 'member' | 'other' }> {
  const { executor, mailer, base, now } = mailing;
  return async ({ eventId, to }, { once }) => {
    const event = await securityEventToTell(executor, eventId);
    const email = to === 'member' ? event?.memberEmail : event?.email;
    if (!event || !email) return;
    const language = screenLanguage(event.language, 'da');
    const content = securityMail(event, to, language);
    if (!content) return;
    const { subject, paragraphs, label } = content;
    const own = event.kind === 'leavingAsked' ? addresses.signIn : `${addresses.settings}#security`;
    const address = to === 'member' ? own : addresses.contact;
    const mail = renderMail({
      base: base(),
      language,
      subject,
      paragraphs,
      name: event.name,
      unsubscribe: null,
      button: { label, href: base() + address },
    });
    try {
      await mailer.send({ ...mail, to: email, once });
    } catch (error) {
      if (error instanceof AddressRefused && to === 'member') {
        await noteRefusedAddress(executor, { memberId: event.memberId, email }, now());
      }
      throw error;
    }
  };
}
