import { addresses } from '../values/addresses';

/** The purpose of a link that is sent by mail. */
export type MailLinkPurpose = 'confirmEmail' | 'changeEmail' | 'resetPassword';

const hour = 3_600_000;

/** How long a link works once it is sent, in milliseconds. */
export const mailLinkLife: Record<MailLinkPurpose, number> = {
  confirmEmail: 3 * 24 * hour,
  changeEmail: 24 * hour,
  resetPassword: hour,
};

/**
 * The address that a link in a mail opens. The token is in the fragment, which is never sent to a service, a log or
 * another site.
 */
export const mailLinkPath = (purpose: MailLinkPurpose, token: string) =>
  `${purpose === 'resetPassword' ? addresses.resetPassword : addresses.confirmEmail}#${token}`;
