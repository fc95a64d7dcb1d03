import { proofLasts, type SecurityEventKind, securityMails } from './securityEvents';

test.each<SecurityEventKind>([
  'emailChangeAsked',
  'passwordChanged',
  'passwordReset',
  'sessionsEnded',
  'paymentMethodAsked',
  'payoutAccountAsked',
  'signedInNew',
  'secondFactorSet',
  'secondFactorRemoved',
  'secondFactorRemovedBySkuret',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'apiTokenMade',
  'webhookAdded',
  'exported',
  'calendarMade',
  'leavingAsked',
  'cameBack',
])('%s is mailed to the member', (kind) => {
  expect(securityMails[kind]).toEqual(['member']);
});

test('a changed e-mail is also reported to the old e-mail', () => {
  expect(securityMails.emailChanged).toEqual(['member', 'other']);
});

test.each<SecurityEventKind>([
  'signedUp',
  'signedIn',
  'emailConfirmed',
  'sessionEnded',
  'endedBySkuret',
  'calendarEnded',
  'apiTokenEnded',
])('%s is listed but not mailed', (kind) => {
  expect(securityMails[kind]).toBeUndefined();
});

test('an authentication is valid for ten minutes', () => {
  expect(proofLasts).toBe(600_000);
});
