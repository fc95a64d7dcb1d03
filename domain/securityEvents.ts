/** What happens to an account that its member is to know of. */
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
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorRemovedBySkuret'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'exported'
  | 'calendarMade'
  | 'calendarEnded'
  | 'leavingAsked'
  | 'cameBack';

/**
 * Who is told of it by mail: the member, and with `other` the other address that it is about. What is no danger, or has a
 * mail of its own, is in the list alone.
 */
export const securityMails: Partial<Record<SecurityEventKind, readonly ('member' | 'other')[]>> = {
  emailChangeAsked: ['member'],
  // By now the member is at the new address; the other is the one that was left.
  emailChanged: ['member', 'other'],
  passwordChanged: ['member'],
  passwordReset: ['member'],
  sessionsEnded: ['member'],
  paymentMethodAsked: ['member'],
  signedInNew: ['member'],
  secondFactorSet: ['member'],
  secondFactorRemoved: ['member'],
  secondFactorRemovedBySkuret: ['member'],
  recoveryCodesRenewed: ['member'],
  recoveryCodeUsed: ['member'],
  passkeyAdded: ['member'],
  passkeyRemoved: ['member'],
  exported: ['member'],
  calendarMade: ['member'],
  leavingAsked: ['member'],
  cameBack: ['member'],
};

/** After so many milliseconds a session has to show again that it is its person, before a step that matters. */
export const proofLasts = 10 * 60_000;
