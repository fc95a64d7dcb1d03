import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { listSecurityEvents } from '../records/securityEvents';
import { listSessions } from '../records/sessions';
import { confirmEmail, resetPassword, sendConfirmation, sendResetLink } from './security/links';
import {
  changeEmail,
  changePassword,
  confirmIdentity,
  endOtherSessions,
  endSessionStep,
} from './security/steps';

/** The events as the schema calls them. */
const kinds = {
  signedUp: 'SIGNED_UP',
  signedIn: 'SIGNED_IN',
  emailConfirmed: 'EMAIL_CONFIRMED',
  emailChangeAsked: 'EMAIL_CHANGE_ASKED',
  emailChanged: 'EMAIL_CHANGED',
  passwordChanged: 'PASSWORD_CHANGED',
  passwordReset: 'PASSWORD_RESET',
  sessionEnded: 'SESSION_ENDED',
  sessionsEnded: 'SESSIONS_ENDED',
  endedBySkuret: 'ENDED_BY_SKURET',
  paymentMethodAsked: 'PAYMENT_METHOD_ASKED',
  payoutAccountAsked: 'PAYOUT_ACCOUNT_ASKED',
  signedInNew: 'SIGNED_IN_NEW',
  secondFactorSet: 'SECOND_FACTOR_SET',
  secondFactorRemoved: 'SECOND_FACTOR_REMOVED',
  secondFactorRemovedBySkuret: 'SECOND_FACTOR_REMOVED_BY_SKURET',
  recoveryCodesRenewed: 'RECOVERY_CODES_RENEWED',
  recoveryCodeUsed: 'RECOVERY_CODE_USED',
  passkeyAdded: 'PASSKEY_ADDED',
  passkeyRemoved: 'PASSKEY_REMOVED',
  apiTokenMade: 'API_TOKEN_MADE',
  apiTokenEnded: 'API_TOKEN_ENDED',
  webhookAdded: 'WEBHOOK_ADDED',
  webhookRemoved: 'WEBHOOK_REMOVED',
  exported: 'EXPORTED',
  calendarMade: 'CALENDAR_MADE',
  calendarEnded: 'CALENDAR_ENDED',
  leavingAsked: 'LEAVING_ASKED',
  cameBack: 'CAME_BACK',
} as const;

export const security: Resolvers = {
  Query: {
    async mySessions(_root, _args, context) {
      const { user, claims } = await signedIn(context);
      const all = await listSessions(
        context.executor,
        { memberId: user.id, tokenId: claims.tokenId },
        context.now(),
        limits.sessions,
      );
      return all.map((each) => ({ ...each, isCurrent: each.id === claims.tokenId }));
    },
    async securityEvents(_root, _args, context) {
      const { user } = await signedIn(context);
      const events = await listSecurityEvents(context.executor, user.id, limits.securityEvents);
      return events.map((event) => ({ ...event, id: String(event.id), kind: kinds[event.kind] }));
    },
  },
  Mutation: {
    confirmIdentity,
    endSession: endSessionStep,
    endOtherSessions,
    changePassword,
    changeEmail,
    sendConfirmation,
    sendResetLink,
    confirmEmail,
    resetPassword,
  },
};
