/** Events of an account that its member should know about. */
export type SecurityEventKind =
  | 'signedUp'
  | 'signedIn'
  | 'signedInNew'
  | 'emailConfirmed'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passwordChanged'
  | 'passwordReset'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'endedBySkuret'
  | 'paymentMethodAsked'
  | 'payoutAccountAsked'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorRemovedBySkuret'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'apiTokenMade'
  | 'apiTokenEnded'
  | 'webhookAdded'
  | 'webhookRemoved'
  | 'exported'
  | 'calendarMade'
  | 'calendarEnded'
  | 'leavingAsked'
  | 'cameBack';

/**
 * The recipients of a mail about an event: the member, and with `other` also the second address involved. Events
 * without risk, or with a mail of their own, appear only in the list.
 */
const recipients = {
  emailChangeAsked: ['member'],
  // By then the member's address is the new one; `other` is the old one.
  emailChanged: ['member', 'other'],
  passwordChanged: ['member'],
  passwordReset: ['member'],
  sessionsEnded: ['member'],
  paymentMethodAsked: ['member'],
  payoutAccountAsked: ['member'],
  signedInNew: ['member'],
  secondFactorSet: ['member'],
  secondFactorRemoved: ['member'],
  secondFactorRemovedBySkuret: ['member'],
  recoveryCodesRenewed: ['member'],
  recoveryCodeUsed: ['member'],
  passkeyAdded: ['member'],
  passkeyRemoved: ['member'],
  apiTokenMade: ['member'],
  webhookAdded: ['member'],
  exported: ['member'],
  calendarMade: ['member'],
  leavingAsked: ['member'],
  cameBack: ['member'],
} as const satisfies Partial<Record<SecurityEventKind, readonly ('member' | 'other')[]>>;

export const securityMails: Partial<Record<SecurityEventKind, readonly ('member' | 'other')[]>> =
  recipients;

export function hasSecurityMail(kind: SecurityEventKind): kind is keyof typeof recipients {
  return kind in recipients;
}

/** How long a proof of identity is valid, in ms; after that, sensitive steps ask the person to prove it again. */
export const proofLasts = 10 * 60_000;
