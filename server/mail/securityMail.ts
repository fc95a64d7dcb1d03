import { copenhagenDateOf, formatDate } from '../../domain/days';
import { leavesAt } from '../../domain/leaving';
import type { ScreenLanguage } from '../../domain/money';
import type { SecurityEventKind } from '../../domain/securityEvents';
import type { Device } from '../auth/deviceOf';
import { said, say, type Text } from '../texts/say';

/** The subject and the text of each event with a mail, and the label of its button when it differs from the usual one. */
const texts: Partial<
  Record<SecurityEventKind, readonly [subject: Text, text: Text, label?: Text]>
> = {
  emailChangeAsked: [
    'Your e-mail is about to be changed',
    'It was asked to change the e-mail of your account to {email}. It is changed only when the link in the e-mail that we have sent there is used.',
  ],
  emailChanged: [
    'Your e-mail was changed',
    'The e-mail of your account is no longer {email}. You sign in with the new one.',
  ],
  passwordChanged: [
    'Your password was changed',
    'The password of your account was changed, and all other browsers were signed out.',
  ],
  passwordReset: [
    'Your password was changed',
    'A new password of your account was chosen with a link from an e-mail, and all browsers were signed out.',
  ],
  sessionsEnded: [
    'Your other browsers were signed out',
    'All browsers but the one where this was done were signed out of your account.',
  ],
  paymentMethodAsked: [
    'A payment card is about to be added',
    'It was asked to add a payment card to your account.',
  ],
  signedInNew: [
    'New sign-in from {device}',
    'Somebody signed in to your account in a browser that we have not seen there before.',
  ],
  secondFactorSet: [
    'Two-step sign-in is on',
    'From now on signing in also takes a code from your app.',
  ],
  secondFactorRemoved: [
    'Two-step sign-in is off',
    'From now on your password is enough to sign in.',
  ],
  secondFactorRemovedBySkuret: [
    'Skuret has turned two-step sign-in off',
    'We have turned two-step sign-in off for your account. Your password is enough to sign in until you turn it on again.',
  ],
  recoveryCodesRenewed: [
    'You have new recovery codes',
    'New recovery codes were made for your account. The old ones no longer work.',
  ],
  passkeyAdded: [
    'You have a new passkey',
    'A passkey was added to your account. It signs in without a password.',
  ],
  passkeyRemoved: [
    'A passkey was removed',
    'A passkey was removed from your account, and no longer signs in.',
  ],
  recoveryCodeUsed: [
    'A recovery code was used',
    'One of your recovery codes was used instead of a code from your app. It does not work again.',
  ],
  exported: [
    'Your data were downloaded',
    'It was asked for a file with everything that Skuret has about you: profile, bookings, messages, payments and pictures.',
  ],
  calendarMade: [
    'Your calendar has a new address',
    'A private address was made where calendars can read your bookings. A former address no longer works.',
  ],
  leavingAsked: [
    'Your account is about to be deleted',
    'Your profile and your tools are hidden now, and you are signed out everywhere. If you change your mind, sign in before {day} and press “Come back”: then everything is as it was. On that day what is personal is deleted for good.',
    'Sign in and come back',
  ],
  cameBack: [
    'Welcome back',
    'Your account will not be deleted. Your profile and your tools can be seen again, as before.',
  ],
};

/** The mail about an event, to its member or to the other e-mail; null for an event without a mail. */
export function securityMail(
  event: Device & { kind: SecurityEventKind; email: string | null; at: Date },
  to: 'member' | 'other',
  language: ScreenLanguage,
) {
  const [subject, text, label] = texts[event.kind] ?? [];
  if (!subject || !text) return null;
  const { kind, browser, system, at } = event;
  const device =
    browser && system
      ? say(said('{browser} on {system}', { browser, system }), language)
      : (browser ?? system);
  const moment = new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  }).format(at);
  // Actions of Skuret come from no browser, and a new password would not help against them.
  const isOurs = kind.endsWith('BySkuret');
  const notThem = isOurs
    ? 'If you did not ask us for it, write to us at once.'
    : 'If it was not you, choose another password at once, and write to us.';
  const values = {
    email: event.email ?? '',
    device: device ?? said('a browser that we do not know'),
    moment,
    // The last day on which a member who has deleted their account can come back.
    day: formatDate(copenhagenDateOf(leavesAt(at)), language),
  };
  const isNewUnknown = kind === 'signedInNew' && !device;
  return {
    subject: say(said(isNewUnknown ? 'New sign-in to your account' : subject, values), language),
    paragraphs: [
      say(said(text, values), language),
      say(
        said(isOurs ? 'It happened on {moment}.' : 'It happened on {moment} in {device}.', values),
        language,
      ),
      say(to === 'member' ? notThem : 'If it was not you, write to us at once.', language),
    ],
    label: say(label ?? (to === 'member' ? 'See your account' : 'Write to us'), language),
  };
}
