import { signedIn } from '../context';
import { limits } from '../limits';
import { securityEventsOf } from '../records/securityEvents';
import { sessionsOf } from '../records/sessions';
import { confirmEmail, resetPassword, sendConfirmation, sendResetLink } from './security/links';
import {
  changeEmail,
  changePassword,
  confirmIdentity,
  endOtherSessions,
  endSessionStep,
} from './security/steps';
import type { Topic } from './topic';

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
  signedInNew: 'SIGNED_IN_NEW',
  secondFactorSet: 'SECOND_FACTOR_SET',
  secondFactorRemoved: 'SECOND_FACTOR_REMOVED',
  secondFactorRemovedBySkuret: 'SECOND_FACTOR_REMOVED_BY_SKURET',
  recoveryCodesRenewed: 'RECOVERY_CODES_RENEWED',
  recoveryCodeUsed: 'RECOVERY_CODE_USED',
  passkeyAdded: 'PASSKEY_ADDED',
  passkeyRemoved: 'PASSKEY_REMOVED',
  exported: 'EXPORTED',
  calendarMade: 'CALENDAR_MADE',
  calendarEnded: 'CALENDAR_ENDED',
  leavingAsked: 'LEAVING_ASKED',
  cameBack: 'CAME_BACK',
} as const;

export const security: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """Where the signed-in user is signed in, this browser first, then the one used last. Needs a signed-in user."""
      mySessions: [Session!]!
      """What happened to the signed-in user's account, newest first. Needs a signed-in user."""
      securityEvents: [SecurityEvent!]!
    }

    extend type Mutation {
      """Shows by the password that it is the signed-in user; for ten minutes the steps that matter ask for nothing more. Needs a signed-in user."""
      confirmIdentity(
        """The present password."""
        password: String!
        """Where two-step sign-in is on: a code of the app, or a recovery code."""
        code: String
      ): SecurityPayload!
      """Ends a session of the signed-in user. One that is over is no error. Needs a proof of the last ten minutes."""
      endSession(
        """The id of the session."""
        id: ID!
      ): SecurityPayload!
      """Ends all sessions of the signed-in user but this one. Needs a proof of the last ten minutes, or fails with \`PROOF_NEEDED\`."""
      endOtherSessions: SecurityPayload!
      """Changes the password, and ends all sessions but this one. Needs a signed-in user, and with two-step sign-in a proof of the last ten minutes."""
      changePassword(
        """The present password."""
        currentPassword: String!
        """8 to 200 characters."""
        newPassword: String!
      ): SecurityPayload!
      """
      Sends a link to another e-mail, which is the user's once the link is used. The answer is the same whether or not
      another account has it. Needs a signed-in user, and with two-step sign-in a proof of the last ten minutes.
      """
      changeEmail(
        """The new e-mail, at most 254 characters."""
        email: String!
        """The present password."""
        password: String!
      ): SecurityPayload!
      """Sends the signed-in user a link that confirms their e-mail; nothing when it is confirmed. Needs a signed-in user."""
      sendConfirmation: SecurityPayload!
      """Sends a link by which the password of an account can be chosen anew. The answer is the same whether or not there is an account."""
      sendResetLink(
        """The e-mail of the account."""
        email: String!
      ): SecurityPayload!
      """Uses a link that confirms an e-mail, the one that signed up or another one that was asked for."""
      confirmEmail(
        """What stands in the link."""
        token: String!
      ): LinkPayload!
      """Uses a link that resets a password, and ends all sessions of its member."""
      resetPassword(
        """What stands in the link."""
        token: String!
        """8 to 200 characters."""
        password: String!
      ): LinkPayload!
    }

    """A browser in which a user is signed in."""
    type Session {
      """Never changes. It ends the session, and signs nobody in."""
      id: ID!
      """What the browser is called, without a version; null for one that we do not know."""
      browser: String
      """What it runs on, without a version; null for what we do not know."""
      system: String
      """When it signed in."""
      createdAt: DateTime!
      """When it was used last, to the minute."""
      usedAt: DateTime!
      """Whether it is the one that asks."""
      isCurrent: Boolean!
    }

    """Something that happened to an account."""
    type SecurityEvent {
      """Never changes."""
      id: ID!
      """What happened."""
      kind: SecurityEventKind!
      """When."""
      at: DateTime!
      """In which browser; null for one that we do not know."""
      browser: String
      """What that ran on; null for what we do not know."""
      system: String
    }

    """What can happen to an account."""
    enum SecurityEventKind {
      """The account was made."""
      SIGNED_UP
      """Somebody signed in with the password."""
      SIGNED_IN
      """The e-mail was confirmed."""
      EMAIL_CONFIRMED
      """Another e-mail was asked for."""
      EMAIL_CHANGE_ASKED
      """The e-mail is another one."""
      EMAIL_CHANGED
      """The password was changed by who knew it."""
      PASSWORD_CHANGED
      """The password was chosen anew with a link."""
      PASSWORD_RESET
      """A session was ended from another one."""
      SESSION_ENDED
      """All sessions but one were ended."""
      SESSIONS_ENDED
      """Skuret has ended all sessions."""
      ENDED_BY_SKURET
      """Somebody went to add a payment method."""
      PAYMENT_METHOD_ASKED
      """Somebody signed in in a browser that was not seen before."""
      SIGNED_IN_NEW
      """Two-step sign-in was turned on."""
      SECOND_FACTOR_SET
      """Two-step sign-in was turned off."""
      SECOND_FACTOR_REMOVED
      """Skuret has turned two-step sign-in off."""
      SECOND_FACTOR_REMOVED_BY_SKURET
      """New recovery codes were made."""
      RECOVERY_CODES_RENEWED
      """A recovery code was used."""
      RECOVERY_CODE_USED
      """A passkey was added."""
      PASSKEY_ADDED
      """A passkey was removed."""
      PASSKEY_REMOVED
      """Everything about the member was asked for as a file."""
      EXPORTED
      """The calendar got an address, or another one."""
      CALENDAR_MADE
      """The calendar has no address any more."""
      CALENDAR_ENDED
      """The account was deleted, with 14 days to come back."""
      LEAVING_ASKED
      """The member came back within them."""
      CAME_BACK
    }

    """What such a step answers."""
    type SecurityPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What using a link answers."""
    type LinkPayload {
      """What became of the link; null when it still works and \`errors\` says what else was wrong."""
      link: LinkEnd
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What became of a link."""
    enum LinkEnd {
      """What it is for is done."""
      DONE
      """It was used before."""
      USED
      """It is too old, or another step has ended it."""
      OLD
      """It is none of ours, or not whole."""
      BROKEN
    }
  `,
  resolvers: {
    Query: {
      async mySessions(_root, _args, context) {
        const { user, claims } = await signedIn(context);
        const all = await sessionsOf(
          context.executor,
          { memberId: user.id, tokenId: claims.tokenId },
          context.now(),
          limits.sessions,
        );
        return all.map((each) => ({ ...each, isCurrent: each.id === claims.tokenId }));
      },
      async securityEvents(_root, _args, context) {
        const { user } = await signedIn(context);
        const events = await securityEventsOf(context.executor, user.id, limits.securityEvents);
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
  },
};
