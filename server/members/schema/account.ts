import { getResponseMinutes, getResponseRate } from '../../../domain/conversations/responseTime';
import { longestEmail, plainEmail } from '../../../domain/members/email';
import type { RequestContext } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { readableEmail } from '../../texts/readableEmail';
import { fieldError, message, toErrors, translate } from '../../texts/translate';
import { unauthenticated } from '../../validation/errors';
import { getDigest } from '../auth/createSecondFactors';
import { findPendingEmail } from '../records/mailLinks';
import { findSecondFactor } from '../records/secondFactors';
import { revokeToken } from '../records/tokens';
import { findCredentials, insertUser, type MemberRecord, type OwnerTotals } from '../records/users';
import { checkSignUp } from '../validation/checkSignUp';
import { makeTicket } from './makeTicket';
import { readMemberName } from './readMemberName';
import { openSession } from './security/openSession';

/** The languages as the schema calls them. */
/** Topics of notifications, by the names that clients know. */
export const topicNames = {
  messages: 'MESSAGES',
  reviews: 'REVIEWS',
  searches: 'SEARCHES',
  reminders: 'REMINDERS',
} as const;

/** The kinds of lenders as the schema calls them. */
const lenderKinds = { private: 'PRIVATE', trader: 'TRADER' } as const;

export const languageNames = { asGiven: 'AS_GIVEN', da: 'DANISH', en: 'ENGLISH' } as const;

const signInFailed = message('account.signInFailed');
const emailTaken = fieldError('email', 'account.emailTaken');

async function readTotals(member: MemberRecord, context: RequestContext): Promise<OwnerTotals> {
  const totals = await context.loaders.ownerTotals.load(member.id);
  return totals ?? { ownerId: member.id, toolCount: 0, reviewCount: 0, ratingSum: 0 };
}

/** The response to a sign-in of a member who has deleted their account, instead of a session. */
async function offerReturn(context: RequestContext, memberId: number, leavesAt: Date) {
  const asked = { memberId, purpose: 'comeBack' } as const;
  return { ticket: await makeTicket(context.executor, asked, context.now()), until: leavesAt };
}

/** The fields of a sign-in payload that most results leave empty. */
const none = { token: null, ticket: null, leaving: null };

const reviewTotals = {
  async reviewCount(member: MemberRecord, _args: object, context: RequestContext) {
    return (await readTotals(member, context)).reviewCount;
  },
  async ratingAverage(member: MemberRecord, _args: object, context: RequestContext) {
    const { reviewCount, ratingSum } = await readTotals(member, context);
    return reviewCount === 0 ? null : ratingSum / reviewCount;
  },
};

const lender = ({ lenderKind, trader }: MemberRecord) =>
  lenderKind && { kind: lenderKinds[lenderKind], trader };

export const account: Resolvers = {
  Query: {
    async currentUser(_root, _args, context) {
      context.readFromPrimary();
      const caller = await context.caller();
      if (caller.kind === 'refused') throw unauthenticated();
      return caller.kind === 'user' ? caller.user : null;
    },
  },
  Mutation: {
    async signInUser(_root, { email, password, rememberMe }, context) {
      const typed = plainEmail(email);
      const { rateLimits, metrics, address } = context;
      const onSuccess = await rateLimits.signIn(typed, address).catch((error: unknown) => {
        metrics.signIns.inc({ result: 'limited' });
        throw error;
      });
      const credentials =
        typed.length <= longestEmail ? await findCredentials(context.executor, typed) : null;
      const matches = await context.passwords.verify(credentials?.passwordHash ?? null, password);
      metrics.signIns.inc({ result: credentials && matches ? 'right' : 'wrong' });
      const member = credentials?.id ?? null;
      const failed = () => {
        context.security('sign-in failed', context, { member });
        return { ...none, errors: [translate(signInFailed, context.language)] };
      };
      if (!credentials?.passwordHash || !matches) return failed();
      const { id: memberId, passwordHash, leavesAt } = credentials;
      if (leavesAt !== null) {
        if (leavesAt <= context.now()) return failed();
        await onSuccess();
        const leaving = await offerReturn(context, memberId, leavesAt);
        return { ...none, leaving, errors: [] };
      }
      const isRemembered = rememberMe === true;
      if (await findSecondFactor(context.executor, memberId)) {
        // The attempt stays counted until the second step is done.
        const passwordDigest = getDigest(passwordHash);
        const ticket = { memberId, isRemembered, passwordDigest };
        return {
          ...none,
          ticket: await context.secondFactors.signTicket(ticket),
          errors: [],
        };
      }
      const session = { memberId, passwordHash, event: 'signedIn' as const };
      const token = await context.executor
        .transaction()
        .execute((transaction) => openSession(transaction, context, session, isRemembered));
      // A concurrent request has changed the password or deleted the account.
      if (token === null) return failed();
      context.security('signed in', context, { member, by: 'password' });
      context.outbox.wake();
      await onSuccess();
      return { ...none, token, errors: [] };
    },
    async signUpUser(_root, typed, context) {
      const checked = checkSignUp(typed);
      if ('errors' in checked) {
        return { token: null, ...toErrors(checked.errors, context.language) };
      }
      const { name, email, password } = checked.account;
      const onSuccess = await context.rateLimits.signUp(email, context.address);
      const passwordHash = await context.passwords.hash(password);
      const made = await context.executor.transaction().execute(async (transaction) => {
        const memberId = await insertUser(transaction, { name, email, passwordHash });
        if (memberId === null) return null;
        const session = { memberId, passwordHash, event: 'signedUp' as const };
        const token = await openSession(transaction, context, session, false);
        await context.mailLinks.ask(
          transaction,
          { purpose: 'confirmEmail', memberId, email },
          context.now(),
        );
        return { memberId, token };
      });
      if (made === null) return { token: null, ...toErrors([emailTaken], context.language) };
      context.outbox.wake();
      await onSuccess();
      context.security('signed up', context, { member: made.memberId });
      return { token: made.token, errors: [], fieldErrors: [] };
    },
    async signOut(_root, _args, context) {
      const caller = await context.caller();
      if (caller.kind === 'user') {
        await revokeToken(context.executor, caller.claims.tokenId, caller.claims.expiresAt);
        context.events.endToken(caller.claims.tokenId);
        context.security('signed out', context);
      }
      return { errors: [] };
    },
  },
  User: {
    ...reviewTotals,
    lender,
    settings: (user) => user,
    confirmationNeeded: ({ emailConfirmed }, _args, context) =>
      context.mailLinks.isAwaited && !emailConfirmed,
    email: ({ email }) => readableEmail(email),
    async pendingEmail({ id }, _args, context) {
      const email = await findPendingEmail(context.executor, id, context.now());
      return email && readableEmail(email);
    },
    toolCount: async (user, _args, context) => (await readTotals(user, context)).toolCount,
  },
  Settings: {
    language: ({ language }) => languageNames[language],
    mutedMails: ({ mutedMails }) => mutedMails.map((topic) => topicNames[topic]),
    mutedPushes: ({ mutedPushes }) => mutedPushes.map((topic) => topicNames[topic]),
  },
  Member: {
    ...reviewTotals,
    lender,
    name: (member, _args, context) => readMemberName(member, context),
    async responseRate({ id }, _args, context) {
      const answers = await context.loaders.answersOfOwner.load(id);
      return answers && getResponseRate(answers.answered, answers.expired);
    },
    async responseMinutes({ id }, _args, context) {
      const answers = await context.loaders.answersOfOwner.load(id);
      return answers && getResponseMinutes(answers.answered, answers.medianMinutes);
    },
  },
};
