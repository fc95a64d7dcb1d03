import type { MailLinkPurpose } from '../../domain/mailLinks';
import type { Text } from '../texts/say';

interface LinkTexts {
  subject: Text;
  paragraphs: readonly Text[];
  label: Text;
  /** Why the recipient gets the mail; without it, because they have an account. */
  why?: Text;
}

/** The texts of mails with a link. `taken`: a member wants to change to an e-mail that another account has. */
export const linkTexts: Record<MailLinkPurpose | 'taken', LinkTexts> = {
  confirmEmail: {
    subject: 'Confirm your e-mail',
    paragraphs: [
      'Press the button to show that the address is yours. The link works for three days and can be used once.',
      'If you have not made an account at Skuret, you can ignore this e-mail.',
    ],
    label: 'Confirm your e-mail',
    why: 'You get this e-mail because somebody made an account at Skuret with your address.',
  },
  changeEmail: {
    subject: 'Confirm your new e-mail',
    paragraphs: [
      'You have asked to use this address at Skuret. Press the button to confirm it. The link works for a day and can be used once. Until then your old address counts.',
      'If you have not asked for it, you can ignore this e-mail. Nothing was changed.',
    ],
    label: 'Confirm your new e-mail',
    why: 'You get this e-mail because somebody with an account at Skuret typed your address.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    paragraphs: [
      'Press the button to choose a new password. The link works for an hour and can be used once. When you have chosen, you are signed out everywhere.',
      'If you have not asked for it, you can ignore this e-mail. Your password is the same as before.',
    ],
    label: 'Choose a new password',
  },
  taken: {
    subject: 'Your e-mail is in use at Skuret already',
    paragraphs: [
      'Somebody asked to use your address for another account at Skuret. The address belongs to your account, so nothing was changed.',
      'If it was you, sign in with this address. If you have forgotten the password, you can choose a new one when you sign in.',
    ],
    label: 'Sign in',
  },
};
