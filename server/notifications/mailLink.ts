import { type MailLinkPurpose, mailLinkLife, mailLinkPath } from '../../domain/members/mailLinks';
import { addresses } from '../../domain/values/addresses';
import type { ScreenLanguage } from '../../domain/values/language';
import { screenLanguage } from '../../domain/values/language';
import type { Executor } from '../database/openDatabase';
import type { Handler } from '../jobs/jobs';
import type { MailLinks } from '../members/auth/createMailLinks';
import { deleteMailLink, mailLinkById, noteMailLinkSent } from '../members/records/mailLinks';
import { mailedMemberByEmail, mailedMemberById } from '../members/records/users';
import { message, translate } from '../texts/translate';
import { AddressRefused, type Mailer } from './mail/openMailer';
import { renderMail } from './mail/renderMail';
import { noteRefusedAddress } from './noteRefusedAddress';

/** The texts of a mail with a link, as `renderMail` takes them. `taken`: a member wants to change to an e-mail that another account has. */
export function linkMail(purpose: MailLinkPurpose | 'taken', language: ScreenLanguage) {
  const text = (part: 'subject' | 'text' | 'otherwise' | 'label' | 'why') =>
    translate(message(`linkMail.${purpose}.${part}`), language);
  return {
    subject: text('subject'),
    paragraphs: [text('text'), text('otherwise')],
    label: text('label'),
    why: text('why'),
  };
}

export interface AccountMailing {
  executor: Executor;
  mailer: Mailer;
  mailLinks: MailLinks;
  /** The public address of the service. */
  base: () => string;
  now: () => Date;
}

/** When the mail server was away for longer than this, the link is no longer worth sending. */
const expiresAfterMs = 24 * 3_600_000;

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Sends a link, if it is still of use. Only this job checks whether there is an account: the person who asked had their
 * answer before. When another account has the address, its holder gets a mail that says so, and the person who asked is
 * not told.
 */
export function mailLink(mailing: AccountMailing): Handler<{ linkId: number }> {
  const { executor, mailer, mailLinks, base, now } = mailing;
  return async ({ linkId }, { once }) => {
    const link = await mailLinkById(executor, linkId);
    if (!link || link.usedAt || link.endedAt) return;
    if (now().getTime() - link.createdAt.getTime() > expiresAfterMs) return;
    const { purpose, email } = link;
    const member =
      link.memberId === null
        ? await mailedMemberByEmail(executor, email)
        : await mailedMemberById(executor, link.memberId);
    if (!member) return deleteMailLink(executor, linkId);
    const isOwn = isSameAddress(member.email, email);
    // The member's address has changed since, or it was confirmed with an earlier link.
    if (purpose === 'confirmEmail' && (!isOwn || member.isConfirmed)) return;
    const holder = purpose === 'changeEmail' ? await mailedMemberByEmail(executor, email) : null;

    const token = mailLinks.tokenOf(link);
    if (token === null) return deleteMailLink(executor, linkId);
    const reader = holder ?? member;
    // Without another choice, mails are Danish (D24).
    const language = screenLanguage(reader.language, 'da');
    const { label, ...texts } = linkMail(holder ? 'taken' : purpose, language);
    // For a taken address the row stays unchanged, and no token is sent: the person who asked sees the same in both
    // cases.
    if (!holder) {
      const expiresAt = new Date(now().getTime() + mailLinkLife[purpose]);
      await noteMailLinkSent(executor, linkId, { memberId: member.id, expiresAt });
    }
    const mail = renderMail({
      base: base(),
      ...texts,
      language,
      unsubscribe: null,
      name: holder || (isOwn && member.isConfirmed) ? reader.name : null,
      button: {
        label,
        href: base() + (holder ? addresses.signIn : mailLinkPath(purpose, token)),
      },
    });
    try {
      await mailer.send({ ...mail, to: email, once });
    } catch (error) {
      if (error instanceof AddressRefused && (holder || isOwn)) {
        await noteRefusedAddress(executor, { memberId: reader.id, email }, now());
      }
      throw error;
    }
  };
}
